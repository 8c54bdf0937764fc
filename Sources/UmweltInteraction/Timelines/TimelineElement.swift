@_spi(Kernel) import UmweltCore
import Foundation

/// The element of a timeline view.
///
/// A schedule of frames is read for each frame that the host draws, and needs no timer. For other schedules the next
/// date sets a timer.
final class TimelineElement<Schedule: TimelineSchedule, Content: View>: TimedElement<
    TimelineView<Schedule, Content>, Content
>
{
    private var view: TimelineView<Schedule, Content>
    private let renewal = TimelineRenewal()

    /// The date that shows; nil at first.
    private var date: Date?

    /// The time of the date's arrival, in the clock's seconds.
    private var dateTime = -Double.infinity

    /// The difference in seconds between the clock's dates and its seconds when the schedule was read.
    private var lead = 0.0

    /// The dates of a schedule that is not one of frames; nil until it has been asked.
    private var dates: TimelineDates<Schedule.Entries.Iterator>?

    private var alarm: (any ClockAlarm)?
    private var alarmDate: Date?

    init(_ view: TimelineView<Schedule, Content>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        renewal.element = self
        if tree.isFresh { date = consumeSavedPart(as: Date.self) }
    }

    override var savedPart: Any? { date }

    override func update(_ new: TimelineView<Schedule, Content>) {
        if areValuesEqual(view, new) { return }
        if !areValuesEqual(view.schedule, new.schedule) {
            dates = nil
            stopWaiting()
        }
        view = new
        invalidate()
    }

    override func update() {
        let date = currentDate()
        showContent {
            view.content(TimelineViewDefaultContext(date: date, cadence: .live, renewal: renewal))
        }
        waitForDate()
    }

    override func movesChanged() {
        guard moves else { return stopWaiting() }
        if let date, currentDate() == date {
            waitForDate()
        } else {
            invalidate()
        }
    }

    // MARK: Dates

    /// Advances to the last date that has passed, and returns it.
    private func currentDate() -> Date {
        if tree.isFresh, let date { return date }
        let now = driver.date
        let new = (view.schedule as? AnimationTimelineSchedule).map { frameDate($0, at: now) } ?? scheduledDate(at: now)
        if new != date {
            date = new
            dateTime = driver.time
        }
        return new
    }

    private func frameDate(_ schedule: AnimationTimelineSchedule, at now: Date) -> Date {
        guard let date else { return now }
        return isFrameDue(schedule) ? now : date
    }

    /// Returns true if the frame of the present update is one of the schedule's.
    private func isFrameDue(_ schedule: AnimationTimelineSchedule) -> Bool {
        guard moves, !schedule.isPaused, driver.time > dateTime else { return false }
        // `Double.maximum` ignores an operand that is not a number.
        let interval = Double.maximum(schedule.minimumInterval ?? 0, 0)
        return driver.time - dateTime >= interval - AnimationDriver.tolerance
    }

    private func scheduledDate(at now: Date) -> Date {
        let lead = now.timeIntervalSinceReferenceDate - driver.time
        if dates == nil || (moves && abs(lead - self.lead) > Self.tolerance) {
            self.lead = lead
            let entries = view.schedule.entries(from: now, mode: .normal)
            dates = TimelineDates(entries.makeIterator(), at: now)
            return dates?.current ?? now
        }
        if moves { dates?.move(to: now) }
        return dates?.current ?? date ?? now
    }

    /// The seconds by which the clock may be adjusted without reading the schedule again: synchronised clocks run
    /// slightly faster or slower for a while. A second is a guess.
    private static var tolerance: Double { 1 }

    // MARK: Waiting

    private func waitForDate() {
        guard moves else { return stopWaiting() }
        if let schedule = view.schedule as? AnimationTimelineSchedule {
            waitForFrame(schedule)
        } else {
            setAlarm(for: dates?.next)
        }
    }

    private func waitForFrame(_ schedule: AnimationTimelineSchedule) {
        guard !schedule.isPaused else { return stopFrames() }
        guard !hasFrames else { return }
        startFrames { [unowned self] _ in
            if isFrameDue(schedule) { invalidate() }
            return true
        }
    }

    private func setAlarm(for next: Date?) {
        guard next != alarmDate else { return }
        stopWaiting()
        guard let next, next.timeIntervalSinceReferenceDate.isFinite else { return }
        alarmDate = next
        // Not before the frame after the one that shows the last date.
        let clock = driver.clock
        let due = max(next, clock.now + (dateTime + AnimationDriver.frameDuration - clock.seconds))
        alarm = clock.alarm(at: due) { [weak self] in self?.ring() }
    }

    private func ring() {
        (alarm, alarmDate) = (nil, nil)
        tree.change(self, in: Transaction()) { $0.invalidate() }
        tree.update()
        tree.onNeedsUpdate?()
    }

    private func stopWaiting() {
        alarm?.cancel()
        (alarm, alarmDate) = (nil, nil)
        stopFrames()
    }

    override func didLeaveTree() {
        stopWaiting()
        super.didLeaveTree()
    }

    override var name: String { "TimelineView" }
}
