import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Two actions, each of which changes the state again for the other's change.
private struct Endless: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)").onChange(of: count) { count += 1 }.onAppear { count = 1 }
    }
}

private struct ChangesInBody: View {
    @State private var width = 0.0

    var body: some View {
        let _ = (width = 100)
        Text("\(width)")
    }
}

private struct ChangesElsewhere: View {
    @State private var title = "old"

    var body: some View {
        Text(title).onAppear { [binding = $title] in
            let work = Thread { for turn in 0..<20 { binding.wrappedValue = "new \(turn)" } }
            work.start()
        }
    }
}

private final class Model: ObservableObject, @unchecked Sendable {
    @Published var title = "old"
}

private struct ChangesObjectElsewhere: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.title).onAppear { [model] in
            let work = Thread { for turn in 0..<20 { model.title = "new \(turn)" } }
            work.start()
        }
    }
}

/// Faults of a program, in a process each: the log says once which property, in which view; and then at which line, as
/// that takes a while to find.
struct FaultWordingTests {
    /// Checks that the log has one message with all parts, and behind it a line with the place.
    @MainActor
    private static func expectLine(with parts: String..., place: String) {
        RunningCode.finishSearches()
        let lines = LogRecorder.lines
        precondition(lines.count == 2, "\(lines)")
        for part in parts { precondition(lines[0].contains(part), "\(part) is missing in: \(lines[0])") }
        precondition(!lines[0].contains(".swift:"), lines[0])
        precondition(lines[1].contains(place), "\(place) is missing in: \(lines[1])")
    }

    /// Lets what other threads send to the main actor come to it, until a text shows.
    @MainActor
    private static func wait(for text: String, in host: TestHost) async {
        for _ in 0..<6000 {
            guard host.texts != [text] else { break }
            try? await Task.sleep(for: .milliseconds(10))
            host.update()
        }
        precondition(host.texts == [text], "\(host.texts)")
    }

    @Test func `A change that leads to itself names property, view and line once, and the update ends`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let host = TestHost(typeSetter: FixedMetrics()) { Endless() }
                host.update()
                host.update()
                Self.expectLine(
                    with: "umwelt.views warning: ", "Endless.count is changed again and again",
                    "the update was stopped", place: "FaultWordingTests.swift:12")
            }
        }
    }

    @Test func `A change made by a body names property, view and line once`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                LogRecorder.install()
                let host = TestHost(typeSetter: FixedMetrics()) { ChangesInBody() }
                precondition(host.texts == ["100.000000"] || host.texts == ["100"], "\(host.texts)")
                Self.expectLine(
                    with: "ChangesInBody.width was changed while ChangesInBody",
                    "the change waits until the update is done",
                    place: "ChangesInBody.width was changed in ChangesInBody.body at ")
            }
        }
    }

    @Test func `Twenty changes off the main actor name the property and the line once, and the last one shows`() async {
        await #expect(processExitsWith: .success) {
            LogRecorder.install()
            let host = await MainActor.run { TestHost(typeSetter: FixedMetrics()) { ChangesElsewhere() } }
            await Self.wait(for: "new 19", in: host)
            await Self.expectLine(
                with: "ChangesElsewhere.title was set off the main actor", "the value changes later, on the main actor",
                place: "FaultWordingTests.swift:30")
        }
    }

    @Test func `Twenty changes of an object off the main actor name it and the line once`() async {
        await #expect(processExitsWith: .success) {
            LogRecorder.install()
            let host = await MainActor.run {
                TestHost(typeSetter: FixedMetrics()) { ChangesObjectElsewhere(model: Model()) }
            }
            await Self.wait(for: "new 19", in: host)
            await Self.expectLine(
                with: "Model was changed off the main actor: ", "receive(on:)",
                place: "FaultWordingTests.swift:45")
        }
    }
}
