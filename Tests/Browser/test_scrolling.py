"""Scrolls in Chromium: to where views begin, to positions, and away from the keyboard."""

import os

from support import box_of, open_page, program, run, screenshot, timed, until, wait_for_text

os.environ["FIXTURE"] = "scrolling"

SCROLL = "document.querySelector('.scroll')"


def open_page_of(browser, app, name, **options):
    page, problems = open_page(browser, app, first="Scrolling", **options)
    page.get_by_role("button", name=name).click()
    return page, problems


@timed
def test_rest(browser, app):
    """What its user leaves between two cards goes on to where one begins, and is seen on the way."""
    page, problems = open_page_of(browser, app, "Cards")
    wait_for_text(page, "Card 0")
    wait_for_text(page, "seen 0 1")
    page.mouse.move(200, 80)
    page.evaluate(f"""window.places = [];
        {SCROLL}.addEventListener('scroll', () => places.push({SCROLL}.scrollLeft))""")
    page.mouse.wheel(270, 0)
    until(page, f"() => {SCROLL}.scrollLeft === 220")
    wait_for_text(page, "phases idle interacting idle")
    # It does not jump.
    places = page.evaluate("places")
    between = [place for place in places if 220 < place < 270]
    assert len(between) >= 2, places
    page.wait_for_timeout(300)
    assert page.evaluate(f"{SCROLL}.scrollLeft") == 220
    wait_for_text(page, "seen 1 2")
    assert problems == [], problems


def test_reduced_motion(browser, app):
    page, _ = open_page_of(browser, app, "Cards", reduced_motion="reduce")
    wait_for_text(page, "Card 0")
    page.mouse.move(200, 80)
    page.mouse.wheel(270, 0)
    until(page, f"() => {SCROLL}.scrollLeft === 220")


@timed
def test_beneath_bars(browser, app):
    """Content goes on beneath bars, which keep the pointer from it; the large title folds, and all of it is reached."""
    page, problems = open_page_of(browser, app, "Beneath")
    wait_for_text(page, "Line 0")
    box = page.evaluate(f"{SCROLL}.getBoundingClientRect().toJSON()")
    assert (box["top"], box["bottom"]) == (0, 844), box
    # A button is as large as its label, in the middle of its frame.
    button = lambda number: page.get_by_role("button", name=f"Line {number}", exact=True)
    line = lambda number: box_of(button(number).locator(".."))
    assert line(0)["y"] == 96, line(0)
    screenshot(page, "scrolling-beneath-rest")
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 25)
    page.wait_for_timeout(300)
    title = page.get_by_text("Pressed nothing")
    assert box_of(title)["y"] < 70, box_of(title)
    page.mouse.wheel(0, 275)
    page.wait_for_timeout(500)
    screenshot(page, "scrolling-beneath-folded")
    assert box_of(title)["y"] < 40, box_of(title)
    # A press on the bar does not go through it; one below does.
    under = next(number for number in range(50) if line(number)["y"] <= 22 <= line(number)["y"] + 40)
    page.mouse.click(200, 22)
    page.wait_for_timeout(300)
    assert title.count() == 1, f"Line {under} was pressed through the bar."
    page.mouse.click(200, line(under + 3)["y"] + 20)
    wait_for_text(page, f"Pressed {under + 3}")
    page.mouse.wheel(0, 10000)
    page.wait_for_timeout(500)
    last = line(49)
    assert abs(last["y"] + last["height"] - (844 - 49)) < 1, last
    screenshot(page, "scrolling-beneath-end")
    assert problems == [], problems


@timed
def test_position(browser, app):
    page, problems = open_page_of(browser, app, "Positions")
    wait_for_text(page, "Line 99")
    wait_for_text(page, "at -1, by the program")
    page.get_by_role("button", name="More").click()
    wait_for_text(page, "Line 109")
    page.get_by_role("button", name="40").click()
    wait_for_text(page, "Line 40")
    wait_for_text(page, "at 40, by the program")
    page.mouse.move(200, 400)
    page.mouse.wheel(0, 96)
    wait_for_text(page, "at 42, by hand")
    page.get_by_role("button", name="Top").click()
    wait_for_text(page, "Line 0")
    wait_for_text(page, "at -1, by the program")
    # It may decelerate there, because of an earlier scroll.
    for _ in range(50):
        if page.evaluate(f"{SCROLL}.scrollTop") == 0:
            break
        page.wait_for_timeout(100)
    assert page.evaluate(f"{SCROLL}.scrollTop") == 0
    assert problems == [], problems


NOTE_PLACES = """() => {
    const area = document.querySelector('.scroll');
    window.places = [];
    area.addEventListener('scroll', () => window.places.push([performance.now(), area.scrollTop]));
}"""


@timed
def test_glide(browser, app):
    """A position that is set with an animation is scrolled to on its curve."""
    page, problems = open_page_of(browser, app, "Positions")
    page.get_by_role("button", name="Top").click()
    until(page, f"{SCROLL}.scrollTop === 0")
    page.get_by_role("button", name="40").click()
    until(page, f"{SCROLL}.scrollTop > 0")
    page.wait_for_timeout(200)
    end = page.evaluate(f"{SCROLL}.scrollTop")
    page.get_by_role("button", name="Top").click()
    until(page, f"{SCROLL}.scrollTop === 0")
    page.wait_for_timeout(200)
    page.evaluate(NOTE_PLACES)
    page.get_by_role("button", name="Glide").click()
    until(page, f"{SCROLL}.scrollTop === {end}")
    places = page.evaluate("window.places")
    assert len(places) > 20, places
    tops = [top for _, top in places]
    assert tops == sorted(tops), tops
    assert 700 < places[-1][0] - places[0][0] < 1200, places
    # In the middle of the time it is in the middle of the way that it has glided.
    middle = min(places, key=lambda place: abs(place[0] - (places[0][0] + places[-1][0]) / 2))
    assert abs(middle[1] - (tops[0] + end) / 2) < 0.1 * (end - tops[0]), (middle, tops[0], end)
    page.wait_for_timeout(200)
    assert page.evaluate(f"{SCROLL}.scrollTop") == end
    assert problems == [], problems


@timed
def test_glide_ends_where_its_user_scrolls(browser, app):
    page, _ = open_page_of(browser, app, "Positions")
    page.get_by_role("button", name="Top").click()
    until(page, f"{SCROLL}.scrollTop === 0")
    page.wait_for_timeout(200)
    page.get_by_role("button", name="Glide").click()
    page.wait_for_timeout(400)
    page.mouse.move(200, 400)
    page.mouse.wheel(0, -30)
    page.wait_for_timeout(300)
    stopped = page.evaluate(f"{SCROLL}.scrollTop")
    page.wait_for_timeout(900)
    assert abs(page.evaluate(f"{SCROLL}.scrollTop") - stopped) < 1


@timed
def test_keyboard(browser, app):
    page, problems = open_page_of(browser, app, "Fields")
    page.get_by_role("textbox").click()
    wait_for_text(page, "writing")
    # A scroll that is not the user's leaves the field its keyboard.
    page.evaluate(f"{SCROLL}.scrollTop = 10")
    page.wait_for_timeout(200)
    wait_for_text(page, "writing")
    page.mouse.move(200, 500)
    page.mouse.wheel(0, 50)
    wait_for_text(page, "resting")
    assert page.evaluate("document.activeElement === document.body")
    assert problems == [], problems


def test_growing_field(browser, app):
    """Spaces that are written are no scrolling, though the field takes room from what is scrolled as it grows."""
    page, problems = open_page_of(browser, app, "Chat")
    page.get_by_placeholder("Message").click()
    wait_for_text(page, "writing")
    written = "one two three " * 40
    page.keyboard.type(written)
    page.keyboard.type("end")
    until(page, "document.activeElement.value?.endsWith('end')")
    assert page.get_by_placeholder("Message").input_value() == written + "end"
    wait_for_text(page, "writing")
    assert problems == [], problems


def test_clip(browser, app):
    """What stands outside of what scrolls can be seen, if that is wanted."""
    page, _ = open_page_of(browser, app, "Cards")
    wait_for_text(page, "Card 0")
    screenshot(page, "scroll-clip")


run(globals(), program("BrowserFixture"))
