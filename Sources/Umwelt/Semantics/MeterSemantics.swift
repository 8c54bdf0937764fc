/// What something that shows an amount is to people who have it read to them.
public struct MeterSemantics: Sendable, Hashable {
    /// How much there is; nil if nobody knows.
    public var value: Double?

    /// From how little to how much there can be.
    public var bounds: ClosedRange<Double>

    /// Whether it shows how far something has come.
    public var isProgress: Bool

    /// Describes a meter.
    public init(value: Double?, bounds: ClosedRange<Double>, isProgress: Bool) {
        self.value = value
        self.bounds = bounds
        self.isProgress = isProgress
    }
}
