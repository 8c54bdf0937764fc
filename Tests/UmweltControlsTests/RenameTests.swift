import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Renaming")
struct RenameTests {
    private struct Named: View {
        @State private var name = "Fern"
        @FocusState private var isNaming: Bool
        var hasAction = true

        var body: some View {
            if hasAction {
                VStack {
                    RenameButton(); field
                }.renameAction($isNaming)
            } else {
                RenameButton()
            }
        }

        private var field: some View { TextField("Name", text: $name).focused($isNaming) }
    }

    @Test("The button moves the focus to the field, and is disabled without an action")
    func button() {
        let host = TestHost { Named() }
        #expect(host.focusedLabel == nil)
        #expect(host.tap("Rename"))
        #expect(host.focusedLabel == "Name")
        #expect(!TestHost { Named(hasAction: false) }.tap("Rename"))
    }

    @Test("A closure is the action too, and views read it from the environment")
    func closure() {
        struct Own: View {
            @Environment(\.rename) private var rename
            var body: some View { Button(rename == nil ? "None" : "Own") { rename?() } }
        }
        var count = 0
        let host = TestHost {
            VStack {
                Own(); RenameButton()
            }.renameAction { count += 1 }
        }
        host.tap("Own")
        host.tap("Rename")
        #expect(count == 2)
        #expect(TestHost { Own() }.texts == ["None"])
    }

    @Test("A bound title is a button in the bar, which puts a field in its place until that is submitted")
    func title() {
        struct Shelf: View {
            @State private var name = "Plants"
            var body: some View {
                NavigationStack {
                    Text(verbatim: "on \(name)").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let host = TestHost { Shelf() }
        #expect(host.title == "Plants")
        #expect(host.tap("Plants"))
        host.clear("Name")
        host.type("Trees", into: "Name")
        #expect(host.texts.contains("on Trees") && host.title == "Trees")
        host.submit("Name")
        #expect(host.text(in: "Name") == nil && host.texts.contains("Trees"))
    }
}
