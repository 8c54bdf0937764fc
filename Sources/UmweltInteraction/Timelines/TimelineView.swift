import Foundation

/// A view that makes its content again at the dates of a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// Only the content runs at these dates. It shows the last past date of the schedule, or the current date before the
/// first one. It does not change while its window is in the background.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The moment for which a timeline view creates its content.
    public struct Context {
        /// The rate at which a timeline view updates its content. Slower ones are greater.
        public enum Cadence: Comparable, Sendable {
            /// The rate of the schedule, limited by the display's.
            case live
            /// About once a second.
            case seconds
            /// About once a minute.
            case minutes
        }

        /// The date of the schedule for which the content is created.
        public let date: Date

        /// The highest rate of updates: always `live`, because no host requests less.
        public let cadence: Cadence

        private let renewal: TimelineRenewal

        init(date: Date, cadence: Cadence, renewal: TimelineRenewal) {
            self.date = date
            self.cadence = cadence
            self.renewal = renewal
        }

        /// Creates the content again in the next update, for the same date if no later one has passed.
        ///
        /// Nothing is drawn in advance here, so this is only needed for content that reads values without observation.
        /// In the content itself it has no effect.
        public func invalidateTimelineContent() { renewal.renew() }
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

@available(*, unavailable)
extension TimelineView: Sendable {}

@available(*, unavailable)
extension TimelineView.Context: Sendable {}

/// The context of every timeline view, whatever its schedule and its content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    /// Makes a view with content that depends on the date.
    ///
    /// - Parameters:
    ///   - schedule: The dates at which the content is updated. Of dates less than a frame apart, 1/60 of a second,
    ///     some are left out.
    ///   - content: Makes the content for a date.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// Makes a view with content that depends on the date, by a context of the view's own type.
    ///
    /// - Parameters:
    ///   - schedule: The dates at which the content is updated.
    ///   - content: Makes the content for a date.
    @available(
        *, deprecated, message: "Use TimelineViewDefaultContext as the type of the content closure's parameter."
    )
    @_disfavoredOverload
    nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.schedule = schedule
        self.content = { content($0.converted()) }
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        TimelineElement(view, inputs)
    }
}

extension TimelineView.Context {
    /// Returns the same as the context of another timeline view.
    fileprivate func converted<S, C>() -> TimelineView<S, C>.Context {
        let cadence: TimelineView<S, C>.Context.Cadence =
            switch cadence {
            case .live: .live
            case .seconds: .seconds
            case .minutes: .minutes
            }
        return TimelineView<S, C>.Context(date: date, cadence: cadence, renewal: renewal)
    }
}

/// A reference to the element of a timeline view, to create its content again.
final class TimelineRenewal: @unchecked Sendable {
    // Weak references are safe to read from any thread; the element itself is used on the main thread only.
    weak var element: _Element?

    func renew() {
        MainQueue.run { [self] in
            guard let element, element.graph.reader == nil else { return }
            element.tree.change(element, in: Transaction.current) { $0.invalidate() }
        }
    }
}
