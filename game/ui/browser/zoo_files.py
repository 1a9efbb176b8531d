"""Picture sets as files on the device. Import it when it is needed: it loads `zipfile`."""

from pyodide.ffi import to_js

from game.ui.browser.page import page
from game.ui.screens.pictures.msg import SetMade, ZooRefused
from game.ui.sets.bad_zoo import BadZooError, ZooFault
from game.ui.sets.picture_set import PictureSet
from game.ui.sets.zoo_file import read_zoo, zoo_bytes

TYPE = "application/zip"


async def zoo_read(file: bytes) -> SetMade | ZooRefused:
    """The message about a file; its images and sounds wait until they are saved.

    It is empty if the page did not read it because of its size.
    """
    if not file:
        return ZooRefused(ZooFault.TOO_LARGE.value)
    try:
        zoo = read_zoo(file)
    except BadZooError as error:
        return ZooRefused(error.fault.value)
    for image_id, content in zoo.parts.items():
        if not await page.adoptImage(image_id, to_js(content)):
            return ZooRefused(ZooFault.BAD_IMAGE.value)
    return SetMade(zoo.pictures)


async def save_zoo(pictures: PictureSet) -> None:
    """Offers the set to the user as a file."""
    page.saveBytes(f"{pictures.name or 'zoo'}.zoo", TYPE, to_js(await zoo_file(pictures)))


async def zoo_file(pictures: PictureSet) -> bytes:
    """The set as a file."""
    found = await page.readImages(*sorted(pictures.images))
    parts = {image_id: content.to_bytes() for image_id, _type, content in found if content}
    return zoo_bytes(pictures, parts)
