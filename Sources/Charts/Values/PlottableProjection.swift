import Foundation
import SwiftUI

/// A labelled value of each element of a plot's data.
///
/// ```swift
/// PointPlot(trees, x: .value("Age", \.age), y: .value("Height", \.height))
/// ```
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let label: Text
    let value: (DataElement) -> PlottedValue

    func callAsFunction(_ element: DataElement) -> PlottableValue<DataValue> {
        PlottableValue(label: label, plotted: value(element))
    }
}

extension PlottableProjection {
    /// The value at a key path.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - value: The key path of the value.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { Self.value(Text(labelKey), value) }

    /// The value at a key path.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - value: The key path of the value.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { Self.value(Text(labelResource), value) }

    /// The value at a key path.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - value: The key path of the value.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { Self.value(Text(label), value) }

    /// The value at a key path.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - value: The key path of the value.
    public static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(label: label) { PlottedValue(lower: $0[keyPath: value].scaleValue) }
    }
}

extension PlottableProjection where DataValue: Comparable {
    /// The range between the values at two key paths.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - start: The key path of the first value.
    ///   - end: The key path of the last value.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { Self.value(Text(labelKey), start, end) }

    /// The range between the values at two key paths.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - start: The key path of the first value.
    ///   - end: The key path of the last value.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { Self.value(Text(labelResource), start, end) }

    /// The range between the values at two key paths.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - start: The key path of the first value.
    ///   - end: The key path of the last value.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
        _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { Self.value(Text(label), start, end) }

    /// The range between the values at two key paths.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - start: The key path of the first value.
    ///   - end: The key path of the last value.
    public static func value(
        _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(label: label) {
            PlottedValue(lower: $0[keyPath: start].scaleValue, upper: $0[keyPath: end].scaleValue)
        }
    }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
    /// The calendar unit around the date at a key path.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - date: The key path of the date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { Self.value(Text(labelKey), date, unit: unit, calendar: calendar) }

    /// The calendar unit around the date at a key path.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - date: The key path of the date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { Self.value(Text(labelResource), date, unit: unit, calendar: calendar) }

    /// The calendar unit around the date at a key path.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - date: The key path of the date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>,
        unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection { Self.value(Text(label), date, unit: unit, calendar: calendar) }

    /// The calendar unit around the date at a key path.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - date: The key path of the date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    public static func value(
        _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(label: label) {
            PlottedValue(lower: $0[keyPath: date].scaleValue, unit: unit, calendar: calendar)
        }
    }
}

extension PlottableProjection {
    /// The same value for each element.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - value: The value.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: DataValue
    ) -> PlottableProjection { Self.value(Text(labelKey), value) }

    /// The same value for each element.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - value: The value.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ value: DataValue
    ) -> PlottableProjection { Self.value(Text(labelResource), value) }

    /// The same value for each element.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - value: The value.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ value: DataValue
    ) -> PlottableProjection { Self.value(Text(label), value) }

    /// The same value for each element.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - value: The value.
    public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection {
        let value = PlottedValue(lower: value.scaleValue)
        return PlottableProjection(label: label) { _ in value }
    }
}

extension PlottableProjection where DataValue: Comparable {
    /// The same range for each element.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - start: The first value.
    ///   - end: The last value.
    public static func value(
        _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection { Self.value(Text(labelKey), start, end) }

    /// The same range for each element.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - start: The first value.
    ///   - end: The last value.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection { Self.value(Text(labelResource), start, end) }

    /// The same range for each element.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - start: The first value.
    ///   - end: The last value.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
    ) -> PlottableProjection { Self.value(Text(label), start, end) }

    /// The same range for each element.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - start: The first value.
    ///   - end: The last value.
    public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> PlottableProjection {
        let value = PlottedValue(lower: start.scaleValue, upper: end.scaleValue)
        return PlottableProjection(label: label) { _ in value }
    }
}

extension PlottableProjection where DataValue == Date {
    /// The same calendar unit for each element.
    ///
    /// - Parameters:
    ///   - labelKey: The label of the values, a key of the app's localized strings.
    ///   - date: The date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    public static func value(
        _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { Self.value(Text(labelKey), date, unit: unit, calendar: calendar) }

    /// The same calendar unit for each element.
    ///
    /// - Parameters:
    ///   - labelResource: The label of the values, looked up in the resource's table and bundle.
    ///   - date: The date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { Self.value(Text(labelResource), date, unit: unit, calendar: calendar) }

    /// The same calendar unit for each element.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - date: The date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    @_disfavoredOverload public static func value(
        _ label: some StringProtocol, _ date: Date, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection { Self.value(Text(label), date, unit: unit, calendar: calendar) }

    /// The same calendar unit for each element.
    ///
    /// - Parameters:
    ///   - label: The label of the values, for assistive technology and legends.
    ///   - date: The date.
    ///   - unit: The calendar unit to which dates are rounded, such as `.month`.
    ///   - calendar: The calendar; nil for the environment's.
    public static func value(
        _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableProjection {
        let value = PlottedValue(lower: .date(date), unit: unit, calendar: calendar)
        return PlottableProjection(label: label) { _ in value }
    }
}
