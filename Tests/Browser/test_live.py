"""Changes the source of an app that `umwelt run` shows in Chromium: its pages follow."""

import os

from support import ToolApp, open_page, program, run, screenshot, wait_for_text

SOURCE = """
import SwiftUI

enum Tab { case home, search }

struct Counter: View {
    let name: String
    @State private var count = 0
    @State private var tab = Tab.home
    var body: some View {
        Button("\\(name) \\(count) \\(tab)") { count += 1; tab = .search }
        Button("Crash \\(name)") { crash(count) }
    }
    func crash(_ number: Int) { print([1][number + 1]) }
}

@main struct CounterApp: App {
    @State private var total = 0
    var body: some Scene {
        WindowGroup {
            VStack {
                Counter(name: "a")
                Counter(name: "b")
                Button("Total \\(total)") { total += 1 }
            }
        }
    }
}
"""


class LiveApp(ToolApp):
    """A file that the tool runs, in a folder of its own."""

    subject = "Counter.swift"

    def prepare(self):
        self.write(SOURCE)

    def write(self, text):
        """Saves as many editors do: another file takes the place of the first."""
        path = os.path.join(self.folder, "Counter.swift")
        with open(path + "~", "w") as file:
            file.write(text)
        os.rename(path + "~", path)


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def test_follow(browser, app):
    """Two pages follow the source without being loaded again, each with its state, and the app's."""
    one, _ = open_page(browser, app, first="a 0 home")
    other, _ = open_page(browser, app, first="a 0 home")
    loads = []
    for page in (one, other):
        page.set_default_timeout(20000)
        page.on("framenavigated", lambda frame: loads.append(frame.url))
    press(one, "b 0 home")
    press(one, "Total 0")
    press(other, "a 0 home")
    wait_for_text(other, "Total 1")
    wait_for_text(one, "b 1 search")
    app.write(SOURCE.replace("VStack {", "VStack(spacing: 40) {").replace("Total", "Sum").replace("home, search", "home, new, search"))
    for page in (one, other):
        page.get_by_text("Sum 1", exact=True).wait_for()
    wait_for_text(one, "a 0 home")
    wait_for_text(one, "b 1 search")
    wait_for_text(other, "a 1 search")
    assert loads == [], loads


def test_error(browser, app):
    """The compiler's words stand over the app, which goes on, until the source is right again."""
    page, _ = open_page(browser, app, first="a 0 home", device_scale_factor=2)
    page.set_default_timeout(20000)
    app.write(SOURCE.replace("Counter(name: \"b\")", "Countr(name: \"b\")"))
    alert = page.get_by_role("alert")
    alert.wait_for()
    said = alert.inner_text()
    assert said.startswith("Counter does not compile."), said
    assert "Counter.swift:23:17: error: cannot find 'Countr' in scope" in said, said
    screenshot(page, "build-error")
    press(page, "a 0 home")
    wait_for_text(page, "a 1 search")
    press(page, "Dismiss")
    assert alert.count() == 0
    app.write(SOURCE.replace("Counter(name: \"b\")", "Countr(name: \"c\")"))
    alert.wait_for()
    app.write(SOURCE)
    alert.wait_for(state="detached")
    wait_for_text(page, "a 1 search")


def test_editor(browser, app):
    """A place in a notice opens the editor there."""
    page, _ = open_page(browser, app, first="a 0 home")
    page.set_default_timeout(20000)
    app.write(SOURCE.replace("Counter(name: \"b\")", "Countr(name: \"b\")"))
    page.get_by_role("button", name="Counter.swift:23:17").click()
    for _ in range(100):
        if app.edited:
            break
        page.wait_for_timeout(50)
    assert app.edited == [os.path.join(os.path.realpath(app.folder), "Counter.swift"), "23", "17"], app.edited


def test_building(browser, app):
    """The page says that a build goes on, and shows the new app when that is there."""
    page, _ = open_page(browser, app, first="a 0 home")
    page.set_default_timeout(20000)
    # Enough that a build takes a second on any machine: shorter builds show no notice.
    more = "".join(
        f"struct Row{number}: View {{ var body: some View {{ HStack {{ Text(\"{number}\").font(.headline).padding() }} }} }}\n"
        for number in range(200))
    app.write(SOURCE.replace("Total", "Sum") + more)
    page.get_by_role("status").filter(has_text="Building…").wait_for()
    wait_for_text(page, "a 0 home")
    page.get_by_text("Sum 0", exact=True).wait_for()
    assert page.get_by_role("status").filter(has_text="Building…").count() == 0


def test_first_crash(browser, app):
    """A crash in the first body reaches the page with its message and its place, and the page waits for a change."""
    page, _ = open_page(browser, app, first="a 0 home", device_scale_factor=2)
    page.set_default_timeout(30000)
    app.write(SOURCE.replace("var body: some View {\n        Button(\"\\(name)", "var body: some View {\n        let _ = [1][count + 1]\n        Button(\"\\(name)"))
    page.get_by_role("alert").filter(has_text="The app crashes when it starts.").wait_for()
    said = page.get_by_role("alert").inner_text()
    assert "Counter.swift:11:" in said and "Counter.body" in said and "Index out of range" in said, said
    assert not page.get_by_text("The connection is lost.").is_visible()
    screenshot(page, "first-crash")
    app.write(SOURCE)
    page.get_by_text("a 0 home", exact=True).wait_for()
    assert page.get_by_role("alert").count() == 0


def test_nesting(browser, app):
    """More boxes in each other than the browser shows end the app, and the page says which view has them."""
    page, _ = open_page(browser, app, first="a 0 home")
    page.set_default_timeout(60000)
    app.write(SOURCE.replace("VStack {", "deep; VStack {", 1).replace(
        "@State private var total = 0",
        "@State private var total = 0\n"
        "    var deep: some View { (0..<1300).reduce(AnyView(Text(\"end\"))) { view, _ in AnyView(view.padding(0.001)) } }"))
    page.get_by_role("alert").filter(has_text="Views are nested").wait_for()
    said = page.get_by_role("alert").inner_text()
    assert "a browser shows 1200 boxes in each other at most" in said, said


def test_crash(browser, app):
    """A crash is told in the page with its place and its view, over the app, which is there again."""
    page, _ = open_page(browser, app, first="a 0 home", device_scale_factor=2)
    page.set_default_timeout(20000)
    press(page, "a 0 home")
    press(page, "Crash a")
    page.get_by_role("alert").wait_for()
    said = page.get_by_role("alert").inner_text()
    assert said.startswith("The app has crashed and was started anew."), said
    assert "Counter.swift:14:" in said and "Counter.crash(_:)" in said, said
    assert "Counter.body" in said and "Index out of range" in said, said
    wait_for_text(page, "a 0 home")
    screenshot(page, "crash")
    press(page, "b 0 home")
    wait_for_text(page, "b 1 search")


def test_crashes(browser, app):
    """However often somebody's presses make it crash, the app is there again."""
    page, _ = open_page(browser, app, first="a 0 home")
    page.set_default_timeout(20000)
    for _ in range(5):
        press(page, "a 0 home")
        page.get_by_text("a 1 search", exact=True).wait_for()
        press(page, "Crash a")
        page.get_by_text("a 0 home", exact=True).wait_for()
    assert page.get_by_role("alert").inner_text().startswith("The app has crashed and was started anew.")


HANGING = """
import SwiftUI

@main struct SlowApp: App {
    @State private var seconds = 0.0
    var body: some Scene {
        WindowGroup {
            Button("Pause") { Thread.sleep(forTimeInterval: 5) }
            Button("Hang") { seconds = .infinity }
            Slow(seconds: seconds)
        }
    }
}

struct Slow: View {
    let seconds: Double
    var body: some View {
        Text("\\(spend(seconds))")
    }
}

func spend(_ seconds: Double) -> Int {
    let end = Date.now.addingTimeInterval(seconds)
    var turns = 0
    while Date.now < end { turns += 1 }
    return turns
}
"""


def test_hang(browser, app):
    """Pages say what does not end, also pages that come meanwhile, and start the app anew."""
    page, _ = open_page(browser, app, first="a 0 home", device_scale_factor=2)
    page.set_default_timeout(20000)
    app.write(HANGING)
    page.get_by_text("0", exact=True).wait_for()
    press(page, "Hang")
    dialog = page.get_by_role("alertdialog")
    # The place takes a while to find.
    dialog.locator("p", has_text=" in spend").wait_for()
    said = dialog.locator("p").inner_text()
    assert said.startswith("The app is not responding: in spend(_:), called by Slow.body, at Counter.swift:2"), said
    screenshot(page, "hang")
    late = browser.new_context().new_page()
    late.goto(app.url)
    late.get_by_role("alertdialog").wait_for(timeout=20000)
    assert late.locator("#hang p").inner_text() == said
    press(page, "Restart")
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert alert.inner_text().startswith("The app was started anew."), alert.inner_text()
    page.get_by_text("0", exact=True).wait_for()
    assert dialog.count() == 0
    late.get_by_text("0", exact=True).wait_for()


def test_pause(browser, app):
    """Pages say so when the app goes on."""
    page, _ = open_page(browser, app, first="a 0 home")
    page.set_default_timeout(20000)
    app.write(HANGING)
    page.get_by_text("0", exact=True).wait_for()
    press(page, "Pause")
    dialog = page.get_by_role("alertdialog")
    dialog.wait_for()
    assert "Counter.swift:8" in dialog.locator("p").inner_text(), dialog.locator("p").inner_text()
    dialog.wait_for(state="detached")


run(globals(), program("umwelt"), LiveApp)
