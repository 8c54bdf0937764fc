import Combine
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor private final class Log {
    var made = 0
    var gone = 0
}

/// Says when it is made and when it goes.
private final class Clock: ObservableObject {
    @Published var seconds = 0
    private let log: Log

    @MainActor init(_ log: Log) {
        self.log = log
        log.made += 1
    }

    deinit {
        let log = log
        MainActor.assumeIsolated { log.gone += 1 }
    }
}

private struct Stopwatch: View {
    @StateObject private var clock: Clock
    let label: String

    init(_ label: String, log: Log) {
        _clock = StateObject(wrappedValue: Clock(log))
        self.label = label
    }

    var body: some View {
        Text(verbatim: "\(label) \(clock.seconds)")
        Button("Tick \(label)") { clock.seconds += 1 }
        TextField("Title", value: $clock.seconds, format: .number)
    }
}

/// An object that is made where it is declared.
private final class Counter: ObservableObject {
    @Published var count = 0
}

private struct CounterView: View {
    @StateObject private var counter = Counter()
    var body: some View { Button("Count \(counter.count)") { counter.count += 1 } }
}

private struct CountersApp: App {
    @StateObject private var counter = Counter()
    @StateObject private var tape = Tape("app's")

    var body: some Scene {
        WindowGroup {
            Button("Count \(counter.count)") { counter.count += 1 }
            EnvironmentReader()
            Button("Rename") { tape.title = "renamed" }
        }
        .environmentObject(tape)
    }
}

@MainActor @Suite("State objects") struct StateObjectTests {
    @Test("The object is made once, kept over updates of the parent, and its changes run the body")
    func once() {
        let log = Log()
        let host = TestHost(typeSetter: FixedMetrics()) { Switcher { Stopwatch("at step \($0)", log: log) } }
        #expect(log.made == 1)
        #expect(host.updates { host.tap("Tick at step 0") } == ["Stopwatch"])
        #expect(host.texts.contains("at step 0 1"))
        #expect(host.updates { host.tap("Go") }.withoutSwitchers == ["Stopwatch"])
        #expect(host.texts.contains("at step 1 1"))
        #expect(log.made == 1)
    }

    @Test("Each place and each identity has an object of its own, which goes with it")
    func identity() {
        let log = Log()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                if step < 2 {
                    Stopwatch("kept", log: log)
                    Stopwatch("renewed", log: log).id(step)
                }
            }
        }
        #expect(log.made == 2)
        host.tap("Tick kept")
        host.tap("Tick renewed")
        #expect(host.texts.contains("renewed 1"))
        host.tap("Go")
        #expect(log.made == 3)
        #expect(log.gone == 1)
        #expect(host.texts.contains("kept 1") && host.texts.contains("renewed 0"))
        host.tap("Go")
        #expect(host.texts == ["Go"])
        #expect(log.made == 3)
        #expect(log.gone == 3)
    }

    @Test("An object may be made where it is declared")
    func declared() {
        let host = TestHost(typeSetter: FixedMetrics()) {
            CounterView()
            CounterView()
        }
        #expect(host.updates { host.tap("Count 0") } == ["CounterView"])
        #expect(host.texts == ["Count 1", "Count 0"])
    }

    @Test("SEMANTICS 27: apps have objects, and scenes put them into the environment of their windows")
    func app() throws {
        let host = try #require(TestHost(app: CountersApp(), typeSetter: FixedMetrics()))
        #expect(host.texts == ["Count 0", "app's", "Rename"])
        host.tap("Count 0")
        #expect(host.texts == ["Count 1", "app's", "Rename"])
        host.tap("Rename")
        #expect(host.texts == ["Count 1", "renamed", "Rename"])
    }

    @Test("Used before there is a view, it makes an object each time")
    func uninstalled() {
        let object = StateObject(wrappedValue: Counter())
        #expect(object.wrappedValue !== object.wrappedValue)
    }
}
