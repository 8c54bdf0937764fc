import Foundation
import Testing
import UmweltTesting

/// The programs of one file in `Examples/Programs`, drawn and used through the tool.
///
/// Their pictures are those of the documentation. To accept others, look at them, then run these tests with
/// `UMWELT_ACCEPT_PICTURES=1`.
@Suite struct ProgramTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path of a program's source.
    private func source(_ name: String) -> String {
        Self.repository.appendingPathComponent("Examples/Programs/\(name).swift").path
    }

    // The game is drawn after two seconds, in which the ball has hit two bricks and the paddle.
    @Test(
        "Each program is drawn, light and dark, and nothing is logged",
        arguments: ["Chat", "Dashboard", "Drawing", "Game", "Notes", "Photos", "Settings", "Shop"])
    func pictures(name: String) async throws {
        let workshop = try Workshop()
        let use = name == "Game" ? ["--tap", "Play", "--at", "2"] : []
        let catalogue = Self.repository.appendingPathComponent("Sources/SwiftUI/SwiftUI.docc/Programs.md").path
        for (suffix, options) in [("", []), ("~dark", ["--dark"])] {
            let outcome = try await workshop.run(
                "umwelt",
                [
                    "picture", source(name), "--output", "program.png", "--scale", "1", "--locale", "en_US", "--set",
                    "timeZone=GMT",
                ] + use + options)
            #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
            expectPicture(
                of: try workshop.data("program.png"), named: "program-\(name.lowercased())\(suffix)", limit: 61_440,
                testFile: catalogue)
        }
    }

    /// Plays the steps of a recording in a program. Returns the texts that its window shows in the end.
    private func texts(of name: String, in workshop: Workshop, after steps: String) async throws -> String {
        try workshop.write(
            #"{"subject": "\#(name)", "isApp": true, "size": [390, 844], "steps": [\#(steps)]}"#, to: "steps.json")
        let outcome = try await workshop.umwelt("replay", "steps.json", source(name))
        #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
        return outcome.output.components(separatedBy: "\n").last { $0.hasPrefix("Shows: ") } ?? ""
    }

    @Test("The chat sends a message, which its list shows too") func chat() async throws {
        let sent = try await texts(
            of: "Chat", in: Workshop(),
            after: #"""
                {"enter": {"text": "Ahoy!", "field": "Message"}}, {"tap": {"_0": "Send"}}, {"back": {}}
                """#)
        #expect(sent.contains("“Ada”, “Ahoy!”"), "\(sent)")
    }

    @Test("The cart counts, and an order empties it") func shop() async throws {
        // The program is compiled once.
        let workshop = try Workshop()
        let steps = #"""
            {"tap": {"_0": "Add Camera"}}, {"tap": {"_0": "Add Camera"}}, {"tap": {"_0": "Add Lamp"}},
            {"tap": {"_0": "Cart"}}
            """#
        let full = try await texts(of: "Shop", in: workshop, after: steps)
        #expect(full.contains("“2 × €749.00”") && full.contains("“Total”, “€1,557.00”"), "\(full)")
        let ordered = try await texts(
            of: "Shop", in: workshop, after: steps + #", {"tap": {"_0": "Order"}}, {"tap": {"_0": "OK"}}"#)
        #expect(ordered.contains("“The Cart Is Empty”"), "\(ordered)")
    }

    @Test("Settings are hidden with the setting that they depend on") func settings() async throws {
        let shown = try await texts(
            of: "Settings", in: Workshop(),
            after: #"{"toggle": {"_0": "Notifications"}}, {"tap": {"_0": "Green"}}"#)
        #expect(!shown.contains("“Sounds”") && shown.contains("“Upload Backups”"), "\(shown)")
    }
}
