import Combine
import Foundation
import Testing

private struct Point: Codable, Equatable {
    var x: Int
}

/// What source imports from Combine has Combine's names.
@Suite("Combine's names") struct CombineTests {
    @Test("Foundation's coders decode and encode")
    func coders() {
        var points: [Point] = []
        let stream = Just(Point(x: 3)).encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder())
            .sink { _ in
            } receiveValue: {
                points.append($0)
            }
        stream.cancel()
        #expect(points == [Point(x: 3)])
    }

    @Test("Queues are schedulers")
    func queue() async {
        let queue = DispatchQueue(label: "queue")
        var streams: Set<AnyCancellable> = []
        let values = await withCheckedContinuation { continuation in
            [1, 2, 3].publisher.subscribe(on: queue).receive(on: DispatchQueue.global())
                .delay(for: .milliseconds(1), scheduler: queue).collect()
                .sink { continuation.resume(returning: $0) }.store(in: &streams)
        }
        #expect(values == [1, 2, 3])
    }

    @Test("Run loops are schedulers, and timers publish on them")
    func runLoop() {
        var ticks = 0
        var settled: [Int] = []
        let typing = PassthroughSubject<Int, Never>()
        let streams = [
            Timer.publish(every: 0.01, on: .current, in: .common).autoconnect().sink { _ in ticks += 1 },
            typing.debounce(for: .seconds(0.02), scheduler: RunLoop.current).removeDuplicates()
                .sink { settled.append($0) },
        ]
        typing.send(1)
        typing.send(2)
        let end = Date(timeIntervalSinceNow: 5)
        while Date() < end && (ticks < 3 || settled.isEmpty) {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(ticks >= 3)
        #expect(settled == [2])
        for stream in streams { stream.cancel() }
    }

    @Test("The types of Foundation's publishers go by Combine's names")
    func types() {
        let timer: Timer.TimerPublisher = Timer.publish(every: 1, on: .main, in: .common)
        let connected: Publishers.Autoconnect<Timer.TimerPublisher> = timer.autoconnect()
        let notes: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: .init("note"))
        #expect(connected.upstream === timer)
        #expect(notes.name == .init("note"))
    }
}
