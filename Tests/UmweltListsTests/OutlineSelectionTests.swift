import SwiftUI
import Testing
import UmweltTesting

private struct Entry: Identifiable {
    let id: String
    var entries: [Entry]?

    static let all = [
        Entry(id: "Folder", entries: [Entry(id: "File"), Entry(id: "Inner", entries: [Entry(id: "Deep")])]),
        Entry(id: "Note"),
    ]
}

@Observable private final class Model {
    var chosen: String?
}

@MainActor @Suite("Outlines whose rows are selected") struct OutlineSelectionTests {
    @Test("A group's row is selected, and its chevron shows and hides what is in it")
    func chevron() {
        @Bindable var model = Model()
        let host = TestHost { List(Entry.all, children: \.entries, selection: $model.chosen) { Text($0.id) } }
        #expect(host.select("Folder"))
        #expect(model.chosen == "Folder" && host.rows == ["Folder", "Note"])
        #expect(host.tap("Expand"))
        #expect(model.chosen == "Folder" && host.rows == ["Folder", "File", "Inner", "Note"])
        #expect(host.select("Inner"))
        #expect(model.chosen == "Inner" && host.selectedRows == ["Inner"])
        #expect(host.tap("Collapse"))
        #expect(host.rows == ["Folder", "Note"])
    }

    @Test("Where nothing is selected, the row itself shows and hides what is in it")
    func row() {
        let host = TestHost { List(Entry.all, children: \.entries) { Text($0.id) } }
        #expect(host.select("Folder"))
        #expect(host.rows == ["Folder", "File", "Inner", "Note"])
    }

    @Test("A group whose row cannot be selected is opened by a press anywhere in it")
    func unselectable() {
        @Bindable var model = Model()
        let host = TestHost {
            List(selection: $model.chosen) {
                DisclosureGroup("More") { Text("Inside").tag("inside") }
            }
        }
        #expect(host.select("More"))
        #expect(host.rows == ["More", "Inside"] && model.chosen == nil)
        #expect(host.select("Inside") && model.chosen == "inside")
    }
}
