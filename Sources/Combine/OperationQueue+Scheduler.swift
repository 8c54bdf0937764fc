import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
    /// A time of the calendar.
    public typealias SchedulerTimeType = SchedulerDate

    /// The options of scheduled work, which is empty.
    public struct SchedulerOptions {}

    /// The least tolerance of scheduled times: none.
    public var minimumTolerance: SchedulerDate.Stride { 0 }

    /// The current time.
    public var now: SchedulerDate { SchedulerDate(Date()) }

    /// Runs an action as soon as the queue can.
    ///
    /// - Parameters:
    ///   - options: The options of the scheduler; nil for the defaults.
    ///   - action: The action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = ScheduledWork(run: action)
        addOperation { work.run() }
    }

    /// Runs an action at a time, or as soon as the queue can after it.
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
        DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
            self.addOperation { work.run() }
        }
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
        let wait = DispatchQueue.SchedulerTimeType.Stride.seconds(date.date.timeIntervalSinceNow)
        return DispatchQueue.global().schedule(
            after: DispatchQueue.global().now.advanced(by: wait), interval: .seconds(interval.timeInterval),
            tolerance: .seconds(tolerance.timeInterval), options: nil
        ) {
            self.addOperation { work.run() }
        }
    }
}
