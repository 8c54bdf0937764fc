import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Disclosure groups")
struct DisclosureGroupTests {
    @Test("In a list the icon of its label is tinted as those of other rows")
    func icon() {
        func colors<Content: View>(_ row: Content) -> [Color.Resolved] {
            TestHost { List { row } }.displayList.fillColors
        }
        let label = Label {
            Text("Folder")
        } icon: {
            Circle().frame(width: 10, height: 10)
        }
        let blue = Color.blue.resolve(in: EnvironmentValues())
        #expect(colors(label).contains(blue))
        #expect(colors(DisclosureGroup(content: { Text("inside") }, label: { label })).contains(blue))
    }

    @Test("Pressing its label shows the views, and hides them again; meanwhile they do not exist")
    func press() {
        let host = TestHost { DisclosureGroup("More") { Inner() } }
        #expect(host.texts == ["More"])
        #expect(host.isExpanded("More") == false)
        #expect(host.updates { host.tap("More") } == ["Inner"])
        #expect(host.texts == ["More", "inside"])
        #expect(host.isExpanded("More") == true)
        host.tap("More")
        #expect(host.texts == ["More"])
    }

    @Test("A binding says whether the views are shown, and hears of it")
    func binding() {
        let model = Expansion()
        let host = TestHost { DisclosureGroup("More", isExpanded: Bindable(model).isExpanded) { Text("inside") } }
        #expect(host.texts == ["More", "inside"])
        host.tap("More")
        #expect(!model.isExpanded)
        model.isExpanded = true
        #expect(host.texts == ["More", "inside"])
    }

    @Test("A disabled one stays as it is")
    func disabled() {
        let host = TestHost { DisclosureGroup("More") { Text("inside") }.disabled(true) }
        #expect(!host.tap("More"))
        #expect(host.texts == ["More"])
    }

    @Test("In a list the label and the views are rows, also of a group within a group")
    func rows() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            List {
                DisclosureGroup("Fruit", isExpanded: .constant(true)) {
                    Text("Apple")
                    DisclosureGroup("Citrus") {
                        ForEach(["Lemon", "Orange"], id: \.self) { Text($0) }
                    }
                }
                Text("Bread")
            }
        }
        #expect(host.rows == ["Fruit", "Apple", "Citrus", "Bread"])
        host.tap("Citrus")
        #expect(host.rows == ["Fruit", "Apple", "Citrus", "Lemon", "Orange", "Bread"])
        let starts = ["Fruit", "Apple", "Lemon", "Bread"].map { host.frame(of: $0)?.minX ?? 0 }
        #expect(starts.map { $0 - starts[0] } == [0, 20, 40, 0])
    }

    @Test("A style of the app's is given label, content and what changes it")
    func ownStyle() {
        let host = TestHost {
            DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Plain())
        }
        #expect(host.texts == ["show", "More"])
        host.tap("show")
        #expect(host.texts == ["hide", "More", "inside"])
    }

    private struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isExpanded ? "hide" : "show") { configuration.isExpanded.toggle() }
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }

    private struct Inner: View {
        var body: some View { Text("inside") }
    }

    @Observable final class Expansion {
        var isExpanded = true
    }
}
