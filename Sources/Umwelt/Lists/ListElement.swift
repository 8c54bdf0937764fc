import Foundation
import UmweltGraph

/// What rows ask of the list that they are in.
protocol ManagesRows: _Element {
    /// Deletes what a row stands for. Answers whether it can be.
    func delete(_ row: RowNode) -> Bool

    /// Moves what a row stands for past so many others. Answers whether it can be.
    func move(_ row: RowNode, by distance: Int) -> Bool

    /// Does what pressing a row does. Answers whether that is anything.
    func press(_ row: RowNode) -> Bool
}

/// Makes rows of what is in a list, and looks after them.
final class ListElement<Content: View>: LazyElement<ListColumn<Content>>, ManagesRows {
    private var selection: ListSelection?
    private var looks: ListLooks
    private var node: ListNode?
    private var child: _ViewElement<Content>?
    private var observation: ObservationTracker?

    /// The rows that are made, by what is in them.
    private var rows: [ObjectIdentifier: ListRow] = [:]
    private var edges: [ObjectIdentifier: ListEdgeNode] = [:]

    init(_ view: ListColumn<Content>, _ inputs: _ElementInputs) {
        selection = view.selection
        looks = ListLooks(EnvironmentValues(at: inputs.scope, tracking: false))
        super.init(inputs)
        node = ListNode(axis: .vertical, alignmentKey: HorizontalAlignment.leading.key, element: self)
        child = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override var lazyNode: LazyNode? { node }

    override var content: _Element? { child }

    override func update(_ view: ListColumn<Content>) {
        selection = view.selection
        child?.update(view.content)
        graph.run(self)
    }

    /// Runs when the environment, the selection or what can be seen has changed.
    override func update() {
        super.update()
        let values = EnvironmentValues(at: scope, tracking: true)
        let new = ObservationTracker.track(with: &observation, isExpected: false, for: self) { () -> ListLooks in
            for row in rows.values { row.node.set(isSelected: isSelected(row)) }
            return ListLooks(values)
        }
        node?.set(
            isRightToLeft: new.isRightToLeft,
            semantics: ListSemantics(isSelectable: selection != nil, selectsMany: selection?.selectsMany ?? false))
        guard new != looks else { return }
        looks = new
        needsLayoutContent()
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
        for row in rows.values { if let background = row.background { body(background) } }
    }

    override func didLeaveTree() {
        super.didLeaveTree()
        observation?.cancel()
        for row in rows.values { row.node.detachAll() }
        for edge in edges.values { edge.detach() }
    }

    // MARK: Arranging

    override func arrange(_ parts: ContiguousArray<LazyPart>) -> ContiguousArray<LazyNode.Slot> {
        let (oldRows, oldEdges) = (rows, edges)
        rows = [:]
        edges = [:]
        let count = parts.reduce(0) { $0 + ($1.role == .row ? 1 : 0) }
        var slots: ContiguousArray<LazyNode.Slot> = []
        slots.reserveCapacity(parts.count)
        var position = 0
        for index in parts.indices {
            let part = parts[index]
            var node: LayoutNode?
            if let inner = part.node {
                let id = ObjectIdentifier(inner)
                if part.role == .row {
                    let row = oldRows[id] ?? ListRow(RowNode(content: inner, list: self))
                    rows[id] = row
                    update(row, at: position, of: count, neighbours: Neighbours(of: index, in: parts))
                    node = row.node
                } else {
                    let edge =
                        oldEdges[id] ?? ListEdgeNode(content: inner, isHeader: part.role == .header, element: self)
                    edges[id] = edge
                    edge.set(looks)
                    node = edge
                }
            }
            if part.role == .row { position += 1 }
            slots.append(
                LazyNode.Slot(node: node, key: part.key, gap: gap(before: index, in: parts), isRow: part.role == .row))
        }
        for (id, row) in oldRows where rows[id] == nil {
            row.background?.leaveTree()
            row.node.detachAll()
        }
        for (id, edge) in oldEdges where edges[id] == nil { edge.detach() }
        node?.endGap = parts.last.map { looks.outerGap(beside: $0.role) } ?? 0
        // The selection of new rows has to be read where changes of it are heard of.
        if selection != nil { graph.run(self) }
        return slots
    }

    private func gap(before index: Int, in parts: ContiguousArray<LazyPart>) -> CGFloat {
        let part = parts[index]
        guard index > 0 else { return looks.outerGap(beside: part.role) }
        let before = parts[index - 1]
        if before.section != part.section { return looks.sectionGap(before: part.role) }
        return before.role == .row && part.role == .row ? looks.rowSpacing : 0
    }

    /// What is next to a row in its section.
    struct Neighbours {
        let isFirst: Bool
        let isLast: Bool

        /// Whether a row of another section ends right above.
        let followsRow: Bool
        let next: LazyPart?

        init(of index: Int, in parts: ContiguousArray<LazyPart>) {
            func isRow(_ other: Int) -> Bool {
                parts.indices.contains(other) && parts[other].role == .row
                    && parts[other].section == parts[index].section
            }
            isFirst = !isRow(index - 1)
            isLast = !isRow(index + 1)
            followsRow = isFirst && index > 0 && parts[index - 1].role == .row
            next = isLast ? nil : parts[index + 1]
        }
    }

    private func update(_ row: ListRow, at position: Int, of count: Int, neighbours: Neighbours) {
        let traits = traits(of: row.node.content)
        let nextTraits = neighbours.next?.node.map { self.traits(of: $0) }
        row.identity = traits.identity
        show(traits.background, in: row)
        var form = RowNode.Form(looks: looks)
        form.insets = traits.insets?.value ?? ListLooks.rowInsets
        let standsAlone = looks.rowSpacing > 0
        form.isFirst = neighbours.isFirst || standsAlone
        form.isLast = neighbours.isLast || standsAlone
        form.hidesTopLine =
            traits.topSeparator == .hidden || (neighbours.followsRow && looks.sectionSpacing == 0)
        form.hidesBottomLine = traits.bottomSeparator == .hidden || nextTraits?.topSeparator == .hidden
        let tint = traits.bottomSeparatorTint?.value ?? nextTraits?.topSeparatorTint?.value
        form.line = tint.map { $0._paint(in: EnvironmentValues(at: scope, tracking: false)) } ?? looks.paints.separator
        form.position = position
        form.count = count
        form.canSelect = canSelect(row)
        form.canDelete = canDelete(traits)
        form.canMove = canMove(traits)
        form.selectsMany = selection?.selectsMany ?? false
        row.node.set(form)
    }

    private func show(_ background: RowBackground?, in row: ListRow) {
        if let background, let element = row.background, row.backgroundSource == background.source {
            element.update(background.view)
        } else {
            row.background?.leaveTree()
            row.backgroundSource = background?.source
            row.background = background.map { background in
                AnyView._makeElement(
                    background.view,
                    _ElementInputs(
                        parent: self, scope: background.scope, tree: tree,
                        depth: Int32(max(background.depth, Int(depth) + 1))))
            }
        }
        var nodes: ContiguousArray<LayoutNode> = []
        row.background?.collectLayoutNodes(into: &nodes)
        row.node.set(background: nodes, isOwn: background == nil)
    }

    // MARK: What rows stand for

    private func traits(of content: LayoutNode) -> RowTraits {
        var inner = content
        while let next = inner.wrapped { inner = next }
        return RowTraits(around: inner.element, in: self)
    }

    private func canDelete(_ traits: RowTraits) -> Bool {
        traits.delete?.value != nil && traits.isDeleteDisabled != true
    }

    private func canMove(_ traits: RowTraits) -> Bool { traits.move?.value != nil && traits.isMoveDisabled != true }

    private func canSelect(_ row: ListRow) -> Bool {
        guard let selection, let identity = row.identity else { return false }
        return selection.canSelect(identity)
    }

    private func isSelected(_ row: ListRow) -> Bool {
        guard let selection, let identity = row.identity else { return false }
        return selection.isSelected(identity)
    }

    // MARK: What is done to rows

    func delete(_ row: RowNode) -> Bool {
        let traits = traits(of: row.content)
        guard canDelete(traits), let delete = traits.delete?.value else { return false }
        delete.action([delete.item.offset])
        return true
    }

    func move(_ row: RowNode, by distance: Int) -> Bool {
        let traits = traits(of: row.content)
        guard canMove(traits), let move = traits.move?.value else { return false }
        let offset = move.item.offset
        let target = min(max(offset + distance, 0), move.item.count - 1)
        guard target != offset else { return false }
        move.action([offset], target > offset ? target + 1 : target)
        return true
    }

    func press(_ row: RowNode) -> Bool {
        if !looks.isEditing, let button = row.onlyButton { return button.receive(.press) }
        guard let selection, let row = rows[ObjectIdentifier(row.content)], canSelect(row), let identity = row.identity
        else { return false }
        if looks.isEditing && selection.selectsMany { selection.toggle(identity) } else { selection.select(identity) }
        return true
    }
}

/// A row of a list that is made.
final class ListRow {
    let node: RowNode
    fileprivate(set) var background: _ViewElement<AnyView>?
    fileprivate(set) var backgroundSource: ObjectIdentifier?

    /// What the row stands for; nil if it is not in a `ForEach`.
    fileprivate(set) var identity: AnyHashable?

    init(_ node: RowNode) { self.node = node }
}
