@_spi(Kernel) import UmweltCore
import Foundation

/// A node that arranges its children by a ``Layout``.
package final class CustomLayoutNode<L: Layout>: LayoutNode, SubviewPlacer {
    /// The layout as the view has it.
    private var model: L

    /// The layout that arranges the views: an interpolated one while its data is animated.
    private var layout: L

    /// The animation of the layout's data, if it has any. The layout runs for each frame.
    private var animation: ValueAnimation<L>?
    private var cache: L.Cache?
    private var isCacheStale = false
    private var reportedSpacing = ReportedSpacing()
    private var placed: Set<ObjectIdentifier> = []
    package var places: [(node: LayoutNode, origin: CGPoint, proposal: ProposedViewSize)]?

    init(_ layout: L, element: _Element) {
        model = layout
        self.layout = layout
        super.init(element: element)
        // The layout may have guides and spacing of its own, so that it has to be asked for both.
        add([.guides, .spacing])
    }

    func set(_ new: L) {
        if areValuesEqual(model, new) { return }
        let old = model
        model = new
        element.animate(&animation, from: old, to: new) { [weak self] in self?.arrange(by: $0) }
    }

    private func arrange(by presented: L) {
        let old = childArrangement
        layout = presented
        setNeedsLayout()
        if childArrangement != old { arrangementChanged() }
    }

    public override var childMotion: ChildMotion { animation?.element == nil ? super.childMotion : .carried }

    public override func contentChanged() { isCacheStale = true }

    /// Calls `body` with the layout's cache, up to date.
    private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = LayoutSubviews(self)
        var current = cache ?? layout.makeCache(subviews: subviews)
        if isCacheStale && cache != nil { layout.updateCache(&current, subviews: subviews) }
        isCacheStale = false
        // The layout may measure views that use this cache again: they find the current one.
        cache = current
        let result = body(subviews, &current)
        cache = current
        return result
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    #if DEBUG
        public override func measureAgain(_ proposal: ProposedViewSize) -> CGSize {
            let kept = (cache, isCacheStale)
            defer { (cache, isCacheStale) = kept }
            return measure(proposal)
        }
    #endif

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placed = []
        let bounds = CGRect(origin: .zero, size: size)
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
        for child in children where !placed.contains(ObjectIdentifier(child)) {
            let offer = ProposedViewSize(size)
            let own = child.size(for: offer)
            place(
                child, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
                proposal: offer)
        }
    }

    package func place(_ node: LayoutNode, at origin: CGPoint, offering proposal: ProposedViewSize) {
        if places != nil {
            places?.append((node, origin, proposal))
        } else {
            placed.insert(ObjectIdentifier(node))
            place(node, at: origin, proposal: proposal)
        }
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(for: proposal))
        return withCache { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }

    public override var spacing: ViewSpacing { reportedSpacing.report(currentSpacing) }

    public override func hasOtherSpacing() -> Bool { reportedSpacing.differs(from: currentSpacing) }

    private var currentSpacing: ViewSpacing { withCache { layout.spacing(subviews: $0, cache: &$1) } }

    public override var childArrangement: ChildArrangement {
        let properties = (layout as? AnyLayout)?.properties ?? L.layoutProperties
        return properties.stackOrientation.map { .along($0) } ?? .free
    }
}
