import Foundation
@_spi(Kernel) import Umwelt

/// A type that carries out the steps of a stepper.
protocol StepperBehavior {
    /// Returns true if there is a step up or down.
    func canStep(up: Bool) -> Bool

    /// Makes a step up or down.
    @MainActor func step(up: Bool)

    /// The value as a number; nil if it is not one.
    var number: Double? { get }

    /// The bounds as numbers; nil for none, or for other types.
    var range: ClosedRange<Double>? { get }

    /// The value as text; nil if it is not shown.
    var text: Text? { get }
}

/// A behaviour with two optional actions.
struct StepperClosures: StepperBehavior {
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?

    func canStep(up: Bool) -> Bool { (up ? onIncrement : onDecrement) != nil }

    @MainActor func step(up: Bool) { (up ? onIncrement : onDecrement)?() }

    var number: Double? { nil }

    var range: ClosedRange<Double>? { nil }

    var text: Text? { nil }
}

/// A behaviour that changes a value, optionally within bounds.
struct StepperValue<V: Strideable>: StepperBehavior {
    let value: Binding<V>
    let bounds: ClosedRange<V>?
    let step: V.Stride

    /// Returns the text for a value; nil if the value is not shown.
    var makeText: ((V) -> Text)?

    func canStep(up: Bool) -> Bool { next(up: up) != value.wrappedValue }

    @MainActor func step(up: Bool) { value.wrappedValue = next(up: up) }

    /// Returns the value after a step, clamped to the bounds.
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
    /// Returns the value at a distance; if the type has no such value, `end`, or else this value.
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
        // An overflow means a distance to the end of more than half of the type's values: more than any `Int` step.
        return room.overflow || room.partialValue >= 0 && UInt(clamping: room.partialValue) >= magnitude
    }
}
