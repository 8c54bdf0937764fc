import Foundation
@_spi(Kernel) import Umwelt

/// The views of a label: a title with further texts below it, or a row if the first view is not a text.
///
/// A single view is unchanged.
package nonisolated struct LabelTexts<Content: View>: PrimitiveView {
    let content: Content

    /// True if images are at the end of the row, after the texts, and other views are unchanged: as in menu items.
    let leavesOthers: Bool

    package nonisolated init(_ content: Content, leavesOthers: Bool = false) {
        self.content = content
        self.leavesOthers = leavesOthers
    }

    package nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LabelTextsElement(view, inputs)
    }
}

private final class LabelTextsElement<Content: View>: SingleChildElement<LabelTexts<Content>, Content> {
    private enum Arrangement {
        /// The views are left to the container around.
        case asContent
        case column
        case row
        /// Texts, one below the other, and the images at the end of the row around.
        case imagesLast
    }

    private var parts: ContiguousArray<LayoutNode> = []
    private var arrangement = Arrangement.asContent
    private let leavesOthers: Bool

    /// The node that arranges several views; nil as long as there have not been any.
    private var column: StackNode?
    private var row: StackNode?

    /// The space between texts and images in the row.
    private var room: SpacerNode?

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
        case .imagesLast:
            let texts = texts
            if texts.count > 1, let column { nodes.append(column) } else { nodes.append(contentsOf: texts) }
            if let room { nodes.append(room) }
            nodes.append(contentsOf: parts.filter { !$0.isText })
        }
    }

    private var texts: ContiguousArray<LayoutNode> { parts.filter(\.isText) }

    private func arrangement(of parts: ContiguousArray<LayoutNode>) -> Arrangement {
        guard parts.count > 1 else { return .asContent }
        guard leavesOthers else { return parts[0].isText ? .column : .row }
        let others = parts.filter { !$0.isText }
        if others.isEmpty { return .column }
        // Stacks, such as labels are, are no images.
        return others.count == parts.count || others.contains { $0.innermost is StackNode } ? .asContent : .imagesLast
    }

    override func updateLayoutContent() {
        parts = child?.ownLayoutNodes ?? []
        arrangement = arrangement(of: parts)
        let stacked: ContiguousArray =
            switch arrangement {
            case .column: parts
            case .imagesLast: texts
            case .asContent, .row: []
            }
        for part in parts {
            let isSubtitle = stacked.dropFirst().contains { $0 === part }
            (part.innermost as? TextNode)?.set(isSubtitle: isSubtitle)
        }
        if arrangement == .imagesLast, room == nil {
            room = SpacerNode(element: self)
            room?.set(minLength: 0)
        }
        // A node leaves one parent before it is added to the other.
        if stacked.count < 2 { column?.setChildren([]) }
        if arrangement != .row { row?.setChildren([]) }
        if stacked.count > 1 {
            let node = column ?? stack(.vertical, HorizontalAlignment.leading.key, spacing: 2)
            column = node
            node.setChildren(stacked)
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
        room?.detach()
    }
}

extension LayoutNode {
    /// True if the node is a text, whatever is around it.
    fileprivate var isText: Bool { innermost is TextNode }
}
