import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Keeps what happened, in order.
@MainActor private final class Diary {
    var lines: [String] = []
}

private struct Repeated: View {
    let diary: Diary
    @State private var count = 0
    var body: some View {
        diary.lines.append("body \(count)")
        return Text(verbatim: "\(count)").onAppear {
            for number in 1...5 { count = number }
        }
    }
}

private struct Chain: View {
    @State private var first = 0
    @State private var second = 0
    var body: some View {
        Button("Go") { first += 1 }
        Text("\(first) \(second)")
            .onChange(of: first) { second = first * 10 }
    }
}

@MainActor @Suite("onChange and onAppear") struct OnChangeTests {
    @Test("SEMANTICS 28: onChange fires with old and new value when they differ, not for equal values")
    func oldAndNew() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Text("x").onChange(of: step / 2) { old, new in diary.lines.append("\(old) to \(new)") }
            }
        }
        #expect(diary.lines == [])
        for _ in 1...4 { host.tap("Go") }
        #expect(diary.lines == ["0 to 1", "1 to 2"])
    }

    @Test("SEMANTICS 28: with initial: true it fires at first with old == new")
    func initial() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Text("x").onChange(of: step, initial: true) { old, new in diary.lines.append("\(old) to \(new)") }
            }
        }
        #expect(diary.lines == ["0 to 0"])
        host.tap("Go")
        #expect(diary.lines == ["0 to 0", "0 to 1"])
    }

    @Test("SEMANTICS 28: the form without arguments, with and without initial")
    func withoutArguments() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                Text("x").onChange(of: step) { diary.lines.append("later") }
                    .onChange(of: step, initial: true) { diary.lines.append("always") }
            }
        }
        #expect(diary.lines == ["always"])
        host.tap("Go")
        #expect(diary.lines.sorted() == ["always", "always", "later"])
    }

    @available(*, deprecated, message: "Tests the deprecated form.")
    @Test("SEMANTICS 28: the older form is given the new value")
    func olderForm() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Text("x").onChange(of: step, perform: { diary.lines.append("\($0)") }) }
        }
        host.tap("Go")
        #expect(diary.lines == ["1"])
    }

    @Test("SEMANTICS 28: the action may change state; the update goes on until all is settled")
    func changesState() {
        let host = TestHost(typeSetter: FixedMetrics()) { Chain() }
        #expect(host.updates { host.tap("Go") } == ["Chain", "Chain"])
        #expect(host.texts == ["Go", "1 10"])
    }

    @Test("SEMANTICS 28: it follows values of the environment")
    func environment() {
        let diary = Diary()
        struct Watcher: View {
            let diary: Diary
            @Environment(\.level) private var level
            var body: some View {
                Text("x").onChange(of: level) { old, new in diary.lines.append("\(old) to \(new)") }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Watcher(diary: diary).environment(\.level, step * 7) }
        }
        host.tap("Go")
        #expect(diary.lines == ["0 to 7"])
    }

    @Test("SEMANTICS 30: a state set several times in onAppear yields one more body run, with the last value")
    func setRepeatedly() {
        let diary = Diary()
        let host = TestHost(typeSetter: FixedMetrics()) { Repeated(diary: diary) }
        #expect(diary.lines == ["body 0", "body 5"])
        #expect(host.texts == ["5"])
    }
}
