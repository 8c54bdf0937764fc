import Foundation
import Umwelt

/// The wait for work that views have left to queues, such as `DispatchQueue.main.async` in `onAppear`.
///
/// Queues do not report whether they are empty. The main queue is empty once a block at its end has run; other queues,
/// while no other thread of the program runs or sleeps. Work that waits for servers, and timers, are not seen.
@MainActor
struct QueueDrain {
    private let host: ViewHost

    /// The number of quiet rounds after which the queues count as empty: work passed between queues is in neither for a
    /// moment, longer on a busy machine. A guess.
    private static let quietRounds = 8

    /// The seconds between two checks of the threads.
    private static let pause = 0.002

    /// The threads that slept before there were views, such as the watchdog.
    private static let sleepers = threads { $0.sleeps }

    init(_ host: ViewHost) { self.host = host }

    /// Records the currently sleeping threads, before views start their own.
    static func registerSleepers() { _ = sleepers }

    /// Runs the main queue until no queue has work, but not beyond a date.
    func run(until end: Date) {
        var quiet = 0
        while quiet < Self.quietRounds && Date() < end {
            runMainQueue()
            host.update()
            quiet = isQuiet ? quiet + 1 : 0
        }
    }

    /// Runs all that the main queue has, which is done when a block at its end has run.
    private func runMainQueue() {
        let marker = Marker()
        DispatchQueue.main.async { marker.isReached = true }
        while !marker.isReached {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Self.pause))
        }
        // Other threads that the work has started begin meanwhile.
        Thread.sleep(forTimeInterval: Self.pause)
    }

    private var isQuiet: Bool {
        Self.threads { $0.runs }.isEmpty && Self.threads { $0.sleeps }.isSubset(of: Self.sleepers)
    }

    @MainActor private final class Marker {
        var isReached = false
    }

    /// The names of the program's other threads that are in some state.
    private static func threads(_ isWanted: (ThreadState) -> Bool) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        let own = "\(ProcessInfo.processInfo.processIdentifier)"
        return Set(names.filter { $0 != own && ThreadState(of: $0).map(isWanted) == true })
    }
}

/// The state of a thread, from Linux's file for it.
private struct ThreadState {
    private let letter: Character
    private let place: String

    /// Reads the state of a thread by its number; nil if it has ended.
    init?(of number: String) {
        guard let status = try? String(contentsOfFile: "/proc/self/task/\(number)/stat", encoding: .utf8),
            // The name before the state is in parentheses, and may contain any.
            let end = status.lastIndex(of: ")"), let letter = status[end...].dropFirst(2).first
        else { return nil }
        self.letter = letter
        place = (try? String(contentsOfFile: "/proc/self/task/\(number)/wchan", encoding: .utf8)) ?? ""
    }

    /// True if the thread runs, or waits for a disk.
    var runs: Bool { letter == "R" || letter == "D" }

    /// True if the thread sleeps for a time. Threads that wait for work do not.
    var sleeps: Bool { place.contains("nanosleep") }
}
