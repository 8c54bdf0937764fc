import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// A row whose views are taken out of what the builder made, as older libraries do it.
private struct Dotted<Content: View>: View {
    private let views: [AnyView]

    init<First: View, Second: View>(@ViewBuilder content: () -> Content) where Content == TupleView<(First, Second)> {
        views = Mirror(reflecting: content().value).children.compactMap { AnyView(_fromValue: $0.value) }
    }

    var body: some View {
        HStack {
            ForEach(views.indices, id: \.self) { index in
                Text("•")
                views[index]
            }
        }
    }
}

private struct Words: View {
    @Environment(\.self) private var values
    let text: Text
    var body: some View { Text(verbatim: "says " + text._resolveText(in: values)) }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

@MainActor @Suite("Names with an underscore that programs use") struct UnderscoredNameTests {
    @Test("A view of an unknown type becomes an erased one, and what is no view does not")
    func fromValue() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Dotted {
                Text("a")
                Counter()
            }
        }
        #expect(host.texts == ["•", "a", "•", "count 0"])
        host.tap("count 0")
        #expect(host.texts == ["•", "a", "•", "count 1"])
        let (word, erased): (Any, Any) = ("a", AnyView(Text("a")))
        let (none, some) = (AnyView(_fromValue: word), AnyView(_fromValue: erased))
        #expect(none == nil && some != nil)
    }

    @Test("A text says its characters in an environment, and says them anew when that changes")
    func resolveText() {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: "en_US")
        let text = Text("\(1234) and ") + Text(verbatim: "more").bold()
        #expect(text._resolveText(in: values) == "1,234 and more")
        values.locale = Locale(identifier: "de_DE")
        #expect(text._resolveText(in: values) == "1.234 and more")
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Words(text: text).environment(\.locale, Locale(identifier: step == 0 ? "en_US" : "de_DE"))
            }
        }
        #expect(host.texts == ["Go", "says 1,234 and more"])
        host.tap("Go")
        #expect(host.texts == ["Go", "says 1.234 and more"])
    }
}
