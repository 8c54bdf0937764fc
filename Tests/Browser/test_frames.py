"""The page in a frame of another site, as of an editor: only of the sites that UMWELT_FRAMES names."""

import http.server
import os
import subprocess
import tempfile
import threading

from playwright.sync_api import sync_playwright

from support import program

SOURCE = """
import SwiftUI
@main struct Shelf: App { var body: some Scene { WindowGroup { Text("The app") } } }
#Preview("One") { Text("The first preview") }
#Preview("Two") { Counter() }
struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \\(count)") { count += 1 } }
}
"""


class Site:
    """Another site, whose page has a URL in a frame."""

    def __init__(self):
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body = f'<!doctype html><iframe src="{site.url}" width=400 height=400></iframe>'.encode()
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        # Another port is another origin. Frames of another host get no storage in a private window of Chromium.
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def run(folder, *options, **variables):
    """Starts `umwelt run`, and returns the process and the URL."""
    process = subprocess.Popen(
        [program("umwelt"), "run", os.path.join(folder, "Shelf.swift"), "--port", "0", *options],
        env={**os.environ, **variables}, stdout=subprocess.PIPE, text=True)
    for line in process.stdout:
        if line.startswith("Open "):
            return process, line.split()[1]
    raise AssertionError("the app was not served")


with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    with open(os.path.join(folder, "Shelf.swift"), "w") as file:
        file.write(SOURCE)
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    site = Site()

    # With the variable the page is in the frame and alive; --previews shows the previews of an app's source.
    process, url = run(folder, "--previews", UMWELT_FRAMES=f"vscode-webview:,{site.address}")
    try:
        site.url = f"{url}/?preview=Two"
        page = browser.new_page()
        page.goto(site.address)
        frame = page.frame_locator("iframe")
        frame.get_by_text("Count 0").click()
        frame.get_by_text("Count 1").wait_for()
        page.close()
        # On its own the list of previews is as usual.
        page = browser.new_page()
        page.goto(url)
        page.get_by_role("link", name="One").wait_for()
        page.close()
    finally:
        process.terminate()
        process.wait()

    # Without it no other site has the page; without --previews it is the app's.
    process, url = run(folder)
    try:
        site.url = url
        page = browser.new_page()
        refusals = []
        page.on("console", lambda message: refusals.append(message.text))
        page.goto(site.address)
        page.wait_for_timeout(1000)
        assert any("frame-ancestors" in text for text in refusals), refusals
        page.goto(url)
        page.get_by_text("The app").wait_for()
    finally:
        process.terminate()
        process.wait()
    browser.close()

print("test_frames passed")
