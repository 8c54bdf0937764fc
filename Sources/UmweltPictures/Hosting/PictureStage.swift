import Foundation
import Umwelt
import UmweltRendering

/// A window while it is prepared for drawing: its tasks run, its buttons are tapped, and its time passes.
///
/// The time of its animations and gestures advances in steps, so that drawings do not depend on the machine's load.
/// Tasks, timers and queues use the machine's clock, for which a film's time waits.
@MainActor
package struct PictureStage {
    package let host: ViewHost

    /// True if the stage waits for queues too. Where other work of the process is not the views', it would wait for
    /// that.
    private let drainsQueues: Bool

    /// The clock that the stage moves; nil if the window's time is the machine's.
    private var clock: PictureClock? { host.motion.gestureClock as? PictureClock }

    /// The seconds between two updates while time passes, as on displays.
    private static let step = 1.0 / 60

    /// The time limit in seconds for animations to end before a tap: a guess, because some animations never end.
    private static let idleTimeout = 10.0

    /// The interval in seconds at which the main thread checks for due work.
    private static let pause = 0.002

    /// The seconds that a finger is down for a tap.
    private static let touch = 0.05

    /// Puts a window on the stage, before it is updated for the first time.
    init(_ host: ViewHost, _ settings: PictureSettings) {
        self.host = host
        drainsQueues = settings.drainsQueues
        if drainsQueues { QueueDrain.registerSleepers() }
        let isUsed = settings.isUsed || !settings.taps.isEmpty || settings.replay != nil
        guard settings.showsMotion || isUsed || settings.date != nil else { return }
        host.motion.gestureClock = PictureClock(start: (settings.date ?? .now).onGrid)
        host.motion.capabilities = HostCapabilities(
            animatesChanges: settings.showsMotion, movesScreens: settings.showsMotion)
    }

    /// Finds the stage that a window has been put on.
    package init(of host: ViewHost, _ settings: PictureSettings) {
        self.host = host
        drainsQueues = settings.drainsQueues
    }

    /// The current window on its background.
    var picture: DisplayList { host.displayList.onWindowBackground(host.colorScheme) }

    /// Makes the views appear, and starts the time of the film.
    func begin() {
        host.update()
        clock?.begin()
        // Tasks sleep from now on, too.
        runMainQueue()
    }

    /// Waits until the views' tasks have ended and, in programs that draw, their queue work. At most a second for each,
    /// as some never end. Without tasks and such work it does not wait.
    package func finishTasks() {
        let drain = drainsQueues ? QueueDrain(host) : nil
        host.update()
        // From here on, as a first update takes a second by itself on a busy machine.
        let end = Date(timeIntervalSinceNow: 1)
        defer { drain?.run(until: Date(timeIntervalSinceNow: 1)) }
        guard host.motion.hasRunningTasks else { return }
        while host.motion.hasRunningTasks && Date() < end {
            _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.005)))
            host.update()
        }
        runMainQueue()
    }

    /// Waits until dropped items have been loaded and passed to the views, at most a second.
    func finishWork() {
        let end = Date(timeIntervalSinceNow: 1)
        let work = Work()
        Task {
            await host.transfers.finishWork()
            work.isDone = true
        }
        while !work.isDone && Date() < end {
            _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.005)))
        }
    }

    /// The condition that the stage waits for.
    @MainActor private final class Work {
        var isDone = false
    }

    /// Runs the work that views have left to the main queue.
    private func runMainQueue() { _ = RunLoop.main.run(mode: .default, before: Date()) }

    /// Taps the views with labels, one after the other, each after the animations of the previous tap. The last tap
    /// starts the time of a film.
    func tap(_ labels: [String]) throws {
        for (index, label) in labels.enumerated() {
            waitUntilIdle()
            try tap(label)
            if host.motion.capabilities.animatesChanges && index == labels.count - 1 {
                clock?.begin()
                begin()
            } else {
                finishTasks()
            }
        }
    }

    private func tap(_ label: String) throws {
        let isDone =
            switch host.nodes.tapTarget(label) {
            case .press(let button): button.send(.press)
            case .touch(let point): touch(point)
            case .unusable: false
            case nil: throw PictureHostError.unknownLabel(label, known: host.nodes.tapLabels)
            }
        guard isDone else { throw PictureHostError.deadLabel(label) }
    }

    /// Taps a point. Returns false if nothing there handles the touch.
    private func touch(_ point: CGPoint) -> Bool {
        guard let clock else { return false }
        let isHeard = host.send(PointerEvent(.began, at: point, time: clock.time, device: .touch))
        clock.advance(to: clock.time + Self.touch)
        host.send(PointerEvent(.ended, at: point, time: clock.time, device: .touch))
        return isHeard
    }

    /// Advances the time until all animations have ended.
    private func waitUntilIdle() {
        guard let clock else { return }
        let end = clock.time + Self.idleTimeout
        host.update()
        while host.motion.isAnimating && clock.time < end { pass(to: clock.time + Self.step, on: clock) }
    }

    /// The time of the window's clock, in seconds.
    package var time: Double { clock?.time ?? 0 }

    /// Lets time pass until the window's clock shows a time, not faster than on the machine's.
    func pass(to end: Double) {
        guard let clock else { return }
        // The last step is as long as is left. What is less than a millionth of a second is an error of rounding.
        while end - clock.time > Self.step + 1e-6 { pass(to: clock.time + Self.step, on: clock, keepingPace: true) }
        pass(to: end, on: clock, keepingPace: true)
    }

    private func pass(to time: Double, on clock: PictureClock, keepingPace: Bool = false) {
        clock.advance(to: time)
        host.update()
        runMainQueue()
        if keepingPace { keepPace(of: clock) }
        host.update()
    }

    /// Runs due work, until the machine's clock is half a step past the window's: work due at the time of a step is
    /// then on time, even if the machine is a little late.
    private func keepPace(of clock: PictureClock) {
        while let lead = clock.lead.map({ $0 + Self.step / 2 }), lead > 0 {
            let pause = min(lead, Self.pause)
            let hasRun = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause))
            // A run loop without timers does not wait.
            if !hasRun { Thread.sleep(forTimeInterval: pause) }
        }
    }
}

extension Date {
    /// The date, rounded down by at most a thousandth of a second, so that sums with times are rounded equally for any
    /// date: a date has 23 binary fraction digits, until the year 2035.
    fileprivate var onGrid: Date {
        Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate * 1024).rounded(.down) / 1024)
    }
}
