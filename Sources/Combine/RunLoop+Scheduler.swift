import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
    /// A time of the calendar.
    public typealias SchedulerTimeType = SchedulerDate

    /// The options of scheduled work, which is empty.
    public struct SchedulerOptions {}

    /// The least tolerance of scheduled times: none.
    public var minimumTolerance: SchedulerDate.Stride { 0 }

    /// The current time.
    public var now: SchedulerDate { SchedulerDate(Date()) }

    /// Runs an action as soon as the run loop can.
    ///
    /// - Parameters:
    ///   - options: The options of the scheduler; nil for the defaults.
    ///   - action: The action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = ScheduledWork(run: action)
        perform { work.run() }
    }

    /// Runs an action at a time.
    ///
    /// - Parameters:
    ///   - date: The earliest time.
    ///   - tolerance: The delay that the app accepts, which lets the system combine timers.
    ///   - options: The options of the scheduler; nil for the defaults.
    ///   - action: The action.
    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = ScheduledWork(run: action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Runs an action at a time and again after each interval, until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: The earliest time.
    ///   - interval: The interval between two runs.
    ///   - tolerance: The delay that the app accepts, which lets the system combine timers.
    ///   - options: The options of the scheduler; nil for the defaults.
    ///   - action: The action.
    public func schedule(
        after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = ScheduledWork(run: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
