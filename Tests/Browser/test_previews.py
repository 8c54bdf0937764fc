"""Shows several previews, by `umwelt run`, as a list of living thumbnails in Chromium."""

import os
import shutil
import subprocess
import tempfile

from support import program, run, screenshot

SOURCE = """
import SwiftUI

struct Card: View {
    let title: LocalizedStringKey
    @AppStorage("taps") private var taps = 0
    @Environment(\\.colorScheme) private var colorScheme
    @Environment(\\.dynamicTypeSize) private var size
    @Environment(\\.layoutDirection) private var direction
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text(title).font(.title)
            Text("\\(colorScheme) \\(size) \\(direction)")
            Button("\\(taps) taps") { taps += 1 }.buttonStyle(.borderedProminent)
            Image("nowhere")
        }
        .padding()
    }
}

#Preview("One & <only>") { Card(title: "One") }
#Preview("Two") { NavigationStack { Card(title: "Two").navigationTitle("Title") } }
#Preview("Three") { List(0..<9) { Text("Row \\($0)") } }
"""


class Previews:
    """The previews of a file, that the tool shows."""

    def __init__(self, tool):
        self.tool = os.path.abspath(tool)

    def __enter__(self):
        self.folder = tempfile.mkdtemp()
        with open(os.path.join(self.folder, "Cards.swift"), "w") as file:
            file.write(SOURCE)
        variables = {**os.environ, "XDG_CACHE_HOME": os.path.join(self.folder, "cache")}
        subprocess.run([self.tool, "picture", "Cards.swift"], cwd=self.folder, env=variables, check=True)
        self.process = subprocess.Popen(
            [self.tool, "run", "Cards.swift", "--port", "0"], cwd=self.folder, env=variables,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = ""
        while not line.startswith("Open http://127.0.0.1:"):
            line = self.process.stdout.readline()
            assert line, "The previews were never served."
        self.url = line.split()[1]
        return self

    def __exit__(self, *_):
        self.process.terminate()
        assert self.process.wait() == 0
        shutil.rmtree(self.folder)


def test_list(browser, app):
    """Each preview lives in a frame; choices change all of them, and are kept on the way to a preview's page."""
    page = browser.new_context(viewport={"width": 1000, "height": 900}).new_page()
    page.set_default_timeout(20000)
    problems = []
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.goto(app.url)
    one, two = (page.frame_locator(f"li:nth-of-type({number}) iframe") for number in (1, 2))
    one.get_by_text("light large leftToRight", exact=True).wait_for()
    two.get_by_text("Two", exact=True).wait_for()
    screenshot(page, "previews-light")
    page.get_by_label("Appearance").select_option("Dark")
    page.get_by_label("Text").select_option("accessibility1")
    page.get_by_label("Direction").select_option("Right to left")
    page.get_by_label("Device").select_option("iPhone SE")
    one.get_by_text("dark accessibility1 rightToLeft", exact=True).wait_for()
    two.get_by_text("dark accessibility1 rightToLeft", exact=True).wait_for()
    assert page.locator("iframe").first.evaluate("frame => frame.contentWindow.innerWidth") == 375
    screenshot(page, "previews-dark")
    page.get_by_role("link", name="One & <only>").click()
    page.get_by_text("dark accessibility1 rightToLeft", exact=True).wait_for()
    assert page.title() == "One & <only>", page.title()
    page.get_by_role("button", name="0 taps").click()
    page.get_by_text("1 taps", exact=True).wait_for()
    # The storage of one preview is not visible in the next one.
    page.goto(app.url)
    two.get_by_text("0 taps", exact=True).wait_for()
    assert problems == [], problems


run(globals(), program("umwelt"), Previews)
