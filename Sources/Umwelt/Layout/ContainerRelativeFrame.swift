import Foundation

extension View {
    /// Makes the view as wide or high as what shows it: the nearest view around that scrolls, the page of a navigation
    /// stack, or the window, without what is kept free at its edges.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     LazyHStack(spacing: 0) { ForEach(pages) { PageView(page: $0).containerRelativeFrame(.horizontal) } }
    /// }
    /// ```
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Makes the view as long as some of so many equal parts of what shows it, with a distance between them in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
                return part * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }

    /// Makes the view as long as a function says of the length of what shows it, along each of some axes.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}

/// Makes a view as long as what shows it.
public nonisolated struct _ContainerRelativeFrame: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    nonisolated init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
    }

    package func makeNode(for element: _Element) -> ContainerRelativeFrameNode {
        ContainerRelativeFrameNode(element: element)
    }

    package func update(_ node: ContainerRelativeFrameNode) { node.set(axes, alignment, length) }
}

/// A node as long as what shows it.
package final class ContainerRelativeFrameNode: LayoutNode {
    private var axes: Axis.Set = []
    private var alignment = Alignment.center
    private var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

    /// The size that the node was last measured for.
    private var container = CGSize.zero

    override init(element: _Element) {
        super.init(element: element)
        add(.place)
    }

    func set(_ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.length = length
        self.axes = axes
        self.alignment = alignment
        setNeedsLayout()
    }

    public override func contentChanged() { container = sizeOfContainer }

    /// What shows the node may have got another size together with its place.
    public override func placeChanged() { if sizeOfContainer != container { setNeedsLayout() } }

    private var sizeOfContainer: CGSize {
        var node = parent
        while let current = node {
            if let size = current.sizeAsContainer { return size }
            node = current.parent
        }
        return .zero
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        if axes.contains(.horizontal) { offer.width = length(container.width, .horizontal) }
        if axes.contains(.vertical) { offer.height = length(container.height, .vertical) }
        return offer
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = offer(proposal)
        let content = children.first?.size(for: offer) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? offer.width ?? 0 : content.width,
            height: axes.contains(.vertical) ? offer.height ?? 0 : content.height)
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        let offer = offer(proposal)
        let (whole, own) = (ViewDimensions(size: size), child.dimensions(for: offer))
        place(
            child,
            at: CGPoint(
                x: whole[alignment.horizontal] - own[alignment.horizontal],
                y: whole[alignment.vertical] - own[alignment.vertical]),
            proposal: offer)
    }

    public override var wrapped: LayoutNode? { children.first }
}
