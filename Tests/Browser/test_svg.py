"""SVG files in Chromium: their text is text, and each line is as wide as it was measured."""

import os
import subprocess
import tempfile

from support import program, run, screenshot

# The lines: how wide each says that it is, and how wide the browser sets it by itself.
WIDTHS = """() => [...document.querySelectorAll('text')].map(line => {
    const said = parseFloat(line.getAttribute('textLength'));
    line.removeAttribute('textLength');
    return [line.textContent, said, line.getComputedTextLength()];
})"""


class Picture:
    """An SVG file that a program has drawn."""

    def __init__(self, program):
        self.program = program

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        file = os.path.join(self.folder.name, "text.svg")
        variables = {**os.environ, "UMWELT_HOST": "picture", "UMWELT_OUTPUT": file, "FIXTURE": "text"}
        subprocess.run([self.program], env=variables, check=True, stdout=subprocess.DEVNULL)
        self.url = "file://" + file
        return self

    def __exit__(self, *_):
        self.folder.cleanup()


def test_lines_are_as_wide_as_measured(browser, picture):
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    page.goto(picture.url)
    screenshot(page, "svg")
    lines = page.evaluate(WIDTHS)
    assert any(text == "Texts" for text, _, _ in lines), lines
    for text, said, shown in lines:
        # Chromium rounds the space between letters to 1/64 of a point.
        assert abs(said - shown) < 0.3 + len(text) / 128, (text, said, shown)


run(globals(), program("BrowserFixture"), Picture)
