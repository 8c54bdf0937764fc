import Foundation

/// A layout of any type: when another takes its place, the views that it arranges stay what they are.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Title(); Details() }
/// ```
public struct AnyLayout: Layout, Sendable {
    private let storage: AnyLayoutBox

    /// Holds a layout.
    public init<L: Layout>(_ layout: L) { storage = LayoutBox(layout) }

    /// What a layout keeps.
    public struct Cache: @unchecked Sendable {
        // Layouts run on the main actor only.
        fileprivate var value: Any
    }

    var properties: LayoutProperties { storage.properties }

    /// Makes what the layout keeps.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: storage.makeCache(subviews)) }

    /// Brings up to date what the layout keeps.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.update(&cache.value, subviews) }

    /// As far as the layout says.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache.value)
    }

    /// As large as the layout says.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.size(proposal, subviews, &cache.value)
    }

    /// Places the views as the layout says.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.place(in: bounds, proposal, subviews, &cache.value)
    }

    /// Where the layout says.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.alignment(guide, in: bounds, proposal, subviews, &cache.value)
    }

    /// Where the layout says.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        storage.alignment(guide, in: bounds, proposal, subviews, &cache.value)
    }
}

extension AnyLayout: ViewFieldComparable {
    package nonisolated func isSameField(as other: Self) -> Bool { storage.isEqual(to: other.storage) }
}

/// A layout behind an interface without its type.
private class AnyLayoutBox: @unchecked Sendable {
    var properties: LayoutProperties { LayoutProperties() }
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

    override func isEqual(to other: AnyLayoutBox) -> Bool {
        guard let other = other as? LayoutBox<L> else { return false }
        return areValuesEqual(layout, other.layout)
    }

    /// Calls `body` with the layout's cache. One that another layout has made gives way to a new one.
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
