"""Picture sets: what people put in the place of the animals, as data, text and file.

Rules, layouts and records know nothing of picture sets. The view tells `look/shown_pictures.py`
which set is in use, as it tells the language. Stickers and the art of home stay animals. When the
set in use changes, the effect `ApplySet` makes the page draw its pictures as symbols, such as
`own-lion-board`, and play its sounds.

A name is any text of up to 24 visible characters. In sentences it is in quotation marks or after a
colon, in every language, and never inflected. Where a card shows a word, no name is below it.

`zoo_file.py` writes a set as a zip file without dates. It reads only the names that the set lists,
without encryption, gaps or false sizes, and at most 8 MB. The page then decodes and encodes each
image and sound again. What is read gets ids that are made from its content. So it replaces nothing,
and a set that comes again is known (`same_set.py`).
"""
