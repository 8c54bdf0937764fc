import SwiftUI
import Testing
import UmweltLive
import UmweltPictures

@testable import UmweltStage

/// An app with what a user does on a stage.
private struct Shelf: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("Books: \(count)")
                Button("Add") { count += 1 }
                Button("Empty") { count = 0 }.disabled(count == 0)
                ScrollView { LazyVStack { ForEach(0..<400) { Text("Row \($0)").frame(height: 20) } } }
                    .frame(height: 100)
                Size()
            }
        }
    }
}

private struct Size: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(size) \(scheme)") }
}

@MainActor @Suite("The stage of an assistant") struct StageTests {
    private let window: StageWindow

    init() throws {
        window = try StageWindow(app: Shelf(), Self.settings([:]))
        try window.show(with: Self.settings([:]))
    }

    private static func settings(_ variables: [String: String]) throws -> PictureSettings {
        var settings = try PictureSettings(["UMWELT_SIZE": "200x300"].merging(variables) { $1 })
        settings.isUsed = true
        return settings
    }

    private func act(_ steps: StageStep...) throws -> StageReply { try window.answer(.act(steps)) }

    private func lines(of reply: StageReply) -> Set<Substring> { Set(reply.text.split(separator: "\n")) }

    @Test("Steps change the window, and the answer has the difference of the accessibility tree")
    func taps() throws {
        let reply = try act(.tap("Add"), .tap("Add"))
        #expect(reply.error == nil)
        #expect(reply.text == "- Books: 0\n+ Books: 2\n- Empty, button, dimmed\n+ Empty, button")
        #expect(try act(.wait(seconds: 0)).text == "Nothing changed.")
    }

    @Test("A step that cannot be done is named with its reason, and the steps before it are done")
    func failures() throws {
        let missing = try act(.tap("Add"), .tap("Remove"))
        #expect(
            missing.error
                == "Step 2 cannot be done: there is no such “Remove” in the window, but “Add”, “Empty”.")
        #expect(missing.text.contains("+ Books: 1"))
        _ = try act(.tap("Empty"))
        #expect(try act(.tap("Empty")).error?.contains("Step 1 cannot be done: “Empty” does nothing") == true)
        #expect(try act(.type("a", into: "Add")).error?.contains("there is no such “Add”") == true)
        #expect(try act(.back).error == "Step 1 cannot be done: there is no screen to go back to.")
    }

    @Test("Scrolling to a label finds a row that does not exist yet, and the tree says what is out of sight")
    func reveal() throws {
        let reply = try act(.reveal("Row 300"))
        #expect(lines(of: reply).isSuperset(of: ["+ Row 300", "- Row 0"]), "\(reply.text)")
        let up = try act(.scroll(.up, around: "Row 300"))
        // Rows that are no longer nearby may be removed.
        #expect(lines(of: up).contains("- Row 300") && !lines(of: up).contains("+ Row 300"), "\(up.text)")
        _ = try act(.reveal("Row 2"))
        let none = try act(.reveal("Row 900"))
        #expect(none.error?.contains("no view has the label “Row 900”") == true)
        #expect(!lines(of: none).contains("- Row 2"), "the scroll view is where it was: \(none.text)")
        _ = try act(.reveal("Row 0"))
        #expect(try act(.scroll(.up, around: nil)).error == "Step 1 cannot be done: the scroll view is at its end.")
        #expect(try act(.scroll(.down, around: "Add")).error?.contains("no scroll view is around “Add”") == true)
    }

    @Test("Settings apply to one request, and the state stays")
    func settings() throws {
        _ = try act(.tap("Add"))
        try window.show(with: Self.settings(["UMWELT_DARK": "1", "UMWELT_SET": "dynamicTypeSize=xSmall"]))
        let changed = try window.answer(.describe).text
        #expect(changed.contains("xSmall dark") && changed.contains("Books: 1"), "\(changed)")
        try window.show(with: Self.settings([:]))
        let usual = try window.answer(.describe).text
        #expect(usual.contains("large light") && usual.contains("Books: 1"), "\(usual)")
    }

    @Test("A picture has the size of the settings, and differs with them; a sheet has all variants")
    func pictures() throws {
        let light = try window.answer(.draw)
        #expect(light.text == "200 × 300 points, 2 pixels a point.")
        try window.show(with: Self.settings(["UMWELT_DARK": "1"]))
        #expect(try window.answer(.draw).picture != light.picture)
        try window.show(with: Self.settings(["UMWELT_MATRIX": "colorScheme"]))
        #expect(try window.answer(.draw).text.hasPrefix("4"), "two windows beside each other")
        try window.show(with: Self.settings([:]))
        #expect(try window.answer(.draw).picture == light.picture)
    }

    @Test("An explanation has the bodies of each step, and the environment of a view")
    func explanations() throws {
        let text = try window.answer(.explain([.tap("Add")], view: "Size")).text
        #expect(text.hasPrefix("Tap “Add”\n"), "\(text)")
        #expect(text.contains("dynamicTypeSize"))
        #expect(throws: PictureHostError.self) { try window.answer(.explain([], view: "Nothing")) }
    }
}
