import Foundation

/// Decides where something comes to rest that its user has scrolled.
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
    /// Changes where it comes to rest.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// What is known where a place to rest is looked for.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of some content that is to be seen, from its top leading corner.
public struct ScrollTarget: Hashable {
    /// The part.
    public var rect: CGRect

    /// Which point of the part lies on the same point of what shows it; nil for the top leading corner.
    public var anchor: UnitPoint?
}

/// What is known where a place to rest is looked for, and the environment there.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    /// What was to be seen before its user began to scroll.
    public let originalTarget: ScrollTarget

    /// The size of the content.
    public let contentSize: CGSize

    /// The size of what shows it.
    public let containerSize: CGSize

    /// The directions in which the content moves.
    public let axes: Axis.Set

    /// Where the views are that ``View/scrollTargetLayout(isEnabled:)`` says, from the content's top leading corner.
    let views: [CGRect]
    let environment: EnvironmentValues

    /// Reads the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Has what is scrolled come to rest at multiples of its size, no more than one further than it was.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behaviour.
    public init() {}

    /// Chooses the nearest page.
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

/// Has what is scrolled come to rest where a view begins, of those that ``View/scrollTargetLayout(isEnabled:)`` says.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    private let limitBehavior: LimitBehavior

    /// How many views are scrolled past at once.
    public struct LimitBehavior {
        fileprivate enum Limit { case none, one, visible }

        fileprivate let limit: Limit

        /// As many as its user wants.
        public static var automatic: LimitBehavior { LimitBehavior(limit: .none) }

        /// No more than can be seen at once.
        public static var always: LimitBehavior { LimitBehavior(limit: .visible) }

        /// One.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }

        /// As many as its user wants.
        public static var never: LimitBehavior { LimitBehavior(limit: .none) }
    }

    /// Makes the behaviour.
    public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

    /// Chooses the view whose beginning is nearest.
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
            // One at least, also where a view is larger than what shows it.
            let reached = places.indices.filter { abs(places[$0] - places[old]) <= length || abs($0 - old) == 1 }
            return places[min(max(new, reached.first ?? old), reached.last ?? old)]
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At multiples of the size of what is scrolled.
    public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

    /// Where a view begins, so many views further.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        .init(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets where what scrolls in this view comes to rest.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     LazyHStack { ForEach(covers) { CoverView(cover: $0) } }.scrollTargetLayout()
    /// }
    /// .scrollTargetBehavior(.viewAligned)
    /// ```
    nonisolated public func scrollTargetBehavior(
        _ behavior: some ScrollTargetBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(
            \.scrollSettings, transform: { $0.behavior = behavior }, fileID: fileID, line: line)
    }
}
