"""What is drawn in Chromium: gradients, effects, materials and canvases; what is turned is pressed where it is seen."""

import os
import zlib

from support import box_of, open_page, program, run, screenshot, wait_for_text

os.environ["FIXTURE"] = "drawing"


def pixel(page, x, y):
    """The colour of a pixel of the page."""
    png = page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1})
    data, place = b"", 8
    while place < len(png):
        length, kind = int.from_bytes(png[place:place + 4], "big"), png[place + 4:place + 8]
        data += png[place + 8:place + 8 + length] if kind == b"IDAT" else b""
        place += 12 + length
    row = zlib.decompress(data)
    return tuple(row[1:4])


def test_all_is_drawn(browser, app):
    page, problems = open_page(browser, app, first="Drawing")
    screenshot(page, "drawing")
    filters = page.evaluate(
        "[...document.querySelectorAll('.node, .group')].map(node => getComputedStyle(node).filter)")
    assert any("blur(2px)" in filter for filter in filters), filters
    assert any("drop-shadow" in filter for filter in filters), filters
    assert page.locator("svg linearGradient, svg radialGradient, svg pattern, .sweep").count() >= 4
    # The page's policy lets no source set styles: what mixes within a mask has its own from the script.
    assert page.evaluate("[...document.querySelectorAll('mask g')].some(part => part.style.isolation === 'isolate')")
    assert problems == [], problems


def test_one_picture(browser, app):
    """What mixes in a way that CSS has no name for is a picture, and its text is there to be read."""
    page, problems = open_page(browser, app, first="Drawing")
    hole = page.locator(".line", has_text="Hole")
    assert hole.locator("span").evaluate("span => getComputedStyle(span).color").endswith(" 0)")
    pictures = hole.evaluate("""line => {
        for (let node = line.parentElement; node; node = node.parentElement) {
            if (node.querySelector(':scope > .group image')) return true;
        }
        return false;
    }""")
    assert pictures
    # A text that is drawn several times is read once.
    assert page.locator(".line:not([aria-hidden])", has_text="Inner").count() == 1
    # Masks cut off what is drawn in groups too: the page is white.
    assert [pixel(page, x, y) for x, y in [(5, 5), (385, 5), (5, 838), (385, 838)]] == [(255, 255, 255)] * 4
    assert problems == [], problems


def test_turned_button(browser, app):
    page, problems = open_page(browser, app, first="Drawing")
    box = box_of(page.get_by_role("button"))
    assert box["height"] > box["width"], box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 4)
    wait_for_text(page, "Pressed 1 times")
    # The canvas has redrawn its symbols.
    page.wait_for_timeout(200)
    screenshot(page, "drawing-pressed")
    assert problems == [], problems


def test_material(browser, app):
    page, _ = open_page(browser, app, first="Drawing")
    glass = page.locator(".material")
    assert "blur(20px)" in glass.evaluate("node => getComputedStyle(node).backdropFilter")
    box = box_of(glass)
    assert round(box["width"]) == 170 and round(box["height"]) == 60, box


run(globals(), program("BrowserFixture"))
