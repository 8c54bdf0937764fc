@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Sets the width or height of the view to its container's, minus the margins of the container.
    ///
    /// The container is the nearest ancestor that scrolls, the page of a navigation stack, or the window.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     LazyHStack(spacing: 0) { ForEach(pages) { PageView(page: $0).containerRelativeFrame(.horizontal) } }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - axes: The axes along which the view has the length of its container.
    ///   - alignment: The position of a view that is smaller or larger than the frame.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Makes the view as long as some of the equal parts into which its container is divided.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the length is set.
    ///   - count: The number of parts in the container.
    ///   - span: The number of parts that the view covers, with the distances between them.
    ///   - spacing: The distance between two parts in points.
    ///   - alignment: The alignment of a view with a different size in that frame.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
                return part * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }

    /// Sets the view's length along each of some axes to a function of the container's length.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the length is set.
    ///   - alignment: The alignment of a view with a different size in that frame.
    ///   - length: Returns the view's length for the container's, both in points, and the axis.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}

/// The modifier that sets a view's size relative to its container.
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

/// A node with a size relative to its container.
package final class ContainerRelativeFrameNode: LayoutNode, ContainerReadingNode {
    private var axes: Axis.Set = []
    private var alignment = Alignment.center
    private var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

    /// The container's size when the node was last measured.
    private var container = CGSize.zero

    package override init(element: _Element) {
        super.init(element: element)
        add([.place, .containerSize])
    }

    func set(_ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.length = length
        self.axes = axes
        self.alignment = alignment
        setNeedsLayout()
    }

    public override func contentChanged() { container = sizeOfContainer ?? .zero }

    /// Safe areas and margins around may have become known together with the node's place.
    public override func placeChanged() { readContainer() }

    /// Asks for another layout if the container has changed its size.
    package func readContainer() {
        readOuterContainers()
        let new = sizeOfContainer ?? .zero
        guard new != container else { return }
        element.tree.recordContainer(of: new, insteadOf: container)
        setNeedsLayout()
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

extension ViewTree {
    /// Records that a view has read another size of its container.
    func recordContainer(of new: CGSize, insteadOf old: CGSize) {
        recordContainerChange(by: max(abs(new.width - old.width), abs(new.height - old.height)))
    }

    /// Records that a container has changed by a length in points.
    func recordContainerChange(by length: CGFloat) { containerChange = max(containerChange, length) }
}

extension LayoutNode {
    /// Has the scroll views around the node read the size of the container around them, the outermost first.
    fileprivate final func readOuterContainers() {
        guard let parent else { return }
        parent.readOuterContainers()
        if parent.scrollAxes != nil { (parent as? ScrollNode)?.readContainer() }
    }

    /// The size of the nearest container of the node for relative sizes; nil for none.
    final var sizeOfContainer: CGSize? {
        var node = parent
        while let current = node {
            if let size = current.insetting?.sizeAsContainer { return size }
            node = current.parent
        }
        return nil
    }
}
