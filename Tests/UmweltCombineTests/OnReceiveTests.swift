import Combine
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Receiver<P: Publisher>: View where P.Failure == Never, P.Output == Int {
    let publisher: P
    let factor: Int
    @State private var sum = 0

    var body: some View {
        Text(verbatim: "\(sum)").onReceive(publisher) { sum += $0 * factor }
    }
}

private struct NoteReader: View {
    let center: NotificationCenter
    @State private var count = 0

    var body: some View {
        Text(verbatim: "\(count)").onReceive(center.publisher(for: .init("note"))) { _ in count += 1 }
    }
}

private struct TitleFollower: View {
    @ObservedObject var tape: Tape
    @State private var titles: [String] = []

    var body: some View {
        Text(titles.joined(separator: ", ")).onReceive(tape.$title) { titles.append($0) }
    }
}

@MainActor @Suite("onReceive") struct OnReceiveTests {
    @Test("The action runs for each value while the view is there")
    func values() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in
                if step == 0 { Text("there").onReceive(subject) { received.append($0) } }
            }
        }
        subject.send(1)
        subject.send(2)
        #expect(received == [1, 2])
        host.tap("Go")
        subject.send(3)
        #expect(received == [1, 2])
    }

    @Test("The action is the latest one, and no update of the parent subscribes again")
    func latestAction() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Receiver(publisher: subject, factor: step == 0 ? 1 : 10) }
        }
        #expect(host.texts == ["Go", "1"])
        host.tap("Go")
        #expect(host.texts == ["Go", "1"])
        subject.send(2)
        host.update()
        #expect(host.texts == ["Go", "21"])
    }

    @Test("Another publisher is subscribed to, and the first one left")
    func otherPublisher() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let host = TestHost(typeSetter: FixedMetrics()) {
            Switcher { step in Receiver(publisher: step == 0 ? first : second, factor: 1) }
        }
        host.tap("Go")
        first.send(5)
        second.send(6)
        host.update()
        #expect(host.texts == ["Go", "6"])
    }

    @Test("A published property hands out its value at once and then each new one")
    func publishedProperty() {
        let tape = Tape("one")
        let host = TestHost(typeSetter: FixedMetrics()) { TitleFollower(tape: tape) }
        #expect(host.texts == ["one"])
        tape.title = "two"
        host.update()
        #expect(host.texts == ["one, two"])
    }

    @Test("Notifications arrive")
    func notifications() {
        let center = NotificationCenter()
        let host = TestHost(typeSetter: FixedMetrics()) { NoteReader(center: center) }
        center.post(name: .init("note"), object: nil)
        center.post(name: .init("other"), object: nil)
        host.update()
        #expect(host.texts == ["1"])
    }

    @Test("Values from another thread arrive on the main actor")
    func otherThread() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let host = TestHost(typeSetter: FixedMetrics()) { Receiver(publisher: subject, factor: 1) }
        nonisolated(unsafe) let sent = subject
        await Task.detached { for _ in 0..<10 { sent.send(1) } }.value
        for _ in 0..<12_000 {
            guard host.texts != ["10"] else { break }
            try await Task.sleep(for: .milliseconds(5))
            host.update()
        }
        #expect(host.texts == ["10"])
    }
}
