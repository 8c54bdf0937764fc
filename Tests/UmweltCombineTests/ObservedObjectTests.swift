import Combine
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Child: View {
    let name: String
    let tape: Tape
    var body: some View { Text("\(name) \(tape.title)") }
}

private struct Parent: View {
    @ObservedObject var tape: Tape

    var body: some View {
        VStack {
            Child(name: "child", tape: tape)
            Text(verbatim: "\(tape.position)")
        }
    }
}

private struct RadioReader: View {
    @ObservedObject var radio: Radio
    var body: some View { Text(verbatim: "\(radio.station)") }
}

/// A property of an author's own, with an object inside.
@MainActor private struct Title: DynamicProperty {
    @ObservedObject var tape: Tape
    var text: String { tape.title.uppercased() }
}

private struct TitleReader: View {
    let title: Title
    var body: some View { Text(title.text) }
}

private struct TitleModifier: ViewModifier {
    @ObservedObject var tape: Tape
    func body(content: Content) -> some View {
        content
        Text(tape.title)
    }
}

private struct Drawer<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

private struct Capturing: View {
    @ObservedObject var tape: Tape

    var body: some View {
        Drawer { Text(tape.title) }
        GeometryReader { _ in Text(verbatim: "\(tape.position)") }
    }
}

private struct Starter: View {
    @ObservedObject var tape = Tape("made here")
    let number: Int
    var body: some View { Text("\(number) \(tape.title)") }
}

/// Has nothing published.
private final class Scale: ObservableObject {
    var weight = 0 {
        willSet { objectWillChange.send() }
    }
}

private struct ScaleReader: View {
    @ObservedObject var scale: Scale
    var body: some View { Text(verbatim: "\(scale.weight)") }
}

private final class LabelledTape: Tape {
    var label = "none" {
        willSet { objectWillChange.send() }
    }
}

/// Counts its subscribers.
private final class CountedObject: ObservableObject {
    struct Counting: Publisher {
        typealias Output = Void
        typealias Failure = Never
        let subject = PassthroughSubject<Void, Never>()
        let count: (Int) -> Void

        func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
            subject.handleEvents(receiveSubscription: { _ in count(1) }, receiveCancel: { count(-1) })
                .receive(subscriber: subscriber)
        }

        func send() { subject.send() }
    }

    var subscriptions = 0
    private(set) lazy var objectWillChange = Counting { [unowned self] in subscriptions += $0 }
}

private struct CountedReader: View {
    @ObservedObject var object: CountedObject
    var body: some View { Text("counted") }
}

private func remember(_ object: CountedObject, in place: inout CountedObject?) -> CountedObject {
    place = object
    return object
}

@MainActor @Suite("Observed objects") struct ObservedObjectTests {
    @Test("SEMANTICS 20: a change of a published property runs the bodies that hold the object, and no other")
    func holders() {
        let (tape, other) = (Tape("one"), Tape("other"))
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                ObservingReader(tape: tape)
                ObservingReader(tape: other)
                Bystander()
                ObservingReader(tape: tape)
            }
        }
        #expect(host.texts == ["one", "other", "bystander", "one"])
        #expect(host.updates { tape.title = "two" } == ["ObservingReader", "ObservingReader"])
        #expect(host.texts == ["two", "other", "bystander", "two"])
        #expect(host.updates { tape.position = 3 } == ["ObservingReader", "ObservingReader"])
        #expect(host.updates { tape.note = "unseen" } == [])
        #expect(host.updates {} == [])
    }

    @Test("Several changes in one turn cause one update, and the body sees the last")
    func together() {
        let tape = Tape("one")
        let host = TestHost(typeSetter: FixedMetrics()) { ObservingReader(tape: tape) }
        let bodies = host.updates {
            tape.title = "two"
            tape.position = 5
            tape.title = "three"
        }
        #expect(bodies == ["ObservingReader"])
        #expect(host.texts == ["three"])
    }

    @Test("A view that is given the object without a wrapper is not updated")
    func plainProperty() {
        let tape = Tape("one")
        let host = TestHost(typeSetter: FixedMetrics()) { Parent(tape: tape) }
        #expect(host.texts == ["child one", "0"])
        #expect(host.updates { tape.position = 1 } == ["Parent"])
        #expect(host.texts == ["child one", "1"])
    }

    @Test("An object may say by a publisher of its own that it changes")
    func ownPublisher() {
        let radio = Radio()
        let host = TestHost(typeSetter: FixedMetrics()) { RadioReader(radio: radio) }
        #expect(host.updates { radio.station = 7 } == ["RadioReader"])
        #expect(host.texts == ["7"])
    }

    @Test("An object without published properties may say itself that it changes")
    func withoutPublished() {
        let (scale, other) = (Scale(), Scale())
        let host = TestHost(typeSetter: FixedMetrics()) {
            ScaleReader(scale: scale)
            ScaleReader(scale: other)
        }
        #expect(host.updates { scale.weight = 7 } == ["ScaleReader"])
        #expect(host.texts == ["7", "0"])
        for _ in 0..<200 { _ = Scale().objectWillChange }
        #expect(host.updates { other.weight = 8 } == ["ScaleReader"])
    }

    @Test("Published properties of a superclass count, and so does what a subclass says itself")
    func subclass() {
        let tape = LabelledTape("one")
        let host = TestHost(typeSetter: FixedMetrics()) { ObservingReader(tape: tape) }
        #expect(host.updates { tape.title = "two" } == ["ObservingReader"])
        #expect(host.updates { tape.label = "red" } == ["ObservingReader"])
    }

    @Test("A view that is given another object follows that one, and the first one no more")
    func replaced() {
        let (first, second) = (Tape("first"), Tape("second"))
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in ObservingReader(tape: step == 0 ? first : second) }
        }
        #expect(host.updates { host.tap("Go") }.withoutSwitchers == ["ObservingReader"])
        #expect(host.texts == ["Go", "second"])
        #expect(host.updates { first.title = "unseen" } == [])
        #expect(host.updates { second.title = "seen" } == ["ObservingReader"])
        #expect(host.texts == ["Go", "seen"])
    }

    @Test("An object that the view's own initialiser makes is another one each time the view is made")
    func madeByTheView() {
        let host = TestHost(typeSetter: FixedMetrics()) { Switcher { step in Starter(number: step) } }
        #expect(host.texts == ["Go", "0 made here"])
        #expect(host.updates { host.tap("Go") }.withoutSwitchers == ["Starter"])
        #expect(host.texts == ["Go", "1 made here"])
    }

    @Test("Dynamic properties and modifiers of an author's own may hold objects")
    func nested() {
        let tape = Tape("one")
        let host = TestHost(typeSetter: FixedMetrics()) {
            TitleReader(title: Title(tape: tape))
            Text("modified").modifier(TitleModifier(tape: tape))
        }
        #expect(host.texts == ["ONE", "modified", "one"])
        #expect(host.updates { tape.title = "two" } == ["TitleReader", "TitleModifier"])
        #expect(host.texts == ["TWO", "modified", "two"])
    }

    @Test("Closures that captured the view run again with it")
    func captured() {
        let tape = Tape("one")
        let host = TestHost(typeSetter: FixedMetrics()) { Capturing(tape: tape) }
        #expect(host.texts == ["one", "0"])
        tape.title = "two"
        tape.position = 8
        host.update()
        #expect(host.texts == ["two", "8"])
    }

    @Test("When a view goes, its subscription ends, and nobody keeps its object")
    func goes() {
        let counted = CountedObject()
        weak var kept: CountedObject?
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                if step == 0 { CountedReader(object: counted) }
                if step == 1 { CountedReader(object: remember(CountedObject(), in: &kept)) }
            }
        }
        #expect(counted.subscriptions == 1)
        #expect(host.updates { counted.objectWillChange.send() } == ["CountedReader"])
        #expect(counted.subscriptions == 1)
        host.tap("Go")
        #expect(counted.subscriptions == 0)
        #expect(kept?.subscriptions == 1)
        host.tap("Go")
        #expect(kept == nil)
    }

    @Test("A change on another thread is seen soon")
    func otherThread() async throws {
        let tape = Tape("one")
        let host = TestHost(typeSetter: FixedMetrics()) { ObservingReader(tape: tape) }
        nonisolated(unsafe) let sent = tape
        await Task.detached { sent.title = "two" }.value
        for _ in 0..<12_000 {
            guard host.texts != ["two"] else { break }
            try await Task.sleep(for: .milliseconds(5))
            host.update()
        }
        #expect(host.texts == ["two"])
    }
}
