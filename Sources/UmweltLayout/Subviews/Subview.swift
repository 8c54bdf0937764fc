@_spi(Kernel) import UmweltCore

/// One of the views that a view consists of.
///
/// A ``Group`` or a `ForEach` that is made from the subviews of a view passes them on. Each can be shown once.
public nonisolated struct Subview: View, PrimitiveView, Identifiable {
    let node: LayoutNode

    /// The values that the view passes to its container.
    public let containerValues: ContainerValues

    /// The identity of a view during its lifetime.
    public struct ID: Hashable {
        fileprivate let node: ObjectIdentifier
    }

    nonisolated init(node: LayoutNode, containerValues: ContainerValues) {
        self.node = node
        self.containerValues = containerValues
    }

    /// The identity of the view.
    public var id: ID { ID(node: ObjectIdentifier(node)) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { NodeView(node: $0.node) }
    }
}

/// The views that a view consists of.
///
/// As a view it shows them all.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View, PrimitiveView {
    private let subviews: [Subview]

    nonisolated init(_ subviews: [Subview]) { self.subviews = subviews }

    /// The index of the first view.
    public var startIndex: Int { 0 }

    /// The index after the last view.
    public var endIndex: Int { subviews.count }

    /// Returns the previous index.
    ///
    /// - Parameter i: An index.
    public func index(before i: Int) -> Int { i - 1 }

    /// Returns the next index.
    ///
    /// - Parameter i: An index.
    public func index(after i: Int) -> Int { i + 1 }

    /// The view at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// A range of the views.
    ///
    /// - Parameter bounds: The range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { ForEach($0.subviews) { $0 } }
    }
}

/// A range of the views that a view consists of.
///
/// As a view it shows them all.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View, PrimitiveView {
    private let subviews: ArraySlice<Subview>

    nonisolated init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    /// The index of the first view.
    public var startIndex: Int { subviews.startIndex }

    /// The index after the last view.
    public var endIndex: Int { subviews.endIndex }

    /// The view at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// A range of the views.
    ///
    /// - Parameter bounds: The range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { ForEach($0.subviews) { $0 } }
    }
}
