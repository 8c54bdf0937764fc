import SwiftUI

/// The marks of an axis: the parts at each of its values.
///
/// ```swift
/// .chartYAxis {
///     AxisMarks(position: .leading, values: [0, 50, 100]) { value in
///         AxisGridLine()
///         AxisValueLabel { Text("\(value.as(Int.self) ?? 0) %") }
///     }
/// }
/// ```
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let description: AxisMarksDescription

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
        stroke: StrokeStyle? = nil, format: AnyAxisFormat? = nil,
        parts: ((AxisValue, _AxisMarkInputs) -> [AxisPart])? = nil
    ) {
        description = AxisMarksDescription(
            preset: preset.kind, position: position.kind, values: values.kind, stroke: stroke, format: format,
            parts: parts)
    }

    /// Makes marks for values, with content for each.
    ///
    /// - Parameters:
    ///   - preset: The placement of labels.
    ///   - position: The side of the plot.
    ///   - values: The values.
    ///   - content: Makes the parts for a value.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        self.init(
            preset, position, values, parts: { value, inputs in Content._axisParts(content(value), inputs).parts })
    }

    /// Makes marks for given values, with content for each.
    ///
    /// - Parameters:
    ///   - preset: The arrangement of the marks, such as `.inset`.
    ///   - position: The side of the plot.
    ///   - values: The values of the marks.
    ///   - content: Makes the marks for a value.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content) }

    /// Makes marks with the same content for values.
    ///
    /// - Parameters:
    ///   - preset: The arrangement of the marks, such as `.inset`.
    ///   - position: The side of the plot.
    ///   - values: The values of the marks.
    ///   - content: Makes the content.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(
            preset, position, values, parts: { _, inputs in Content._axisParts(content(), inputs).parts })
    }

    /// Makes marks with the same content for given values.
    ///
    /// - Parameters:
    ///   - preset: The arrangement of the marks, such as `.inset`.
    ///   - position: The side of the plot.
    ///   - values: The values of the marks.
    ///   - content: Makes the content.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset: preset, position: position, values: AxisMarkValues(values), content: content) }

    /// Makes grid lines, ticks, and labels in a format.
    ///
    /// - Parameters:
    ///   - format: The format of the labels.
    ///   - preset: The arrangement of the marks, such as `.inset`.
    ///   - position: The side of the plot.
    ///   - values: The values of the marks.
    ///   - stroke: The style of lines; nil for the default.
    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(preset, position, values, stroke: stroke, format: AnyAxisFormat(format))
    }

    /// Makes grid lines, ticks, and labels in a format, for given values.
    ///
    /// - Parameters:
    ///   - format: The format of the labels.
    ///   - preset: The arrangement of the marks, such as `.inset`.
    ///   - position: The side of the plot.
    ///   - values: The values of the marks.
    ///   - stroke: The style of lines; nil for the default.
    nonisolated public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Content == Never, Value == Format.FormatInput, Format.FormatOutput == String {
        self.init(preset, position, AxisMarkValues(values), stroke: stroke, format: AnyAxisFormat(format))
    }

    /// Makes grid lines, ticks and labels.
    ///
    /// - Parameters:
    ///   - preset: The arrangement of the marks, such as `.inset`.
    ///   - position: The side of the plot.
    ///   - values: The values of the marks.
    ///   - stroke: The style of lines; nil for the default.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Content == Never { self.init(preset, position, values, stroke: stroke) }

    /// Makes grid lines, ticks and labels for given values.
    ///
    /// - Parameters:
    ///   - preset: The arrangement of the marks, such as `.inset`.
    ///   - position: The side of the plot.
    ///   - values: The values of the marks.
    ///   - stroke: The style of lines; nil for the default.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Content == Never { self.init(preset, position, AxisMarkValues(values), stroke: stroke) }

    /// Collects the marks.
    public static func _collectAxisContent(_ content: AxisMarks<Content>, _ inputs: _AxisContentInputs) {
        inputs.collector.marks.append(content.description)
    }
}

/// The marks of an axis, before its scale is known.
struct AxisMarksDescription {
    var preset = AxisMarkPreset.Kind.automatic
    var position = AxisMarkPosition.Kind.automatic
    var values = AxisMarkValues.Kind.automatic(desiredCount: nil, minimumStride: 0, .automatic)
    var stroke: StrokeStyle?
    var format: AnyAxisFormat?
    /// Makes the parts for a value; nil for the scale's defaults.
    var parts: ((AxisValue, _AxisMarkInputs) -> [AxisPart])?
}

/// The placement of an axis' labels.
public struct AxisMarkPreset: CustomStringConvertible, Sendable {
    enum Kind: Sendable { case automatic, extended, aligned, inset }

    let kind: Kind

    /// Labels beside the plot.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
    /// Labels beside the plot, to whose ends grid lines extend.
    public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
    /// Labels beside the plot, of which the first and the last do not extend beyond its ends.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
    /// Labels in the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }

    /// The name of the preset.
    public var description: String { "\(kind)" }
}

/// The side of the plot with an axis.
public struct AxisMarkPosition: CustomStringConvertible, Sendable {
    enum Kind: Sendable { case automatic, leading, trailing, top, bottom }

    let kind: Kind

    /// Below the plot for x, and after it for y.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
    /// Before the plot.
    public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
    /// After the plot.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
    /// Above the plot.
    public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
    /// Below the plot.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }

    /// The name of the side.
    public var description: String { "\(kind)" }
}

/// The values of an axis that have marks.
public struct AxisMarkValues: CustomStringConvertible {
    /// The ends of the scale that are rounded to a value.
    struct Rounding: Equatable, Sendable {
        var lower: Bool?
        var upper: Bool?
        static let automatic = Rounding()
    }

    enum Kind {
        case automatic(desiredCount: Int?, minimumStride: Double, Rounding)
        case strideByUnit(DateStep, Calendar?, Rounding)
        case stride(Double, Rounding)
        case values([ScaleValue])

        /// True if a scale of dates ends at a tick.
        var roundsDates: Bool {
            switch self {
            case .automatic(_, _, let rounding), .strideByUnit(_, _, let rounding):
                rounding.lower == true || rounding.upper == true
            case .stride, .values: false
            }
        }
    }

    let kind: Kind

    init<Value: Plottable>(_ values: [Value]) { kind = .values(values.map(\.scaleValue)) }

    private init(kind: Kind) { self.kind = kind }

    /// Round values, about four.
    public static var automatic: AxisMarkValues { automatic() }

    /// Round values.
    ///
    /// - Parameters:
    ///   - desiredCount: The number of values, about; nil for about four.
    ///   - roundLowerBound: If false, the scale need not start at a mark's value; nil for true with an automatic
    ///     domain.
    ///   - roundUpperBound: If false, the scale does not end at a value; nil for true where the domain is automatic.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(
                desiredCount: desiredCount, minimumStride: 0, Rounding(lower: roundLowerBound, upper: roundUpperBound)))
    }

    /// Round values with a least distance.
    ///
    /// - Parameters:
    ///   - minimumStride: The smallest distance between two values.
    ///   - desiredCount: The approximate number of bins or marks.
    ///   - roundLowerBound: True to extend the range to a round value; nil for the default.
    ///   - roundUpperBound: True to extend the range to a round value; nil for the default.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(
                desiredCount: desiredCount, minimumStride: Double(minimumStride),
                Rounding(lower: roundLowerBound, upper: roundUpperBound)))
    }

    /// Dates at the starts of calendar units.
    ///
    /// - Parameters:
    ///   - component: The unit.
    ///   - count: The number of units between two dates.
    ///   - roundLowerBound: If true, the scale starts with a unit.
    ///   - roundUpperBound: If true, the scale ends with a unit.
    ///   - calendar: The calendar; nil for the environment's.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .strideByUnit(
                DateStep(unit: component, count: max(count, 1)), calendar,
                Rounding(lower: roundLowerBound, upper: roundUpperBound)))
    }

    /// Multiples of a number.
    ///
    /// - Parameters:
    ///   - stepSize: The distance between two values.
    ///   - roundLowerBound: True to extend the range to a round value; nil for the default.
    ///   - roundUpperBound: True to extend the range to a round value; nil for the default.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .stride(Double(stepSize), Rounding(lower: roundLowerBound, upper: roundUpperBound)))
    }

    /// The rule, with its numbers.
    public var description: String { "\(kind)" }
}

/// A value of an axis.
public struct AxisValue: Sendable {
    let value: ScaleValue

    /// The number of values before it.
    public let index: Int

    /// The number of the axis' values.
    public let count: Int

    /// Returns the value as one of a type; nil if the axis has values of another kind.
    ///
    /// - Parameter type: The type of the values.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(scaleValue: value) }
}

/// A format for values of an axis.
struct AnyAxisFormat {
    /// Returns the value as text; nil if the format is for values of another kind.
    let text: (ScaleValue, AxisLocale) -> String?

    init<Format: FormatStyle>(_ format: Format)
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        text = { value, locale in
            guard let input = Format.FormatInput(scaleValue: value) else { return nil }
            return locale.applied(to: format).format(input)
        }
    }
}

/// The locale, calendar and time zone of labels.
struct AxisLocale {
    var locale: Locale
    var calendar: Calendar

    /// Returns a format in the locale; date formats without a calendar or time zone use the environment's.
    func applied<Format: FormatStyle>(to format: Format) -> Format {
        let localized = format.locale(locale)
        guard var dates = localized as? Date.FormatStyle else { return localized }
        let standard = Date.FormatStyle()
        if dates.timeZone == standard.timeZone { dates.timeZone = calendar.timeZone }
        if dates.calendar == standard.calendar { dates.calendar = calendar }
        return dates as? Format ?? localized
    }
}
