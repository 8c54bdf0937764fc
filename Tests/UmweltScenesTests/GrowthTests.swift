import CAllocator
import Foundation
import SwiftUI
import Testing
import UmweltTesting

/// The memory left after many views have come and gone. Each test is a process of its own, as others allocate too.
@Suite("Memory that does not grow") struct GrowthTests {
    /// The factor of the amount of work: `UMWELT_GROWTH`, as `make growth` says.
    static let factor = Int(ProcessInfo.processInfo.environment["UMWELT_GROWTH"] ?? "") ?? 1

    /// The bytes that may be left in caches and in what the allocator keeps: a guess, a fraction of what one view in
    /// each round would leave.
    static let noise = 100_000

    @Test("Windows that open and close leave nothing")
    func windows() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                Memory.expectNoGrowth(rounds: 10 * GrowthTests.factor) {
                    let host = TestHost(typeSetter: FixedMetrics()) { Rows(count: 100) }
                    host.tap("Sheet")
                    precondition(host.texts.contains("In front"))
                }
            }
        }
    }

    @Test("Sheets that come and go leave nothing")
    func sheets() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let host = TestHost(typeSetter: FixedMetrics()) { Rows(count: 1) }
                Memory.expectNoGrowth(rounds: 500 * GrowthTests.factor) {
                    host.tap("Sheet")
                    host.tap("Close")
                }
                precondition(!host.texts.contains("In front"))
            }
        }
    }

    @Test("Rows that are inserted and removed leave nothing")
    func rows() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let host = TestHost(typeSetter: FixedMetrics()) { Rows(count: 0) }
                Memory.expectNoGrowth(rounds: 50 * GrowthTests.factor) {
                    host.tap("Insert")
                    host.tap("Remove")
                }
                precondition(host.texts == ["Sheet", "Insert", "Remove"], "\(host.texts)")
            }
        }
    }
}

/// Rows that are all there at once, and what is put in front of them.
private struct Rows: View {
    @State var count: Int
    @State private var isShown = false

    var body: some View {
        VStack {
            Button("Sheet") { isShown = true }
            Button("Insert") { count = 100 }
            Button("Remove") { count = 0 }
            ForEach(0..<count, id: \.self) { number in
                HStack {
                    Text(verbatim: "Row \(number)").font(.headline)
                    Circle().frame(width: 10, height: 10).opacity(0.5)
                }
                .padding(4)
            }
        }
        .sheet(isPresented: $isShown) {
            Text("In front")
            Button("Close") { isShown = false }
        }
    }
}

/// The memory that is allocated.
private enum Memory {
    /// Runs rounds, of which the first fill caches, and stops the process if the others leave more than noise.
    @MainActor static func expectNoGrowth(rounds: Int, _ round: () -> Void) {
        for _ in 0..<max(2, rounds / 10) { round() }
        let before = bytes
        for _ in 0..<rounds { round() }
        let growth = bytes - before
        precondition(growth < GrowthTests.noise, "\(rounds) rounds have left \(growth) bytes")
    }

    /// The bytes of all threads' allocations that have not been freed.
    private static var bytes: Int {
        var text: UnsafeMutablePointer<CChar>?
        var count = 0
        guard let stream = open_memstream(&text, &count) else { return 0 }
        malloc_info(0, stream)
        fclose(stream)
        guard let text else { return 0 }
        defer { free(text) }
        // Of the parts that say the same, the last are the sums.
        let report = String(cString: text)
        func last(_ pattern: Regex<(Substring, Substring)>) -> Int {
            report.matches(of: pattern).last.flatMap { Int($0.1) } ?? 0
        }
        return last(/<system type="current" size="(\d+)"/) + last(/<total type="mmap" count="\d+" size="(\d+)"/)
            - last(/<total type="fast" count="\d+" size="(\d+)"/)
            - last(/<total type="rest" count="\d+" size="(\d+)"/)
    }
}
