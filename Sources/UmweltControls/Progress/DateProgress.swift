import Foundation
@_spi(Kernel) import Umwelt

extension ProgressView {
    /// Makes a progress view that follows the time, with a label and a label for the current value.
    ///
    /// ```swift
    /// ProgressView(timerInterval: start...end, countsDown: false) { Text("Baking") } currentValueLabel: { EmptyView() }
    /// ```
    ///
    /// - Parameters:
    ///   - timerInterval: The time interval.
    ///   - countsDown: If true, shows the time that is left; if false, the time that has passed.
    ///   - label: The label, which names the timed activity.
    ///   - currentValueLabel: The current value as a view.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Makes a progress view that follows the time, with a clock and a label.
    ///
    /// - Parameters:
    ///   - timerInterval: The time interval.
    ///   - countsDown: If true, shows the time that is left; if false, the time that has passed.
    ///   - label: The label, which names the timed activity.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Makes a progress view that follows the time, with a clock.
    ///
    /// - Parameters:
    ///   - timerInterval: The time interval.
    ///   - countsDown: If true, shows the time that is left; if false, the time that has passed.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The clock of a progress view that follows the time.
public nonisolated struct DefaultDateProgressLabel: View, SystemView {
    private let interval: ClosedRange<Date>
    private let countsDown: Bool

    nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
        self.interval = interval
        self.countsDown = countsDown
    }

    /// The time that is left, or has passed.
    @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
