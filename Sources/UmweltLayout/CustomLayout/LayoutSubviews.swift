@_spi(Kernel) import UmweltCore
import Foundation

/// The views that a ``Layout`` arranges.
///
/// ```swift
/// func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {
///     for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
/// }
/// ```
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    // Layouts run on the main actor, where the nodes are.
    let container: LayoutNode
    let nodes: ArraySlice<LayoutNode>

    /// The layout direction of the container. Places are measured from the leading side in both directions.
    public var layoutDirection: LayoutDirection

    init(_ container: LayoutNode) {
        self.init(container, Array(container.children)[...])
    }

    private init(_ container: LayoutNode, _ nodes: ArraySlice<LayoutNode>) {
        self.container = container
        self.nodes = nodes
        layoutDirection = container.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// A range of the views, as a collection of the same type.
    public typealias SubSequence = LayoutSubviews
    /// One of the views.
    public typealias Element = LayoutSubview
    /// The index of a view.
    public typealias Index = Int

    /// The index of the first view.
    public var startIndex: Int { nodes.startIndex }

    /// The index after the last view.
    public var endIndex: Int { nodes.endIndex }

    /// A view.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], container: container) }

    /// A range of the views.
    ///
    /// - Parameter bounds: The range of indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(container, nodes[bounds]) }

    /// The views with some indices.
    ///
    /// - Parameter indices: The indices of the views, in the order of the result.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(container, indices.map { nodes[$0] }[...])
    }

    /// Returns true if both are the same views of the same container.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.container === rhs.container && lhs.nodes.elementsEqual(rhs.nodes, by: ===)
    }
}

/// A view that a ``Layout`` arranges.
public struct LayoutSubview: Equatable {
    let node: LayoutNode
    let container: LayoutNode

    /// The value that the view sets with ``View/layoutValue(key:value:)``, or the key's default.
    ///
    /// - Parameter key: The type of the key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.layoutValue(of: key) ?? K.defaultValue }

    /// The layout priority of the view; 0 by default.
    public var priority: Double { node.layoutPriority }

    /// Returns the size of the view for a proposal, in points.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

    /// Returns the size of the view for a proposal, and its guides.
    ///
    /// - Parameter proposal: The proposed size, in points; nil for a length that the view decides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(for: proposal) }

    /// The distances to its neighbours that the view prefers.
    public var spacing: ViewSpacing { node.spacing }

    /// Places the view with its size for a proposal, so that its anchor is at a position.
    ///
    /// - Parameters:
    ///   - position: The position, in the coordinates of the container's bounds.
    ///   - anchor: The point of the view that is placed at the position.
    ///   - proposal: The proposal for the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = node.size(for: proposal)
        let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
        (container as? any SubviewPlacer)?.place(node, at: origin, offering: proposal)
    }

    /// Returns true if both are the same view.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.node === rhs.node }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

/// A node that places its children by a layout.
package protocol SubviewPlacer: LayoutNode {
    /// The positions of the nodes, recorded while only guides are looked up; nil while nodes are placed.
    var places: [(node: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)]? { get set }

    /// Places a node, or records its position.
    func place(_ node: LayoutNode, at origin: CGPoint, offering proposal: ProposedViewSize)
}
