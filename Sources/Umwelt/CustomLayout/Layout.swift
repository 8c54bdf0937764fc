import Foundation

/// Arranges views: says how large a container is and where in it the views stand.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
///             CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
///         }
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///             subview.place(at: corner, proposal: .unspecified)
///             let size = subview.sizeThatFits(.unspecified)
///             corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///         }
///     }
/// }
///
/// Diagonal { ForEach(cards) { CardView(card: $0) } }
/// ```
@preconcurrency public protocol Layout: Sendable {
    /// What others may want to know about the layout.
    static var layoutProperties: LayoutProperties { get }

    /// What the layout reckons once and uses several times.
    associatedtype Cache = Void

    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// Makes what is kept between calls.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings up to date what is kept, when something about the views has changed. By default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// How far the container would like to be from others. By default as far as its views would.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size of the container, for what it is offered.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each of the views with ``LayoutSubview/place(at:anchor:proposal:)``. Those that are not placed stand in the
    /// middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where a horizontal guide of the container is; nil for what the views at their places say.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where a vertical guide of the container is; nil for what the views at their places say.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// Those of a layout without an axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The largest distances of the views.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// What the views at their places say.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combine(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// What the views at their places say.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combine(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func combine(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard let container = subviews.container as? any SubviewPlacer else { return nil }
        let outer = container.places
        container.places = []
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let places = container.places ?? []
        container.places = outer
        return key.combine(places)
    }

    /// A view that arranges others by the layout.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, arrangedContent: content())
    }
}

extension Layout where Cache == () {
    /// Keeps nothing.
    public func makeCache(subviews: Subviews) {}
}

/// What others may want to know about a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the views stand, if they do: spacers grow along it.
    public var stackOrientation: Axis?

    /// Those of a layout without an axis.
    public init() {}
}

/// A view that arranges others by a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View, ContainerView {
    let layout: L
    let arrangedContent: Content

    nonisolated init(layout: L, arrangedContent: Content) {
        self.layout = layout
        self.arrangedContent = arrangedContent
    }

    nonisolated func makeNode(for element: _Element) -> CustomLayoutNode<L> {
        CustomLayoutNode(layout, element: element)
    }

    nonisolated func update(_ node: CustomLayoutNode<L>) { node.set(layout) }
}
