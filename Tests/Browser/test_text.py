"""Texts in Chromium: those that are cut are found, read and copied whole, and all are as wide as they were measured."""

import os

from support import WINDOW, box_of, open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "text"
SENTENCE = "A sentence that is much too long for the narrow room that it has been given here"
# Returns the text that is copied from the node whose visible text begins or ends with a text.
COPIED = """([start, end]) => {
    const lines = [...document.querySelectorAll('.line')];
    const found = lines.filter((line) => {
        const shown = [...line.children].filter(span => span.className !== 'spoken').map(span => span.textContent).join('');
        return shown.startsWith(start) && shown.endsWith(end);
    });
    getSelection().selectAllChildren(found[0].parentElement);
    return getSelection().toString().replaceAll('\\n', ' ').trim();
}"""
RECTS = """() => [...document.querySelectorAll('.line:not(.cut)')].filter(line => !line.querySelector('.spoken')).map(line => {
    const range = document.createRange();
    range.setStartBefore(line.firstElementChild);
    range.setEndAfter(line.lastElementChild);
    return [line.textContent, line.getBoundingClientRect().width, range.getBoundingClientRect().width];
})"""


def test_cut_texts(browser, app):
    page, problems = open_page(browser, app, first="Texts", device_scale_factor=2)
    page.evaluate("document.fonts.ready")
    screenshot(page, "text")
    assert page.evaluate(COPIED, ["A sentence", ""]) == SENTENCE
    assert page.evaluate(COPIED, ["The beginning", ""]) == "The beginning. " + SENTENCE
    assert page.evaluate(COPIED, ["A sen", "the end"]) == SENTENCE + ", the end"
    assert page.evaluate(COPIED, ["…", "at last"]) == SENTENCE + ", at last"
    assert page.evaluate(COPIED, ["Not to", "copied"]) == ""
    assert problems == [], problems


def test_cut_where_measured(browser, app):
    """The browser's own ellipsis is where ours would be: the text that shows ends no more than a letter away."""
    page, _ = open_page(browser, app, first="Texts")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    for line in page.locator(".line.cut").all():
        box = box_of(line)
        assert 180 < box["width"] < 201, box


def test_ellipsis_of_text(browser, app):
    """An ellipsis has the size and the colour of the text that it stands for."""
    page, _ = open_page(browser, app, first="Texts")
    looks = page.evaluate("""[...document.querySelectorAll('.line.cut')].map(line => {
        const last = [...line.children].filter(part => part.className !== 'spoken').at(-1);
        return [line, last].map(element => {
            const { color, fontSize, fontWeight } = getComputedStyle(element);
            return [color, fontSize, fontWeight];
        });
    })""")
    assert looks, "No text is cut"
    for line, text in looks:
        assert line == text, looks


def test_measured_text(browser, app):
    """All letters are set in parts of the fonts that they were measured with, Chinese out of its collection."""
    page, _ = open_page(browser, app, first="Texts")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1500)
    for text, measured, shown in page.evaluate(RECTS):
        assert abs(measured - shown) < 1, (text, measured, shown)
    fonts = page.evaluate("[...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)")
    assert any("CJK" in family for family in fonts), fonts
    assert {"Inter latin", "Inter greek", "Inter cyrillic"} <= set(fonts), fonts


def test_refused_fonts_are_asked_for_again(browser, app):
    """A part of a font that the server is too busy to make is asked for later: its letters are as they were measured."""
    context = browser.new_context(viewport=WINDOW)
    tries = {}

    def answer(route):
        url = route.request.url
        tries[url] = tries.get(url, 0) + 1
        if tries[url] <= 2:
            route.fulfill(status=429)
        else:
            route.continue_()

    context.route(lambda url: "?text=" in url, answer)
    page = context.new_page()
    page.goto(app.url)
    wait_for_text(page, "Texts")
    for _ in range(400):
        if set(tries.values()) == {3}:
            break
        page.wait_for_timeout(50)
    assert set(tries.values()) == {3}, tries
    until(page, "[...document.fonts].some(font => font.status === 'loaded' && font.family.includes('CJK'))")
    until(page, "[...document.fonts].every(font => font.status === 'loaded' || font.status === 'unloaded')")
    for text, measured, shown in page.evaluate(RECTS):
        assert abs(measured - shown) < 1, (text, measured, shown)


def test_images(browser, app):
    """An image stands on the baseline of its line, takes the room that it was measured with, and is read by its label."""
    page, problems = open_page(browser, app, first="Texts", device_scale_factor=2)
    image = page.locator(".line", has_text="Rated").locator(".inline")
    assert image.get_attribute("role") == "img" and image.get_attribute("aria-label") == "Favorite"
    drawn = box_of(image.locator("path"))
    line = box_of(page.locator(".line", has_text="Rated"))
    assert abs(box_of(image)["x"] - drawn["x"]) < 3, (box_of(image), drawn)
    assert line["y"] - 1 < drawn["y"] and drawn["y"] + drawn["height"] < line["y"] + line["height"] + 1, (line, drawn)
    assert problems == [], problems


def test_gradients(browser, app):
    """A gradient fills letters that can be selected; beside letters in a colour it is laid over them."""
    page, problems = open_page(browser, app, first="Texts")
    whole = page.locator(".line.painted", has_text="All colours")
    assert whole.evaluate("line => getComputedStyle(line).backgroundClip") == "text"
    assert page.evaluate(COPIED, ["All", "colours"]) == "All colours"
    laid = page.locator(".line.painted[aria-hidden=true]", has_text="Some colours")
    assert laid.count() == 1
    assert problems == [], problems


def test_links(browser, app):
    """A link in a text is one for the browser, and the app hears when it is followed by pointer or key."""
    page, problems = open_page(browser, app, first="Texts")
    link = page.get_by_role("link", name="manual")
    assert link.get_attribute("href") == "https://example.org/manual"
    link.click()
    page.get_by_text("Opened https://example.org/manual", exact=True).wait_for(timeout=20000)
    page.get_by_role("link", name="write").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Opened mailto:a@example.org", exact=True).wait_for(timeout=20000)
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
