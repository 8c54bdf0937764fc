"""What moves in Chromium: places on the way, what comes and goes, input on the way, hidden pages, less motion."""

import math
import os
import re

from support import App, box_of, open_page, program, run, timed, until, wait_for_text

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


@timed
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


@timed
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


@timed
def test_input_hits_what_shows(browser, app):
    page, _ = open_page(browser, app, first="Moving")
    page.get_by_role("button", name="Move").click()
    page.wait_for_timeout(300)
    box = box_of(page.get_by_role("button", name="Target"))
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_for_text(page, "Taps 1")


@timed
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


# Counts the messages of the app from now on, and their bytes.
COUNT = """() => {
    window.messages_ = [];
    socket.addEventListener('message', (event) => window.messages_.push(event.data));
}"""


def test_rests(browser, app):
    """A motion is sent once, and nothing while it runs or afterwards."""
    page, _ = open_page(browser, app, first="Moving")
    start = page.evaluate(PLACE % "Ball")
    page.evaluate(COUNT)
    page.get_by_role("button", name="Move").click()
    until(page, (PLACE % "Ball") + f" === {start + 200}")
    page.wait_for_timeout(500)
    motions = [text for text in page.evaluate("window.messages_") if '"p":"translate"' in text]
    assert len(motions) == 1, motions
    # The press and its end are shown, too.
    assert len(page.evaluate("window.messages_")) <= 3, page.evaluate("window.messages_")


# Stops all motions at a time in seconds after they have begun, and returns where a text is, how opaque, and how wide.
AT = """([text, seconds]) => {
    for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = seconds * 1000;
    }
    let node = [...document.querySelectorAll('*')].filter(e => e.children.length === 0 && e.textContent === text)[0];
    const box = node.getBoundingClientRect();
    let opacity = 1;
    let filter = '';
    for (; node instanceof Element; node = node.parentElement) {
        opacity *= Number(getComputedStyle(node).opacity);
        if (getComputedStyle(node).filter !== 'none') filter = getComputedStyle(node).filter;
    }
    return [box.x + box.width / 2, box.y + box.height / 2, opacity, box.width, filter];
}"""


def spring(time, duration=1.0, bounce=0.3):
    """The part of the way that a spring from rest has gone, and whether that is known: it never quite ends."""
    frequency, damping = 2 * math.pi / duration, 1 - bounce
    damped = frequency * math.sqrt(1 - damping * damping)
    decay = math.exp(-damping * frequency * time)
    return 1 - decay * (math.cos(damped * time) + damping * frequency / damped * math.sin(damped * time))


def test_shows_what_the_model_says(browser, app):
    """Places, sizes and opacities at moments of a spring are those of its formula, which tests of the engine prove."""
    page, problems = open_page(browser, app, first="Moving")
    x, y, _, width, _ = page.evaluate(AT, ["Dice", 0])
    page.get_by_role("button", name="Spring").click()
    until(page, "document.getAnimations().length > 3")
    for time in (0.1, 0.3, 0.55, 0.8):
        part = spring(time)
        nowX, nowY, opacity, nowWidth, _ = page.evaluate(AT, ["Dice", time])
        assert abs(nowX - x - 150 * part) < 1, (time, nowX - x, 150 * part)
        assert abs(nowY - y) < 1, (time, nowY, y)
        assert abs(nowWidth - width * (1 + part)) < 1, (time, nowWidth, width * (1 + part))
        assert abs(opacity - min(max(1 - 0.75 * part, 0), 1)) < 2 / 255, (time, opacity, part)
        turned = page.evaluate(AT, ["Turn", time])
        assert abs(float(turned[4][5:-3]) - max(2 * part, 0)) < 0.3, (turned, part)
    assert problems == [], problems


@timed
def test_completion_comes_at_the_end(browser, app):
    page, _ = open_page(browser, app, first="Moving")
    page.get_by_role("button", name="Spring").click()
    page.wait_for_timeout(700)
    assert page.get_by_text("Done 0", exact=True).count() == 1
    wait_for_text(page, "Done 1")


@timed
def test_joins_on_the_way(browser, app):
    """A page that has lost its connection goes on where what moves is by now."""
    page, _ = open_page(browser, app, first="Moving")
    start = page.evaluate(PLACE % "Ball")
    page.get_by_role("button", name="Move").click()
    page.wait_for_timeout(200)
    page.evaluate("() => { window.old_ = socket; socket.close(); }")
    # Until the window is sent again, the old motions continue.
    until(page, "socket !== window.old_ && document.getAnimations().some(a => a.effect.getTiming().duration < 1000)")
    times = page.evaluate("document.getAnimations().map(a => a.effect.getTiming().duration)")
    assert all(time < 800 for time in times), times
    middle = page.evaluate(PLACE % "Ball") - start
    assert 40 < middle < 200, middle
    until(page, (PLACE % "Ball") + f" === {start + 200}")


@timed
def test_hidden_page_is_where_it_should_be(browser, app):
    page, _ = open_page(browser, app, first="Moving")
    start = page.evaluate(PLACE % "Ball")
    page.get_by_role("button", name="Move").click()
    other = page.context.new_page()
    other.bring_to_front()
    page.wait_for_timeout(500)
    page.bring_to_front()
    middle = page.evaluate(PLACE % "Ball") - start
    assert 70 < middle < 200, middle
    until(page, (PLACE % "Ball") + f" === {start + 200}")


@timed
def test_leaving_view_comes_back(browser, app):
    page, _ = open_page(browser, app, first="Moving")
    toggle = page.get_by_role("button", name="Toggle")
    toggle.click()
    until(page, (OPACITY % "Guest") + " === 1")
    toggle.click()
    page.wait_for_timeout(300)
    # The button moves as well.
    toggle.click(force=True)
    page.wait_for_timeout(50)
    middle = page.evaluate(OPACITY % "Guest")
    assert 0.1 < middle < 0.9, middle
    until(page, (OPACITY % "Guest") + " === 1")


@timed
def test_a_hundred(browser, _):
    """A hundred views that move are one message, few bytes each, and the script does nothing as they move."""
    os.environ["FIXTURE"] = "hundred"
    try:
        with App(program("BrowserFixture")) as app:
            page, problems = open_page(browser, app, first="Hundred")
            page.evaluate(COUNT)
            page.get_by_role("button", name="Move").click()
            until(page, "document.getAnimations().length === 100")
            changes = page.evaluate("""new Promise((done) => {
                let count = 0, frames = 0;
                const observer = new MutationObserver((records) => count += records.length);
                observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
                const note = () => {
                    frames += 1;
                    if (frames === 20 || document.getAnimations().length < 100) done({ count, frames });
                    else requestAnimationFrame(note);
                };
                requestAnimationFrame(note);
            })""")
            moves = [text for text in page.evaluate("window.messages_") if '"p":"translate"' in text]
            print(f"        {len(moves)} message of {len(moves[0]) / 100:.0f} bytes a view, changes {changes}")
            assert len(moves) == 1 and len(moves[0].encode()) <= 100 * 200, moves
            assert len(page.evaluate("window.messages_")) <= 3, page.evaluate("window.messages_")
            assert changes["count"] == 0 and changes["frames"] > 1, changes
            assert problems == [], problems
    finally:
        os.environ["FIXTURE"] = "motion"


# Stops all motions at a time, and returns how what is painted shows: the colours of the letters, of two circles and of
# the stops of gradients, the width of a line, and a clip.
PAINT = """async (seconds) => {
    for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = seconds * 1000;
    }
    // The script writes attributes once for each frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const node = [...document.querySelectorAll('*')].filter(e => e.children.length === 0 && e.textContent === 'Letters')[0];
    const paths = [...document.querySelectorAll('.shape path')];
    const style = (index) => getComputedStyle(paths[index]);
    const opacity = (node) => node instanceof Element
        ? Number(getComputedStyle(node).opacity) * opacity(node.parentElement) : 1;
    const stops = [...document.querySelectorAll('stop')].map(e => getComputedStyle(e).stopColor);
    // Of the last gradients of their kinds.
    const numbers = (element, ...names) => names.map(name => Number(element.getAttribute(name)));
    const line = [...document.querySelectorAll('linearGradient')].at(-1);
    const circle = [...document.querySelectorAll('radialGradient')].at(-1);
    const clipped = [...document.querySelectorAll('.node')].filter(e => getComputedStyle(e).clipPath !== 'none')[0];
    const material = document.querySelector('.material');
    return {
        sweep: document.querySelector('.sweep').style.background,
        glass: [material.getBoundingClientRect().width, getComputedStyle(material).clipPath.slice(0, 5)],
        along: numbers(line, 'x1', 'y1', 'x2', 'y2'),
        around: [circle.getAttribute('gradientTransform'), ...numbers(circle, 'r')],
        letters: getComputedStyle(node).color, fills: [0, 1].map(i => style(i).fill),
        opacity: Number(style(1).fillOpacity), stops, line: style(4).strokeWidth,
        clip: getComputedStyle(clipped).clipPath,
        faded: opacity(paths[0]),
    };
}"""


def mixed_color(start, end, part):
    """What is between two colours, by linear components, as tests of the engine prove."""
    def linear(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    def encoded(value):
        return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055

    return [255 * encoded(linear(a) + (linear(b) - linear(a)) * part) for a, b in zip(start, end)]


def components(text):
    return [float(part) for part in text[text.index("(") + 1:-1].replace("/", ",").replace(" ", ",").split(",") if part]


def near(text, expected, tolerance=2):
    return all(abs(a - b) <= tolerance for a, b in zip(components(text)[:3], expected))


@timed
def test_colours_lines_and_clips(browser, _):
    """They are sent once, and are at each moment what the model says."""
    os.environ["FIXTURE"] = "paint"
    try:
        with App(program("BrowserFixture")) as app:
            page, problems = open_page(browser, app, first="Letters")
            before = page.screenshot()
            page.evaluate(COUNT)
            page.get_by_role("button", name="Paint").click()
            until(page, "document.getAnimations().length > 6")
            messages = len(page.evaluate("window.messages_"))
            assert messages <= 3, page.evaluate("window.messages_")
            clips = []
            for time in (0.1, 0.5, 0.8):
                shown = page.evaluate(PAINT, time)
                # The course begins when it is sent: all of it by as much later as the linear fade is.
                late = (shown["faded"] - 0.5) / 0.5 - time
                assert -0.01 < late < 0.05, (time, shown)
                time += late
                assert near(shown["letters"], mixed_color((0, 0, 1), (1, 0, 0), time)), (time, shown)
                assert near(shown["fills"][0], mixed_color((0, 0, 0), (0, 1, 0), time)), (time, shown)
                assert near(shown["fills"][1], (255, 0, 0)), (time, shown)
                assert abs(shown["opacity"] - (1 - 0.75 * time)) < 2 / 255, (time, shown)
                assert near(shown["stops"][0], mixed_color((0, 0, 0), (1, 1, 1), time)), (time, shown)
                # The gradient beside it, which it is like at the end, is not taken along.
                assert near(shown["stops"][2], (255, 255, 255)), (time, shown)
                assert abs(float(shown["line"][:-2]) - (3 + 6 * time)) < 0.5, (time, shown)
                # From leading to trailing at first, from top to bottom at last.
                ends = (50 * time, 10 - 10 * time, 100 - 50 * time, 10 + 10 * time)
                assert all(abs(a - b) < 0.5 for a, b in zip(shown["along"], ends)), (time, shown)
                turn = float(re.search(r"from ([-.0-9]+)deg", shown["sweep"]).group(1))
                assert abs(turn - 90 - 90 * time) < 1, (time, shown)
                colors = re.findall(r"rgba?\([^)]*\)", shown["sweep"])
                assert near(colors[0], (255, 0, 0)) and near(colors[1], mixed_color((0, 0, 0), (0, 0, 1), time)), (time, shown)
                assert abs(shown["glass"][0] - (60 + 30 * time)) < 1 and shown["glass"][1] == "path(", (time, shown)
                place, radius = shown["around"]
                x = float(re.split("[ ,()]+", place)[5])
                assert abs(x - (50 - 50 * time)) < 0.5 and abs(radius - (10 + 30 * time)) < 0.5, (time, shown)
                clips.append(shown["clip"])
            assert len(set(clips)) == 3 and all(clip.startswith("path(") for clip in clips), clips
            page.evaluate("document.getAnimations().forEach(a => a.play())")
            until(page, "document.getAnimations().length === 0")
            page.wait_for_timeout(300)
            assert len(page.evaluate("window.messages_")) == messages, page.evaluate("window.messages_")
            assert page.screenshot() != before
            assert problems == [], problems
    finally:
        os.environ["FIXTURE"] = "motion"


# Notes the names of the animations of the focus's ring that begin from now on.
RINGS = """() => {
    window.rings_ = [];
    addEventListener('animationstart', (event) => window.rings_.push(event.animationName), true);
}"""


def test_the_ring_of_the_focus_comes_in(browser, app):
    """It comes from outside, and only fades where the user wants less motion; a click shows none."""
    for reduces, name in ((None, "focus"), ("reduce", "focus-faded")):
        page, problems = open_page(browser, app, first="Moving", reduced_motion=reduces)
        page.evaluate(RINGS)
        page.get_by_role("button", name="Toggle").click()
        page.keyboard.press("Tab")
        until(page, "window.rings_.length > 0")
        until(page, "document.getAnimations().filter(a => a.animationName).length === 0")
        # One for the key, none for the click before.
        assert page.evaluate("window.rings_") == [name], page.evaluate("window.rings_")
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert ring == "solid", ring
        assert problems == [], problems


run(globals(), program("BrowserFixture"))
