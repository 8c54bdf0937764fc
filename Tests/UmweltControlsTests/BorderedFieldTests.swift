import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltControls

@MainActor @Suite("Text fields with a border") struct BorderedFieldTests {
    private func paths(_ content: some View) -> [Path] {
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            content.accessibilityLabel("field")
        }
        return host.displayList.leaves.compactMap { if case .fill(let path, _, _, _) = $0 { path } else { nil } }
    }

    private var field: some View { TextField("Name", text: .constant("")) }

    @Test("A bordered field is a rounded rectangle by default, and looks like one with a rounded border")
    func rounded() {
        let rounded = paths(field.textFieldStyle(.roundedBorder))
        #expect(!rounded.isEmpty)
        #expect(paths(field.textFieldStyle(.bordered)) == rounded)
        #expect(paths(field.textFieldStyle(.bordered).textInputBorderShape(.roundedRectangle)) == rounded)
        #expect(paths(field.textInputBorderShape(.capsule)).isEmpty, "The default style has no border.")
    }

    @Test("The shape of a container's fields is set around them, and insets keep the text out of round ends")
    func capsule() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            VStack { field }.textFieldStyle(.bordered).textInputBorderShape(.capsule)
        }
        let box = try #require(
            host.displayList.leaves.compactMap { if case .fill(let path, _, _, _) = $0 { path } else { nil } }.first)
        #expect(box == Capsule().path(in: CGRect(origin: .zero, size: box.boundingRect.size)))
        let height = box.boundingRect.height
        #expect(FieldMetrics.roundInsets.leading > FieldMetrics.insets.leading && height > 20)
    }

    @Test("Another shape of fields runs no bodies and keeps the text")
    func change() {
        struct Sample: View {
            @State private var text = "Ahab"
            @State private var isRound = false
            var body: some View {
                TextField("Name", text: $text).textFieldStyle(.bordered)
                    .textInputBorderShape(isRound ? .capsule : .automatic)
                Button("Round") { isRound = true }
            }
        }
        let host = TestHost { VStack { Sample() } }
        #expect(host.updates { host.tap("Round") } == ["Sample"])
        #expect(host.text(in: "Name") == "Ahab")
    }

    @Test("The shape is a shape that draws itself")
    func shape() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 20)
        #expect(TextInputBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
        #expect(TextInputBorderShape.textInputBorder == .automatic)
        #expect(
            TextInputBorderShape.capsule.inset(by: 2).path(in: rect)
                == Capsule().path(in: rect.insetBy(dx: 2, dy: 2)))
    }
}
