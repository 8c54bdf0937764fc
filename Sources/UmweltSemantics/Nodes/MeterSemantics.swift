/// The semantics of a view that shows an amount.
public struct MeterSemantics: Sendable, Hashable {
    /// The current amount; nil if it is not known.
    public var value: Double?

    /// The range of possible amounts.
    public var bounds: ClosedRange<Double>

    /// True if the view shows the progress of a task.
    public var isProgress: Bool

    /// Makes the semantics of a meter.
    ///
    /// - Parameters:
    ///   - value: The current amount; nil if it is not known.
    ///   - bounds: The range of possible amounts.
    ///   - isProgress: True if the view shows the progress of a task.
    public init(value: Double?, bounds: ClosedRange<Double>, isProgress: Bool) {
        self.value = value
        self.bounds = bounds
        self.isProgress = isProgress
    }
}
