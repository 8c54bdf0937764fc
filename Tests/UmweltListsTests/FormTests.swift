import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Forms")
struct FormTests {
    private struct Fields: View {
        var body: some View {
            LabeledContent("Night", value: "dark")
            LabeledContent("Version", value: "1.2")
            Button("Check for Updates") {}
        }
    }

    @Test("By itself a form is a list")
    func grouped() {
        #expect(TestHost { Form { Fields() } }.rows == ["Night dark", "Version 1.2", "Check for Updates"])
        #expect(TestHost { Form { Fields() }.formStyle(.grouped) }.rows.count == 3)
    }

    @Test("In columns labels end where the controls begin, and what has no label begins there too")
    func columns() {
        let host = TestHost(typeSetter: FixedMetrics()) { Form { Fields() }.formStyle(.columns) }
        #expect(host.rows == [])
        let labels = ["Night", "Version"].compactMap { host.frame(of: $0)?.maxX }
        let controls = ["dark", "1.2", "Check for Updates"].compactMap { host.frame(of: $0)?.minX }
        #expect(labels.count == 2 && controls.count == 3)
        #expect(Set(labels).count == 1)
        #expect(Set(controls) == [(labels.first ?? 0) + 8])
    }

    @Test("In columns a field takes the width beside the labels, and nothing stands outside of the form")
    func widths() {
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            Form {
                LabeledContent("Version", value: "1.2")
                Box("field", 10, 20).frame(maxWidth: .infinity, alignment: .leading)
                LabeledContent("A") { Box("wide", 10, 20).frame(maxWidth: .infinity, alignment: .trailing) }
            }
            .formStyle(.columns)
        }
        let label = host.frame(of: "Version") ?? .zero
        #expect(label.minX == 0)
        #expect(host.frame(of: "field")?.minX == label.maxX + 8)
        #expect(host.frame(of: "wide")?.minX == 190)
    }

    @Test("Columns run from the right where text does")
    func mirroredColumns() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Form { Fields() }.formStyle(.columns).environment(\.layoutDirection, .rightToLeft)
        }
        let label = host.frame(of: "Version")?.minX ?? 0
        #expect(host.frame(of: "1.2")?.maxX == label - 8)
    }

    @Test("A style of the app's is given the content, and may show it in the style outside")
    func ownStyle() {
        let host = TestHost { Form { Text("inside") }.formStyle(Titled()) }
        #expect(host.texts == ["Title", "inside"])
        #expect(host.rows == ["inside"])
    }

    private struct Titled: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Title")
                Form(configuration)
            }
        }
    }
}
