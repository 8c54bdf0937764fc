/// One of the views that another one consists of.
///
/// A ``Group`` or a `ForEach` made from the subviews of a view gives them. Each can be shown once.
public nonisolated struct Subview: View, PrimitiveView, Identifiable {
    let node: LayoutNode

    /// What the view hands to its container.
    public let containerValues: ContainerValues

    /// Stands for a view as long as it is there.
    public struct ID: Hashable {
        fileprivate let node: ObjectIdentifier
    }

    nonisolated init(node: LayoutNode, containerValues: ContainerValues) {
        self.node = node
        self.containerValues = containerValues
    }

    /// What the view is recognised by.
    public var id: ID { ID(node: ObjectIdentifier(node)) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { NodeView(node: $0.node) }
    }
}

/// The views that another one consists of.
///
/// As a view it shows them all.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
    private let subviews: [Subview]

    nonisolated init(_ subviews: [Subview]) { self.subviews = subviews }

    /// Where the first one is.
    public var startIndex: Int { 0 }

    /// Behind the last one.
    public var endIndex: Int { subviews.count }

    /// The index before another one.
    public func index(before i: Int) -> Int { i - 1 }

    /// The index after another one.
    public func index(after i: Int) -> Int { i + 1 }

    /// The view at an index.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// Some of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { ForEach($0.subviews) { $0 } }
    }
}

/// Some of the views that another one consists of.
///
/// As a view it shows them all.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View, PrimitiveView {
    private let subviews: ArraySlice<Subview>

    nonisolated init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    /// Where the first one is.
    public var startIndex: Int { subviews.startIndex }

    /// Behind the last one.
    public var endIndex: Int { subviews.endIndex }

    /// The view at an index.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// Some of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { ForEach($0.subviews) { $0 } }
    }
}
