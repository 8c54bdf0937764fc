import Foundation
@_spi(Kernel) import Umwelt

/// The views of a label: a title with further texts below it, or a row if the first view is not a text.
///
/// A single view is left as it is.
nonisolated struct LabelTexts<Content: View>: PrimitiveView {
    let content: Content

    /// True if several views that are not all texts are left as they are, to the container around.
    let leavesOthers: Bool

    nonisolated init(_ content: Content, leavesOthers: Bool = false) {
        self.content = content
        self.leavesOthers = leavesOthers
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LabelTextsElement(view, inputs)
    }
}

private final class LabelTextsElement<Content: View>: SingleChildElement<LabelTexts<Content>, Content> {
    private enum Arrangement {
        /// The views are left to the container around.
        case asContent
        case column
        case row
    }

    private var parts: ContiguousArray<LayoutNode> = []
    private var arrangement = Arrangement.asContent
    private let leavesOthers: Bool

    /// The node that arranges several views; nil as long as there have not been any.
    private var column: StackNode?
    private var row: StackNode?

    init(_ view: LabelTexts<Content>, _ inputs: _ElementInputs) {
        leavesOthers = view.leavesOthers
        super.init(inputs)
        child = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override func update(_ view: LabelTexts<Content>) { child?.update(view.content) }

    /// Runs when the layout direction has changed.
    override func update() { turn(EnvironmentValues(at: scope, tracking: true).isRightToLeft) }

    private var isRightToLeft = false

    private func turn(_ isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        column?.set(isRightToLeft: isRightToLeft)
        row?.set(isRightToLeft: isRightToLeft)
    }

    override var holdsLayoutNodes: Bool { true }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        switch arrangement {
        case .asContent: nodes.append(contentsOf: parts)
        case .column: if let column { nodes.append(column) }
        case .row: if let row { nodes.append(row) }
        }
    }

    private func arrangement(of parts: ContiguousArray<LayoutNode>) -> Arrangement {
        guard parts.count > 1 else { return .asContent }
        if leavesOthers { return parts.allSatisfy { $0.innermost is TextNode } ? .column : .asContent }
        return parts[0].innermost is TextNode ? .column : .row
    }

    override func updateLayoutContent() {
        parts = child?.ownLayoutNodes ?? []
        arrangement = arrangement(of: parts)
        for (index, part) in parts.enumerated() {
            (part.innermost as? TextNode)?.set(isSubtitle: arrangement == .column && index > 0)
        }
        // A node leaves one parent before it is added to the other.
        if arrangement != .column { column?.setChildren([]) }
        if arrangement != .row { row?.setChildren([]) }
        if arrangement == .column {
            let node = column ?? stack(.vertical, HorizontalAlignment.leading.key, spacing: 2)
            column = node
            node.setChildren(parts)
        }
        if arrangement == .row {
            let node = row ?? stack(.horizontal, VerticalAlignment.center.key, spacing: nil)
            row = node
            node.setChildren(parts)
        }
        layoutNodesChanged()
    }

    private func stack(_ axis: Axis, _ alignment: AlignmentKey, spacing: CGFloat?) -> StackNode {
        let node = StackNode(axis: axis, alignmentKey: alignment, element: self)
        node.set(spacing: spacing, alignmentKey: alignment)
        node.isRightToLeft = isRightToLeft
        return node
    }

    override func didLeaveTree() {
        column?.detach()
        row?.detach()
    }
}
