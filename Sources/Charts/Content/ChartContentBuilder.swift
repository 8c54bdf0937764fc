import SwiftUI

/// The result builder of chart content: content of every kind has the same one.
public typealias ChartContentBuilder = ContentBuilder

// The values that the builder makes of several marks, conditions and collections are chart content if their parts are.

extension EmptyView: ChartContent {
    /// Collects no marks.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: EmptyView, inputs: _ChartContentCollectInputs
    ) {}
}

extension TupleContent: ChartContent where repeat each Content: ChartContent {
    /// Collects the marks of each piece.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Self, inputs: _ChartContentCollectInputs
    ) {
        func collect<Piece: ChartContent>(_ piece: Piece) {
            Piece._collectChartContent(content: piece, inputs: inputs)
        }
        repeat collect(each content.content)
    }
}

extension Optional: ChartContent, BodilessContent where Wrapped: ChartContent {
    public typealias Body = Never

    /// Collects the marks of the content, unless it is nil.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Self, inputs: _ChartContentCollectInputs
    ) {
        if let content { Wrapped._collectChartContent(content: content, inputs: inputs) }
    }
}

extension _ConditionalContent: ChartContent, BodilessContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never

    /// Collects the marks of the branch.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Self, inputs: _ChartContentCollectInputs
    ) {
        switch content.storage {
        case .trueContent(let content): TrueContent._collectChartContent(content: content, inputs: inputs)
        case .falseContent(let content): FalseContent._collectChartContent(content: content, inputs: inputs)
        }
    }
}

extension ForEach: ChartContent, BodilessContent where Content: ChartContent {
    public typealias Body = Never

    /// Collects the marks of each element.
    @MainActor @preconcurrency public static func _collectChartContent(
        content: Self, inputs: _ChartContentCollectInputs
    ) {
        for element in content.data {
            Content._collectChartContent(content: content.content(element), inputs: inputs)
        }
    }
}
