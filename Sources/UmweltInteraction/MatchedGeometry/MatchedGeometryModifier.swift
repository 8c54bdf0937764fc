@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The parts of a view's geometry that it shares with others of the same identity.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt32

    /// Makes a set of parts from bits.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The place in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1)

    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)

    /// Place and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Shares the geometry of views with one identity: those that are no source take that of the source; and where one
    /// is inserted and another removed with an animation, both pass from the frame of the one to that of the other.
    ///
    /// ```swift
    /// if isOpen { Cover().matchedGeometryEffect(id: book.id, in: shelf) }
    /// ```
    ///
    /// The layout around the view stays as if it were where it is without this.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - namespace: The namespace of the identity.
    ///   - properties: What is shared.
    ///   - anchor: The point of the view that is at the place of the source's anchor. A follower of another size than
    ///     the source, or with another anchor, is placed beside or around that point.
    ///   - isSource: True for the view whose geometry the others take. Of several the first counts, and the log says
    ///     so.
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
    /// Views move relative to the one around them. One that is inserted while a view around it moves appears where it
    /// will be in the end; within such a group it is carried along.
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

/// A wrapper node that carries along what is inserted while it moves.
package final class GeometryGroupNode: WrapperNode {
    package override var roles: NodeRoles { .groupsGeometry }
}
