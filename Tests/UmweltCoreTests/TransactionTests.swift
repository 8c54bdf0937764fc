import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltCore
@testable import UmweltScenes
import UmweltControls

extension Transaction {
    @Entry fileprivate var source: String = "nobody"
    @Entry fileprivate var speed: Int = 1
}

private struct Counter: View {
    let keep: (Binding<Int>) -> Void
    @State private var count = 0
    var body: some View {
        let _ = keep($count)
        Text(verbatim: "\(count)")
    }
}

@MainActor @Suite("Transactions") struct TransactionTests {
    @Test("withTransaction carries values to the changes made in it, and nests")
    func carried() {
        var seen: [String] = []
        let binding = Binding<Int>(
            get: { 0 },
            set: { value, transaction in seen.append("\(value) \(transaction.source) \(transaction.speed)") })
        binding.wrappedValue = 1
        withTransaction(\.source, "tap") {
            binding.wrappedValue = 2
            withTransaction(\.speed, 5) { binding.wrappedValue = 3 }
            binding.wrappedValue = 4
        }
        var own = Transaction()
        own.source = "own"
        withTransaction(own) { binding.wrappedValue = 5 }
        binding.wrappedValue = 6
        #expect(seen == ["1 nobody 1", "2 tap 1", "3 tap 5", "4 tap 1", "5 own 1", "6 nobody 1"])
    }

    @Test("A binding's own transaction goes with its changes, also those of its parts")
    func ofBinding() {
        var seen: [String] = []
        var own = Transaction()
        own.source = "binding"
        let binding = Binding<[Int]>(get: { [1, 2] }, set: { seen.append("\($0) \($1.source)") })
        binding.transaction(own).wrappedValue = [3]
        binding.transaction(own)[dynamicMember: \.[0]].wrappedValue = 4
        #expect(seen == ["[3] binding", "[4, 2] binding"])
        #expect(binding.transaction(own).transaction.source == "binding")
    }

    @Test("A change of state brings its transaction into the update, and the update ends it")
    func ofUpdate() throws {
        var found: Binding<Int>?
        let host = ViewHost(typeSetter: FixedMetrics(), content: Counter { found = $0 })
        host.update()
        let count = try #require(found)
        withTransaction(\.source, "tap") { count.wrappedValue = 1 }
        #expect(host.tree.transactions.current.source == "tap")
        host.update()
        #expect(host.tree.transactions.current.source == "nobody")
        var own = Transaction()
        own.source = "binding"
        count.transaction(own).wrappedValue = 2
        #expect(host.tree.transactions.current.source == "binding")
    }

    @Test("withTransaction returns and throws what its closure does")
    func results() {
        struct Failure: Error {}
        #expect(withTransaction(\.speed, 2) { 7 } == 7)
        #expect(throws: Failure.self) { try withTransaction(Transaction()) { throw Failure() } }
    }
}
