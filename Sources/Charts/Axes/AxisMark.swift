import SwiftUI

/// A part of an axis at one value: a grid line, a tick or a label.
public protocol AxisMark {
    /// Returns the parts for the value.
    static func _axisParts(_ content: Self, _ inputs: _AxisMarkInputs) -> _AxisParts
}

/// The value for which parts of an axis are created.
public struct _AxisMarkInputs {
    /// Returns the value as text, in a label's own format or the axis's.
    let text: (AnyAxisFormat?) -> String
}

/// The parts of an axis at one value.
public struct _AxisParts {
    var parts: [AxisPart] = []
}

/// A grid line, a tick or a label.
struct AxisPart {
    enum Kind {
        case gridLine(AxisLine)
        case tick(AxisLine, AxisTick.Length)
        case label(AxisLabel)
    }

    var kind: Kind
    var foreground: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

struct AxisLine {
    var isCentered: Bool?
    var stroke: StrokeStyle?
}

/// The result builder of axis marks: content of every kind has the same one.
public typealias AxisMarkBuilder = ContentBuilder

extension AxisMark {
    /// Sets the style of the parts.
    ///
    /// - Parameter style: The style of lines, ticks and texts.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return ModifiedAxisMark(content: self) { $0.foreground = $0.foreground ?? style }
    }

    /// Sets the font of labels.
    ///
    /// - Parameter font: The font; nil for the default.
    public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    /// Moves the parts by points.
    ///
    /// - Parameters:
    ///   - x: The distance to the right, in points.
    ///   - y: The distance down, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { offset(CGSize(width: x, height: y)) }

    /// Moves the parts by points.
    ///
    /// - Parameter offset: The distance to the right and down, in points.
    public func offset(_ offset: CGSize) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }
}

/// An axis mark with a modifier.
private struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisPart) -> Void

    static func _axisParts(_ content: Self, _ inputs: _AxisMarkInputs) -> _AxisParts {
        var parts = Content._axisParts(content.content, inputs)
        for index in parts.parts.indices { content.change(&parts.parts[index]) }
        return parts
    }
}

/// An axis mark of any type.
public struct AnyAxisMark: AxisMark {
    private let storage: any AxisMark

    /// Erases the type of an axis mark.
    ///
    /// - Parameter content: The mark.
    nonisolated public init(_ content: any AxisMark) { storage = content }

    /// Erases the type of an axis mark.
    ///
    /// - Parameter content: The mark.
    nonisolated public init(erasing content: some AxisMark) { storage = content }

    /// Returns the parts of the mark.
    public static func _axisParts(_ content: AnyAxisMark, _ inputs: _AxisMarkInputs) -> _AxisParts {
        func parts<Content: AxisMark>(_ content: Content) -> _AxisParts { Content._axisParts(content, inputs) }
        return parts(content.storage)
    }
}

extension Never: AxisMark {
    /// Never called.
    public static func _axisParts(_ content: Never, _ inputs: _AxisMarkInputs) -> _AxisParts {}
}

extension EmptyView: AxisMark {
    /// No parts.
    public static func _axisParts(_ content: EmptyView, _ inputs: _AxisMarkInputs) -> _AxisParts { _AxisParts() }
}

extension TupleContent: AxisMark where repeat each Content: AxisMark {
    /// Returns the parts of each piece.
    public static func _axisParts(_ content: Self, _ inputs: _AxisMarkInputs) -> _AxisParts {
        var parts = _AxisParts()
        func append<Piece: AxisMark>(_ piece: Piece) { parts.parts += Piece._axisParts(piece, inputs).parts }
        repeat append(each content.content)
        return parts
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// Returns the parts of the content; none for nil.
    public static func _axisParts(_ content: Self, _ inputs: _AxisMarkInputs) -> _AxisParts {
        content.map { Wrapped._axisParts($0, inputs) } ?? _AxisParts()
    }
}

extension _ConditionalContent: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// Returns the parts of the branch.
    public static func _axisParts(_ content: Self, _ inputs: _AxisMarkInputs) -> _AxisParts {
        switch content.storage {
        case .trueContent(let content): TrueContent._axisParts(content, inputs)
        case .falseContent(let content): FalseContent._axisParts(content, inputs)
        }
    }
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
    private let line: AxisLine

    /// Makes a grid line.
    ///
    /// - Parameters:
    ///   - centered: If true, the line is halfway between its value and the next; nil for the scale's default.
    ///   - stroke: The stroke; nil for half a point, dashed for dates.
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
    }

    /// Returns the line.
    public static func _axisParts(_ content: AxisGridLine, _ inputs: _AxisMarkInputs) -> _AxisParts {
        _AxisParts(parts: [AxisPart(kind: .gridLine(content.line))])
    }
}

/// A short line beside the plot at a value.
public struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: CustomStringConvertible, Sendable {
        enum Kind: Equatable, Sendable {
            case automatic
            case fixed(CGFloat)
            case label(extension: CGFloat)
            case longestLabel(extension: CGFloat)
        }

        let kind: Kind

        /// The length that suits the axis.
        public static var automatic: Length { Length(kind: .automatic) }

        /// As long as the space for the value's label.
        public static var label: Length { label() }

        /// As long as the space for the value's label, plus a number of points.
        ///
        /// - Parameter length: The length, in points.
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(kind: .label(extension: length)) }

        /// As long as the space for the longest label.
        public static var longestLabel: Length { longestLabel() }

        /// As long as the space for the longest label, plus a number of points.
        ///
        /// - Parameter length: The length, in points.
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length {
            Length(kind: .longestLabel(extension: length))
        }

        /// The name of the length.
        public var description: String { "\(kind)" }
    }

    private let line: AxisLine
    private let length: Length

    /// Makes a tick.
    ///
    /// - Parameters:
    ///   - centered: If true, the tick is halfway between its value and the next; nil for the scale's default.
    ///   - length: The length.
    ///   - stroke: The stroke; nil for half a point.
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
        self.length = length
    }

    /// Makes a tick with a length in points.
    ///
    /// - Parameters:
    ///   - centered: True to centre the mark between two values; nil for the default.
    ///   - length: The length, in points.
    ///   - stroke: The style of lines; nil for the default.
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
    }

    /// Returns the tick.
    public static func _axisParts(_ content: AxisTick, _ inputs: _AxisMarkInputs) -> _AxisParts {
        _AxisParts(parts: [AxisPart(kind: .tick(content.line, content.length))])
    }
}
