"""What comes into the app and leaves it in Chromium: keys, the page's address, drags, uploads and downloads."""

import os
import tempfile

from support import box_of, open_page, program, run, screenshot, wait_for_text

os.environ["FIXTURE"] = "exchange"


def open_exchange(browser, app, **options):
    return open_page(browser, app, first="Imported: nothing", **options)


def center_of(page, text):
    box = box_of(page.get_by_text(text, exact=True).first)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_keys(browser, app):
    page, problems = open_exchange(browser, app)
    page.mouse.click(*center_of(page, "Board"))
    page.keyboard.press("ArrowUp")
    # Two strokes of one key: down and up each.
    wait_for_text(page, "Keys: up up")
    page.keyboard.press("Shift+A")
    page.keyboard.press("a")
    wait_for_text(page, "Keys: up up a a!")
    field = page.get_by_role("textbox").first
    field.click()
    page.keyboard.type("abc")
    page.keyboard.press("Enter")
    wait_for_text(page, "Keys: up up a a! return")
    assert field.input_value() == "abc"
    assert problems == [], problems


def test_modifier_keys(browser, app):
    """The app is told which modifier keys are held, wherever the focus is, and of their release also if the page goes."""
    page, problems = open_exchange(browser, app)
    page.keyboard.down("Shift")
    page.keyboard.down("Alt")
    wait_for_text(page, "Held: shift both")
    page.get_by_role("textbox").first.focus()
    page.keyboard.up("Alt")
    wait_for_text(page, "Held: shift both shift")
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    wait_for_text(page, "Held: shift both shift none")
    page.keyboard.up("Shift")
    assert problems == [], problems


def test_bursts(browser, app):
    """Fast typing, with a shortcut between the words that takes them away, loses and reorders nothing."""
    page, problems = open_exchange(browser, app)
    field = page.get_by_role("textbox", name="Message")
    words = [f"w{number}x{'y' * (number % 4)}" for number in range(31)]
    field.click()
    for word in words:
        page.keyboard.type(word)
        page.keyboard.press("Control+Enter")
    wait_for_text(page, "Sent: " + ",".join(words))
    assert field.input_value() == ""
    assert problems == [], problems


def test_address(browser, app):
    page, problems = open_exchange(browser, app)
    wait_for_text(page, "Address: none")
    page.goto(app.url + "/books/3?page=7#line")
    wait_for_text(page, "Address: /books/3?page=7#line")
    page.evaluate("location.hash = 'other'")
    wait_for_text(page, "Address: /books/3?page=7#other")
    assert problems == [], problems


def test_paste(browser, app):
    page, problems = open_exchange(browser, app, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('Thar she blows')")
    page.get_by_role("button", name="Paste").click()
    wait_for_text(page, "Dropped: Thar she blows")
    assert problems == [], problems


def test_paste_that_is_refused(browser, app):
    page, problems = open_exchange(browser, app, permissions=[])
    page.evaluate("void (navigator.clipboard.read = () => Promise.reject(new DOMException('no', 'NotAllowedError')))")
    page.get_by_role("button", name="Paste").click()
    page.get_by_text("The browser does not let the app paste.").wait_for()
    # The request is over: the next one is a new one.
    page.evaluate("void (navigator.clipboard.read = async () => [new ClipboardItem({ 'text/plain': 'Queequeg' })])")
    page.get_by_role("button", name="Paste").click()
    wait_for_text(page, "Dropped: Queequeg")
    assert problems == [], problems


def test_opened(browser, app):
    """The app hears what the browser did with a URL: at once while the user does something, else when they have chosen."""
    page, problems = open_exchange(browser, app)
    page.context.route("https://example.com/**", lambda route: route.fulfill(body="Site", content_type="text/html"))
    button = page.get_by_role("button", name="Open site")
    with page.expect_popup() as popup:
        button.click()
    popup.value.close()
    wait_for_text(page, "Site: opened")
    # A request without a user's action.
    page.evaluate("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
    button.click()
    link = page.get_by_role("link", name="https://example.com/site")
    link.wait_for()
    assert page.get_by_text("Site: opened", exact=True).count() == 1
    with page.expect_popup() as popup:
        link.click()
    popup.value.close()
    wait_for_text(page, "Site: opened opened")
    button.click()
    link.wait_for()
    # Another offer takes the place of the first, whose answer is that it was not taken.
    button.click()
    wait_for_text(page, "Site: opened opened refused")
    assert problems == [], problems


def test_drag(browser, app):
    page, problems = open_exchange(browser, app)
    page.mouse.move(*center_of(page, "Moby Dick"))
    page.mouse.down()
    x, y = center_of(page, "Shelf")
    page.mouse.move(x, y, steps=5)
    page.mouse.move(x + 2, y + 2, steps=2)
    page.wait_for_timeout(300)
    screenshot(page, "dragging")
    page.mouse.up()
    wait_for_text(page, "Dropped: Ahab")
    # The preview is a picture for the drag alone.
    assert page.get_by_text("Preview").evaluate("e => getComputedStyle(e.closest('.drag-preview')).opacity") == "0"
    assert problems == [], problems


def drop(page, text, prepare):
    """Drops what another program drags: a text or a file, which the page's own code puts into the event."""
    x, y = center_of(page, text)
    page.evaluate(
        """async ([x, y, prepare]) => {
            const dataTransfer = new DataTransfer();
            if (prepare[0] === "file") dataTransfer.items.add(new File([prepare[1]], "note.txt", { type: "text/plain" }));
            else dataTransfer.setData(prepare[0], prepare[1]);
            const target = document.elementFromPoint(x, y);
            const options = { bubbles: true, cancelable: true, clientX: x, clientY: y, dataTransfer };
            target.dispatchEvent(new DragEvent("dragover", options));
            await new Promise((done) => setTimeout(done, 100));
            target.dispatchEvent(new DragEvent("drop", options));
        }""", [x, y, prepare])


def test_drop_from_outside(browser, app):
    page, problems = open_exchange(browser, app)
    drop(page, "Shelf", ["text/plain", "Queequeg"])
    wait_for_text(page, "Dropped: Queequeg")
    drop(page, "Files here", ["file", "in a file"])
    wait_for_text(page, "Dropped: in a file")
    assert problems == [], problems


def test_upload(browser, app):
    page, problems = open_exchange(browser, app)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import").click()
    assert "text/*" in chooser.value.element.get_attribute("accept")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("uploaded")
        file.flush()
        chooser.value.set_files(file.name)
        wait_for_text(page, "Imported: uploaded")
    assert problems == [], problems


def test_download(browser, app):
    page, problems = open_exchange(browser, app)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "Letter.txt"
    with open(download.value.path()) as file:
        assert file.read() == "Call me Ishmael"
    wait_for_text(page, "Imported: Letter.txt")
    assert problems == [], problems


run(globals(), program("BrowserFixture"))
