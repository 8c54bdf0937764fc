@_spi(Kernel) import UmweltCore
import Foundation

/// A coordinate system for positions, in points from its origin.
public enum CoordinateSpace {
    /// The window's top left corner.
    case global
    /// The top left corner of the view that reads the position.
    case local
    /// The top left corner of the nearest ancestor that ``View/coordinateSpace(_:)`` gave this name.
    case named(AnyHashable)

    /// True if positions are measured from the window's corner.
    public var isGlobal: Bool { self == .global }

    /// True if positions are measured from the view's own corner.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// A type that describes a ``CoordinateSpace``.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space.
    public let coordinateSpace: CoordinateSpace
}

/// The coordinate space of the view that reads positions.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space.
    public init() {}

    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space.
    public init() {}

    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the space of the nearest ancestor with a name.
    ///
    /// - Parameter name: The name that the ancestor has set by ``View/coordinateSpace(_:)``.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest ancestor that scrolls. It does not move with the scrolled content.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewName(axis: nil)) }

    /// Returns the space of the nearest ancestor that scrolls along an axis.
    ///
    /// - Parameter axis: The axis along which the ancestor scrolls.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewName(axis: axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view that reads positions.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
    /// Names the view's coordinate space, so that its descendants can measure from its corner.
    ///
    /// ```swift
    /// Board().coordinateSpace(.named("board"))
    /// ```
    ///
    /// - Parameter name: The name, as `.named(_:)` makes it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(space: name.coordinateSpace))
    }

    /// Names the view's coordinate space.
    ///
    /// - Parameter name: The name, unique among the ancestors of the views that use it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        coordinateSpace(NamedCoordinateSpace.named(name))
    }
}

/// The modifier that names a view's coordinate space.
public nonisolated struct _CoordinateSpaceModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let space: CoordinateSpace

    nonisolated init(space: CoordinateSpace) { self.space = space }

    package func makeNode(for element: _Element) -> CoordinateSpaceNode { CoordinateSpaceNode(element: element) }

    package func update(_ node: CoordinateSpaceNode) { node.space = space }
}

/// A node with a named coordinate space.
package final class CoordinateSpaceNode: WrapperNode {
    var space = CoordinateSpace.local
}

extension LayoutNode {
    /// Converts a point from window coordinates to a coordinate space.
    ///
    /// - Returns: The point; unchanged if no ancestor has the name of the space.
    package final func place(ofWindow point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return place(ofWindow: point)
        case .named: return enclosingNode(named: space)?.place(ofWindow: point) ?? point
        }
    }

    /// Returns this node or the nearest ancestor that has the named space; nil if none has it.
    package final func enclosingNode(named space: CoordinateSpace) -> LayoutNode? {
        var node: LayoutNode? = self
        while let current = node {
            if (current as? CoordinateSpaceNode)?.space == space { return current }
            // The space begins where the content does, and not beneath bars: at the corner of the node around.
            if let axes = current.scrollAxes, space.isOfScrollView(along: axes) { return current.parent ?? current }
            node = current.parent
        }
        return nil
    }
}

/// The name of every scrolling node, or, with an axis, of every node that scrolls along it.
private struct ScrollViewName: Hashable {
    let axis: Axis?
}

extension CoordinateSpace {
    /// Returns true if this is the space of a node that scrolls along some axes.
    fileprivate func isOfScrollView(along axes: Axis.Set) -> Bool {
        guard case .named(let name) = self, let name = name.base as? ScrollViewName else { return false }
        return name.axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }
}
