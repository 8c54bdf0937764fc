import Testing
import UmweltInput

@testable import ConsoleHost

/// The host in a terminal, by the lines that it writes.
@MainActor @Suite("Console host")
struct ConsoleHostTests {
    /// The host of the notes, and its last grid.
    private final class Screen: CustomReflectable {
        var lines: [String] = []
        var focused = ""
        private var host: ConsoleHost?

        @MainActor init(rows: Int = 16) {
            host = ConsoleHost(NotesApp(), columns: 40, rows: rows) { [weak self] grid in
                self?.lines = grid.lines
                self?.focused = String(grid.cells.joined().filter(\.isFocused).map(\.character))
            }
        }

        @MainActor func type(_ text: String) {
            for event in TerminalInput.events(in: text) { host?.receive(event) }
        }

        // A failed expectation shows the lines, and not the whole window.
        nonisolated var customMirror: Mirror { Mirror(self, children: []) }

        func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
    }

    @Test("The window is a grid of its texts")
    func grid() {
        let screen = Screen()
        #expect(screen.shows("New note: ▏"))
        #expect(screen.shows("[ Add ]"))
        #expect(screen.shows("[ ] Newest first"))
        #expect(screen.shows("Note 1"))
        #expect(screen.lines.last?.contains("30 notes") == true)
    }

    @Test("The tab key moves the focus, and the space bar presses what has it")
    func tab() {
        let screen = Screen()
        screen.type("\t")
        #expect(screen.focused.hasPrefix("New note"))
        // The button that adds is disabled.
        screen.type("\t")
        #expect(screen.focused == "[ ] Newest first")
        screen.type(" ")
        #expect(screen.focused == "[x] Newest first")
        #expect(screen.shows("Note 30"))
    }

    @Test("A text is written into the field and submitted")
    func text() {
        let screen = Screen()
        screen.type("\tMilk")
        #expect(screen.shows("New note: Milk▏"))
        screen.type("\u{7F}\r")
        #expect(screen.shows("New note: ▏"))
        #expect(screen.shows("31 notes"))
    }

    @Test("Arrow keys choose rows, and the list follows")
    func arrows() {
        let screen = Screen()
        screen.type("\t\t\t")
        screen.type(String(repeating: "\u{1B}[B", count: 20))
        #expect(screen.lines.contains("▸ Note 21"))
        #expect(screen.shows("Chosen: Note 21"))
        #expect(!screen.lines.contains("  Note 1"))
    }

    @Test("The wheel scrolls, and a press of the mouse chooses a row")
    func mouse() throws {
        let screen = Screen()
        for _ in 1...10 { screen.type("\u{1B}[<65;10;8M") }
        #expect(!screen.lines.contains("  Note 1"))
        let row = try #require(screen.lines.firstIndex { $0.hasPrefix("  Note 1") })
        let name = screen.lines[row].trimmingCharacters(in: .whitespaces)
        screen.type("\u{1B}[<0;10;\(row + 1)M\u{1B}[<0;10;\(row + 1)m")
        #expect(screen.shows("Chosen: \(name)"))
    }
}
