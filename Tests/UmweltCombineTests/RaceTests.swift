import Combine
import Foundation
import SwiftUI
import Synchronization
import Testing
import UmweltTesting

private final class Reel: ObservableObject, @unchecked Sendable {
    @Published var number = 0
}

@Observable private final class Model: @unchecked Sendable {
    var number = 0
}

/// A handle that threads write with; set on the main actor before they begin.
private final class Handle: @unchecked Sendable {
    var numbers: Binding<[Int]>?
}

private struct Numbers: View {
    let handle: Handle
    @State private var numbers: [Int] = [0]
    var body: some View {
        let _ = { handle.numbers = $numbers }()
        Text(verbatim: numbers.map(String.init).joined(separator: " "))
    }
}

private struct ReelReader: View {
    @ObservedObject var reel: Reel
    var body: some View { Text(verbatim: "\(reel.number)") }
}

private struct ModelReader: View {
    let model: Model
    var body: some View { Text(verbatim: "\(model.number)") }
}

/// Lets a view that other threads still write to go, and come again.
private struct Coming<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isThere = true
    var body: some View {
        Button("Toggle") { isThere.toggle() }
        if isThere { content }
    }
}

/// The threads that still run.
private final class Runners: Sendable {
    private let count: Mutex<Int>

    init(_ count: Int) { self.count = Mutex(count) }

    func end() { count.withLock { $0 -= 1 } }

    var areOver: Bool { count.withLock { $0 == 0 } }
}

@MainActor @Suite("Changes that 16 threads make at once", .serialized) struct RaceTests {
    /// Runs an action many times on each of 16 threads, while the main actor updates the host.
    private func race(
        _ host: TestHost, _ action: @escaping @Sendable (Int) -> Void, meanwhile: () -> Void = {}
    ) async throws {
        let runners = Runners(16)
        for _ in 0..<16 {
            Thread.detachNewThread {
                for number in 1...1000 { action(number) }
                runners.end()
            }
        }
        while !runners.areOver {
            meanwhile()
            host.update()
            await Task.yield()
        }
        // Wait for the update that comes a few milliseconds later.
        try await Task.sleep(for: .milliseconds(500))
        host.update()
    }

    @Test("State: reads are whole values, and the last write is shown")
    func state() async throws {
        let handle = Handle()
        let host = TestHost(typeSetter: FixedMetrics()) { Numbers(handle: handle) }
        let torn = Mutex(0)
        try await race(host) { number in
            handle.numbers?.wrappedValue = Array(repeating: number, count: 8)
            let read = handle.numbers?.wrappedValue ?? []
            if Set(read).count != 1 { torn.withLock { $0 += 1 } }
        }
        #expect(torn.withLock { $0 } == 0)
        #expect(host.texts == [Array(repeating: "1000", count: 8).joined(separator: " ")])
        handle.numbers?.wrappedValue = [7]
        #expect(host.texts == ["7"])
    }

    @Test("Published properties, and what is observable: the last write is shown")
    func objects() async throws {
        let reel = Reel()
        let model = Model()
        let host = TestHost(typeSetter: FixedMetrics()) {
            ReelReader(reel: reel)
            ModelReader(model: model)
        }
        try await race(host) { number in
            reel.number = number
            model.number = number
        }
        #expect(host.texts == ["1000", "1000"])
        reel.number = 7
        model.number = 8
        #expect(host.texts == ["7", "8"])
    }

    @Test("Views come and go meanwhile")
    func comingAndGoing() async throws {
        let handle = Handle()
        let reel = Reel()
        let host = TestHost(typeSetter: FixedMetrics()) {
            Coming {
                Numbers(handle: handle)
                ReelReader(reel: reel)
            }
        }
        // The state of the view that goes first.
        let first = handle.numbers
        let sent = Handle()
        sent.numbers = first
        try await race(host) { number in
            sent.numbers?.wrappedValue = [number]
            reel.number = number
        } meanwhile: {
            host.tap("Toggle")
        }
        if host.texts.count == 1 { host.tap("Toggle") }
        reel.number = 7
        handle.numbers?.wrappedValue = [8]
        #expect(host.texts == ["Toggle", "8", "7"])
    }
}
