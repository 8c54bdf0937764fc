"""A file that `umwelt run` shows in Chromium, and how long a save takes to be in its page."""

import os
import subprocess
import tempfile

HEAD = """import SwiftUI

@main struct SavedApp: App {
    var body: some Scene { WindowGroup { Home() } }
}

struct Home: View {
    var body: some View {
        VStack {
            Text("Save %d")
        }
    }
}
"""

# A view of twelve lines, as programs have many.
VIEW = """
struct Card%d: View {
    @State private var count = 0
    var body: some View {
        HStack {
            Image(systemName: "star")
            Text("Card %d").font(.headline)
            Button("Count \\(count)") { count += 1 }
        }
        .padding()
    }
}
"""


def source(lines, number):
    """An app of so many lines, which shows a number."""
    views = (lines - HEAD.count("\n")) // VIEW.count("\n")
    return HEAD % number + "".join(VIEW % (view, view) for view in range(views))


def measure(tool, lines, times, browser):
    """The milliseconds from a save until its words are in the page, after two that are not counted."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Saved.swift")
        variables = {**os.environ, **{f"XDG_{name}_HOME": os.path.join(folder, name) for name in ("CACHE", "CONFIG", "STATE")}}
        save(path, source(lines, 0))
        process = subprocess.Popen(
            [tool, "run", path, "--port", "0"], env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        page = browser.new_page()
        try:
            page.goto(next(word for line in process.stdout for word in line.split() if word.startswith("http://")))
            page.get_by_text("Save 0", exact=True).wait_for(timeout=120_000)
            return [wait(page, path, lines, number) for number in range(1, times + 3)][2:]
        finally:
            page.close()
            process.terminate()
            process.wait()


def save(path, text):
    """Saves as many editors do: another file takes the place of the first."""
    with open(path + "~", "w") as file:
        file.write(text)
    os.rename(path + "~", path)


def wait(page, path, lines, number):
    """Saves, and waits until the page shows the number. The page's own clock begins before the save."""
    page.evaluate("""words => {
        const start = performance.now();
        window.taken = new Promise(done => {
            const look = () => document.body.innerText.includes(words) && done(performance.now() - start);
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        });
    }""", f"Save {number}")
    save(path, source(lines, number))
    return page.evaluate("() => window.taken")
