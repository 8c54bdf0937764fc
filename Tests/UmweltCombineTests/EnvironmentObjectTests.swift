import Combine
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct PositionReader: View {
    @EnvironmentObject private var tape: Tape
    var body: some View { Text(verbatim: "\(tape.position)") }
}

private struct RadioReader: View {
    @EnvironmentObject private var radio: Radio
    var body: some View { Text(verbatim: "\(radio.station)") }
}

private struct Page: View {
    var body: some View { VStack { EnvironmentReader() } }
}

/// Needs its object only after a press of a button.
private struct Patient: View {
    @EnvironmentObject private var tape: Tape
    var body: some View { Button("Read") { print(tape.title) } }
}

private struct TitleStyle: ButtonStyle {
    @EnvironmentObject private var tape: Tape
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(tape.title)
    }
}

/// Both kinds of observable at once.
@Observable private final class Both: ObservableObject {
    var name = "both"
}

private struct BothReader: View {
    @Environment(Both.self) private var modern
    @EnvironmentObject private var classic: Both
    var body: some View { Text(verbatim: "\(modern === classic)") }
}

/// All instances are equal, yet they are not the same.
private final class Twin: ObservableObject, Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    nonisolated static func == (left: Twin, right: Twin) -> Bool { true }
}

private struct TwinReader: View {
    @EnvironmentObject private var twin: Twin
    var body: some View { Text(twin.name) }
}

@MainActor @Suite("Objects of the environment that are observable objects") struct EnvironmentObjectTests {
    @Test("SEMANTICS 10, 20: the nearest object counts, and its changes run the bodies that hold it")
    func nearest() {
        let (outer, inner) = (Tape("outer"), Tape("inner"))
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                EnvironmentReader()
                VStack {
                    EnvironmentReader()
                    Bystander()
                }
                .environmentObject(inner)
            }
            .environmentObject(outer)
        }
        #expect(host.texts == ["outer", "inner", "bystander"])
        #expect(host.updates { inner.title = "changed" } == ["EnvironmentReader"])
        #expect(host.texts == ["outer", "changed", "bystander"])
        #expect(host.updates { outer.position = 1 } == ["EnvironmentReader"])
    }

    @Test("SEMANTICS 20: another object in its place runs the readers, which leave the first")
    func replaced() {
        let (first, second) = (Tape("first"), Tape("second"))
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                VStack {
                    EnvironmentReader()
                    PositionReader()
                    Bystander()
                }
                .environmentObject(step == 0 ? first : second)
            }
        }
        #expect(
            host.updates { host.tap("Go") }.withoutSwitchers == ["EnvironmentReader", "PositionReader"])
        #expect(host.texts == ["Go", "second", "0", "bystander"])
        #expect(host.updates { first.title = "unseen" } == [])
        #expect(host.updates { second.title = "seen" } == ["EnvironmentReader", "PositionReader"])
    }

    @Test("SEMANTICS 20: another instance is another object, though it is equal")
    func equalTwins() {
        let (first, second) = (Twin("first"), Twin("second"))
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in TwinReader().environmentObject(step == 0 ? first : second) }
        }
        host.tap("Go")
        #expect(host.texts == ["Go", "second"])
    }

    @Test("SEMANTICS 20: objects of several types live side by side")
    func types() {
        let (tape, radio) = (Tape("one"), Radio())
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                EnvironmentReader()
                RadioReader()
            }
            .environmentObject(tape).environmentObject(radio)
        }
        #expect(host.updates { radio.station = 4 } == ["RadioReader"])
        #expect(host.texts == ["one", "4"])
    }

    @Test("An object that is observable in both ways is found in both")
    func both() {
        let host = TestHost(typeSetter: FixedMetrics()) { BothReader().environmentObject(Both()) }
        #expect(host.texts == ["true"])
    }

    @Test("SEMANTICS 9: styles read objects")
    func style() {
        let tape = Tape("one")
        let host = TestHost(typeSetter: FixedMetrics()) {
            Button("Play") {}.buttonStyle(TitleStyle()).environmentObject(tape)
        }
        tape.title = "two"
        host.update()
        #expect(host.texts.contains { $0.contains("two") })
    }

    @Test("SEMANTICS 17: a missing object stops the program: what, the path of views, and what was in reach")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(typeSetter: FixedMetrics()) { Page().environmentObject(Radio()) } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                No ObservableObject of type Tape found. A View.environmentObject(_:) for Tape may be missing \
                as an ancestor of this view.
                """))
        #expect(text.contains("Views from the root: Page > EnvironmentReader"))
        #expect(text.contains("Objects in reach: Radio"))
    }

    @Test("SEMANTICS 17: an object is missed when it is used, and not before")
    func missedLate() async {
        let host = TestHost(typeSetter: FixedMetrics()) { Patient() }
        #expect(host.texts == ["Read"])
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(typeSetter: FixedMetrics()) { Patient() }.tap("Read") }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("No ObservableObject of type Tape found."))
        #expect(text.contains("Views from the root: Patient"))
    }
}
