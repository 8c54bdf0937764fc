@_spi(Kernel) import Umwelt

/// The values that a slider can have.
nonisolated struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>

    /// The distance between values; nil if all values in the bounds are possible.
    let step: Double?

    init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, step: Double? = nil) {
        // Half of the largest number, so that the difference of the bounds does not overflow.
        let largest = Double.greatestFiniteMagnitude / 2
        func finite(_ value: V) -> Double { min(max(Double(value), -largest), largest) }
        self.bounds = finite(bounds.lowerBound)...finite(bounds.upperBound)
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// The change by one press of a key: a step, or a tenth of the range, as with VoiceOver.
    var stride: Double { step ?? length / 10 }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Returns the value of the scale that is nearest to another; the lower bound if that is not a number.
    func nearest(to value: Double) -> Double {
        guard !value.isNaN else { return bounds.lowerBound }
        let clamped = min(max(value, bounds.lowerBound), bounds.upperBound)
        guard let step else { return clamped }
        let steps = ((clamped - bounds.lowerBound) / step).rounded()
        let stepped = bounds.lowerBound + steps * step
        return stepped > bounds.upperBound ? bounds.lowerBound + (steps - 1) * step : stepped
    }

    /// Returns the position of a value along the track, as a fraction from 0 to 1.
    func fraction(of value: Double) -> Double { length > 0 ? (value - bounds.lowerBound) / length : 0 }
}

/// A location of a floating-point number, as a location of a `Double`.
final class FloatingPointLocation<V: BinaryFloatingPoint>: Location<Double> {
    private let base: Location<V>

    init(_ base: Location<V>) { self.base = base }

    override var value: Double { Double(base.value) }

    override func set(_ value: Double, transaction: Transaction?) { base.set(V(value), transaction: transaction) }

    override func isSame(as other: Location<Double>) -> Bool {
        (other as? FloatingPointLocation<V>)?.base.isSame(as: base) ?? false
    }
}
