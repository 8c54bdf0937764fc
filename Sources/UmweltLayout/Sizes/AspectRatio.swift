@_spi(Kernel) import UmweltCore
import Foundation

/// The way content with a fixed aspect ratio fits into a size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The content is as large as possible inside the size, so that all of it is visible.
    case fit
    /// The content is as small as possible while it covers the whole size.
    case fill
}

extension View {
    /// Sets the ratio of width to height, and fits the view into the proposal or covers it.
    ///
    /// ```swift
    /// Color.teal.aspectRatio(16 / 9, contentMode: .fit)
    /// ```
    ///
    /// - Parameters:
    ///   - aspectRatio: The width divided by the height; nil for the ratio of the view's ideal size.
    ///   - contentMode: `.fit` for the largest size that fits into the proposal, `.fill` for the smallest that covers
    ///     it.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Sets the ratio of width to height to that of a size, and fits the view into the proposal or covers it.
    ///
    /// - Parameters:
    ///   - aspectRatio: The size whose width is divided by its height; its unit is irrelevant.
    ///   - contentMode: `.fit` for the largest size that fits into the proposal, `.fill` for the smallest that covers
    ///     it.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Fits the view into the proposal, with its aspect ratio.
    ///
    /// ```swift
    /// Image("Mountain").resizable().scaledToFit().frame(width: 200, height: 200)
    /// ```
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Covers the proposal, with the view's aspect ratio: the view may exceed its frame.
    ///
    /// ```swift
    /// Image("Mountain").resizable().scaledToFill().frame(width: 200, height: 80).clipped()
    /// ```
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// The modifier that keeps the aspect ratio of a view.
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

/// A node that proposes sizes of a fixed aspect ratio to its child.
package final class AspectRatioNode: LayoutNode {
    private var aspectRatio: CGFloat?
    private var contentMode = ContentMode.fit

    func set(aspectRatio: CGFloat?, contentMode: ContentMode) {
        guard aspectRatio != self.aspectRatio || contentMode != self.contentMode else { return }
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
        setNeedsLayout()
    }

    /// Returns the width divided by the height; nil to keep no ratio.
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
