"""Web pages, video and sound in Chromium: frames have other origins than the app, and files come in parts."""

import base64
import http.server
import os
import struct
import tempfile
import threading

from playwright.sync_api import sync_playwright

from support import open_page, program, run, until, wait_for_text

os.environ["FIXTURE"] = "embedded"

# One second of a canvas, as a film.
RECORD = """async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [64, 48];
    const context = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm" });
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.start();
    for (let frame = 0; frame < 25; frame += 1) {
        context.fillStyle = frame % 2 ? "red" : "blue";
        context.fillRect(0, 0, 64, 48);
        await new Promise((done) => setTimeout(done, 40));
    }
    recorder.stop();
    await new Promise((done) => { recorder.onstop = done; });
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
}"""


class Remote(http.server.BaseHTTPRequestHandler):
    """Another server, whose page stores something of its own."""

    def answer(self):
        body = b"<title>Remote</title><p id=text></p><script>localStorage.x = 7; text.textContent = localStorage.x</script>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return body

    def do_GET(self):
        self.wfile.write(self.answer())

    def do_HEAD(self):
        self.answer()

    def log_message(self, *_):
        pass


folder = tempfile.TemporaryDirectory()
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Remote)
threading.Thread(target=server.serve_forever, daemon=True).start()
os.environ["FIXTURE_PAGE"] = f"http://127.0.0.1:{server.server_port}/"
os.environ["FIXTURE_FILM"] = os.path.join(folder.name, "film.webm")
os.environ["FIXTURE_SOUND"] = os.path.join(folder.name, "sound.wav")
with open(os.environ["FIXTURE_SOUND"], "wb") as sound:
    # A tenth of a second of silence: 8,000 samples of 16 bits a second.
    sound.write(struct.pack("<4sI4s4sIHHIIHH4sI", b"RIFF", 36 + 1600, b"WAVE", b"fmt ", 16, 1, 1, 8000, 16000, 2, 16,
                            b"data", 1600) + bytes(1600))


def frames(page):
    return [frame for frame in page.frames if frame != page.main_frame]


def frame_with(page, text):
    """The frame with a text."""
    for _ in range(200):
        for frame in frames(page):
            try:
                if text in frame.evaluate("document.body.innerText"):
                    return frame
            except Exception:
                # It was just replaced.
                pass
        page.wait_for_timeout(50)
    raise AssertionError(f"No frame has {text}")


def shown(browser, app):
    return open_page(browser, app, first="Embedded")


def test_own_html(browser, app):
    page, problems = shown(browser, app)
    # The origin of the app's own HTML is unique.
    wait_for_text(page, "Own null 0")
    own = frame_with(page, "Own page")
    own.get_by_text("Post").click()
    wait_for_text(page, "posted 2 0")
    own.get_by_text("Link").click()
    wait_for_text(page, "link https://example.org/x 0")
    page.get_by_role("button", name="HTML").click()
    wait_for_text(page, "there Own")
    page.get_by_role("button", name="Measure").click()
    wait_for_text(page, "height 154 0")
    assert problems == [], problems


# Messages that the script of the app's frames does not post, but a script in a document may.
STRANGE = r"""() => {
    const half = "\ud83d";
    const messages = [null, 7, { call: "x" }, { call: 0.5, value: "1" }, { handler: half, body: half }, { error: half }];
    for (const message of messages) parent.postMessage(message, "*");
}"""


def test_strange_messages_of_a_document_do_not_close_the_page(browser, app):
    page, problems = shown(browser, app)
    wait_for_text(page, "Own null 0")
    own = frame_with(page, "Own page")
    own.evaluate(STRANGE)
    own.get_by_text("Post").click()
    wait_for_text(page, "posted 2 0")
    assert problems == [], problems


def test_remote_page(browser, app):
    page, problems = shown(browser, app)
    page.get_by_role("button", name="Remote").click()
    remote = frame_with(page, "7")
    # Its origin is its own, so that it finds what it stores; the app is another one.
    assert remote.evaluate("origin") == os.environ["FIXTURE_PAGE"].rstrip("/")
    assert remote.evaluate("() => { try { return top.document.title; } catch { return null; } }") is None
    wait_for_text(page, "there ")
    assert problems == [], problems


def test_unreachable_page(browser, app):
    page, _ = shown(browser, app)
    page.get_by_role("button", name="Unreachable").click()
    wait_for_text(page, "127.0.0.1:9 cannot be reached.")


def test_video(browser, app):
    page, problems = shown(browser, app)
    until(page, "document.querySelector('video').readyState > 0")
    page.get_by_role("button", name="Film").click()
    until(page, "document.querySelector('video').currentTime > 0.1")
    page.get_by_role("button", name="Stop").click()
    until(page, "document.querySelector('video').paused")
    page.get_by_role("button", name="Jump").click()
    until(page, "Math.abs(document.querySelector('video').currentTime - 0.5) < 0.05")
    page.get_by_role("button", name="Time").click()
    page.get_by_text("0.0 ").first.wait_for()
    answer = page.request.get(page.evaluate("document.querySelector('video').src"), headers={"Range": "bytes=4-7"})
    assert answer.status == 206 and len(answer.body()) == 4, answer.headers
    assert answer.headers["content-range"].startswith("bytes 4-7/"), answer.headers
    assert problems == [], problems


def test_sound(browser, app):
    page, problems = shown(browser, app)
    page.get_by_role("button", name="Chime").click()
    page.get_by_role("button", name="Sound").click()
    page.locator("text=/ 1$/").first.wait_for()
    assert problems == [], problems


# The app reads the film when it starts.
with sync_playwright() as playwright:
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    with open(os.environ["FIXTURE_FILM"], "wb") as film:
        film.write(base64.b64decode(chromium.new_page().evaluate(RECORD)))
    chromium.close()

run(globals(), program("BrowserFixture"))
