import Foundation
@_spi(Kernel) import Umwelt

/// The style of labels in swipe actions: the icon, which in a high row has the title below it.
nonisolated struct RowActionLabelStyle: LabelStyle, SystemStyle {
    nonisolated init() {}

    @MainActor func makeBody(configuration: Configuration) -> some View {
        RowActionLabel {
            VStack { configuration.icon }
            VStack { configuration.title }.font(.footnote)
        }
    }
}

/// The icon and the title of a swipe action. In a low row the title is the name of the icon, and is not shown.
private nonisolated struct RowActionLabel<Parts: View>: PrimitiveView {
    let parts: Parts

    /// Makes a label.
    ///
    /// - Parameter parts: The icon and the title, two views.
    nonisolated init(@ViewBuilder parts: () -> Parts) { self.parts = parts() }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        RowActionLabelElement(view, inputs)
    }
}

private final class RowActionLabelElement<Parts: View>: SingleChildNodeElement<
    RowActionLabel<Parts>, Parts, RowActionLabelNode
>
{
    init(_ view: RowActionLabel<Parts>, _ inputs: _ElementInputs) {
        super.init(inputs)
        node = RowActionLabelNode(element: self)
        child = Parts._makeElement(view.parts, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: RowActionLabel<Parts>) { child?.update(view.parts) }

    override func updateLayoutContent() { node?.set(parts: child?.ownLayoutNodes ?? []) }
}

/// The node of an icon with a title, which is shown if there is enough space.
private final class RowActionLabelNode: LayoutNode {
    /// The icon and the title. Only the visible parts are children.
    private var parts: ContiguousArray<LayoutNode> = []

    /// The title's texts, which name the icon where the title does not show.
    private var name = ""

    /// The minimum height, in points, of rows with titles: a guess, as UIKit is said to do it.
    private static let roomyHeight: CGFloat = 91

    /// The distance between icon and title, in points.
    private static let spacing: CGFloat = 4

    func set(parts new: ContiguousArray<LayoutNode>) {
        if new.elementsEqual(parts, by: ===) { return }
        for node in parts where node.parent === self { node.parent = nil }
        parts = new
        for node in new { add(node.subtreeFlags) }
        show(new.prefix(1))
        setNeedsLayout()
    }

    /// Makes some of the parts the children. This node is the parent of all, which report their changes to it.
    private func show(_ shown: ContiguousArray<LayoutNode>.SubSequence) {
        exchangeChildren(ContiguousArray(shown))
        for node in parts { node.parent = self }
    }

    private func shownParts(in height: CGFloat?) -> ContiguousArray<LayoutNode>.SubSequence {
        parts.prefix(height ?? 0 >= Self.roomyHeight ? parts.count : 1)
    }

    private func sizes(_ proposal: ProposedViewSize) -> [CGSize] {
        shownParts(in: proposal.height).map { $0.size(for: ProposedViewSize(width: proposal.width, height: nil)) }
    }

    private static func height(of sizes: [CGSize]) -> CGFloat {
        let spaces = CGFloat(sizes.count(where: { $0.height > 0 }) - 1)
        return sizes.reduce(0) { $0 + $1.height } + max(spaces, 0) * spacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = sizes(proposal)
        let width = sizes.map(\.width).max() ?? 0
        return CGSize(width: width, height: max(proposal.height ?? 0, Self.height(of: sizes)))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let shown = shownParts(in: proposal.height)
        if !shown.elementsEqual(children, by: ===) { show(shown) }
        let sizes = sizes(proposal)
        var y = (size.height - Self.height(of: sizes)) / 2
        for (node, own) in zip(shown, sizes) {
            place(
                node, at: CGPoint(x: (size.width - own.width) / 2, y: y),
                proposal: ProposedViewSize(width: proposal.width, height: nil))
            if own.height > 0 { y += own.height + Self.spacing }
        }
    }

    override func contentChanged() {
        let new = SemanticsPass.name(from: ContiguousArray(parts.dropFirst()))
        guard new != name else { return }
        name = new
        setNeedsSend()
    }

    override var semantics: Semantics {
        var semantics = Semantics()
        guard children.count < parts.count, !name.isEmpty else { return semantics }
        semantics.label = name
        semantics.isOne = true
        return semantics
    }
}
