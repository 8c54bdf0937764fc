import Foundation

/// The position of a scrollable view: at a view, an edge or a point of its content, or where the user has scrolled it.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .bottom)
///
/// ScrollView { messages }.scrollPosition($position)
/// Button("Oldest") { position.scrollTo(edge: .top) }
/// ```
///
/// A position at an edge stays there when the content changes, until the user scrolls. Points are measured from the
/// content's top leading corner.
public struct ScrollPosition: Sendable {
    private var target: Target?
    private var isByUser = false

    /// The type of the identities that are recorded while the user scrolls.
    private let idType: any (Hashable & Sendable).Type

    private enum Target: Equatable {
        case view(ViewID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// The identity of a view.
    private struct ViewID: Equatable, Sendable {
        let value: any Hashable & Sendable

        static func == (left: Self, right: Self) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }
    }

    private init(_ target: Target?, _ idType: any (Hashable & Sendable).Type) {
        self.target = target
        self.idType = idType
    }
}

extension ScrollPosition {
    /// Makes the position at the view with an identity.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The point of the view that moves to the same point of the scrollable view; nil for the modifier's.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(ViewID(value: id), anchor: anchor), type(of: id))
    }

    /// Makes the position at the beginning.
    ///
    /// - Parameter idType: The type of the identities to be recorded while the user scrolls.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(nil, idType) }

    /// Makes the position at an edge.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities of the target views.
    ///   - edge: The edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

    /// Makes the position at a point of the content.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities of the target views.
    ///   - point: The point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType)
    }

    /// Makes the position at a point of the content.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities of the target views.
    ///   - x: The horizontal offset of the content, in points.
    ///   - y: The vertical offset of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType)
    }

    /// Makes the position at a horizontal offset, in points.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities of the target views.
    ///   - x: The horizontal offset of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType)
    }

    /// Makes the position at a vertical offset, in points.
    ///
    /// - Parameters:
    ///   - idType: The type of the identities of the target views.
    ///   - y: The vertical offset of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType)
    }
}

extension ScrollPosition {
    /// Scrolls to the view with an identity.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The point of the view that moves to the same point of the scrollable view; nil for the modifier's.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(to: .view(ViewID(value: id), anchor: anchor))
    }

    /// Scrolls to an edge.
    ///
    /// - Parameter edge: The edge of the content.
    public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

    /// Scrolls to a point of the content.
    ///
    /// - Parameter point: The point of the content, in points.
    public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to a point of the content.
    ///
    /// - Parameters:
    ///   - x: The horizontal offset of the content, in points.
    ///   - y: The vertical offset of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

    /// Scrolls horizontally, to an offset in points.
    ///
    /// - Parameter x: The horizontal offset of the content, in points.
    public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

    /// Scrolls vertically, to an offset in points.
    ///
    /// - Parameter y: The vertical offset of the content, in points.
    public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

    private mutating func scroll(to new: Target) {
        target = new
        isByUser = false
    }
}

extension ScrollPosition {
    /// True if the user has scrolled the view to its position.
    public var isPositionedByUser: Bool {
        get { isByUser }
        set {
            isByUser = newValue
            if newValue, viewID == nil { target = nil }
        }
    }

    /// The edge to which the program has scrolled; nil for other positions.
    public var edge: Edge? {
        if case .edge(let edge) = target { edge } else { nil }
    }

    /// The point to which the program has scrolled; nil for other positions.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
    }

    /// The horizontal offset to which the program has scrolled, in points; nil for other positions.
    public var x: CGFloat? {
        if case .point(let x, _) = target { x } else { nil }
    }

    /// The vertical offset to which the program has scrolled, in points; nil for other positions.
    public var y: CGFloat? {
        if case .point(_, let y) = target { y } else { nil }
    }

    /// The identity of the view to which the program or the user has scrolled; nil for none.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = target { id.value } else { nil }
    }

    /// Returns the identity of the view that was scrolled to; nil if it is not of the type.
    ///
    /// - Parameter type: The type of the identity.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension ScrollPosition: Equatable {
    /// Returns true if both are at the same view, edge or point, and both or neither by the user.
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        lhs.target == rhs.target && lhs.isByUser == rhs.isByUser
    }
}

extension ScrollPosition {
    /// The stored value in scroll nodes.
    var positionValue: ScrollPositionValue {
        if isByUser { return .byUser(viewID.map { AnyHashable($0) }) }
        return switch target {
        case .view(let id, let anchor): .view(AnyHashable(id.value), anchor: anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        case nil: .automatic
        }
    }

    /// Returns the position after the user has scrolled to a view, or to an unknown one.
    func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
        var new = self
        new.isByUser = true
        new.target = id.flatMap { Self.sendable($0.base, as: idType) }.map { .view(ViewID(value: $0), anchor: nil) }
        return new
    }

    private static func sendable<T: Hashable & Sendable>(_ value: Any, as type: T.Type) -> (any Hashable & Sendable)? {
        value as? T
    }
}
