"""Programs that crash or hang, and paths outside of the root, are answers of `umwelt mcp`, not its end."""

import os
import tempfile
import time

from support import Client, write

FAULTS = """
import SwiftUI

struct Faults: View {
    @State private var isBroken = false
    @State private var count = 0
    var body: some View {
        Text("Count \\(count)")
        Button("Count") { count += 1 }
        Button("Crash") { let texts: [String] = []; print(texts[count]) }
        Button("Hang") { while count >= 0 { count += 0 } }
        Button("End") { exit(3) }
        Button("Chat") { for line in 0..<1000 { print("line", line) } }
    }
}

#Preview { Faults() }
"""

with tempfile.TemporaryDirectory() as base:
    folder = os.path.join(base, "root")
    os.mkdir(folder)
    write(folder, "Faults.swift", FAULTS)
    write(base, "Outside.swift", "import SwiftUI\n#Preview { Text(\"outside\") }\n")
    write(base, "rootless/Inside.swift", "import SwiftUI\n#Preview { Text(\"outside\") }\n")
    os.symlink(os.path.join(base, "Outside.swift"), os.path.join(folder, "Link.swift"))
    os.symlink(base, os.path.join(folder, "up"))
    os.mkdir(os.path.join(folder, "App"))
    write(folder, "App/View.swift", "import SwiftUI\n#Preview { Text(\"inside\") }\n")
    os.symlink(os.path.join(base, "Outside.swift"), os.path.join(folder, "App/Other.swift"))
    write(folder, "Loop.swift", "import SwiftUI\n@main struct Loop: App {\n    init() { while true {} }\n"
          "    var body: some Scene { WindowGroup { Text(\"a\") } }\n}\n")

    with Client(folder) as client:
        # Paths outside, also by symbolic links, and beside the root with the root's name as a beginning.
        for path in [
            "../Outside.swift", os.path.join(base, "Outside.swift"), "Link.swift", "up/Outside.swift", "up",
            "../rootless/Inside.swift", "/etc/passwd", "../nothing.swift", "App/../../Outside.swift",
        ]:
            for tool in ["preview", "semantics", "diagnostics"]:
                text, _ = client.call(tool, fails=True, path=path)
                assert "is outside of" in text, text
        text, _ = client.call("preview", fails=True, path="App")
        assert "is outside of" in text, text
        text, _ = client.call("compare", fails=True, path="Faults.swift", picture="../Outside.swift")
        assert "is outside of" in text, text
        assert client.call("preview", fails=True, path="None.swift")[0] == "There is no file or folder None.swift."
        assert "Count 0" in client.call("semantics", path=os.path.join(folder, "Faults.swift"))[0]

        # A crash has its place; the next call starts the program again.
        client.call("act", path="Faults.swift", steps=[{"tap": "Count"}])
        text, _ = client.call("act", fails=True, path="Faults.swift", steps=[{"tap": "Crash"}])
        assert "Faults.swift:10" in text and "Index out of range" in text, text
        assert "Count 0" in client.call("semantics", path="Faults.swift")[0]

        # So has a function that does not return.
        start = time.monotonic()
        text, _ = client.call("act", fails=True, path="Faults.swift", steps=[{"tap": "Hang"}])
        assert "Faults.swift:11" in text, text
        assert time.monotonic() - start < 40
        assert "Count 0" in client.call("semantics", path="Faults.swift")[0]
        text, _ = client.call("semantics", fails=True, path="Loop.swift")
        assert text, text

        # A program that ends by itself, and one that prints a lot.
        text, _ = client.call("act", fails=True, path="Faults.swift", steps=[{"tap": "End"}])
        assert "code 3" in text, text
        text, _ = client.call("act", path="Faults.swift", steps=[{"tap": "Chat"}])
        assert "line 999" in text and "line 500" not in text, text

        # A body that crashes at once.
        write(folder, "Faults.swift", FAULTS.replace("Text(\"Count", "let _ = [Int]()[1]\n        Text(\"Count"))
        text, _ = client.call("preview", fails=True, path="Faults.swift")
        assert "Faults.swift:8" in text and "Index out of range" in text, text
        assert client.close() == 0

print("test_failures passed")
