"""The tools of `umwelt mcp`: pictures, the accessibility tree, actions, explanations, comparisons, errors, names."""

import os
import statistics
import tempfile
import time

from support import Client, png_size, write

SHELF = """
import SwiftUI

struct Shelf: View {
    @Environment(\\.locale) private var locale
    @State private var count = 0
    @State private var title = ""
    @State private var isOpen = false
    @State private var volume = 0.25
    var body: some View {
        VStack {
            Text("Books: \\(count)")
            Text("Title: \\(title)")
            Button("Add") { count += 1; print("added", count) }
            Button("Delete") { count = 0 }.disabled(count == 0)
            TextField("Title", text: $title)
            Toggle("Open", isOn: $isOpen)
            Slider(value: $volume) { Text("Volume") }
            ScrollView { LazyVStack { ForEach(0..<200) { Text("Row \\($0)") } } }.frame(height: 200)
            Details(language: locale.identifier)
        }
    }
}

struct Details: View {
    let language: String
    var body: some View { Text(language) }
}

#Preview("Shelf") { Shelf() }
#Preview("Small") { Text("Small").padding().frame(width: 120, height: 40) }
"""

with tempfile.TemporaryDirectory() as folder, Client(folder) as client:
    write(folder, "Shelf.swift", SHELF)

    # Pictures: of the first preview, of another one, with settings, and sheets.
    text, [picture] = client.call("preview", path="Shelf.swift")
    assert text.startswith("Preview “Shelf”. Others: Small."), text
    assert png_size(picture)[0] == 780, png_size(picture)
    text, [small] = client.call("preview", path="Shelf.swift", preview="Small", scale="1")
    assert png_size(small) == (120, 40), text
    text, [device] = client.call("preview", path="Shelf.swift", device="iPhone 15 Pro")
    assert png_size(device) == (1179, 2556), text
    text, [turned] = client.call("preview", path="Shelf.swift", device="iPhone 15 Pro", landscape=True)
    assert png_size(turned) == (2556, 1179), text
    variants = [
        client.call("preview", path="Shelf.swift", size="300x500", **settings)[1][0] for settings in [
            {}, {"colorScheme": "dark"}, {"dynamicTypeSize": "accessibility3"}, {"locale": "de_AT"}, {"design": "26"},
            {"set": {"layoutDirection": "rightToLeft"}},
        ]]
    assert all(png_size(variant) == (600, 1000) for variant in variants)
    assert len(set(variants)) == len(variants), "a setting has no effect"
    assert client.call("preview", path="Shelf.swift", size="300x500")[1][0] == variants[0], "a setting stays"
    _, [sheet] = client.call("preview", path="Shelf.swift", preview="Small", matrix="colorScheme,locale=en/ar", scale="1")
    assert png_size(sheet)[0] > 240 and png_size(sheet)[1] > 80, png_size(sheet)
    for settings, reason in [
        ({"device": "iPhone 1"}, "There is no device"), ({"size": "big"}, "“big” is no size"),
        ({"locale": "?"}, "“?” is no locale"), ({"set": {"speed": "1"}}, "No host has a value “speed”"),
        ({"dynamicTypeSize": "huge"}, "dynamicTypeSize cannot be “huge”"), ({"preview": "None"}, "There is no preview “None”"),
        ({"matrix": "colour"}, "“colour” cannot be varied"), ({"colorScheme": "blue"}, "“blue” is no colorScheme"),
    ]:
        text, _ = client.call("preview", fails=True, path="Shelf.swift", **settings)
        assert reason in text, text

    # The accessibility tree.
    text, _ = client.call("semantics", path="Shelf.swift")
    lines = text.splitlines()
    assert any(line.startswith("Add, button [") for line in lines), text
    assert any(line.startswith("Delete, button, dimmed [") for line in lines), text
    assert any(line.startswith("Open, off, switch button [") for line in lines), text
    assert any(line.startswith("Row 0 [") for line in lines), text
    assert any(line.startswith("Row 15 (out of sight) [") for line in lines), text
    assert any(line.startswith("Volume, 25%, adjustable [") for line in lines), text

    # Actions, what changed, and what the program printed. The window keeps its state.
    text, _ = client.call("act", path="Shelf.swift", steps=[{"tap": "Add"}, {"tap": "Add"}])
    assert "- Books: 0\n+ Books: 2" in text and "- Delete, button, dimmed\n+ Delete, button" in text, text
    assert "Printed:\nadded 1\nadded 2" in text, text
    text, _ = client.call("act", path="Shelf.swift", steps=[{"type": "Moby Dick", "into": "Title"}])
    assert "+ Title: Moby Dick" in text, text
    text, _ = client.call("act", path="Shelf.swift", steps=[{"tap": "Open"}, {"slide": "Volume", "to": 0.5}])
    assert "+ Open, on, switch button" in text and "+ Volume, 50%, adjustable" in text, text
    text, _ = client.call("act", path="Shelf.swift", steps=[{"scrollTo": "Row 150"}])
    assert "+ Row 150" in text, text
    text, _ = client.call("act", path="Shelf.swift", steps=[{"scroll": "up"}])
    assert "- Row 150\n" in text and "+ Row 150 (out of sight)" in text, text
    assert "Nothing changed." in client.call("act", path="Shelf.swift", steps=[{"wait": 0.1}])[0]
    text, _ = client.call("semantics", path="Shelf.swift")
    assert "Books: 2" in text and "Title: Moby Dick" in text, text
    text, _ = client.call("act", fails=True, path="Shelf.swift", steps=[{"tap": "Add"}, {"tap": "Remove"}])
    assert "Step 2 cannot be done" in text and "“Add”" in text and "+ Books: 3" in text, text
    assert "disabled" in client.call(
        "act", fails=True, path="Shelf.swift", restart=True, steps=[{"tap": "Delete"}])[0]
    assert "no view has the label “Row 900”" in client.call(
        "act", fails=True, path="Shelf.swift", steps=[{"scrollTo": "Row 900"}])[0]
    assert client.call("act", fails=True, path="Shelf.swift")[0] == "The argument “steps” is missing."
    assert "Step 1 has no action" in client.call("act", fails=True, path="Shelf.swift", steps=[{}])[0]
    assert "Books: 0" in client.call("semantics", path="Shelf.swift", restart=True)[0]

    # Explanations.
    text, _ = client.call("explain", path="Shelf.swift", steps=[{"tap": "Add"}])
    assert "Tap “Add”" in text and "Shelf" in text and "count" in text, text
    text, _ = client.call("explain", path="Shelf.swift", view="Shelf")
    assert "locale" in text, text
    assert "There is no view “Nothing”" in client.call("explain", fails=True, path="Shelf.swift", view="Nothing")[0]

    # Comparisons with a stored picture.
    client.call("semantics", path="Shelf.swift", restart=True)
    with open(os.path.join(folder, "stored.png"), "wb") as file:
        file.write(client.call("preview", path="Shelf.swift")[1][0])
    text, pictures = client.call("compare", path="Shelf.swift", picture="stored.png")
    assert text.startswith("The pictures are equal.") and not pictures, text
    client.call("act", path="Shelf.swift", steps=[{"tap": "Add"}])
    text, [difference] = client.call("compare", path="Shelf.swift", picture="stored.png")
    assert " pixels differ: " in text and png_size(difference) == png_size(picture), text
    text, _ = client.call("compare", path="Shelf.swift", picture="stored.png", size="200x300")
    assert "The stored picture has" in text, text
    assert "is no PNG file" in client.call("compare", fails=True, path="Shelf.swift", picture="Shelf.swift")[0]

    # A change of the source: the next answer is of the new program.
    write(folder, "Shelf.swift", SHELF.replace("Books:", "Volumes:"))
    text, _ = client.call("semantics", path="Shelf.swift")
    assert "Volumes: 0" in text and "The source has changed" in text, text

    # Errors of the compiler, with advice.
    write(folder, "Broken.swift", "import SwiftUI\nimport ARKit\nlet view = ARSCNView()\n#Preview { Text(nothing) }\n")
    text, _ = client.call("diagnostics", path="Broken.swift")
    assert "Broken.swift:4:17: error: cannot find 'nothing' in scope" in text, text
    assert "Broken.swift:2:8: error: ARKit is not on Linux." in text, text
    text, _ = client.call("preview", fails=True, path="Broken.swift")
    assert "Broken.swift:4:17" in text, text
    assert client.call("diagnostics", path="Shelf.swift")[0] == "It compiles."
    write(folder, "Lost.swift", """
import SwiftUI
@Observable final class Library {}
struct Books: View {
    @Environment(Library.self) private var library
    var body: some View { Text("\\(ObjectIdentifier(library))") }
}
#Preview { Books() }
""")
    text, _ = client.call("diagnostics", path="Lost.swift", environment=True)
    assert "Lost.swift:5:" in text and "Library" in text, text

    # Names of the public interface.
    text, _ = client.call("api", name="View.padding(_:_:)")
    assert "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View" in text, text
    text, _ = client.call("api", name="NavigationStack")
    assert "struct NavigationStack" in text and "Members: " in text, text
    text, _ = client.call("api", name="paddin")
    assert text.startswith("There is no paddin in SwiftUI. Similar names: padding"), text
    text, _ = client.call("api", name="CircularGaugeStyle")
    assert text.startswith("CircularGaugeStyle is unavailable: Umwelt does not have"), text
    text, _ = client.call("api", name="BarMark", module="Charts")
    assert "struct BarMark" in text, text
    assert "There is no module “Nothing” in Umwelt." in client.call("api", fails=True, name="A", module="Nothing")[0]

    # Times of answers after the first.
    for tool, arguments in [
        ("preview", {"path": "Shelf.swift"}), ("semantics", {"path": "Shelf.swift"}),
        ("act", {"path": "Shelf.swift", "steps": [{"tap": "Add"}]}),
        ("explain", {"path": "Shelf.swift", "steps": [{"tap": "Add"}]}),
        ("compare", {"path": "Shelf.swift", "picture": "stored.png"}), ("diagnostics", {"path": "Shelf.swift"}),
        ("diagnostics", {"path": "Broken.swift"}), ("api", {"name": "padding"}),
    ]:
        times = []
        for _ in range(5):
            start = time.monotonic()
            client.call(tool, **arguments)
            times.append(time.monotonic() - start)
        print(f"{tool} {arguments['path'] if 'path' in arguments else ''}: "
              f"{min(times) * 1000:.0f} ms at least, {statistics.median(times) * 1000:.0f} ms in the middle")
        assert statistics.median(times) < 1, (tool, times)

print("test_tools passed")
