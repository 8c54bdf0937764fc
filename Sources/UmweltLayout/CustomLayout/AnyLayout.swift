import Foundation

/// A layout of any type. When it is replaced by another layout, the arranged views keep their identity and state.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Title(); Details() }
/// ```
public struct AnyLayout: Layout, Sendable {
    private var storage: AnyLayoutBox

    /// Makes a layout of one of any type.
    ///
    /// - Parameter layout: The layout, whose type is hidden. A change of the type can be animated.
    public init<L: Layout>(_ layout: L) { storage = LayoutBox(layout) }

    /// The cache of the layout.
    public struct Cache: @unchecked Sendable {
        // Layouts run on the main actor only.
        fileprivate var value: Any
    }

    var properties: LayoutProperties { storage.properties }

    /// Makes the cache of the layout.
    ///
    /// - Parameter subviews: The views to arrange.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: storage.makeCache(subviews)) }

    /// Updates the cache of the layout.
    ///
    /// - Parameters:
    ///   - cache: The cache, to read and change.
    ///   - subviews: The views to arrange.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.update(&cache.value, subviews) }

    /// Returns the spacing of the layout.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache.value)
    }

    /// Returns the size of the layout for a proposal.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.size(proposal, subviews, &cache.value)
    }

    /// Places the views by the layout.
    ///
    /// - Parameters:
    ///   - bounds: The frame of the container, in points.
    ///   - proposal: The proposed size, in points; nil for a length that the view decides.
    ///   - subviews: The views to arrange.
    ///   - cache: The cache, to read and change.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.place(in: bounds, proposal, subviews, &cache.value)
    }

    /// Returns the position of a horizontal guide in the layout; nil if it sets none.
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
        storage.alignment(guide, in: bounds, proposal, subviews, &cache.value)
    }

    /// Returns the position of a vertical guide in the layout; nil if it sets none.
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
        storage.alignment(guide, in: bounds, proposal, subviews, &cache.value)
    }

    /// The data of the layout.
    public var animatableData: _AnyAnimatableData {
        get { storage.animatableData }
        set { storage = storage.with(newValue) }
    }
}

extension AnyLayout: ViewFieldComparable {
    package nonisolated func isSameField(as other: Self) -> Bool { storage.isEqual(to: other.storage) }
}

/// The interface of a box around a layout, without the layout's type.
private class AnyLayoutBox: @unchecked Sendable {
    var properties: LayoutProperties { LayoutProperties() }
    var animatableData: _AnyAnimatableData { .zero }
    func with(_ data: _AnyAnimatableData) -> AnyLayoutBox { self }
    func isEqual(to other: AnyLayoutBox) -> Bool { self === other }
    func makeCache(_ subviews: LayoutSubviews) -> Any { () }
    func update(_ cache: inout Any, _ subviews: LayoutSubviews) {}
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {}
    func alignment(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
    func alignment(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? { nil }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override var properties: LayoutProperties { L.layoutProperties }

    override var animatableData: _AnyAnimatableData { _AnyAnimatableData(of: layout) }

    override func with(_ data: _AnyAnimatableData) -> AnyLayoutBox { LayoutBox(data.set(on: layout)) }

    override func isEqual(to other: AnyLayoutBox) -> Bool {
        guard let other = other as? LayoutBox<L> else { return false }
        return areValuesEqual(layout, other.layout)
    }

    /// Calls `body` with the layout's cache. A cache of another layout type is replaced by a new cache.
    private func with<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
    ) -> Result {
        var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return body(&own)
    }

    override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    override func update(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func alignment(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func alignment(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
