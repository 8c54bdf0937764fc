"""Images in Chromium: those in files come from the app under its token, and look as they do in pictures."""

import os

from support import box_of, open_page, program, run, screenshot, until

os.environ["FIXTURE"] = "images"

# The colours of some points of an element, as the page shows them.
PIXELS = """async ([png, points]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return points.map(([x, y]) => [...context.getImageData(x * image.width, y * image.height, 1, 1).data].slice(0, 3));
}"""


def colors(page, judge, name, points):
    """The colours of points of an image, from 0 to 1 of its sides. A page without a policy of its own reads them."""
    import base64

    png = page.get_by_role("img", name=name).screenshot()
    return judge.evaluate(PIXELS, [base64.b64encode(png).decode(), points])


def test_files(browser, app):
    page, problems = open_page(browser, app, first="Images")
    page.wait_for_timeout(500)
    judge = browser.new_page()
    screenshot(page, "images")
    corners = [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]
    assert colors(page, judge, "Four corners", corners) == [[255, 0, 0], [0, 0, 255], [0, 255, 0], [255, 255, 255]]
    tinted = colors(page, judge, "Tinted", corners)
    assert tinted[0] == tinted[1] == tinted[2] != tinted[3] == [255, 255, 255], tinted
    # Tiles of two points: columns of red over green and of blue over nothing.
    tiles = colors(page, judge, "Tiled", [[(x + 0.5) / 40, 0.05] for x in range(4)])
    assert tiles == [[255, 0, 0], [0, 0, 255], [255, 0, 0], [0, 0, 255]], tiles
    assert problems == [], problems


def test_tapped(browser, app):
    page, _ = open_page(browser, app, first="Images")
    picture = page.get_by_role("img", name="Four corners")
    box = box_of(picture)
    page.mouse.click(box["x"] + 10, box["y"] + 10)
    until(page, "[...document.querySelectorAll('.image')].some(image => image.offsetWidth === 120)")


def test_served_under_the_token_only(browser, app):
    page, _ = open_page(browser, app, first="Images")
    page.wait_for_timeout(300)
    url = page.evaluate("getComputedStyle(document.querySelector('.image')).backgroundImage.slice(5, -2)")
    answer = page.request.get(url)
    assert answer.status == 200 and answer.headers["content-type"] == "image/png", answer.headers
    assert "immutable" in answer.headers["cache-control"] and "sandbox" in answer.headers["content-security-policy"]
    assert page.request.get(url.split("?")[0]).status == 403
    assert page.request.get(url.replace("/images/", "/images/0")).status == 404


def test_named(browser, app):
    page, _ = open_page(browser, app, first="Images")
    assert page.get_by_role("img", name="Favorite").count() == 1
    assert page.get_by_role("button", name="Add").count() == 1
    assert page.get_by_role("img", name="Missing").count() == 1


run(globals(), program("BrowserFixture"))
