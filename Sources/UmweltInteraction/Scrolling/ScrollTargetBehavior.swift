import Foundation

/// A type that determines where the user's scrolling stops.
///
/// ```swift
/// struct Thirds: ScrollTargetBehavior {
///     func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         let third = context.containerSize.height / 3
///         target.rect.origin.y = (target.rect.minY / third).rounded() * third
///     }
/// }
/// ```
public protocol ScrollTargetBehavior {
    /// Changes the target at which scrolling stops.
    ///
    /// - Parameters:
    ///   - target: The part of the content that would be visible otherwise.
    ///   - context: The velocity, the sizes, the axes and the environment of the scrollable view.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// The context for choosing a target.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The target part of the content, from its top leading corner, in points.
public struct ScrollTarget: Hashable {
    /// The part.
    public var rect: CGRect

    /// The point of the part that moves to the same point of the scrollable view; nil for the top leading corner.
    public var anchor: UnitPoint?
}

/// The context for choosing a scroll target, with the environment of the scrollable view.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// The visible part before the user began to scroll.
    public let originalTarget: ScrollTarget

    /// The velocity at the user's release, in points per second; zero if the content was still.
    public let velocity: CGVector

    /// The size of the content, in points.
    public let contentSize: CGSize

    /// The size of the scrollable view, in points.
    public let containerSize: CGSize

    /// The axes along which the content scrolls.
    public let axes: Axis.Set

    /// The frames of the views of ``View/scrollTargetLayout(isEnabled:)``, from the content's top leading corner.
    let views: [CGRect]
    let environment: EnvironmentValues

    /// Returns a value of the environment.
    ///
    /// - Parameter keyPath: The key path of the value.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The paging behaviour: scrolling stops at multiples of the view's size, at most one page from where it began.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behaviour.
    public init() {}

    /// Chooses the nearest page.
    ///
    /// - Parameters:
    ///   - target: The part of the content at which scrolling will stop, to read and change.
    ///   - context: The velocity, the sizes, the axes and the environment of the scrollable view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ place: CGFloat, from start: CGFloat, length: CGFloat) -> CGFloat {
            guard length > 0 else { return place }
            let (old, new) = ((start / length).rounded(), (place / length).rounded())
            return min(max(new, old - 1), old + 1) * length
        }
        let (start, size) = (context.originalTarget.rect.origin, context.containerSize)
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, from: start.x, length: size.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, from: start.y, length: size.height)
        }
    }
}

/// The behaviour that aligns views: scrolling stops at the start of a target view
/// (``View/scrollTargetLayout(isEnabled:)``).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    private let limitBehavior: LimitBehavior

    /// The limit for the number of views that one scroll passes.
    public struct LimitBehavior {
        fileprivate enum Limit { case none, one, visible }

        fileprivate let limit: Limit

        /// Unlimited.
        public static var automatic: LimitBehavior { LimitBehavior(limit: .none) }

        /// At most as many as are visible at a time.
        public static var always: LimitBehavior { LimitBehavior(limit: .visible) }

        /// At most one.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }

        /// Unlimited.
        public static var never: LimitBehavior { LimitBehavior(limit: .none) }
    }

    /// Makes the behaviour.
    ///
    /// - Parameter limitBehavior: The limit on the number of views that one scroll passes.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    /// Chooses the view whose beginning is nearest.
    ///
    /// - Parameters:
    ///   - target: The part of the content at which scrolling will stop, to read and change.
    ///   - context: The velocity, the sizes, the axes and the environment of the scrollable view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = nearest(
                target.rect.minX, from: start.x, of: context.views.map(\.minX), length: context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = nearest(
                target.rect.minY, from: start.y, of: context.views.map(\.minY), length: context.containerSize.height)
        }
    }

    private func nearest(_ place: CGFloat, from start: CGFloat, of places: [CGFloat], length: CGFloat) -> CGFloat {
        func index(_ place: CGFloat, in places: [CGFloat]) -> Int? {
            places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
        }
        let places = Set(places).sorted()
        guard let new = index(place, in: places), let old = index(start, in: places) else { return place }
        switch limitBehavior.limit {
        case .none: return places[new]
        case .one: return places[min(max(new, old - 1), old + 1)]
        case .visible:
            // At least one, even if a view is larger than the viewport.
            let reached = places.indices.filter { abs(places[$0] - places[old]) <= length || abs($0 - old) == 1 }
            return places[min(max(new, reached.first ?? old), reached.last ?? old)]
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// The behaviour that rests at multiples of the scrollable view's size.
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// The behaviour that stops at the start of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    /// Returns the behaviour that aligns views, with a limit on the number of views that one scroll passes.
    ///
    /// - Parameter limitBehavior: The limit on the number of views that one scroll passes.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        .init(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets the behaviour that determines where scrollable views in this view stop.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     LazyHStack { ForEach(covers) { CoverView(cover: $0) } }.scrollTargetLayout()
    /// }
    /// .scrollTargetBehavior(.viewAligned)
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: The behaviour, such as `.paging` or `.viewAligned`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func scrollTargetBehavior(
        _ behavior: some ScrollTargetBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings, transform: { $0.behavior = behavior }, fileID: fileID, line: line)
    }
}
