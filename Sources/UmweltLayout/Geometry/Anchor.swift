import Foundation

/// A value in a view's coordinates, such as a point or a rectangle, which another view can convert to its own
/// coordinates.
///
/// Views write anchors to preferences with ``View/anchorPreference(key:value:transform:)``. A view with a
/// ``GeometryProxy`` resolves them:
///
/// ```swift
/// .overlayPreferenceValue(SelectedBounds.self) { anchor in
///     GeometryReader { proxy in
///         if let anchor { Frame().offset(x: proxy[anchor].minX, y: proxy[anchor].minY) }
///     }
/// }
/// ```
public struct Anchor<Value> {
    private let place: NodeGeometry
    private let source: Source

    package init(_ source: Source, of place: NodeGeometry) {
        self.source = source
        self.place = place
    }

    /// Returns the anchor's value in the coordinates of another view.
    func value(from other: NodeGeometry) -> Value {
        let (own, others) = (place.frame(in: .global), other.frame(in: .global))
        let origin = CGPoint(x: own.minX - others.minX, y: own.minY - others.minY)
        return source.value(in: CGRect(origin: origin, size: own.size))
    }

    /// The description of an anchor before its view has been placed.
    public struct Source {
        fileprivate let shape: AnchorShape
        fileprivate let resolve: (CGRect) -> Value

        /// Returns the value for a view with a frame.
        package func value(in frame: CGRect) -> Value { resolve(frame) }
    }
}

/// The parts of a source that are compared.
private struct AnchorShape: Hashable {
    var numbers: [CGFloat] = []
    var parts: [AnchorShape] = []
}

// A source captures only numbers and other sources; its place is read on the main actor.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Returns true if both are the same place of the same view.
    public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
        lhs.place === rhs.place && lhs.source.shape == rhs.source.shape
    }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the position and the view.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(place))
        hasher.combine(source.shape)
    }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates, in points.
    ///
    /// - Parameter r: The rectangle in the view's own coordinates, in points.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        Anchor<Value>.Source(shape: AnchorShape(numbers: [r.minX, r.minY, r.width, r.height])) {
            r.offsetBy(dx: $0.minX, dy: $0.minY)
        }
    }

    /// The bounds of the view.
    public static var bounds: Anchor<Value>.Source { Anchor<Value>.Source(shape: AnchorShape()) { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates, in points.
    ///
    /// - Parameter p: The point in the view's own coordinates, in points.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source(shape: AnchorShape(numbers: [0, p.x, p.y])) {
            CGPoint(x: $0.minX + p.x, y: $0.minY + p.y)
        }
    }

    /// A point as a fraction of the view's size.
    ///
    /// - Parameter p: The point, as a share of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        Anchor<Value>.Source(shape: AnchorShape(numbers: [1, p.x, p.y])) {
            CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y)
        }
    }

    /// The upper leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the upper side.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The upper trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The lower leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower side.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The lower trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Makes a source of several places of one view.
    ///
    /// - Parameter array: The sources.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(shape: AnchorShape(parts: array.map(\.shape))) { frame in array.map { $0.value(in: frame) } }
    }

    /// Makes a source from an optional source.
    ///
    /// - Parameter anchor: The source; nil for none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(shape: AnchorShape(parts: anchor.map { [$0.shape] } ?? [])) { frame in
            anchor.map { $0.value(in: frame) }
        }
    }
}
