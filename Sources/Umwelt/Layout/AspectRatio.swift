import Foundation

/// Whether something of certain proportions is as large as fits into what is offered, or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// All of it can be seen.
    case fit
    /// All that is offered is covered.
    case fill
}

extension View {
    /// Offers the view the largest size of certain proportions, width by height, that fits into what is offered, or the
    /// smallest that covers it; nil keeps the proportions that the view would like.
    ///
    /// ```swift
    /// Color.teal.aspectRatio(16 / 9, contentMode: .fit)
    /// ```
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Offers the view the largest size of the proportions of another that fits into what is offered, or the smallest
    /// that covers it.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Keeps the view's proportions, and lets all of it be seen.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Keeps the view's proportions, and lets it cover what is offered.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// Keeps the proportions of a view.
public nonisolated struct _AspectRatioLayout: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let aspectRatio: CGFloat?
    let contentMode: ContentMode

    nonisolated init(aspectRatio: CGFloat?, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }

    package func makeNode(for element: _Element) -> AspectRatioNode { AspectRatioNode(element: element) }

    package func update(_ node: AspectRatioNode) { node.set(aspectRatio: aspectRatio, contentMode: contentMode) }
}

/// A node that proposes sizes of certain proportions.
package final class AspectRatioNode: LayoutNode {
    private var aspectRatio: CGFloat?
    private var contentMode = ContentMode.fit

    func set(aspectRatio: CGFloat?, contentMode: ContentMode) {
        guard aspectRatio != self.aspectRatio || contentMode != self.contentMode else { return }
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
        setNeedsLayout()
    }

    /// Width by height; nil where there is nothing to keep.
    private func ratio(of child: LayoutNode) -> CGFloat? {
        let ideal = aspectRatio == nil ? child.size(for: .unspecified) : .zero
        let ratio = aspectRatio ?? ideal.width / ideal.height
        return ratio.isFinite && ratio > 0 ? ratio : nil
    }

    private func inner(_ proposal: ProposedViewSize, of child: LayoutNode) -> ProposedViewSize {
        guard proposal != .unspecified, let ratio = ratio(of: child) else { return proposal }
        guard let width = proposal.width else {
            return ProposedViewSize(width: proposal.height.map { $0 * ratio }, height: proposal.height)
        }
        guard let height = proposal.height else { return ProposedViewSize(width: width, height: width / ratio) }
        let isTooWide = width > height * ratio
        return isTooWide == (contentMode == .fit)
            ? ProposedViewSize(width: height * ratio, height: height)
            : ProposedViewSize(width: width, height: width / ratio)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.first.map { $0.size(for: inner(proposal, of: $0)) } ?? .zero
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        if let child = children.first { place(child, at: .zero, proposal: inner(proposal, of: child)) }
    }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        children.first.flatMap { $0.explicitGuide(key, for: inner(proposal, of: $0)) }
    }

    public override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }

    public override var wrapped: LayoutNode? { children.first }
}
