/// The semantics of a slider.
public struct SliderSemantics: Sendable, Hashable {
    /// The current value.
    public var value: Double

    /// The range of possible values.
    public var bounds: ClosedRange<Double>

    /// The distance between possible values; nil if every value in the bounds is possible.
    public var step: Double?

    /// True if the lower end is at the right.
    public var isRightToLeft: Bool

    /// Makes the semantics of a slider.
    ///
    /// - Parameters:
    ///   - value: The current value.
    ///   - bounds: The range of possible values.
    ///   - step: The distance between possible values; nil if every value is possible.
    ///   - isRightToLeft: True if the lower end is at the right.
    public init(value: Double, bounds: ClosedRange<Double>, step: Double? = nil, isRightToLeft: Bool = false) {
        self.value = value
        self.bounds = bounds
        self.step = step
        self.isRightToLeft = isRightToLeft
    }
}

/// The semantics of a stepper.
public struct StepperSemantics: Sendable, Hashable {
    /// The current value; nil if it is not a number.
    public var value: Double?

    /// The range of possible values; nil if it has no bounds.
    public var bounds: ClosedRange<Double>?

    /// True if the value can be increased.
    public var canIncrement: Bool

    /// True if the value can be decreased.
    public var canDecrement: Bool

    /// Makes the semantics of a stepper.
    ///
    /// - Parameters:
    ///   - value: The current value; nil if it is not a number.
    ///   - bounds: The range of possible values; nil if it has no bounds.
    ///   - canIncrement: True if the value can be increased.
    ///   - canDecrement: True if the value can be decreased.
    public init(
        value: Double? = nil, bounds: ClosedRange<Double>? = nil, canIncrement: Bool, canDecrement: Bool
    ) {
        self.value = value
        self.bounds = bounds
        self.canIncrement = canIncrement
        self.canDecrement = canDecrement
    }
}
