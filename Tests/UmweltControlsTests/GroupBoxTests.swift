import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Group boxes")
struct GroupBoxTests {
    @Test("A box is read as a group that is called by its label")
    func group() {
        let host = TestHost { GroupBox("Terms") { Text("None.") } }
        #expect(host.texts == ["Terms", "None."])
        #expect(host.semantics[0].semantics.isGroup)
        #expect(host.semantics[0].label == "Terms")
        #expect(TestHost { GroupBox { Text("None.") } }.texts == ["None."])
    }

    @Test("It stands out from its ground, also in another box; a background style takes its place")
    func backdrop() {
        func colors(_ view: some View) -> [Color.Resolved] { TestHost { view }.displayList.fillColors }
        let two = colors(GroupBox { GroupBox { EmptyView() } })
        #expect(two.count == 2 && two[0] != two[1])
        let values = EnvironmentValues()
        #expect(colors(GroupBox { EmptyView() }.backgroundStyle(.red)) == [Color.red.resolve(in: values)])
    }

    @Test("A style of the app's is given label and content, and may show them in the style outside")
    func ownStyle() {
        let host = TestHost { GroupBox("Terms") { Text("None.") }.groupBoxStyle(Starred()) }
        #expect(host.texts == ["*", "Terms", "None."])
    }

    private struct Starred: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("*")
            GroupBox(configuration)
        }
    }
}
