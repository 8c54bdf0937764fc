import Foundation

/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Layouts run on the main actor, where the nodes are.
    let container: LayoutNode
    let nodes: ArraySlice<LayoutNode>

    /// Which way layouts run where the container is. Places are measured from the leading side whatever it is.
    public var layoutDirection: LayoutDirection

    init(_ container: LayoutNode) {
        self.init(container, Array(container.children)[...])
    }

    private init(_ container: LayoutNode, _ nodes: ArraySlice<LayoutNode>) {
        self.container = container
        self.nodes = nodes
        layoutDirection = container.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Some of the views, which are a collection of the same kind.
    public typealias SubSequence = LayoutSubviews
    /// One of the views.
    public typealias Element = LayoutSubview
    /// The place of a view among the others.
    public typealias Index = Int

    /// The first view's index.
    public var startIndex: Int { nodes.startIndex }

    /// One more than the last view's index.
    public var endIndex: Int { nodes.endIndex }

    /// A view.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], container: container) }

    /// Some views.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(container, nodes[bounds]) }

    /// The views with some indices.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(container, indices.map { nodes[$0] }[...])
    }

    /// Whether both are the same views.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.container === rhs.container && lhs.nodes.elementsEqual(rhs.nodes, by: ===)
    }
}

/// A view that a ``Layout`` arranges.
public struct LayoutSubview: Equatable {
    let node: LayoutNode
    let container: LayoutNode

    /// What the view says with ``View/layoutValue(key:value:)``, or else the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.layoutValue(of: key) ?? K.defaultValue }

    /// How early the view wants to be served.
    public var priority: Double { node.layoutPriority }

    /// The size that the view takes of what it is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

    /// The size that the view takes of what it is offered, and its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(for: proposal) }

    /// How far from others the view would like to be.
    public var spacing: ViewSpacing { node.spacing }

    /// Puts a point of the view, in the size that it takes of what it is offered, at a place in the container.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = node.size(for: proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        (container as? any SubviewPlacer)?.place(node, at: origin, offering: proposal)
    }

    /// Whether both are the same view.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.node === rhs.node }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

/// Places nodes as a layout says.
protocol SubviewPlacer: LayoutNode {
    /// Where the nodes would stand, while the layout is only asked; nil while nodes are placed.
    var places: [(node: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)]? { get set }

    /// Places a node, or takes note of its place.
    func place(_ node: LayoutNode, at origin: CGPoint, offering proposal: ProposedViewSize)
}
