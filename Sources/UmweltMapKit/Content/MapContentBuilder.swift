import SwiftUI

/// The result builder of map content: content of every kind has the same one.
public typealias MapContentBuilder = ContentBuilder

/// Map content without elements.
public typealias EmptyMapContent = EmptyView

// The values that the builder makes of several elements, conditions and collections are map content if their parts are.

extension EmptyView: MapContent {
    /// Collects no elements.
    @MainActor @preconcurrency public static func _collectMapContent(content: EmptyView, inputs: _MapContentInputs) {}
}

extension TupleContent: MapContent where repeat each Content: MapContent {
    /// Collects the elements of each piece.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        var index = 0
        func collect<Piece: MapContent>(_ piece: Piece) {
            inputs.collector.collect(piece, id: index)
            index += 1
        }
        repeat collect(each content.content)
    }
}

extension Optional: MapContent, BodilessMapContent where Wrapped: MapContent {
    public typealias Body = Never

    /// Collects the elements of the content, unless it is nil.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        if let content { Wrapped._collectMapContent(content: content, inputs: inputs) }
    }
}

extension _ConditionalContent: MapContent, BodilessMapContent
where TrueContent: MapContent, FalseContent: MapContent {
    public typealias Body = Never

    /// Collects the elements of the branch.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        switch content.storage {
        case .trueContent(let content): inputs.collector.collect(content, id: true)
        case .falseContent(let content): inputs.collector.collect(content, id: false)
        }
    }
}

extension Group: MapContent, BodilessMapContent where Content: MapContent {
    public typealias Body = Never

    /// Collects the elements of the group.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        Content._collectMapContent(content: content.content, inputs: inputs)
    }
}

extension ForEach: MapContent, BodilessMapContent where Content: MapContent {
    public typealias Body = Never

    /// Collects the elements of each part. The identity of a part is the tag of its elements without one.
    @MainActor @preconcurrency public static func _collectMapContent(content: Self, inputs: _MapContentInputs) {
        for element in content.data {
            let id = AnyHashable(content.idOf(element))
            inputs.collector.collect(content.content(element), id: id, tag: id)
        }
    }
}

/// Map content for the elements of a collection.
public protocol DynamicMapContent: MapContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicMapContent where Content: MapContent {}
