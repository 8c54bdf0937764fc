@_spi(Kernel) import Umwelt

/// The values that a slider can have.
nonisolated struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>

    /// The distance between values; nil if all values in the bounds are possible.
    let step: Double?

    /// The values that have ticks, in ascending order. Without a step, only these values are selectable, if there are
    /// any.
    var ticks: [Double]

    /// The values that can be chosen.
    let enabled: ClosedRange<Double>

    /// The value at which the fill of the track starts; nil for the lower end.
    let neutral: Double?

    init<V: BinaryFloatingPoint>(
        _ bounds: ClosedRange<V>, step: Double? = nil, ticks: [Double] = [], enabled: ClosedRange<V>? = nil,
        neutral: V? = nil
    ) {
        // Half of the largest number, so that the difference of the bounds does not overflow.
        let largest = Double.greatestFiniteMagnitude / 2
        func finite(_ value: V) -> Double { min(max(Double(value), -largest), largest) }
        self.bounds = finite(bounds.lowerBound)...finite(bounds.upperBound)
        self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.ticks = ticks
        let all = self.bounds
        let own = enabled.map { finite($0.lowerBound)...finite($0.upperBound) }
        self.enabled = own?.clamped(to: all) ?? all
        self.neutral = neutral.map(finite)
    }

    /// The values at steps from the lower end; none if there are more than a track can show.
    var steps: [Double] {
        guard let step, length / step <= 1000 else { return [] }
        return stride(from: bounds.lowerBound, through: bounds.upperBound + step / 1000, by: step)
            .map { min($0, bounds.upperBound) }
    }

    /// The parts of the track that are drawn beside the knob.
    var marks: SliderMarks {
        SliderMarks(
            ticks: ticks.map(fraction), neutral: neutral.map { min(max(fraction(of: $0), 0), 1) } ?? 0,
            enabled: length > 0 ? fraction(of: enabled.lowerBound)...fraction(of: enabled.upperBound) : 0...1)
    }

    /// Returns the next higher value for a key press.
    func next(after value: Double) -> Double {
        hasTicksOnly ? ticks.first { $0 > value } ?? value : value + change
    }

    /// Returns the next lower value for a key press.
    func last(before value: Double) -> Double {
        hasTicksOnly ? ticks.last { $0 < value } ?? value : value - change
    }

    private var hasTicksOnly: Bool { step == nil && !ticks.isEmpty }

    /// The change by one press of a key: a step, or a tenth of the range, as with VoiceOver.
    private var change: Double { step ?? length / 10 }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// Returns the value of the scale that is nearest to another; the lower bound if that is not a number.
    func nearest(to value: Double) -> Double {
        guard !value.isNaN else { return bounds.lowerBound }
        let clamped = min(max(value, enabled.lowerBound), enabled.upperBound)
        guard let step else {
            // Of two ticks that are as near the lower one counts.
            let near = ticks.lazy.filter { enabled.contains($0) }.min { abs($0 - clamped) < abs($1 - clamped) }
            return near ?? clamped
        }
        var steps = ((clamped - bounds.lowerBound) / step).rounded()
        if bounds.lowerBound + steps * step > enabled.upperBound { steps -= 1 }
        if bounds.lowerBound + steps * step < enabled.lowerBound { steps += 1 }
        return bounds.lowerBound + steps * step
    }

    /// Returns the position of a value along the track, as a fraction from 0 to 1.
    func fraction(of value: Double) -> Double { length > 0 ? (value - bounds.lowerBound) / length : 0 }
}

/// The parts of a slider's track that are drawn beside the knob, as fractions from 0 to 1.
nonisolated struct SliderMarks: Equatable {
    /// The positions of ticks.
    var ticks: [Double] = []

    /// The position at which the fill of the track starts.
    var neutral = 0.0

    /// The part of the track that the knob can reach.
    var enabled = 0.0...1.0
}

/// A location of a floating-point number, as a location of a `Double`.
final class FloatingPointLocation<V: BinaryFloatingPoint>: DerivedLocation<Double> {
    private let base: Location<V>

    init(_ base: Location<V>) { self.base = base }

    override var derivedValue: Double { Double(base.value) }

    override func set(_ value: Double, transaction: Transaction?) { base.set(V(value), transaction: transaction) }

    override func isSame(as other: Location<Double>) -> Bool {
        (other as? FloatingPointLocation<V>)?.base.isSame(as: base) ?? false
    }
}
