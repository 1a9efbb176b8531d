"""The bots that people write: the editor, the list of bots, and their files.

The open bot is saved at each change, in the text `bots`, at most 40. That text and files are
hostile: invalid bots are left out, names and code are cleaned and cut. A dialog shows code from a
file before it is opened or plays. A new bot gets one of the six faces that few others have. A file
has it in a first line such as `# face: 5`.
"""
