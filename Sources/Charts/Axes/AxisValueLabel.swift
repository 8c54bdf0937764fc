import SwiftUI

/// A label beside the plot at a value.
///
/// ```swift
/// .chartXAxis {
///     AxisMarks(values: .stride(by: .month)) { _ in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///     }
/// }
/// ```
public struct AxisValueLabel<Content: View>: AxisMark {
    private let label: AxisLabel
    private let content: AnyView?
    private let format: AnyAxisFormat?

    private init(_ label: AxisLabel, content: AnyView? = nil, format: AnyAxisFormat? = nil) {
        self.label = label
        self.content = content
        self.format = format
    }

    /// Makes a label of the value.
    ///
    /// - Parameters:
    ///   - centered: If true, the label is halfway between its value and the next; nil for the scale's default.
    ///   - anchor: The point of the label at the value; nil for the scale's default.
    ///   - multiLabelAlignment: The alignment of labels of one value.
    ///   - collisionResolution: The rule for labels that would overlap.
    ///   - offsetsMarks: If false, the label takes no space beside the plot; nil for true.
    ///   - orientation: The direction of the text.
    ///   - horizontalSpacing: The horizontal distance from the plot or the value, in points.
    ///   - verticalSpacing: The vertical distance from the plot or the value, in points.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Content == Never {
        self.init(
            AxisLabel(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing))
    }

    /// Makes a label of a view.
    ///
    /// - Parameters:
    ///   - centered: True to centre the mark between two values; nil for the default.
    ///   - anchor: The point of the label at its value; nil for the default.
    ///   - multiLabelAlignment: The alignment of labels with several lines; nil for the default.
    ///   - collisionResolution: The rule for labels that would overlap.
    ///   - offsetsMarks: If false, the label takes no space beside the plot; nil for true.
    ///   - orientation: The direction of the text.
    ///   - horizontalSpacing: The horizontal distance from the plot or the value, in points.
    ///   - verticalSpacing: The vertical distance from the plot or the value, in points.
    ///   - content: Makes the content.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            AxisLabel(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing),
            content: AnyView(content()))
    }

    /// Makes a label of a text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - centered: True to centre the mark between two values; nil for the default.
    ///   - anchor: The point of the label at its value; nil for the default.
    ///   - multiLabelAlignment: The alignment of labels with several lines; nil for the default.
    ///   - collisionResolution: The rule for labels that would overlap.
    ///   - offsetsMarks: If false, the label takes no space beside the plot; nil for true.
    ///   - orientation: The direction of the text.
    ///   - horizontalSpacing: The horizontal distance from the plot or the value, in points.
    ///   - verticalSpacing: The vertical distance from the plot or the value, in points.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Content == Text {
        self.init(
            AxisLabel(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing),
            content: AnyView(Text(titleKey)))
    }

    /// Makes a label of a text.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - centered: True to centre the mark between two values; nil for the default.
    ///   - anchor: The point of the label at its value; nil for the default.
    ///   - multiLabelAlignment: The alignment of labels with several lines; nil for the default.
    ///   - collisionResolution: The rule for labels that would overlap.
    ///   - offsetsMarks: If false, the label takes no space beside the plot; nil for true.
    ///   - orientation: The direction of the text.
    ///   - horizontalSpacing: The horizontal distance from the plot or the value, in points.
    ///   - verticalSpacing: The vertical distance from the plot or the value, in points.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Content == Text {
        self.init(
            AxisLabel(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing),
            content: AnyView(Text(titleResource)))
    }

    /// Makes a label of a text.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - centered: True to centre the mark between two values; nil for the default.
    ///   - anchor: The point of the label at its value; nil for the default.
    ///   - multiLabelAlignment: The alignment of labels with several lines; nil for the default.
    ///   - collisionResolution: The rule for labels that would overlap.
    ///   - offsetsMarks: If false, the label takes no space beside the plot; nil for true.
    ///   - orientation: The direction of the text.
    ///   - horizontalSpacing: The horizontal distance from the plot or the value, in points.
    ///   - verticalSpacing: The vertical distance from the plot or the value, in points.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Content == Text {
        self.init(
            AxisLabel(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing),
            content: AnyView(Text(title)))
    }

    /// Makes a label of the value in a format, in the environment's locale.
    ///
    /// - Parameters:
    ///   - format: The format of the labels.
    ///   - centered: True to centre the mark between two values; nil for the default.
    ///   - anchor: The point of the label at its value; nil for the default.
    ///   - multiLabelAlignment: The alignment of labels with several lines; nil for the default.
    ///   - collisionResolution: The rule for labels that would overlap.
    ///   - offsetsMarks: If false, the label takes no space beside the plot; nil for true.
    ///   - orientation: The direction of the text.
    ///   - horizontalSpacing: The horizontal distance from the plot or the value, in points.
    ///   - verticalSpacing: The vertical distance from the plot or the value, in points.
    nonisolated public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Content == Never, Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            AxisLabel(
                centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
                horizontalSpacing, verticalSpacing),
            format: AnyAxisFormat(format))
    }

    /// Returns the label.
    public static func _axisParts(_ content: AxisValueLabel<Content>, _ inputs: _AxisMarkInputs) -> _AxisParts {
        var label = content.label
        label.content = content.content ?? AnyView(Text(verbatim: inputs.text(content.format)).lineLimit(1))
        return _AxisParts(parts: [AxisPart(kind: .label(label))])
    }
}

/// A label and the rules for its position.
struct AxisLabel {
    var isCentered: Bool?
    var anchor: UnitPoint?
    var multiLabelAlignment: Alignment?
    var collisionResolution: AxisValueLabelCollisionResolution
    var offsetsMarks: Bool?
    var orientation: AxisValueLabelOrientation
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var content: AnyView?

    init(
        _ isCentered: Bool?, _ anchor: UnitPoint?, _ multiLabelAlignment: Alignment?,
        _ collisionResolution: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?,
        _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        self.isCentered = isCentered
        self.anchor = anchor
        self.multiLabelAlignment = multiLabelAlignment
        self.collisionResolution = collisionResolution
        self.offsetsMarks = offsetsMarks
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

/// The direction of a label's text.
public struct AxisValueLabelOrientation: CustomStringConvertible, Sendable {
    enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    /// Horizontal.
    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
    /// Horizontal.
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
    /// From the top to the bottom.
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
    /// From the bottom to the top.
    public static var verticalReversed: AxisValueLabelOrientation {
        AxisValueLabelOrientation(kind: .verticalReversed)
    }

    /// The name of the direction.
    public var description: String { "\(kind)" }
}

/// The rule for labels that would overlap.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case greedy(priority: Double, minimumSpacing: CGFloat?)
        case truncate
        case disabled
    }

    let kind: Kind

    /// Greedy for numbers and dates, truncated for categories.
    public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }

    /// Leaves out labels that would overlap a visible one.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }

    /// Leaves out labels that would overlap a visible one.
    ///
    /// - Parameters:
    ///   - priority: Labels of higher priority are placed first.
    ///   - minimumSpacing: The least distance of two labels in points.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution { .init(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing)) }

    /// Cuts labels off at the space between two values.
    public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }

    /// Lets labels overlap.
    public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }

    /// The name of the rule.
    public var description: String { "\(kind)" }
}
