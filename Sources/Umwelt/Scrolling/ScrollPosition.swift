import Foundation

/// Where something is scrolled to: to a view, an edge or a place, or to where its user has scrolled it.
///
/// ```swift
/// @State private var position = ScrollPosition(edge: .bottom)
///
/// ScrollView { messages }.scrollPosition($position)
/// Button("Oldest") { position.scrollTo(edge: .top) }
/// ```
///
/// What is scrolled to an edge stays there while the content changes, until its user scrolls. Places are measured from
/// the content's top leading corner, in points.
public struct ScrollPosition: Sendable {
    private var target: Target?
    private var isByUser = false

    /// The type of the identities that it keeps while its user scrolls.
    private let idType: any (Hashable & Sendable).Type

    private enum Target: Equatable {
        case view(ViewID, anchor: UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// What a view is recognised by.
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
    /// At the view with an identity, and if an anchor is given, with this point of the view at the same point of what
    /// scrolls.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(ViewID(value: id), anchor: anchor), type(of: id))
    }

    /// Where it begins. It keeps identities of a type while its user scrolls.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(nil, idType) }

    /// At an edge.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

    /// At a place.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType)
    }

    /// At a place.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType)
    }

    /// At a place from side to side.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType)
    }

    /// At a place from top to bottom.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType)
    }
}

extension ScrollPosition {
    /// Scrolls to the view with an identity, and if an anchor is given, with this point of the view at the same point of
    /// what scrolls.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        scroll(to: .view(ViewID(value: id), anchor: anchor))
    }

    /// Scrolls to an edge.
    public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

    /// Scrolls to a place.
    public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }

    /// Scrolls to a place.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }

    /// Scrolls from side to side.
    public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }

    /// Scrolls up or down.
    public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

    private mutating func scroll(to new: Target) {
        target = new
        isByUser = false
    }
}

extension ScrollPosition {
    /// Whether it is where its user has scrolled it.
    public var isPositionedByUser: Bool {
        get { isByUser }
        set {
            isByUser = newValue
            if newValue, viewID == nil { target = nil }
        }
    }

    /// The edge that it was scrolled to by the program; nil if that is not where it is.
    public var edge: Edge? {
        if case .edge(let edge) = target { edge } else { nil }
    }

    /// The place that it was scrolled to by the program; nil if that is not where it is.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
    }

    /// The place from side to side that it was scrolled to by the program; nil if that is not where it is.
    public var x: CGFloat? {
        if case .point(let x, _) = target { x } else { nil }
    }

    /// The place from top to bottom that it was scrolled to by the program; nil if that is not where it is.
    public var y: CGFloat? {
        if case .point(_, let y) = target { y } else { nil }
    }

    /// The identity of the view that it was scrolled to, by the program or by its user; nil if there is none.
    public var viewID: (any Hashable & Sendable)? {
        if case .view(let id, _) = target { id.value } else { nil }
    }

    /// The identity of the view that it was scrolled to, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

extension ScrollPosition: Equatable {
    /// Whether both are at the same view, edge or place, by the same hand.
    public static func == (lhs: ScrollPosition, rhs: ScrollPosition) -> Bool {
        lhs.target == rhs.target && lhs.isByUser == rhs.isByUser
    }
}

extension ScrollPosition {
    /// What is kept by what scrolls.
    var positionValue: ScrollPositionValue {
        if isByUser { return .byUser(viewID.map { AnyHashable($0) }) }
        return switch target {
        case .view(let id, let anchor): .view(AnyHashable(id.value), anchor: anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        case nil: .automatic
        }
    }

    /// The same after its user has scrolled it to a view, or to where none is known.
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
