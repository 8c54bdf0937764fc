import SwiftUI

/// A type that describes the marks of an axis: their values, and the parts drawn at each.
public protocol AxisContent {
    /// Collects the marks of the axis.
    static func _collectAxisContent(_ content: Self, _ inputs: _AxisContentInputs)
}

/// The axis marks that have been collected so far.
public struct _AxisContentInputs {
    let collector: AxisMarksCollector
}

/// Collects the marks of an axis.
final class AxisMarksCollector {
    var marks: [AxisMarksDescription] = []

    static func marks<Content: AxisContent>(of content: Content) -> [AxisMarksDescription] {
        let collector = AxisMarksCollector()
        Content._collectAxisContent(content, _AxisContentInputs(collector: collector))
        return collector.marks
    }
}

/// The result builder of axis content: content of every kind has the same one.
public typealias AxisContentBuilder = ContentBuilder

/// Axis content of any type.
public struct AnyAxisContent: AxisContent {
    private let storage: any AxisContent

    /// Erases the type of axis content.
    ///
    /// - Parameter content: The grid lines, ticks and labels.
    nonisolated public init(_ content: any AxisContent) { storage = content }

    /// Erases the type of axis content.
    ///
    /// - Parameter content: The grid lines, ticks and labels.
    nonisolated public init(erasing content: some AxisContent) { storage = content }

    /// Collects the marks of the content.
    public static func _collectAxisContent(_ content: AnyAxisContent, _ inputs: _AxisContentInputs) {
        func collect<Content: AxisContent>(_ content: Content) { Content._collectAxisContent(content, inputs) }
        collect(content.storage)
    }
}

extension Never: AxisContent {
    /// Never called.
    public static func _collectAxisContent(_ content: Never, _ inputs: _AxisContentInputs) {}
}

extension EmptyView: AxisContent {
    /// Collects no marks.
    public static func _collectAxisContent(_ content: EmptyView, _ inputs: _AxisContentInputs) {}
}

extension TupleContent: AxisContent where repeat each Content: AxisContent {
    /// Collects the marks of each piece.
    public static func _collectAxisContent(_ content: Self, _ inputs: _AxisContentInputs) {
        func collect<Piece: AxisContent>(_ piece: Piece) { Piece._collectAxisContent(piece, inputs) }
        repeat collect(each content.content)
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// Collects the marks of the content, unless it is nil.
    public static func _collectAxisContent(_ content: Self, _ inputs: _AxisContentInputs) {
        if let content { Wrapped._collectAxisContent(content, inputs) }
    }
}

extension _ConditionalContent: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    /// Collects the marks of the branch.
    public static func _collectAxisContent(_ content: Self, _ inputs: _AxisContentInputs) {
        switch content.storage {
        case .trueContent(let content): TrueContent._collectAxisContent(content, inputs)
        case .falseContent(let content): FalseContent._collectAxisContent(content, inputs)
        }
    }
}
