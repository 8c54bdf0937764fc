import Foundation
import Testing

@Suite("umwelt explain") struct ExplainCommandTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            extension EnvironmentValues { @Entry var theme = "light" }
            struct Row: View {
                @Environment(\\.theme) private var theme
                var body: some View { Text(theme) }
            }
            struct Shelf: View {
                @State private var isDark = false
                var body: some View {
                    VStack {
                        Row()
                        Button("Dark") { isDark.toggle() }
                    }
                    .environment(\\.theme, isDark ? "dark" : "light")
                }
            }
            @main struct ShelfApp: App {
                var body: some Scene { WindowGroup { Shelf() } }
            }
            """, to: "Shelf.swift")
    }

    @Test(
        "A tap is explained as a chain from its writes to the bodies that ran, and a view's environment with its writers"
    )
    func text() async throws {
        let outcome = try await workshop.umwelt("explain", "Shelf.swift", "--tap", "Dark", "--view", "Row")
        #expect(outcome.code == 0 && outcome.errors == "")
        let lines = outcome.output.components(separatedBy: "\n")
        #expect(lines.count >= 10, "\(outcome.output)")
        #expect(
            Array(lines.prefix(5)) == [
                "Tap “Dark”", "Wrote Shelf.isDark: false → true, at Shelf/Shelf.swift:12",
                "Environment value theme = dark, set at Shelf/Shelf.swift:14",
                "  Shelf.body ran: Shelf.isDark changed",
                "    Row.body ran: Row.theme reads theme, set at Shelf/Shelf.swift:14, which changed",
            ])
        #expect(
            outcome.output.contains("  theme = dark, read\n    set at Shelf/Shelf.swift:14: dark\n    read by Row\n"))
    }

    @Test("The same as JSON, which holds the host's values too")
    func json() async throws {
        let outcome = try await workshop.umwelt("explain", "Shelf.swift", "--tap", "Dark", "--view", "Row", "--json")
        #expect(outcome.code == 0)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let steps = try #require(object["steps"] as? [[String: Any]])
        #expect(steps.map { $0["tap"] as? String } == ["Dark"])
        let values = try #require((object["environment"] as? [String: Any])?["values"] as? [[String: Any]])
        #expect(Set(values.compactMap { $0["key"] as? String }).isSuperset(of: ["theme", "colorScheme", "locale"]))
    }

    @Test("A preview is called as in source, though it has properties of its own")
    func preview() async throws {
        try workshop.write(
            """
            import SwiftUI
            #Preview("Counting") {
                @Previewable @State var count = 0
                Button("Add") { count += 1 }
                Text("\\(count)")
            }
            """, to: "Counting.swift")
        let outcome = try await workshop.umwelt(
            "explain", "Counting.swift", "--preview", "Counting", "--tap", "Add")
        let lines = outcome.output.components(separatedBy: "\n")
        #expect(
            lines.dropFirst().first?.hasPrefix("Wrote #Preview.count: 0 → 1, at Counting/Counting.swift:") == true,
            "\(lines)")
        #expect(lines.contains("  #Preview.body ran: #Preview.count changed"))
        #expect(!outcome.output.contains("$s"))
    }

    @Test("Invalid arguments are reported in one line")
    func refused() async throws {
        let nothing = try await workshop.umwelt("explain", "Shelf.swift")
        #expect(nothing.code == 64)
        #expect(
            nothing.errors
                == "Error: Say what to explain: an update by --tap LABEL, an environment by --view NAME.\n")
        let view = try await workshop.umwelt("explain", "Shelf.swift", "--view", "Rows")
        #expect(view.code == 1)
        #expect(view.errors == "Error: There is no view “Rows” in the window. There are: “Row”, “Shelf”, “ShelfApp”.\n")
        let label = try await workshop.umwelt("explain", "Shelf.swift", "--tap", "Dim")
        #expect(label.errors == "Error: There is nothing “Dim” to tap. There are: “Dark”.\n")
    }
}
