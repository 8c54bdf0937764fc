import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@Observable private final class Model {
    var name = "a"
}

private struct Printer: View {
    let number: Int
    let model: Model
    @State private var count = 0
    @Environment(\.theme) private var theme

    var body: some View {
        let _ = Self._printChanges()
        Button("Count") { count += 1 }
        Text("\(number) \(theme) \(count) \(model.name)")
    }
}

private struct Frame: View {
    let model: Model
    @State private var number = 0
    @State private var theme = "light"
    var body: some View {
        Button("Number") { number += 1 }
        Button("Theme") { theme = "dark" }
        Button("Both") { (number, theme) = (9, "both") }
        Printer(number: number, model: model).environment(\.theme, theme)
    }
}

/// A property whose parts go by its name.
private struct Parts: DynamicProperty {
    @State var count = 0
    @Environment(\.theme) var theme
}

private struct PrinterModifier: ViewModifier {
    let number: Int
    private var parts = Parts()
    init(number: Int) { self.number = number }
    func body(content: Content) -> some View {
        let _ = Self._printChanges()
        content
    }
}

@Suite("_printChanges") struct PrintChangesTests {
    @Test("SEMANTICS 29: it prints @self, @identity and the names of changed properties")
    func printed() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let model = Model()
                let host = TestHost(typeSetter: FixedMetrics()) { Frame(model: model) }
                for label in ["Number", "Count", "Theme", "Both"] { host.tap(label) }
                host.updates { model.name = "b" }
            }
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("Printer:") }
        #expect(
            lines == [
                "Printer: @self, @identity, _count, _theme changed.",
                "Printer: @self changed.",
                "Printer: _count changed.",
                "Printer: _theme changed.",
                "Printer: @self, _theme changed.",
                "Printer: @dependencies changed.",
            ])
    }

    @Test("SEMANTICS 29: in a modifier, and with a property that is made of others")
    func modifier() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let host = TestHost(typeSetter: FixedMetrics()) {
                    Switcher { step in
                        Text("x").modifier(PrinterModifier(number: step / 2)).environment(\.theme, "\(step)")
                    }
                }
                host.tap("Go")
                host.tap("Go")
            }
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("PrinterModifier:") }
        #expect(
            lines == [
                "PrinterModifier: @self, @identity, parts changed.",
                "PrinterModifier: parts changed.",
                "PrinterModifier: @self, parts changed.",
            ])
    }
}
