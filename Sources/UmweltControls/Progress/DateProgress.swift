import Foundation
@_spi(Kernel) import Umwelt

extension ProgressView {
    /// Shows how much of a time is left, or has passed, and says of what, and how much.
    ///
    /// ```swift
    /// ProgressView(timerInterval: start...end, countsDown: false) { Text("Baking") } currentValueLabel: { EmptyView() }
    /// ```
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Shows how much of a time is left, or has passed, with a clock, and says of what.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Shows how much of a time is left, or has passed, with a clock.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            .interval(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
}

/// The clock of a progress view that shows a time.
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
