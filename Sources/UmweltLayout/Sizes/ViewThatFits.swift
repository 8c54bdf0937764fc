@_spi(Kernel) import UmweltCore
import Foundation

/// A view that shows the first of several views that fits into the proposal, or the last one if none does.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     Label("Add to favourites", systemImage: "star")
///     Image(systemName: "star")
/// }
/// ```
public nonisolated struct ViewThatFits<Content: View>: View, PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// Makes a view of several candidates, the preferred ones first.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the ideal size of a candidate has to fit.
    ///   - content: The candidates.
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        ViewThatFitsElement(view, inputs)
    }
}

private final class ViewThatFitsElement<Content: View>: SingleChildNodeElement<
    ViewThatFits<Content>, Content, ViewThatFitsNode
>
{
    init(_ view: ViewThatFits<Content>, _ inputs: _ElementInputs) {
        super.init(inputs)
        node = ViewThatFitsNode(element: self)
        node?.set(axes: view.axes)
        child = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: ViewThatFits<Content>) {
        node?.set(axes: view.axes)
        child?.update(view.content)
    }

    override func updateLayoutContent() { node?.set(candidates: child?.ownLayoutNodes ?? []) }
}

/// A node that shows one of several candidates.
private final class ViewThatFitsNode: LayoutNode, ChoosingNode {
    private var axes: Axis.Set = []
    private(set) var candidates: ContiguousArray<LayoutNode> = []

    func set(axes new: Axis.Set) {
        guard new != axes else { return }
        axes = new
        setNeedsLayout()
    }

    func set(candidates new: ContiguousArray<LayoutNode>) {
        if new.elementsEqual(candidates, by: ===) { return }
        for node in candidates where node.parent === self {
            node.parent = nil
            node.isLeftOut = false
        }
        candidates = new
        // None is shown until one is chosen. This node is the parent of all of them, so that they report their changes
        // to it.
        show(nil)
        for node in new { add(node.subtreeFlags) }
        setNeedsLayout()
    }

    /// All candidates: a hidden one may fit the current container.
    override var roles: NodeRoles { .choice }

    private func show(_ chosen: LayoutNode?) {
        exchangeChildren(chosen.map { [$0] } ?? [])
        for node in candidates {
            node.parent = self
            node.isLeftOut = node !== chosen
        }
    }

    /// Returns the first candidate that fits, or the last one.
    private func choose(for proposal: ProposedViewSize) -> LayoutNode? {
        let offer = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
        func fits(_ node: LayoutNode) -> Bool {
            let size = node.size(for: offer)
            return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
        }
        return candidates.first(where: fits) ?? candidates.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choose(for: proposal)?.size(for: proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let chosen = choose(for: proposal) else { return }
        let old = children.first
        if old !== chosen { show(chosen) }
        place(chosen, at: .zero, proposal: proposal)
        guard let old, old !== chosen else { return }
        // The bars around follow the scroll views that show.
        old.forEachScrollView { $0.leaveBars() }
        chosen.forEachScrollView { $0.notifyBars() }
        // A field of a candidate that does not show any more has no focus.
        element.window?.focus.checkSoon()
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        choose(for: proposal)?.explicitGuide(key, for: proposal)
    }

    override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }
}
