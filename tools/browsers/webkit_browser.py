"""A window of WebKitGTK that WebDriver drives.

`webdriver.py` starts it: `/usr/bin/python3 tools/browsers/webkit_browser.py PROFILE`. WebKitGTK's
MiniBrowser saves nothing on the disk while it is driven. This one has a profile: a folder that
lives on when the browser is killed, as people's browsers have. It runs in Debian's Python, which
has the bindings of WebKitGTK.
"""

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402 - the versions must be named before

SIZE = 1024, 768
VERSION = (
    WebKit2.get_major_version(),
    WebKit2.get_minor_version(),
    WebKit2.get_micro_version(),
)


def main(profile: str) -> None:
    """Shows a window for each page that WebDriver asks for."""
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
    manager = WebKit2.WebsiteDataManager(
        base_data_directory=str(Path(profile, "data")),
        base_cache_directory=str(Path(profile, "cache")),
    )
    context = WebKit2.WebContext(website_data_manager=manager)
    context.set_preferred_languages(["en-GB"])
    context.set_automation_allowed(True)

    def show_page(_session: WebKit2.AutomationSession) -> WebKit2.WebView:
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        window = Gtk.Window(default_width=SIZE[0], default_height=SIZE[1])
        window.add(view)
        window.show_all()
        return view

    def start(_context: WebKit2.WebContext, session: WebKit2.AutomationSession) -> None:
        info = WebKit2.ApplicationInfo()
        info.set_name("webkitgtk")
        info.set_version(*VERSION)
        session.set_application_info(info)
        session.connect("create-web-view", show_page)

    context.connect("automation-started", start)
    Gtk.main()


if __name__ == "__main__":
    main(sys.argv[1])
