import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

@Observable private final class Store {
    var count = 0
    var other = 0
}

private struct Number: View {
    let store: Store
    var body: some View { Text("number \(store.count)") }
}

private struct Writer: View {
    let store: Store
    @State private var step = 0
    var body: some View {
        let _ = write()
        Button("Write \(step)") { step += 1 }
    }

    private func write() { if step > 0 { store.count += 1 } }
}

private struct OwnWriter: View {
    let store: Store
    @State private var step = 0
    var body: some View {
        let _ = write()
        Button("Write \(store.count)") { step += 1 }
    }

    private func write() { if step > 0 { store.count += 1 } }
}

@MainActor struct ContentObservationTests {
    @Test func `SEMANTICS 72: the content of a test host follows the observable properties that its closure reads`() {
        let store = Store()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Text("\(store.count)")
            Number(store: store)
        }
        #expect(host.updates { store.other = 1 } == [])
        #expect(host.updates { store.count = 1 } == ["Number"])
        #expect(host.texts == ["1", "number 1"])
        store.count = 2
        #expect(host.texts == ["2", "number 2"])
    }

    @Test func `A write to an observable property in a body logs a warning that names reader and writer`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let store = Store()
                let host = TestHost(typeSetter: FixedMetrics()) {
                    Number(store: store)
                    Writer(store: store)
                }
                host.tap("Write 0")
                precondition(host.texts == ["number 1", "Write 1"])
                let lines = LogRecorder.lines.filter { $0.contains("observable property") && $0.contains(" while ") }
                precondition(lines.count == 1)
                precondition(
                    lines.allSatisfy { $0.contains("that Number has read was changed while Writer was updated") })
            }
        }
    }

    @Test func `A body that changes what it has read itself logs a warning, and does not run again for that`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let store = Store()
                let host = TestHost(typeSetter: FixedMetrics()) { OwnWriter(store: store) }
                precondition(host.updates { host.tap("Write 0") } == ["OwnWriter"])
                let lines = LogRecorder.lines.filter { $0.contains("observable property") && $0.contains(" while ") }
                precondition(lines.count == 1)
                precondition(
                    lines.allSatisfy { $0.contains("that OwnWriter has read was changed while OwnWriter was") })
                // The reads of the new run are observed.
                precondition(host.updates { store.count = 7 } == ["OwnWriter"])
            }
        }
    }
}
