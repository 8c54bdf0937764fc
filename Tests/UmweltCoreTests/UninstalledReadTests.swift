import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Loose: View {
    @Environment(\.level) var level
    var body: some View { Text(verbatim: "\(level)") }
}

@Observable private final class Library {}

private struct LooseCounter: View {
    @State var count = 3
    var body: some View { Text(verbatim: "\(count)") }
}

private struct LooseObject: View {
    @Environment(Library.self) var library
    var body: some View { EmptyView() }
}

@Suite("Reads outside of an update") struct UninstalledReadTests {
    // In a process of their own: logging can be set up once only, before anything is logged.
    @Test("SEMANTICS 14: a read before the view is installed answers the default and logs one line")
    func logsOneLine() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                precondition(Loose().level == 0)
                let lines = LogRecorder.lines
                precondition(lines.count == 1, "\(lines)")
                precondition(lines[0].hasPrefix("umwelt.environment warning: "), lines[0])
                for part in ["Environment<Int>", "Key_level", "will not update"] {
                    precondition(lines[0].contains(part), "\(part) is missing in: \(lines[0])")
                }
                RunningCode.finishSearches()
                precondition(LogRecorder.lines.count == 2 && LogRecorder.lines[1].contains("Loose.level was read"))
            }
        }
    }

    @Test(
        "Before the view is installed a state has its initial value; bindings and writes are logged, once for a place")
    func stateIsLogged() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let loose = LooseCounter()
                precondition(loose.count == 3)
                precondition(LogRecorder.lines.isEmpty)
                for _ in 0..<3 { loose.count = 5 }
                precondition(loose.count == 3 && loose.$count.wrappedValue == 3)
                RunningCode.finishSearches()
                let lines = LogRecorder.lines
                precondition(lines.count == 4, "\(lines)")
                let text = lines.joined(separator: "\n")
                for part in [
                    "State<Int> was set", "LooseCounter.count was set", "State<Int> was read as a binding",
                    "LooseCounter.$count was read as a binding",
                ] { precondition(text.contains(part), "\(part) is missing in: \(text)") }
            }
        }
    }

    @Test("SEMANTICS 14: a view in a tree logs nothing")
    func installedIsQuiet() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let host = TestHost(typeSetter: FixedMetrics()) { Loose().environment(\.level, 3) }
                precondition(host.texts == ["3"])
                precondition(LogRecorder.lines.isEmpty)
            }
        }
    }

    @Test("SEMANTICS 14: an object that is not optional has no default, so reading it stops the program")
    func objectStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = LooseObject().library }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("No Observable object of type Library found."))
        #expect(text.contains("The property was read before its view was installed."))
    }
}
