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

    /// The width of the knob, in points: its middle is half of that from the slider's ends at the ends of the range.
    public var knobWidth: Double

    /// Makes the semantics of a slider.
    ///
    /// - Parameters:
    ///   - value: The current value.
    ///   - bounds: The range of possible values.
    ///   - step: The distance between possible values; nil if every value is possible.
    ///   - isRightToLeft: True if the lower end is at the right.
    ///   - knobWidth: The width of the knob in points; by default that of UIKit in iOS 18.
    public init(
        value: Double, bounds: ClosedRange<Double>, step: Double? = nil, isRightToLeft: Bool = false,
        knobWidth: Double = 27
    ) {
        self.value = value
        self.bounds = bounds
        self.step = step
        self.isRightToLeft = isRightToLeft
        self.knobWidth = knobWidth
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
