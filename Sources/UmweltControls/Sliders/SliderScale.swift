@_spi(Kernel) import Umwelt

/// The values that a slider can be set to.
nonisolated struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>

    /// The distance between values; nil if there are all between.
    let step: Double?

    init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, step: Double? = nil) {
        // Half of the largest number, so that there is a number for the distance of the ends.
        let largest = Double.greatestFiniteMagnitude / 2
        func finite(_ value: V) -> Double { min(max(Double(value), -largest), largest) }
        self.bounds = finite(bounds.lowerBound)...finite(bounds.upperBound)
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// How far a single press of a key goes: a step, or a tenth of the way, as VoiceOver goes.
    var stride: Double { step ?? length / 10 }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The value of the scale that is nearest to another; of what is no number, the lower end.
    func nearest(to value: Double) -> Double {
        guard !value.isNaN else { return bounds.lowerBound }
        let clamped = min(max(value, bounds.lowerBound), bounds.upperBound)
        guard let step else { return clamped }
        let steps = ((clamped - bounds.lowerBound) / step).rounded()
        let stepped = bounds.lowerBound + steps * step
        return stepped > bounds.upperBound ? bounds.lowerBound + (steps - 1) * step : stepped
    }

    /// How far along the track a value is, from 0 to 1.
    func fraction(of value: Double) -> Double { length > 0 ? (value - bounds.lowerBound) / length : 0 }
}

/// A number of another type as a `Double`.
final class FloatingPointLocation<V: BinaryFloatingPoint>: Location<Double> {
    private let base: Location<V>

    init(_ base: Location<V>) { self.base = base }

    override var value: Double { Double(base.value) }

    override func set(_ value: Double, transaction: Transaction?) { base.set(V(value), transaction: transaction) }

    override func isSame(as other: Location<Double>) -> Bool {
        (other as? FloatingPointLocation<V>)?.base.isSame(as: base) ?? false
    }
}
