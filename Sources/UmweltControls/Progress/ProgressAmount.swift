import Foundation
@_spi(Kernel) import Umwelt

/// The progress of a task.
nonisolated enum ProgressAmount: Equatable {
    /// The progress is not known.
    case unknown
    /// A fraction from 0 to 1.
    case fraction(Double)
    /// The elapsed fraction of an interval of time, from 0 to 1; if it counts down, the fraction that is left, from 1
    /// to 0.
    case interval(ClosedRange<Date>, countsDown: Bool)
    /// The progress of an object of Foundation's.
    case observed(ObservedProgress)

    /// Makes the progress from a part of a total; unknown if `value` is nil. The fraction is clamped to 0…1, and 0 if
    /// it is not a number.
    init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
        guard let value else {
            self = .unknown
            return
        }
        let fraction = Double(value) / Double(total)
        self = .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    }

    /// Returns the current fraction from 0 to 1; nil if it is not known.
    ///
    /// A node of the graph that reads the fraction of an interval runs again when it has changed by a visible step.
    func fraction(in values: EnvironmentValues) -> Double? {
        switch self {
        case .unknown: return nil
        case .fraction(let fraction): return fraction
        case .observed(let progress): return progress.fraction(in: values)
        case .interval(let interval, let countsDown):
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let now = values.now { now in
                if now >= interval.upperBound { return nil }
                if now < interval.lowerBound { return interval.lowerBound.timeIntervalSince(now) }
                return max(length / Self.steps, Self.shortestStep)
            }
            let passed =
                length > 0 ? now.timeIntervalSince(interval.lowerBound) / length : now >= interval.upperBound ? 1 : 0
            let fraction = min(max(passed, 0), 1)
            return countsDown ? 1 - fraction : fraction
        }
    }

    /// The number of steps of a bar that follows the time. Bars are some hundred points long: smaller steps would
    /// hardly be visible.
    private static let steps = 500.0

    /// The shortest time between steps, in seconds. A movement of ten steps a second seems continuous.
    private static let shortestStep = 0.1
}
