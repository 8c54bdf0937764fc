import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Underscored names that libraries use") struct LibraryNameTests {
    /// A wrapper of columns as libraries for observation have it: what it is made of is read when the table asks.
    private nonisolated struct Tracked<Content: TableColumnContent>: TableColumnContent {
        typealias TableRowValue = Content.TableRowValue
        typealias TableColumnSortComparator = Content.TableColumnSortComparator
        typealias TableColumnBody = Never

        let content: () -> Content

        nonisolated var tableColumnBody: Never { fatalError("The columns are those of the content.") }

        nonisolated var columns: Content { content() }

        nonisolated static func _makeContent(
            content: _GraphValue<Tracked<Content>>, inputs: _TableColumnInputs
        ) -> _TableColumnOutputs {
            Content._makeContent(content: content[\.columns], inputs: inputs)
        }
    }

    private struct Person: Identifiable {
        let name: String
        var id: String { name }
    }

    @Test("A table shows the columns that a type makes by _makeContent") func columns() {
        let host = TestHost(size: CGSize(width: 900, height: 400)) {
            Table([Person(name: "Ishmael")]) {
                Tracked(content: { TableColumn("Name") { (person: Person) in Text(person.name) } })
            }
        }
        #expect(host.texts.contains("Name") && host.texts.contains("Ishmael"))
    }

    @Test("An identified view is the view, and its modifier is found by its type") func identified() {
        let view = Text("Call me").modifier(
            _IdentifiedModifier(identifier: __DesignTimeSelectionIdentifier("Loomings.swift")))
        #expect(view as Any is ModifiedContent<Text, _IdentifiedModifier<__DesignTimeSelectionIdentifier>>)
        #expect(TestHost { view }.texts == ["Call me"])
    }

    @Test("Effects by their names transform as the modifiers do") func effects() {
        let size = CGSize(width: 40, height: 20)
        let scale = _ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .bottomTrailing).effectValue(size: size)
        #expect(CGPoint(x: 40, y: 20).applying(scale) == CGPoint(x: 40, y: 20))
        #expect(CGPoint.zero.applying(scale) == CGPoint(x: -40, y: -40))
        let turn = _RotationEffect(angle: .degrees(90)).effectValue(size: size)
        let corner = CGPoint.zero.applying(turn)
        #expect(abs(corner.x - 30) < 1e-9 && abs(corner.y + 10) < 1e-9)
        let moved = _TransformEffect(transform: CGAffineTransform(translationX: 5, y: 6)).effectValue(size: size)
        #expect(CGPoint.zero.applying(moved) == CGPoint(x: 5, y: 6))
    }

    @Test("A button gesture reports its press, and performs when it ends inside") func buttonGesture() {
        var events: [String] = []
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Text("Save")._onButtonGesture {
                events.append($0 ? "down" : "up")
            } perform: {
                events.append("save")
            }
        }
        host.tap("Save", count: 1)
        #expect(events.contains("save") && events.filter { $0 != "save" } == ["down", "up"])
        events = []
        host.drag("Save", by: CGSize(width: 0, height: 90))
        #expect(events == ["down", "up"])
    }
}
