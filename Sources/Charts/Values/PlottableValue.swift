import Foundation
import SwiftUI

/// A labelled value for a mark: one value, a range of values, or a calendar unit around a date.
///
/// ```swift
/// BarMark(x: .value("Day", sale.date, unit: .day), y: .value("Sales", sale.amount))
/// ```
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let plotted: PlottedValue
}

/// The value of a mark on one scale, before the scale is known.
struct PlottedValue: Sendable {
    /// The value, or the lower bound of a range.
    var lower: ScaleValue

    /// The upper bound of a range.
    var upper: ScaleValue?

    /// The calendar unit around a date, which turns it into a range.
    private let span: Span?

    private final class Span: Sendable {
        let unit: Calendar.Component
        let calendar: Calendar?

        init(unit: Calendar.Component, calendar: Calendar?) {
            self.unit = unit
            self.calendar = calendar
        }
    }

    /// Makes a value.
    ///
    /// - Parameters:
    ///   - lower: The value, or the lower bound of a range.
    ///   - upper: The upper bound of a range.
    ///   - unit: The calendar unit around a date.
    ///   - calendar: The calendar of the unit; nil for the environment's.
    init(
        lower: ScaleValue, upper: ScaleValue? = nil, unit: Calendar.Component? = nil, calendar: Calendar? = nil
    ) {
        self.lower = lower
        self.upper = upper
        span = unit.map { Span(unit: $0, calendar: calendar) }
    }

    /// The calendar unit around a date.
    var unit: Calendar.Component? { span?.unit }

    /// Returns the value with the range of its unit.
    ///
    /// - Parameter calendar: The environment's calendar.
    func resolved(in calendar: Calendar) -> PlottedValue {
        guard let span, case .date(let date) = lower,
            let interval = (span.calendar ?? calendar).dateInterval(of: span.unit, for: date)
        else { return self }
        return PlottedValue(lower: .date(interval.start), upper: .date(interval.end), unit: span.unit)
    }
}

extension PlottableValue {
    /// Makes a value with a label for assistive technology.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - value: The value.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        self.value(Text(labelKey), value)
    }

    /// Makes a value with a label for assistive technology.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - value: The value.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ value: Value
    ) -> PlottableValue { self.value(Text(labelResource), value) }

    /// Makes a value with a label for assistive technology.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - value: The value.
    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        self.value(Text(label), value)
    }

    /// Makes a value with a label for assistive technology.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - value: The value.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: label, plotted: PlottedValue(lower: value.scaleValue))
    }
}

extension PlottableValue where Value: Comparable {
    /// Makes a range of values.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - range: The range of values.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
        value(Text(labelKey), range)
    }

    /// Makes a range of values.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - range: The range of values.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ range: Range<Value>
    ) -> PlottableValue { value(Text(labelResource), range) }

    /// Makes a range of values.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - range: The range of values.
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ range: Range<Value>
    ) -> PlottableValue { value(Text(label), range) }

    /// Makes a range of values.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - range: The range of values.
    public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
        PlottableValue(
            label: label,
            plotted: PlottedValue(lower: range.lowerBound.scaleValue, upper: range.upperBound.scaleValue))
    }

    /// Makes the range of a bin.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - range: The range of values.
    public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(Text(labelKey), range)
    }

    /// Makes the range of a bin.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - range: The range of values.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
    ) -> PlottableValue { value(Text(labelResource), range) }

    /// Makes the range of a bin.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - range: The range of values.
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ range: ChartBinRange<Value>
    ) -> PlottableValue { value(Text(label), range) }

    /// Makes the range of a bin.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - range: The range of values.
    public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
        value(label, range.lowerBound..<range.upperBound)
    }
}

extension PlottableValue where Value == Date {
    /// Makes a date that represents the whole calendar unit around it.
    ///
    /// - Parameters:
    ///   - labelKey: The label for assistive technology.
    ///   - date: A date in the unit.
    ///   - unit: The unit: a bar has its width, and lines and points are in its middle.
    ///   - calendar: The calendar; nil for the environment's.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { value(Text(labelKey), date, unit: unit, calendar: calendar) }

    /// Makes a date that represents the whole calendar unit around it.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - date: The date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { value(Text(labelResource), date, unit: unit, calendar: calendar) }

    /// Makes a date that represents the whole calendar unit around it.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - date: The date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { value(Text(label), date, unit: unit, calendar: calendar) }

    /// Makes a date that represents the whole calendar unit around it.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - date: The date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue {
        PlottableValue(label: label, plotted: PlottedValue(lower: .date(date), unit: unit, calendar: calendar))
    }
}
