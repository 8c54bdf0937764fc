import Foundation

/// What places are measured from.
public enum CoordinateSpace {
    /// The window's top left corner.
    case global
    /// The top left corner of the view that asks.
    case local
    /// The top left corner of the nearest view around that ``View/coordinateSpace(_:)`` gave a name.
    case named(AnyHashable)

    /// Whether places are measured from the window's corner.
    public var isGlobal: Bool { self == .global }

    /// Whether places are measured from the view's own corner.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// A value that stands for a ``CoordinateSpace``.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    /// The space.
    public let coordinateSpace: CoordinateSpace
}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space.
    public init() {}

    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Makes the space.
    public init() {}

    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view around with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view around that scrolls, which does not move when it is scrolled.
    public static var scrollView: NamedCoordinateSpace { .named(ScrollViewName(axis: nil)) }

    /// The space of the nearest view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewName(axis: axis)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view that asks.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the window.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
    /// Gives the view's space a name, so that views inside can measure from its corner.
    ///
    /// ```swift
    /// Board().coordinateSpace(.named("board"))
    /// ```
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(space: name.coordinateSpace))
    }

    /// Gives the view's space a name.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        coordinateSpace(NamedCoordinateSpace.named(name))
    }
}

/// Gives a view's space a name.
public nonisolated struct _CoordinateSpaceModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let space: CoordinateSpace

    nonisolated init(space: CoordinateSpace) { self.space = space }

    package func makeNode(for element: _Element) -> CoordinateSpaceNode { CoordinateSpaceNode(element: element) }

    package func update(_ node: CoordinateSpaceNode) { node.space = space }
}

/// A node whose space has a name.
package final class CoordinateSpaceNode: WrapperNode {
    var space = CoordinateSpace.local
}

extension LayoutNode {
    /// A point of the window as a space measures it. A name that no view around has stands for the window.
    final func place(ofWindow point: CGPoint, in space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return place(ofWindow: point)
        case .named: return enclosingNode(named: space)?.place(ofWindow: point) ?? point
        }
    }

    /// The nearest node around, or this one, whose space has a name.
    final func enclosingNode(named space: CoordinateSpace) -> LayoutNode? {
        var node: LayoutNode? = self
        while let current = node {
            if (current as? CoordinateSpaceNode)?.space == space { return current }
            if let axes = current.scrollAxes, space.isOfScrollView(along: axes) { return current }
            node = current.parent
        }
        return nil
    }
}

/// The name that every view that scrolls has, or every one that scrolls along an axis.
private struct ScrollViewName: Hashable {
    let axis: Axis?
}

extension CoordinateSpace {
    /// Whether this is the space of something that scrolls along some axes.
    fileprivate func isOfScrollView(along axes: Axis.Set) -> Bool {
        guard case .named(let name) = self, let name = name.base as? ScrollViewName else { return false }
        return name.axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }
}
