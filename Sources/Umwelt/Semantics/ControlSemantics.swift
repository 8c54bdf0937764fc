/// What a slider is to people who use it or have it read to them.
public struct SliderSemantics: Sendable, Hashable {
    /// What it is set to.
    public var value: Double

    /// What it can be set to.
    public var bounds: ClosedRange<Double>

    /// The distance between values that it can be set to; nil if it can be set to any.
    public var step: Double?

    /// Whether its lower end is at the right.
    public var isRightToLeft: Bool

    /// Describes a slider.
    public init(value: Double, bounds: ClosedRange<Double>, step: Double? = nil, isRightToLeft: Bool = false) {
        self.value = value
        self.bounds = bounds
        self.step = step
        self.isRightToLeft = isRightToLeft
    }
}

/// What a stepper is to people who use it or have it read to them.
public struct StepperSemantics: Sendable, Hashable {
    /// What it is set to; nil if that is no number.
    public var value: Double?

    /// What it can be set to; nil if it has no bounds.
    public var bounds: ClosedRange<Double>?

    /// Whether it goes further up.
    public var canIncrement: Bool

    /// Whether it goes further down.
    public var canDecrement: Bool

    /// Describes a stepper.
    public init(
        value: Double? = nil, bounds: ClosedRange<Double>? = nil, canIncrement: Bool, canDecrement: Bool
    ) {
        self.value = value
        self.bounds = bounds
        self.canIncrement = canIncrement
        self.canDecrement = canDecrement
    }
}
