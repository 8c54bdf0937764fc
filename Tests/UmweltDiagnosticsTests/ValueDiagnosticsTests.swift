import SwiftUI
import Testing

@_spi(Kernel) import Umwelt
@testable import UmweltCore
@testable import UmweltScenes
@testable import UmweltTesting

@Observable private final class Cart {
    var count = 0
    // Used on the main actor alone.
    nonisolated(unsafe) static let shared = Cart()
}

extension EnvironmentValues {
    @Entry fileprivate var cart = Cart()
    @Entry fileprivate var sharedCart = Cart.shared
    @Entry fileprivate var buy: @Sendable () -> Void = {}
    @Entry fileprivate var stamp = 0
}

@MainActor @Suite("Environment values and bodies that cost too much are reported once") struct ValueDiagnosticsTests {
    private let told = ToldFaults()

    private func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        let host = TestHost(content: content)
        host.host.diagnostics.begin { [told] in told.add($0) }
        return host
    }

    private struct CartView: View {
        @Environment(\.cart) private var cart
        @Environment(\.sharedCart) private var shared
        var body: some View { Text("\(cart.count) \(shared.count)") }
    }

    @Test("A default that is a new object each time, where it is read and never set") func unstableDefault() {
        let host = host {
            CartView()
            CartView()
        }
        host.host.diagnostics.checkEnvironmentValues()
        host.host.diagnostics.checkEnvironmentValues()
        let told = told.sentences.filter { $0.contains("unstable default") }
        #expect(told.count == 1, "\(told)")
        #expect(told.first?.hasPrefix("The environment value cart is read by CartView") == true)
        #expect(!self.told.sentences.contains { $0.contains("sharedCart") && $0.contains("unstable") })
    }

    @Test("A default object is no fault where a value is set") func stableValue() {
        let host = host { CartView().environment(\.cart, Cart()).environment(\.sharedCart, Cart()) }
        host.host.diagnostics.checkEnvironmentValues()
        #expect(told.sentences == [])
    }

    /// A body that runs for two reasons.
    private struct Shop: View {
        var makesClosure = false
        var stamp: (Int) -> Int = { _ in 0 }
        @State private var first = 0
        @State private var second = 0

        private final class Run: Sendable {}

        private static func makeClosure() -> @Sendable () -> Void {
            let run = Run()
            return { _ = run }
        }

        var body: some View {
            let value = stamp(first)
            Button("first \(first)") { first += 1 }
            Button("second \(second)") { second += 1 }
            // A closure is another one wherever it is passed as a generic value, so that others set none.
            if makesClosure {
                Reader().environment(\.buy, Self.makeClosure())
            } else {
                Reader().environment(\.stamp, value)
            }
        }
    }

    private struct Reader: View {
        @Environment(\.buy) private var buy
        @Environment(\.stamp) private var stamp
        var body: some View { Text("\(stamp)") }
    }

    private func use(_ host: TestHost, times: Int = 6) {
        for count in 0..<times {
            host.tap("first \(count)")
            host.advance(by: 1)
            host.tap("second \(count)")
            host.advance(by: 1)
        }
    }

    @Test("A closure that is another one with each run of the body that sets it") func closure() {
        let host = host { Shop(makesClosure: true) }
        use(host)
        #expect(told.sentences.count == 1, "\(told.sentences)")
        #expect(told.sentences.first?.hasPrefix("The closure buy, set in the environment at ") == true)
        #expect(told.sentences.first?.contains("with each run of Shop.body: its 1 reader runs for nothing") == true)
    }

    @Test("A value that changes with each run of the body that sets it") func value() {
        var runs = 0
        let host = host {
            Shop { _ in
                runs += 1
                return runs
            }
        }
        use(host)
        #expect(told.sentences.count == 1, "\(told.sentences)")
        #expect(told.sentences.first?.hasPrefix("The environment value stamp, set at ") == true)
    }

    @Test("A value that changes with the state that it is made of is no fault") func stateValue() {
        let host = host { Shop { first in first } }
        use(host)
        for count in 6..<30 { host.tap("first \(count)"); host.advance(by: 1) }
        #expect(told.sentences == [])
    }

    @Observable fileprivate final class Tally {
        var count = 0
        var other = 0
        @ObservationIgnored var ignored = 0
        var inner: Tally?
    }

    /// A body that changes an object before any view has read it.
    private struct Writer: View {
        let tally: Tally
        var isNested = false

        var body: some View {
            let _ = write()
            Text("\(tally.count) \(tally.inner?.count ?? 0)")
        }

        private func write() {
            tally.ignored += 1
            if isNested { tally.inner?.count += 1 } else { tally.count += 1 }
        }
    }

    private struct OwnWriter: View {
        @State private var tally = Tally()
        @Environment(Tally.self) private var given: Tally

        var body: some View {
            let _ = tally.count += 1
            let _ = given.other += 1
            Text("\(tally.count) \(given.other)")
        }
    }

    @Test("The first change of a property in the only body that reads it") func firstWrite() {
        let told = self.told
        func sentences(_ view: some View) -> [String] {
            told.sentences = []
            let host = TestHost { Starter(view: AnyView(view)) }
            host.host.diagnostics.begin { [told] in told.add($0) }
            host.tap("Start")
            return told.sentences.filter { $0.contains("was changed") }
        }
        let plain = sentences(Writer(tally: Tally()))
        #expect(plain.count == 1)
        #expect(plain.first?.hasPrefix("Tally.count was changed from 0 to 1 while Writer.body ran") == true)
        let outer = Tally()
        outer.inner = Tally()
        #expect(sentences(Writer(tally: outer, isNested: true)).count == 1)
        let own = sentences(OwnWriter().environment(Tally()))
        #expect(own.contains { $0.hasPrefix("Tally.other was changed from 0 to 1 while OwnWriter.body ran") })
        #expect(own.contains { $0.hasPrefix("Tally.count was changed") })
        #expect(own.count == 2)
    }

    @Test("A body that only reads objects, and one that changes them in an action, is no fault") func noWrite() {
        struct Reader: View {
            let tally: Tally
            var body: some View { Button("Count \(tally.count)") { tally.count += 1 } }
        }
        let host = host { Reader(tally: Tally()) }
        for count in 0..<5 { host.tap("Count \(count)") }
        #expect(told.sentences == [])
    }

    /// Shows a view once a button was pressed.
    private struct Starter: View {
        let view: AnyView
        @State private var isShown = false

        var body: some View { if isShown { view } else { Button("Start") { isShown = true } } }
    }

    @Test("The inspector lists all faults, with their places") func inspector() throws {
        let host = TestHost { Shop(makesClosure: true) }
        let inspection = host.host.diagnostics.beginInspection()
        #expect(inspection.faults() == [])
        use(host)
        let fault = try #require(inspection.faults().first)
        #expect(fault.text.hasPrefix("The closure buy, set in the environment at "))
        #expect(fault.place?.contains("ValueDiagnosticsTests.swift:") == true)
        host.host.diagnostics.endInspection()
        let carts = TestHost { CartView() }
        let second = carts.host.diagnostics.beginInspection()
        let unstable = second.faults().first { $0.text.contains("unstable default") }
        #expect(unstable?.text.hasPrefix("The environment value cart is read by CartView") == true)
        RunningCode.finishSearches()
        let found = second.faults().first { $0.id == unstable?.id }
        #expect(found?.place?.contains("ValueDiagnosticsTests.swift:") == true)
    }

    @Test("The inspector's faults are also those that the log has had before") func earlierFaults() {
        let host = host { CartView() }
        host.host.diagnostics.checkEnvironmentValues()
        #expect(host.host.diagnostics.beginInspection().faults().map(\.text) == told.sentences)
        #expect(!told.sentences.isEmpty)
        host.host.diagnostics.endInspection()
        #expect(host.host.tree.diagnostics != nil)
    }

    @Test("A body that takes more than 500 µs, and once more if it takes more than 1,000 µs") func slowBody() throws {
        let diagnostics = ViewDiagnostics(
            write: { [told] in told.add($0) }, bodyLimits: BodyLimits(long: 0.0005, tooLong: 0.001))
        let host = TestHost { CartView() }
        let element = try #require(host.host.firstBody(named: "CartView"))
        for time in [0.0004, 0.0006, 0.0007, 0.0012, 0.002] { diagnostics.recordTime(time, of: element) }
        #expect(told.sentences.count == 2, "\(told.sentences)")
        #expect(told.sentences.first?.contains("took 600 µs, more than 500 µs") == true)
        #expect(told.sentences.last?.contains("took 1200 µs, more than 1000 µs") == true)
    }
}

extension ViewHost {
    /// The element of the first view whose body has a name.
    fileprivate func firstBody(named name: String) -> (any NamedBodyElement)? {
        func find(_ element: _Element) -> (any NamedBodyElement)? {
            if let body = element as? any NamedBodyElement, body.bodyName == name { return body }
            var found: (any NamedBodyElement)?
            element.forEachChild { if found == nil { found = find($0) } }
            return found
        }
        return tree.root.flatMap(find)
    }
}
