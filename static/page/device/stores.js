// The stores of the database.

/** @import { IDBPTransaction } from "../../../idb/index.js" */

/** @typedef {IDBPTransaction<unknown, string[], "readwrite">} WriteTransaction */

/** The store of the saved texts, by name. */
export const TEXTS = "texts";

/** The store of the texts that cannot be read, oldest first. */
export const DAMAGED = "damaged";

/** The store of images and sounds, by id. */
export const IMAGES = "images";
