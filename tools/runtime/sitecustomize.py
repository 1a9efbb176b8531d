"""Python imports this module at its start. From then on it can import the whole library.

`python.zip` has the few modules that Python needs before, and an archive of all others.
"""

from zipimport import zipimporter

if __spec__ and isinstance(__spec__.loader, zipimporter):
    __import__("site_archive").add(__spec__.loader.archive)
