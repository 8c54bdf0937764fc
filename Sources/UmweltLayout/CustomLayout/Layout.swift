@_spi(Kernel) import UmweltCore
import Foundation

/// A type that arranges views: computes the size of a container and the positions of its views.
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
@preconcurrency public protocol Layout: Sendable, Animatable {
    /// The properties of the layout that other nodes adapt to.
    static var layoutProperties: LayoutProperties { get }

    /// The type of values that the layout computes once and uses several times.
    associatedtype Cache = Void

    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// Makes the cache that is stored between calls.
    ///
    /// - Parameter subviews: The views to arrange.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache when something about the views has changed. By default it is made again.
    ///
    /// - Parameters:
    ///   - cache: The cache, to read and change.
    ///   - subviews: The views to arrange.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the distances to its neighbours that the container prefers; by default, the largest ones of its views.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size of the container for a proposal.
    ///
    /// Called several times in one layout pass, with different proposals. The result must depend only on the arguments.
    ///
    /// - Parameters:
    ///   - proposal: The size that the parent offers, in points. A nil length asks for the ideal one.
    ///   - subviews: The views to be arranged, in order.
    ///   - cache: The value that `makeCache(subviews:)` made.
    /// - Returns: The size in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each of the views with ``LayoutSubview/place(at:anchor:proposal:)``. Views that are not placed are
    /// centred.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in which the views are placed, in points. Positions are in its coordinate space.
    ///   - proposal: The proposal that the container has its size for.
    ///   - subviews: The views to be arranged, in order.
    ///   - cache: The value that `makeCache(subviews:)` made.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a horizontal guide, in points from the leading edge of `bounds`; nil to combine the
    /// guides of the placed views.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide, in points from the top of `bounds`; nil to combine the guides of the
    /// placed views.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The properties of a layout without an axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache again.
    ///
    /// - Parameters:
    ///   - cache: The cache, to read and change.
    ///   - subviews: The views to arrange.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the largest distances of the views.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    /// Returns the combination of the guides of the placed views.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        combine(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Returns the combination of the guides of the placed views.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
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
        // With a list in `places` the container records positions and places nothing. The outer list is kept for nested
        // calls.
        let outer = container.places
        container.places = []
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let places = container.places ?? []
        container.places = outer
        return key.combine(places)
    }

    /// Returns a view that arranges views with the layout.
    ///
    /// - Parameter content: Makes the views to arrange.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, arrangedContent: content())
    }
}

extension Layout where Cache == () {
    /// Makes no cache.
    ///
    /// - Parameter subviews: The views to arrange.
    public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that other nodes adapt to.
public struct LayoutProperties: Sendable {
    /// The axis along which the views are arranged; nil for none. Spacers grow along it.
    public var stackOrientation: Axis?

    /// Makes the properties of a layout without an axis.
    public init() {}
}

/// A view that arranges views with a layout.
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
