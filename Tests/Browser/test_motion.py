"""What moves in Chromium: places on the way, what comes and goes, input on the way, hidden pages, less motion."""

import os

from support import open_page, program, run, until, wait_for_text

os.environ["FIXTURE"] = "motion"

PLACE = """(() => {
    const texts = [...document.querySelectorAll('*')].filter(e => e.children.length === 0 && e.textContent === '%s');
    return texts.length ? texts[0].getBoundingClientRect().x : -1;
})()"""

OPACITY = """(() => {
    let node = [...document.querySelectorAll('*')].filter(e => e.children.length === 0 && e.textContent === '%s')[0];
    if (!node) return -1;
    let result = 1;
    for (; node instanceof Element; node = node.parentElement) result *= Number(getComputedStyle(node).opacity);
    return result;
})()"""


# Notes the time and the place of a text for each frame that the browser draws.
RECORD = """(text) => {
    const node = [...document.querySelectorAll('*')].filter(e => e.children.length === 0 && e.textContent === text)[0];
    window.frames_ = [];
    const note = (time) => {
        window.frames_.push([time, node.getBoundingClientRect().x]);
        requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
}"""


def test_moves(browser, app):
    page, problems = open_page(browser, app, first="Moving")
    start = page.evaluate(PLACE % "Ball")
    page.evaluate(RECORD, "Ball")
    page.get_by_role("button", name="Move").click()
    until(page, (PLACE % "Ball") + f" === {start + 200}")
    frames = page.evaluate("window.frames_")
    moving = [(time, x - start) for time, x in frames if start < x < start + 200]
    places = [x for _, x in moving]
    assert len(set(places)) >= 10, places
    assert places == sorted(places), places
    # It takes a second, less the ends that no frame shows.
    assert 700 < moving[-1][0] - moving[0][0] < 1200, moving
    assert problems == [], problems


def test_returns_from_where_it_is(browser, app):
    page, _ = open_page(browser, app, first="Moving")
    start = page.evaluate(PLACE % "Ball")
    move = page.get_by_role("button", name="Move")
    move.click()
    page.wait_for_timeout(400)
    move.click()
    middle = page.evaluate(PLACE % "Ball") - start
    assert 20 < middle < 190, middle
    until(page, (PLACE % "Ball") + f" === {start}")


def test_input_hits_what_shows(browser, app):
    page, _ = open_page(browser, app, first="Moving")
    page.get_by_role("button", name="Move").click()
    page.wait_for_timeout(300)
    box = page.get_by_role("button", name="Target").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_for_text(page, "Taps 1")


def test_comes_and_goes(browser, app):
    page, problems = open_page(browser, app, first="Moving")
    toggle = page.get_by_role("button", name="Toggle")
    toggle.click()
    page.wait_for_timeout(300)
    coming = page.evaluate(OPACITY % "Guest")
    assert 0.05 < coming < 0.95, coming
    until(page, (OPACITY % "Guest") + " === 1")
    toggle.click()
    page.wait_for_timeout(300)
    going = page.evaluate(OPACITY % "Guest")
    assert 0.05 < going < 0.95, going
    until(page, (OPACITY % "Guest") + " === -1")
    assert problems == [], problems


def test_reduced_motion(browser, app):
    open_page(browser, app, first="Motion")
    open_page(browser, app, first="Less motion", reduced_motion="reduce")


def test_rests(browser, app):
    """Nothing is sent to a page on which nothing moves."""
    page, _ = open_page(browser, app, first="Moving")
    start = page.evaluate(PLACE % "Ball")
    page.evaluate("() => { window.count = 0; socket.addEventListener('message', () => { window.count += 1; }); }")
    page.get_by_role("button", name="Move").click()
    until(page, (PLACE % "Ball") + f" === {start + 200}")
    page.wait_for_timeout(200)
    moving = page.evaluate("window.count")
    assert moving >= 10, moving
    page.wait_for_timeout(500)
    assert page.evaluate("window.count") == moving


run(globals(), program("BrowserFixture"))
