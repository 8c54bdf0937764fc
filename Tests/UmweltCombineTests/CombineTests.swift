import Combine
import SwiftUI
import Testing

private struct Point: Codable, Equatable {
    var x: Int
}

/// Counts on any thread.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
}

/// The names of Combine that source imports.
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
        // Queues that run one after the other: a stream that comes in on several threads has no order.
        let (queue, other) = (DispatchQueue(label: "queue"), DispatchQueue(label: "other"))
        var streams: Set<AnyCancellable> = []
        let values = await withCheckedContinuation { continuation in
            [1, 2, 3].publisher.subscribe(on: queue).receive(on: other)
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

    @Test("A timer publishes after its first interval, not at once")
    func timer() {
        var ticks = 0
        let stream = Timer.publish(every: 600, on: .current, in: .common).autoconnect().sink { _ in ticks += 1 }
        let end = Date(timeIntervalSinceNow: 0.05)
        while Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
        #expect(ticks == 0)
        stream.cancel()
    }

    @Test("A request that nobody answers fails")
    func request() async throws {
        var streams: Set<AnyCancellable> = []
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        let failure = await withCheckedContinuation { continuation in
            URLSession.shared.dataTaskPublisher(for: url).map(\.data)
                .sink {
                    continuation.resume(returning: $0)
                } receiveValue: { _ in
                }
                .store(in: &streams)
        }
        guard case .failure(let error) = failure else {
            Issue.record("There was an answer.")
            return
        }
        #expect(error.code == .cannotConnectToHost)
    }

    @Test("Something is done again after each interval, until it is cancelled")
    func interval() async throws {
        let queue = DispatchQueue(label: "queue")
        let count = Counter()
        let ticking = queue.schedule(after: queue.now, interval: .milliseconds(2)) { count.add() }
        while count.value < 3 { try await Task.sleep(for: .milliseconds(2)) }
        ticking.cancel()
        queue.sync {}
        let last = count.value
        try await Task.sleep(for: .milliseconds(20))
        #expect(count.value == last)
    }

    @Test("Times between times are what they say, and too long ones the longest")
    func strides() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(1.5) == .milliseconds(1500))
        #expect(Stride.microseconds(2) + .nanoseconds(5) == Stride(.nanoseconds(2005)))
        #expect(Stride.seconds(Int.max) == Stride(.nanoseconds(.max)))
        #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250) == 0.25)
        let now = DispatchQueue.main.now
        #expect(now.distance(to: now.advanced(by: .seconds(2))) == .seconds(2))
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
