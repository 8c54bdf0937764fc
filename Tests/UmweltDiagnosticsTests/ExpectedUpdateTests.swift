import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension EnvironmentValues {
    @Entry fileprivate var currency = "EUR"
}

private struct Item: Identifiable, Equatable {
    let id: Int
    var count = 1
}

private struct Row: View {
    @Binding var item: Item
    var body: some View { Button("item \(item.id)") { item.count += 1 } }
}

private struct Total: View {
    let count: Int
    @Environment(\.currency) private var currency
    var body: some View { Text("\(count) \(currency)") }
}

private struct CartView: View {
    @State private var items = [Item(id: 0), Item(id: 1), Item(id: 2)]
    @State private var currency = "EUR"
    var body: some View {
        ForEach($items) { $item in Row(item: $item) }
        Total(count: items.reduce(0) { $0 + $1.count }).environment(\.currency, currency)
        Button("dollars") { currency = "USD" }
    }
}

@MainActor @Suite("Expected updates") struct ExpectedUpdateTests {
    private let host = TestHost(typeSetter: FixedMetrics()) { VStack { CartView() } }

    /// Returns the text of the failure of an expectation.
    private func failure(_ expect: () -> Void) -> String {
        // The issue is matched before the call returns.
        nonisolated(unsafe) var text = ""
        withKnownIssue {
            expect()
        } matching: { issue in
            text = issue.comments.map(\.rawValue).joined(separator: "\n")
            return true
        }
        return text
    }

    @Test("Exactly the expected bodies run, in any order")
    func asExpected() {
        host.expectUpdates(of: ["Total", "Row", "CartView"]) { host.tap("item 1") }
        host.expectUpdates(of: []) {}
    }

    @Test("A failure names each body too many with the values that differed, and each that did not run")
    func failures() {
        let tap = failure { host.expectUpdates(of: ["Row", "Header"]) { host.tap("item 1") } }
        #expect(tap.hasPrefix("Other bodies ran than expected:\n"), "\(tap)")
        #expect(tap.contains("\nTotal ran, which was not expected: Total.count: 3 → 4\n"), "\(tap)")
        #expect(tap.contains("\nCartView ran, which was not expected: CartView.items: [") == true, "\(tap)")
        #expect(tap.contains("\nHeader did not run, which was expected."), "\(tap)")
        #expect(!tap.contains("\nRow ran,"))
    }

    @Test("A failure names the value that a binding has read, and a value of the environment")
    func bindingsAndEnvironment() {
        let row = failure { host.expectUpdates(of: ["CartView", "Total"]) { host.tap("item 2") } }
        #expect(
            row.contains(
                "\nRow ran, which was not expected: Row.item: Item(id: 2, count: 1) → Item(id: 2, count: 2)\n"),
            "\(row)")
        let total = failure { host.expectUpdates(of: ["CartView"]) { host.tap("dollars") } }
        #expect(total.contains("\nTotal ran, which was not expected: Total.currency: EUR → USD\n"), "\(total)")
    }

    @Test("A body that runs more often than expected is too many")
    func count() {
        let text = failure { host.expectUpdates(of: ["CartView", "Total"]) { host.tap("item 0") } }
        #expect(text.contains("Row ran, which was not expected"), "\(text)")
    }
}
