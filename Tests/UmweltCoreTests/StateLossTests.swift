import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

private final class Model {}

/// State that can be kept, and state that cannot.
private struct Losing: View {
    @State private var count = 0
    @State private var model = Model()
    var body: some View {
        Button("Change \(count)") {
            count += 1
            model = Model()
        }
    }
}

@Suite struct StateLossTests {
    @Test("A property that is in no snapshot is named once, with its type, where snapshots are to last")
    func named() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let host = TestHost(typeSetter: FixedMetrics()) { Losing() }
                precondition(host.tap("Change 0"))
                _ = host.stateSnapshot
                precondition(LogRecorder.lines.allSatisfy { !$0.contains("Losing") }, "\(LogRecorder.lines)")
                StateSnapshot.startReportingLosses()
                _ = host.stateSnapshot
                _ = host.stateSnapshot
                let lines = LogRecorder.lines.filter { $0.contains("Losing") }
                precondition(lines.count == 1 && lines[0].contains("Losing.model"), "\(lines)")
                precondition(lines[0].contains("the type Model"), "\(lines)")
            }
        }
    }
}
