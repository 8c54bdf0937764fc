"""Uses the book reader in Chromium as people do: with the mouse, with the keyboard alone, and by changing the system.

Screenshots go to the folder that is given as the second argument; the first is the book reader's program.
"""

from support import box_of, open_page, run, screenshot, until, wait_for_text

# The rectangle of the text with a word, as a page's script measures it.
RECT = """word => {
    const line = [...document.querySelectorAll('.line')].find(line => line.textContent.includes(word));
    const box = line.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(line);
    return {x: box.x, width: box.width, shown: range.getBoundingClientRect().width};
}"""


def test_click(browser, app):
    page, problems = open_page(browser, app, device_scale_factor=2)
    wait_for_text(page, "Page 212 of 635")
    screenshot(page, "light")
    marked = page.evaluate("document.querySelectorAll('.node').length")
    page.get_by_role("button", name="Next page").click()
    wait_for_text(page, "Page 213 of 635")
    assert page.evaluate("document.querySelectorAll('.node').length") == marked
    page.get_by_role("button", name="Make a favourite").first.click()
    page.get_by_role("button", name="Not a favourite any more").nth(2).wait_for()
    assert problems == [], problems


def test_measured_text(browser, app):
    """Chromium sets lines as wide as they were measured: it has the same fonts."""
    page, _ = open_page(browser, app)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    for word in ["Library", "CONTINUE READING", "Next page", "Melville"]:
        rect = page.evaluate(RECT, word)
        assert abs(rect["width"] - rect["shown"]) < 1, (word, rect)
    fonts = page.evaluate("[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family)")
    assert any("Inter" in family for family in fonts), fonts


def test_keyboard(browser, app):
    page, _ = open_page(browser, app)
    before = page.locator(".line", has_text="Page 21").first.text_content()
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Next page":
            break
    assert page.evaluate("document.activeElement.textContent") == "Next page"
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid", outline
    screenshot(page, "focus")
    page.keyboard.press("Enter")
    number = int(before.split()[1]) + 1
    wait_for_text(page, f"Page {number} of 635")
    assert page.evaluate("document.activeElement.textContent") == "Next page"
    page.keyboard.press("Space")
    wait_for_text(page, f"Page {number + 1} of 635")


def test_dark(browser, app):
    page, _ = open_page(browser, app, color_scheme="light", device_scale_factor=2)
    color = "getComputedStyle([...document.querySelectorAll('.line span')].find(s => s.textContent === 'Library')).color"
    assert page.evaluate(color) == "rgb(0, 0, 0)"
    page.emulate_media(color_scheme="dark")
    until(page, f"{color} === 'rgb(255, 255, 255)'")
    page.wait_for_timeout(200)
    screenshot(page, "dark")
    page.emulate_media(color_scheme="light")
    until(page, f"{color} === 'rgb(0, 0, 0)'")


def test_language(browser, app):
    """Arabic lays the app out from right to left, while it is running."""
    page, _ = open_page(browser, app, locale="en-US", device_scale_factor=2)
    left = page.evaluate(RECT, "Library")
    assert left["x"] < 30, left
    client = page.context.new_cdp_session(page)
    agent = page.evaluate("navigator.userAgent")
    client.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": "ar-EG"})
    page.evaluate("dispatchEvent(new Event('languagechange'))")
    until(
        page, "[...document.querySelectorAll('.line')].find(l => l.textContent === 'Library').getBoundingClientRect().x > 200")
    right = page.evaluate(RECT, "Library")
    assert abs(390 - right["x"] - right["width"] - left["x"]) < 1, (left, right)
    assert page.evaluate("document.documentElement.lang") == "ar-EG"
    screenshot(page, "arabic")


def test_window(browser, app):
    page, _ = open_page(browser, app)
    settings = page.get_by_role("button", name="Settings")
    before = box_of(settings)
    page.set_viewport_size({"width": 600, "height": 500})
    for _ in range(50):
        if box_of(settings)["x"] > before["x"] + 200:
            return
        page.wait_for_timeout(50)
    raise AssertionError("The settings stay where they were.")


def test_search(browser, app):
    page, _ = open_page(browser, app)
    page.get_by_placeholder("Search").click()
    page.keyboard.type("aus", delay=10)
    wait_for_text(page, "Emma")
    page.get_by_text("Walden", exact=True).wait_for(state="detached")
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    wait_for_text(page, "Walden")


def test_settings(browser, app):
    page, _ = open_page(browser, app)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    page.wait_for_timeout(300)
    screenshot(page, "settings")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("dialog").wait_for(state="detached")


def test_book(browser, app):
    """From a row to its book, and back with the browser's own button."""
    page, _ = open_page(browser, app)
    page.get_by_text("Walden", exact=True).click()
    wait_for_text(page, "352 pages")
    page.wait_for_timeout(200)
    screenshot(page, "book")
    page.go_back()
    wait_for_text(page, "Frankenstein")


def test_two_pages(browser, app):
    one, _ = open_page(browser, app)
    other, _ = open_page(browser, app)
    one.get_by_role("button", name="Next page").click()
    number = int(one.locator(".line", has_text="Page 2").first.text_content().split()[1])
    other.locator(".line", has_text="Page 2").first.wait_for()
    one.wait_for_timeout(300)
    texts = [page.locator(".line", has_text=" of 635").first.text_content() for page in (one, other)]
    assert texts[0] == texts[1], texts
    assert int(texts[0].split()[1]) >= number


def test_accessibility(browser, app):
    """What Chromium tells assistive technology: real buttons with names, and the texts."""
    page, _ = open_page(browser, app)
    tree = page.locator("body").aria_snapshot()
    assert '- button "Next page"' in tree, tree
    assert "Library" in tree and "CONTINUE READING" in tree, tree
    selected = page.evaluate("""() => {
        const line = [...document.querySelectorAll('.line')].find(line => line.textContent === 'Library');
        getSelection().selectAllChildren(line);
        return getSelection().toString();
    }""")
    assert selected == "Library", selected


def test_reconnect(browser, app):
    page, _ = open_page(browser, app)
    page.get_by_role("button", name="Next page").click()
    page.wait_for_timeout(200)
    session = page.evaluate("sessionStorage.getItem('umwelt-session')")
    page.evaluate("socket.close()")
    page.get_by_role("status").get_by_text("The connection is lost.").wait_for()
    until(page, "document.getElementById('notice').hidden")
    assert page.evaluate("sessionStorage.getItem('umwelt-session')") == session
    page.reload()
    wait_for_text(page, "Library")
    assert page.evaluate("sessionStorage.getItem('umwelt-session')") == session


run(globals())
