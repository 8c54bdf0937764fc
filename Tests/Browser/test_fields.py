"""Writes into fields in Chromium as people do: fast, over slow lines, by composing, by pasting, and with the keyboard
alone."""

import os

from support import KEEP_SOCKET, box_of, open_page, program, run, screenshot, until, wait_for_text

os.environ["FIXTURE"] = "fields"
# Delays the messages of the page and of the server, each by so many milliseconds.
SLOW = """delay => {
    const socket = window.WebSocket.prototype;
    const send = socket.send;
    socket.send = function (data) { setTimeout(() => send.call(this, data), delay); };
    const addEventListener = socket.addEventListener;
    socket.addEventListener = function (name, listener) {
        if (name !== "message") return addEventListener.call(this, name, listener);
        addEventListener.call(this, name, (event) => setTimeout(() => listener(event), delay));
    };
}"""


def open_fields(browser, app, delay=0, **options):
    page = browser.new_context(
        viewport={"width": 390, "height": 844}, permissions=["clipboard-read", "clipboard-write"], **options).new_page()
    page.add_init_script(KEEP_SOCKET)
    page.set_default_timeout(20000)
    if delay:
        page.add_init_script(f"({SLOW})({delay})")
    problems = []
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(app.url)
    wait_for_text(page, "Focus nowhere")
    return page, problems


def field(page, label):
    return page.get_by_label(label, exact=True)


def test_typing(browser, app):
    page, problems = open_fields(browser, app, device_scale_factor=2)
    screenshot(page, "fields")
    field(page, "Name").click()
    wait_for_text(page, "Focus name")
    page.keyboard.type("Ada Lovelace")
    wait_for_text(page, "Name Ada Lovelace")
    screenshot(page, "fields-typed")
    page.keyboard.press("Enter")
    wait_for_text(page, "Entered Ada Lovelace")
    until(page, "document.querySelector('input').value === ''")
    page.keyboard.type("x")
    wait_for_text(page, "Name x")
    assert problems == [], problems


def test_slow_line(browser, app):
    """Nothing typed is lost or overwritten, whatever the program makes of it meanwhile."""
    page, problems = open_fields(browser, app, delay=150)
    field(page, "Code").click()
    page.keyboard.type("the quick brown fox", delay=20)
    # Halfway through what was typed first is written in capitals already, and the rest is there.
    assert field(page, "Code").input_value().lower() == "the quick brown fox"
    wait_for_text(page, "Code THE QUICK BROWN FOX")
    until(page, "document.querySelectorAll('input')[1].value === 'THE QUICK BROWN FOX'")
    # In the middle, the place to write stays where it is.
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.keyboard.type("red ", delay=30)
    wait_for_text(page, "Code THE QUICK BROWNRED  FOX")
    until(page, "document.querySelectorAll('input')[1].value === 'THE QUICK BROWNRED  FOX'")
    assert page.evaluate("document.activeElement.selectionStart") == 19
    assert problems == [], problems


def test_cleared_while_typing(browser, app):
    """What is typed after a button has cleared the field is what is left."""
    page, _ = open_fields(browser, app, delay=300)
    field(page, "Name").click()
    page.keyboard.type("hello")
    wait_for_text(page, "Name hello")
    page.get_by_role("button", name="Clear").click()
    page.keyboard.type("you")
    wait_for_text(page, "Name you")
    until(page, "document.querySelector('input').value === 'you'")


def test_sent_before_pressed(browser, app):
    """A press comes after what was typed before it, though no answer was there yet."""
    page, _ = open_fields(browser, app, delay=200)
    field(page, "Name").click()
    page.keyboard.type("some words")
    page.keyboard.press("Enter")
    wait_for_text(page, "Entered some words")
    until(page, "document.querySelector('input').value === ''")


def test_composition(browser, app):
    """While characters are composed nothing is put in their place, and each step reaches the program."""
    page, problems = open_fields(browser, app, delay=50)
    client = page.context.new_cdp_session(page)
    field(page, "Code").click()
    page.keyboard.type("a")
    wait_for_text(page, "Code A")
    for text in ["n", "ni", "nih", "niho", "nihon"]:
        client.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        page.wait_for_timeout(30)
    wait_for_text(page, "Code ANIHON")
    page.wait_for_timeout(300)
    assert field(page, "Code").input_value() == "Anihon", field(page, "Code").input_value()
    client.send("Input.insertText", {"text": "日本"})
    wait_for_text(page, "Code A日本")
    until(page, "document.querySelectorAll('input')[1].value === 'A日本'")
    page.keyboard.type("b")
    until(page, "document.querySelectorAll('input')[1].value === 'A日本B'")
    assert problems == [], problems


def test_paste(browser, app):
    page, problems = open_fields(browser, app)
    text = "long text\n" * 30_000
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    field(page, "Notes").click()
    page.keyboard.press("Control+v")
    wait_for_text(page, f"Notes {len(text):,}")
    page.keyboard.type("more")
    wait_for_text(page, f"Notes {len(text) + 4:,}")
    page.keyboard.press("Control+z")
    wait_for_text(page, f"Notes {len(text):,}")
    # A text that would be too long is refused, and the field keeps its text.
    page.evaluate("text => navigator.clipboard.writeText(text)", "x" * 999_999)
    page.keyboard.press("Control+v")
    page.get_by_role("status").get_by_text("A text has at most 1000000 characters.").wait_for()
    page.keyboard.type("y")
    wait_for_text(page, f"Notes {len(text) + 1:,}")
    assert problems == [], problems


def test_undo(browser, app):
    """What was written into fields is the app's to take back, in the order in which it was written."""
    page, problems = open_fields(browser, app)
    field(page, "Name").click()
    page.keyboard.type("Ada")
    field(page, "Code").click()
    page.keyboard.type("abc")
    wait_for_text(page, "Code ABC")
    page.keyboard.press("Control+z")
    until(page, "document.querySelectorAll('input')[1].value === ''")
    # Wherever the keyboard is directed.
    page.get_by_role("button", name="None").click()
    wait_for_text(page, "Focus nowhere")
    page.keyboard.press("Control+z")
    until(page, "document.querySelectorAll('input')[0].value === ''")
    page.keyboard.press("Control+Shift+z")
    until(page, "document.querySelectorAll('input')[0].value === 'Ada'")
    page.keyboard.press("Control+y")
    wait_for_text(page, "Code ABC")
    # Of secrets the app knows nothing to take back, and nothing else is.
    field(page, "Password").click()
    page.keyboard.type("secret")
    wait_for_text(page, "Password 6")
    page.keyboard.press("Control+z")
    page.wait_for_timeout(200)
    wait_for_text(page, "Code ABC")
    assert problems == [], problems


def test_undo_over_a_slow_line(browser, app):
    """What was typed is with the app before it takes it back, and what is typed meanwhile stays."""
    page, _ = open_fields(browser, app, delay=200)
    field(page, "Name").click()
    page.keyboard.type("Ada", delay=20)
    page.keyboard.press("Control+z")
    page.keyboard.type("x")
    wait_for_text(page, "Name x")
    until(page, "document.querySelector('input').value === 'x'")
    page.keyboard.press("Control+z")
    until(page, "document.querySelector('input').value === ''")


def test_password(browser, app):
    page, _ = open_fields(browser, app)
    field(page, "Password").click()
    page.keyboard.type("secret")
    wait_for_text(page, "Password 6")
    assert field(page, "Password").get_attribute("type") == "password"
    assert "secret" not in page.locator("body").inner_text()


def test_formatted(browser, app):
    page, _ = open_fields(browser, app)
    field(page, "Age").click()
    page.keyboard.press("Control+a")
    page.keyboard.type("12345")
    page.wait_for_timeout(200)
    wait_for_text(page, "Age 30")
    page.keyboard.press("Tab")
    wait_for_text(page, "Age 12345")
    until(page, "document.querySelectorAll('input')[3].value === '12,345'")
    field(page, "Age").fill("nonsense")
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('input')[3].value === '12,345'")


def test_keyboard(browser, app):
    """The tab key goes through the fields in reading order, and the program follows."""
    page, _ = open_fields(browser, app)
    for name in ["name", "code", "password", "age", "notes", "editor"]:
        page.keyboard.press("Tab")
        wait_for_text(page, f"Focus {name}")
    page.keyboard.press("Tab")
    wait_for_text(page, "Focus nowhere")
    assert page.evaluate("document.activeElement.textContent") == "Clear"
    page.keyboard.press("Shift+Tab")
    wait_for_text(page, "Focus editor")


def test_program_focus(browser, app):
    """The program moves the focus, and pressing a button does not take it away from a field."""
    page, _ = open_fields(browser, app)
    page.get_by_role("button", name="Code").click()
    wait_for_text(page, "Focus code")
    until(page, "document.activeElement === document.querySelectorAll('input')[1]")
    page.keyboard.type("q")
    wait_for_text(page, "Code Q")
    page.get_by_role("button", name="Clear").click()
    page.wait_for_timeout(100)
    wait_for_text(page, "Focus code")
    page.get_by_role("button", name="None").click()
    wait_for_text(page, "Focus nowhere")
    until(page, "document.activeElement === document.body")
    page.get_by_label("Essay").count()
    page.locator("textarea").nth(1).click()
    wait_for_text(page, "Focus editor")
    page.get_by_role("button", name="Off").click()
    wait_for_text(page, "Focus nowhere")


def test_reconnect(browser, app):
    """What was typed while nobody listened is there when the connection is back, and so is the focus."""
    page, problems = open_fields(browser, app)
    field(page, "Name").click()
    page.keyboard.type("before ")
    wait_for_text(page, "Name before")
    page.evaluate("socket.close()")
    page.get_by_role("status").get_by_text("The connection is lost.").wait_for()
    page.keyboard.type("while ")
    until(page, "document.getElementById('notice').hidden")
    wait_for_text(page, "Name before while")
    page.keyboard.type("after")
    wait_for_text(page, "Name before while after")
    wait_for_text(page, "Focus name")
    assert field(page, "Name").input_value() == "before while after"
    page.reload()
    wait_for_text(page, "Name before while after")
    assert field(page, "Name").input_value() == "before while after"
    until(page, "document.activeElement === document.querySelector('input')")
    assert problems == [], problems


def test_attributes(browser, app):
    page, _ = open_fields(browser, app)
    name, code = field(page, "Name"), field(page, "Code")
    assert name.get_attribute("enterkeyhint") == "send"
    assert name.evaluate("element => element.spellcheck") is True
    assert code.evaluate("element => element.spellcheck") is False
    assert code.get_attribute("autocorrect") == "off"
    assert code.get_attribute("autocapitalize") == "characters"
    assert code.get_attribute("placeholder") == "ABC"
    tree = page.locator("body").aria_snapshot()
    assert '- textbox "Name"' in tree and '- textbox "Password"' in tree and '- textbox "Notes"' in tree, tree


def test_looks(browser, app):
    """Text stands where the type setter would set it: what a picture shows is what is in the field."""
    page, _ = open_fields(browser, app, color_scheme="dark", locale="ar-EG", device_scale_factor=2)
    screenshot(page, "fields-dark-mirrored")
    field(page, "Code").click()
    page.keyboard.type("abc")
    wait_for_text(page, "Code ABC")
    style = field(page, "Code").evaluate("element => ({...getComputedStyle(element)})")
    assert style["textAlign"] == "right", style["textAlign"]
    assert style["color"] == "rgb(255, 255, 255)", style["color"]
    assert style["fontSize"] == "22px", style["fontSize"]
    assert style["caretColor"] == "rgb(10, 132, 255)", style["caretColor"]


def test_line_spacing(browser, app):
    """Lines of fields are as far from each other as the program says, and a field grows by them."""
    page, problems = open_fields(browser, app)
    notes, editor = field(page, "Notes"), page.locator("textarea").last
    pitches = [
        element.evaluate("element => parseFloat(getComputedStyle(element).lineHeight)") for element in (notes, editor)]
    # The pitch of body text is 22 points.
    assert [round(pitch, 1) for pitch in pitches] == [28, 31], pitches
    before = box_of(notes)["height"]
    notes.click()
    page.keyboard.type("one")
    page.keyboard.press("Enter")
    page.keyboard.type("two")
    until(page, f"document.querySelector('textarea').getBoundingClientRect().height > {before} + 20")
    after = box_of(notes)["height"]
    assert abs(after - before - 28) < 1, (before, after)
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
