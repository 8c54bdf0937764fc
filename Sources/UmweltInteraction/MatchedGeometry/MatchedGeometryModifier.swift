@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The parts of the geometry that views of the same identity share.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt32

    /// Makes a set of parts from bits.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)

    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)

    /// Place and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Shares the geometry of views with one identity. Views that are not the source follow the source. If one is
    /// inserted and another removed with an animation, both move from the old frame to the new one.
    ///
    /// ```swift
    /// if isOpen { Cover().matchedGeometryEffect(id: book.id, in: shelf) }
    /// ```
    ///
    /// The layout around the view does not change.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - namespace: The namespace of the identity.
    ///   - properties: The shared parts of the geometry.
    ///   - anchor: The point of the view that is placed at the same point of the source. A follower of another size
    ///     than the source, or with another anchor, is placed beside or around that point.
    ///   - isSource: True for the view that the others follow. If there are several, the first one applies and a
    ///     message is logged.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            _MatchedGeometryEffect(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
                anchor: anchor, isSource: isSource))
    }

    /// Makes the inside of the view move with it as one.
    ///
    /// Views are animated relative to the group. Outside a group, a view that is inserted while its ancestor moves
    /// appears at its final position. Inside, the group carries it along.
    nonisolated public func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

/// The identity of views that share their geometry.
struct MatchedGeometryKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

/// The modifier that shares a view's geometry.
public nonisolated struct _MatchedGeometryEffect: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    nonisolated init(
        key: MatchedGeometryKey, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool
    ) {
        self.key = key
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
    }

    package func makeNode(for element: _Element) -> MatchedGeometryNode { MatchedGeometryNode(element: element) }

    package func update(_ node: MatchedGeometryNode) { node.set(self) }
}

/// The modifier that makes the inside of a view move as one.
public nonisolated struct _GeometryGroupModifier: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never

    nonisolated init() {}

    package func makeNode(for element: _Element) -> GeometryGroupNode { GeometryGroupNode(element: element) }

    package func update(_ node: GeometryGroupNode) {}
}

/// A wrapper node that carries nodes inserted during its animation.
package final class GeometryGroupNode: WrapperNode {
    package override var roles: NodeRoles { .groupsGeometry }
}
