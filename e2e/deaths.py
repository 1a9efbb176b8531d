"""Scripts that let the page's connections to the database die as on a device that slept."""

DEATHS = {
    "is closed": "() => used.forEach((database) => database.close())",
    "throws": "() => used.forEach((database) => dead.add(database))",
    "aborts": "() => { mortal = true; used.forEach((database) => dead.add(database)); }",
}
"""How connections die without an event."""

MORTAL = """() => {
  window.used = new Set();
  window.dead = new Set();
  window.mortal = false;
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    used.add(this);
    if (dead.has(this) && !mortal) throw new DOMException("lost", "UnknownError");
    const made = transaction.apply(this, given);
    if (dead.has(this)) made.abort();
    return made;
  };
  window.undo ??= [];
  window.undo.push(() => { IDBDatabase.prototype.transaction = transaction; });
}"""
