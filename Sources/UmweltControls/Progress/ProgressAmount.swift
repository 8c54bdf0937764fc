import Foundation
@_spi(Kernel) import Umwelt

/// How far something has come.
nonisolated enum ProgressAmount: Equatable {
    /// Nobody knows.
    case unknown
    /// So far, from 0 to 1.
    case fraction(Double)
    /// As far as the time has: up to 1, or from there down to 0.
    case interval(ClosedRange<Date>, countsDown: Bool)

    /// A part of a whole; unknown if it is nil. There is no less than none and no more than all.
    init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
        guard let value else {
            self = .unknown
            return
        }
        let fraction = Double(value) / Double(total)
        self = .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    }

    /// How far it has come now, from 0 to 1; nil if nobody knows. Who reads it of a time in a node of the graph is asked
    /// again when it is further.
    func fraction(in values: EnvironmentValues) -> Double? {
        switch self {
        case .unknown: return nil
        case .fraction(let fraction): return fraction
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

    /// Bars are some hundred points long: smaller steps of them would hardly be seen.
    private static let steps = 500.0

    /// In seconds; what moves ten times a second seems to flow.
    private static let shortestStep = 0.1
}
