import SwiftUI

/// Chart content with a modifier, which changes each of its marks.
nonisolated struct ModifiedMarks<Content: ChartContent>: BodilessContent {
    typealias Body = Never

    let content: Content
    let change: (inout Mark) -> Void

    @MainActor static func _collectChartContent(content: Self, inputs: _ChartContentCollectInputs) {
        inputs.collector.collect(content.content, change: content.change)
    }
}

extension ChartContent {
    /// Returns the content with each mark changed.
    nonisolated func changingMarks(_ change: @escaping (inout Mark) -> Void) -> ModifiedMarks<Self> {
        ModifiedMarks(content: self, change: change)
    }

    /// Returns the content with a property of each mark set, where no modifier nearer to the mark has set it.
    nonisolated func setting<Value>(
        _ property: WritableKeyPath<Mark, Value?>, _ value: Value
    ) -> ModifiedMarks<Self> {
        changingMarks { if $0[keyPath: property] == nil { $0[keyPath: property] = value } }
    }
}
