import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
    /// A time of the calendar.
    public typealias SchedulerTimeType = SchedulerDate

    /// How work is done: there is nothing to say.
    public struct SchedulerOptions {}

    /// The least time that work may be late.
    public var minimumTolerance: SchedulerDate.Stride { 0 }

    /// The time.
    public var now: SchedulerDate { SchedulerDate(Date()) }

    /// Does something as soon as the run loop can.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = ScheduledWork(run: action)
        perform { work.run() }
    }

    /// Does something at a time.
    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = ScheduledWork(run: action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    /// Does something at a time and again after each interval, until it is cancelled.
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
