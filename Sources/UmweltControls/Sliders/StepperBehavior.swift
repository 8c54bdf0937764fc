import Foundation
@_spi(Kernel) import Umwelt

/// What a stepper does.
protocol StepperBehavior {
    /// Whether there is a step up or down.
    func canStep(up: Bool) -> Bool

    /// Goes a step up or down.
    @MainActor func step(up: Bool)

    /// What it is set to, as a number; nil if it is none.
    var number: Double? { get }

    /// What it can be set to, as numbers; nil if there are no bounds, or they are no numbers.
    var range: ClosedRange<Double>? { get }

    /// What it is set to, as it is shown; nil if it is not.
    var text: Text? { get }
}

/// Two actions, each of which there may be.
struct StepperClosures: StepperBehavior {
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?

    func canStep(up: Bool) -> Bool { (up ? onIncrement : onDecrement) != nil }

    @MainActor func step(up: Bool) { (up ? onIncrement : onDecrement)?() }

    var number: Double? { nil }

    var range: ClosedRange<Double>? { nil }

    var text: Text? { nil }
}

/// Steps of a value, within bounds if there are any.
struct StepperValue<V: Strideable>: StepperBehavior {
    let value: Binding<V>
    let bounds: ClosedRange<V>?
    let step: V.Stride

    /// Writes the value, where it is to be shown.
    var makeText: ((V) -> Text)?

    func canStep(up: Bool) -> Bool { next(up: up) != value.wrappedValue }

    @MainActor func step(up: Bool) { value.wrappedValue = next(up: up) }

    /// The value after a step: at most the end of the bounds.
    private func next(up: Bool) -> V {
        let old = value.wrappedValue
        let isUpwards = (step > 0) == up
        let new = old.advanced(
            up ? step : 0 - step, orKeepIfBeyond: isUpwards ? bounds?.upperBound : bounds?.lowerBound)
        guard let bounds else { return new }
        return min(max(new, bounds.lowerBound), bounds.upperBound)
    }

    var number: Double? { number(value.wrappedValue) }

    var range: ClosedRange<Double>? {
        guard let bounds, let lower = number(bounds.lowerBound), let upper = number(bounds.upperBound),
            lower <= upper
        else { return nil }
        return lower...upper
    }

    private func number(_ value: V) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }

    var text: Text? { makeText?(value.wrappedValue) }
}

extension Strideable {
    /// The value some distance away; if no value of the type is there, `end`, or else this one.
    fileprivate func advanced(_ distance: Stride, orKeepIfBeyond end: Self?) -> Self {
        func isThere<I: FixedWidthInteger>(_ value: I) -> Bool {
            guard let distance = distance as? any BinaryInteger else { return true }
            return Self.fits(value, Int(clamping: distance))
        }
        if let value = self as? any FixedWidthInteger, !isThere(value) { return end ?? self }
        return advanced(by: distance)
    }

    private static func fits<I: FixedWidthInteger>(_ value: I, _ distance: Int) -> Bool {
        let magnitude = distance.magnitude
        let room = distance > 0 ? I.max.subtractingReportingOverflow(value) : value.subtractingReportingOverflow(I.min)
        // The room is more than half of the type's values where it overflows: it reaches as far as any distance does.
        return room.overflow || room.partialValue >= 0 && UInt(clamping: room.partialValue) >= magnitude
    }
}
