import Foundation

/// An animation along a curve, in a fixed time.
struct TimingCurveAnimation: BuiltInAnimation {
    let curve: UnitCurve
    let duration: Double

    init(curve: UnitCurve, duration: Double) {
        self.curve = curve
        self.duration = duration > 0 ? duration : 0
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        place(at: time).map { value.scaled(by: curve.value(at: $0)) }
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        place(at: time).map { value.scaled(by: curve.velocity(at: $0) / duration) }
    }

    var length: Double? { duration }

    var logicalLength: Double? { duration }

    func progress(at time: Double) -> Double? { place(at: time).map(curve.value) ?? 1 }

    /// Returns the x on the curve, nil after the end.
    private func place(at time: Double) -> Double? { duration > 0 && time < duration ? time / duration : nil }
}

extension TimingCurveAnimation: CustomStringConvertible {
    /// The animation as SwiftUI describes it.
    var description: String {
        if let polynomial = curve.polynomial { return "BezierAnimation(duration: \(duration), curve: \(polynomial))" }
        return "UnitCurveAnimation(curve: \(curve), duration: \(duration))"
    }
}
