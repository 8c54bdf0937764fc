import Foundation
@_spi(Kernel) import Umwelt
import UmweltGraph
// One file: the rows, the swiped one and the selection are private to the element, and all of its parts change them.

/// A list as its rows see it: the actions of the user on a row.
protocol RowContainer: _Element {
    /// Returns the selection value of a row; nil for none.
    func value(of row: RowNode) -> AnyHashable?

    /// Deletes the element of a row.
    ///
    /// - Returns: False if the row cannot be deleted.
    func delete(_ row: RowNode) -> Bool

    /// Moves the element of a row.
    ///
    /// - Parameters:
    ///   - distance: The number of rows to move it by, negative towards the start. A move beyond the ends of the data
    ///     is limited to them.
    ///   - isAnimated: False if the user has dragged the rows to their new places.
    /// - Returns: False if the row cannot be moved, or is there already.
    func move(_ row: RowNode, by distance: Int, isAnimated: Bool) -> Bool

    /// Runs the action of a press: hides swipe actions, presses the row's only button, or selects the row.
    ///
    /// - Returns: False if a press has no action.
    func press(_ row: RowNode) -> Bool

    /// Selects a row reached with an arrow key, as in AppKit, and with Shift all rows up to it.
    ///
    /// - Returns: False if nothing is selected: the row is not selectable, other keys are pressed, rows are selected
    ///   individually in edit mode, or selecting would navigate away from the list.
    func choose(_ row: RowNode) -> Bool

    /// Shows the buttons for a swipe to the left or to the right, or hides those at the other side.
    ///
    /// - Parameter isFull: If true, the first button is pressed, where the actions allow that.
    /// - Returns: False if there are no buttons at that side.
    func swipe(_ row: RowNode, toLeft: Bool, isFull: Bool) -> Bool

    /// Called when a row has left the list, and does not show any more.
    func didRemove(_ row: RowNode)
}

/// The saved selection state of a list.
private struct SavedSelection {
    let chosen: AnyHashable?
    let pressed: PressedRow?
}

/// The row that was pressed last without Shift.
private struct PressedRow {
    let identity: AnyHashable

    /// The inner list that the row is from; nil for the list itself.
    let list: ObjectIdentifier?
}

/// The element of a list's rows: creates a `RowNode` for each layout node of the content, configures it from its row
/// traits, and performs the user's actions on it.
///
/// Rows are realised near the viewport only; the `ListNode` arranges them.
final class ListElement<Content: View>: LazyElement<ListColumn<Content>>, RowContainer, SectionContainer, SelectingList,
    TypeSelecting
{
    private var selection: ListSelection?
    private var appearance: ListAppearance
    private var node: ListNode?
    private var child: _ViewElement<Content>?

    /// The rows that have been made, by the layout node of their content.
    private var rows: [ObjectIdentifier: ListRow] = [:]
    private var edges: [ObjectIdentifier: ListHeaderFooterNode] = [:]

    /// The column of a split view that contains the list, and the last value reported to it.
    private weak var column: SelectionColumn?
    private var lastChosen: AnyHashable?

    /// True if the value was reported to the column before the restoration, and not again since.
    private var resumes = false

    /// The removed rows, headers and footers whose transitions are in progress.
    private var leavingRows: [ObjectIdentifier: ListRow] = [:]
    private var leavingEdges: [ObjectIdentifier: ListHeaderFooterNode] = [:]

    /// The index that shows the labels of the sections; nil for none.
    private let index: SectionIndex?

    /// True if rows of inner lists have a selection of their own.
    private var hasOwnSelections = false

    /// True if modifiers around sections may have changed section settings.
    private var hasSectionTraits = false

    /// The settings of the sections by their numbers.
    private var sections: [Int: SectionSettings] = [:]

    /// The text that the user types to select a row.
    private var typing = TypeSelection()

    /// The space beside rows for the index, from the list's side, in points.
    private var indexRoom: CGFloat = 0

    /// The edges whose margins are not the list's own.
    private var foreignMargins: Edge.Set

    /// True if all rows have to be configured again, and not only new rows and those with new neighbours.
    private var isStale = true

    /// The row with visible swipe actions, and their edge.
    private var swiped: (row: RowNode, edge: HorizontalEdge)?

    /// The last row pressed without Shift, the start of a range selection.
    private var lastPressed: PressedRow?

    init(_ view: ListColumn<Content>, _ inputs: _ElementInputs) {
        selection = view.selection
        index = view.index
        foreignMargins = view.foreignMargins
        appearance = ListAppearance(EnvironmentValues(at: inputs.scope, tracking: false))
        super.init(inputs)
        if let part = consumeSavedPart(as: SavedSelection.self) {
            (lastChosen, lastPressed) = (part.chosen, part.pressed)
        }
        resumes = lastChosen != nil
        node = ListNode(axis: .vertical, alignmentKey: HorizontalAlignment.leading.key, element: self)
        node?.typing = self
        child = Content._makeElement(view.content, childInputs())
        needsLayoutContent()
        graph.run(self)
    }

    override var lazyNode: LazyNode? { node }

    override var preventsRelease: Bool { swiped != nil || super.preventsRelease }

    override var preventsVerification: Bool { swiped != nil }

    override var hasSavedPart: Bool { true }

    override var savedPart: Any? {
        // An inner list has another element when the list is made again.
        SavedSelection(chosen: lastChosen, pressed: lastPressed?.list == nil ? lastPressed : nil)
    }

    override var content: _Element? { child }

    override func update(_ view: ListColumn<Content>) {
        if view.selection?.selectsMany != selection?.selectsMany { itemTraitsChanged() }
        selection = view.selection
        if view.foreignMargins != foreignMargins {
            foreignMargins = view.foreignMargins
            itemTraitsChanged()
        }
        child?.update(view.content)
        graph.run(self)
    }

    /// Runs when the environment, the selection or the viewport has changed.
    override func update() {
        super.update()
        let values = EnvironmentValues(at: scope, tracking: true)
        let new = ObservationTracker.track(for: self) { () -> ListAppearance in
            for row in rows.values { row.node.set(isSelected: isSelected(row)) }
            if let selection { follow(selection, in: values.selectionColumn) }
            return ListAppearance(values)
        }
        node?.set(
            isRightToLeft: new.isRightToLeft,
            semantics: ListSemantics(isSelectable: isSelectable, selectsMany: selectsMany))
        node?.set(hasReducedMotion: values._accessibilityReduceMotion)
        guard new != appearance else { return }
        appearance = new
        itemTraitsChanged()
    }

    /// True if rows can be selected: those of the list, or those of an inner one.
    private var isSelectable: Bool { selection != nil || hasOwnSelections }

    private var selectsMany: Bool {
        selection?.selectsMany == true
            || hasOwnSelections && rows.values.contains { $0.ownSelection?.selectsMany == true }
    }

    /// Tells the column of a split view of a value that was selected or is no longer, also by the program.
    private func follow(_ selection: ListSelection, in new: SelectionColumn?) {
        column = new
        guard let column, !selection.selectsMany else { return }
        column.list = self
        let chosen = selection.chosen()
        if resumes, chosen == lastChosen { column.selectionResumes(in: self) }
        resumes = false
        guard chosen != lastChosen else { return }
        lastChosen = chosen
        let isEmpty = chosen == nil
        tree.afterUpdate { [weak self, weak column] in
            if let self { column?.selectionChanged(in: self, isEmpty: isEmpty) }
        }
    }

    func select(_ value: AnyHashable) -> Bool {
        guard let selection, selection.canSelect(value) else { return false }
        selection.select(value)
        return true
    }

    func clearSelection() { selection?.clear() }

    override func itemTraitsChanged() {
        isStale = true
        needsLayoutContent()
    }

    func asksForSectionTraits() {
        guard !hasSectionTraits else { return }
        hasSectionTraits = true
        itemTraitsChanged()
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
        for row in rows.values { row.forEachAccessory(body) }
        for row in leavingRows.values { row.forEachAccessory(body) }
    }

    override func didLeaveTree() {
        super.didLeaveTree()
        for row in rows.values { row.node.detach() }
        for row in leavingRows.values { row.node.detach() }
        for edge in edges.values { edge.detach() }
        for edge in leavingEdges.values { edge.detach() }
    }

    // MARK: Arranging

    override func arrange(_ parts: ContiguousArray<LazyPart>) -> ContiguousArray<LazyNode.Slot> {
        if hasSectionTraits { readSections(of: parts) }
        let (oldRows, oldEdges) = (rows, edges)
        rows = [:]
        edges = [:]
        let count = parts.reduce(0) { $0 + ($1.role == .row ? $1.count : 0) }
        var slots: ContiguousArray<LazyNode.Slot> = []
        slots.reserveCapacity(parts.count)
        var position = 0
        for index in parts.indices {
            let part = parts[index]
            var node: LayoutNode?
            if let inner = part.node {
                let id = ObjectIdentifier(inner)
                if part.role == .row {
                    let row =
                        oldRows[id] ?? leavingRows.removeValue(forKey: id)
                        ?? ListRow(RowNode(content: inner, list: self))
                    rows[id] = row
                    let place = RowPosition(of: index, in: parts, position: position, count: count)
                    // Accessories may have other layout nodes than before, though nothing else of the row has changed.
                    if isStale || row.place != place || row.hasAccessories {
                        row.place = place
                        update(row, in: sections[part.section], next: place.isLast ? nil : parts[index + 1].node)
                    }
                    node = row.node
                } else {
                    let edge =
                        oldEdges[id] ?? leavingEdges.removeValue(forKey: id)
                        ?? ListHeaderFooterNode(content: inner, isHeader: part.role == .header, element: self)
                    edges[id] = edge
                    edge.set(appearance, sides: appearance.sides(sections[part.section]))
                    node = edge
                }
            }
            if part.role == .row { position += part.count }
            slots.append(
                LazyNode.Slot(
                    part, node: node, gap: gap(before: index, in: parts), innerGap: appearance.rowSpacing))
        }
        for (id, row) in oldRows where rows[id] == nil { drop(row, id: id) }
        for (id, edge) in oldEdges where edges[id] == nil {
            if edge.isLeaving { leavingEdges[id] = edge } else { edge.detach() }
        }
        if !leavingEdges.isEmpty { leavingEdges = leavingEdges.filter { !$0.value.isDetached } }
        isStale = false
        let pinsHeaders = appearance.pinsHeaders && parts.contains { $0.role == .header }
        node?.set(pinnedViews: pinsHeaders ? .sectionHeaders : [])
        node?.endGap =
            parts.last.map {
                sections[$0.section]?.bottom ?? appearance.bottomGap(beside: $0.role, without: foreignMargins)
            } ?? 0
        // The selection of new rows has to be read in `update()`, which is the run that depends on the selection.
        if isSelectable { graph.run(self) }
        return slots
    }

    /// Reads the settings around sections, and passes their labels to the index.
    private func readSections(of parts: ContiguousArray<LazyPart>) {
        var new: [Int: SectionSettings] = [:]
        var entries: [SectionIndex.Entry] = []
        for part in parts where new[part.section] == nil {
            let settings = SectionSettings(ItemTraits(around: part, in: self).row)
            new[part.section] = settings
            if let label = settings.indexLabel {
                entries.append(SectionIndex.Entry(label: label, section: part.section))
            }
        }
        let room = entries.isEmpty || !appearance.mayShowIndex ? 0 : SectionIndexBar.width
        if new != sections || room != indexRoom { isStale = true }
        sections = new
        indexRoom = room
        guard let index else { return }
        tree.afterUpdate { [weak self] in index.set(entries, in: self?.node) }
    }

    /// Removes a row: now, or when its transition is over.
    private func drop(_ row: ListRow, id: ObjectIdentifier) {
        if swiped?.row === row.node { swiped = nil }
        notifyHidden(row)
        if row.node.isLeaving {
            leavingRows[id] = row
        } else {
            row.clearAccessories()
            row.node.detach()
        }
    }

    func didRemove(_ row: RowNode) {
        leavingRows.removeValue(forKey: ObjectIdentifier(row.content))?.clearAccessories()
    }

    private func gap(before index: Int, in parts: ContiguousArray<LazyPart>) -> CGFloat {
        let part = parts[index]
        guard index > 0 else {
            return sections[part.section]?.top ?? appearance.topGap(beside: part.role, without: foreignMargins)
        }
        let before = parts[index - 1]
        if before.section != part.section {
            let usual = appearance.sectionGap(before: part.role, after: before.role)
            let (above, below) = (sections[before.section]?.bottom, sections[part.section]?.top)
            if above == nil && below == nil { return usual }
            // Of the usual gap each section has one half: a guess.
            return (above ?? usual / 2) + (below ?? usual / 2)
        }
        return before.role == .row && part.role == .row ? appearance.rowSpacing : 0
    }

    private func update(_ row: ListRow, in section: SectionSettings?, next: LayoutNode?) {
        guard let place = row.place else { return }
        let traits = traits(of: row.node.content)
        let nextTraits = next.map { self.traits(of: $0) }
        row.ownSelection = traits.selection
        if row.ownSelection != nil { hasOwnSelections = true }
        row.identity = selectableIdentity(traits)
        row.isSelectionDisabled = traits.isSelectionDisabled == true
        show(traits.background, in: row)
        showActions(traits, in: row)
        var configuration = RowNode.Configuration(appearance: appearance)
        configuration.insets =
            traits.edgeInsets.isEmpty
            ? traits.insets?.value ?? appearance.usualInsets : traits.resolvedInsets(appearance.usualInsets)
        configuration.sides = appearance.sides(section)
        configuration.insets.trailing += max(indexRoom - configuration.sides.trailing, 0)
        configuration.hasUsualInsets = traits.insets == nil && traits.edgeInsets.isEmpty
        let isSolitary = appearance.rowSpacing > 0
        configuration.isFirst = place.isFirst || isSolitary
        configuration.isLast = place.isLast || isSolitary
        configuration.hidesTopLine =
            traits.topSeparator == .hidden || (place.followsRow && appearance.sectionSpacing == 0)
            || (place.isFirst && traits.sectionTopSeparator == .hidden)
        // The line between two rows is the bottom line of the upper one, which the lower one may hide.
        configuration.hidesBottomLine =
            traits.bottomSeparator == .hidden || nextTraits?.topSeparator == .hidden
            || (place.isLast && traits.sectionBottomSeparator == .hidden)
        let ownTop = traits.topSeparatorTint?.value
        configuration.topLine = linePaint((place.isFirst ? traits.sectionTopSeparatorTint?.value : nil) ?? ownTop)
        let sectionBottom = place.isLast ? traits.sectionBottomSeparatorTint?.value : nil
        configuration.bottomLine = linePaint(
            sectionBottom ?? traits.bottomSeparatorTint?.value ?? nextTraits?.topSeparatorTint?.value)
        configuration.isAlternate = appearance.alternatesRows && place.position % 2 == 1
        configuration.position = place.position
        configuration.count = place.count
        configuration.canSelect = canSelect(row)
        configuration.canDelete = canDelete(traits)
        configuration.canMove = canMove(traits)
        configuration.selectsMany = selection(of: row)?.selectsMany ?? false
        configuration.swipes = HorizontalEdge.Set(
            HorizontalEdge.allCases.filter { canSwipe(traits, at: $0) }.map { .init($0) })
        row.node.set(configuration)
    }

    private func linePaint(_ tint: Color?) -> Paint {
        tint.map { $0._paint(in: EnvironmentValues(at: scope, tracking: false)) } ?? appearance.paints.separator
    }

    private func show(_ background: RowBackground?, in row: ListRow) {
        row.background.show(background.map { ($0.view, $0.scope, $0.depth, $0.source) }, in: self)
        row.node.set(background: row.background.nodes, isOwn: background == nil)
    }

    /// Shows the swipe actions of a row if it has been swiped, or removes them.
    private func showActions(_ traits: RowTraits, in row: ListRow) {
        var shown: RowActions?
        if let swiped, swiped.row === row.node, !appearance.isEditing {
            shown = actions(traits, at: swiped.edge, of: row.node)
        }
        if shown == nil && swiped?.row === row.node { swiped = nil }
        guard let shown, let edge = swiped?.edge else {
            guard row.actions.element != nil else { return }
            notifyHidden(row)
            return row.node.closeActions(with: actionsTransaction()) { row.actions.clear() }
        }
        let hide = mainActorAction { [weak self] in self?.hideActions() }
        if row.actionsHidden == nil, let notify = shown.onPresentationChanged {
            row.actionsHidden = { notify(false) }
            tree.afterUpdate { notify(true) }
        }
        let bar = RowActionsBar(actions: shown.view, edge: edge, close: hide)
        row.actions.show((AnyView(bar), shown.scope, shown.depth, shown.source), in: self)
        row.node.open(actions: row.actions.nodes, edge: edge, with: actionsTransaction())
    }

    /// Notifies the app that the swipe actions of a row are hidden.
    private func notifyHidden(_ row: ListRow) {
        guard let hidden = row.actionsHidden else { return }
        row.actionsHidden = nil
        tree.afterUpdate(hidden)
    }

    /// Returns the transaction for showing and hiding swipe actions; nil for no animation.
    private func actionsTransaction() -> Transaction? { screenTransaction {} }

    private func actions(_ traits: RowTraits, at edge: HorizontalEdge, of row: RowNode) -> RowActions? {
        if let actions = traits.swipeActions[edge] { return actions }
        guard edge == .trailing, canDelete(traits) else { return nil }
        let delete = mainActorAction { [weak self, weak row] in
            if let row { _ = self?.delete(row) }
        }
        let button = Button(role: .destructive, action: delete) { SystemWord.delete.text }
        return RowActions(
            view: AnyView(button), allowsFullSwipe: true, scope: scope, depth: Int(depth) + 1,
            source: ObjectIdentifier(row))
    }

    private func hideActions() {
        guard swiped != nil else { return }
        swiped = nil
        itemTraitsChanged()
    }

    // MARK: What rows stand for

    private func traits(of content: LayoutNode) -> RowTraits { ItemTraits(of: content, in: self).row }

    private func canDelete(_ traits: RowTraits) -> Bool {
        traits.delete?.value != nil && traits.isDeleteDisabled != true
    }

    private func canMove(_ traits: RowTraits) -> Bool { traits.move?.value != nil && traits.isMoveDisabled != true }

    private func canSwipe(_ traits: RowTraits, at edge: HorizontalEdge) -> Bool {
        traits.swipeActions[edge] != nil || (edge == .trailing && canDelete(traits))
    }

    /// The identity of a row, or its link's value if the selection only accepts that.
    private func selectableIdentity(_ traits: RowTraits) -> AnyHashable? {
        guard let selection = traits.selection ?? selection, let link = traits.linkValue, selection.canSelect(link)
        else { return traits.identity }
        return traits.identity.map(selection.canSelect) == true ? traits.identity : link
    }

    private func selection(of row: ListRow) -> ListSelection? { row.ownSelection ?? selection }

    private func canSelect(_ row: ListRow) -> Bool {
        guard let selection = selection(of: row), let identity = row.identity, !row.isSelectionDisabled
        else { return false }
        return selection.canSelect(identity)
    }

    private func isSelected(_ row: ListRow) -> Bool {
        guard let selection = selection(of: row), let identity = row.identity else { return false }
        return selection.isSelected(identity)
    }

    // MARK: What is done to rows

    func value(of row: RowNode) -> AnyHashable? { rows[ObjectIdentifier(row.content)]?.identity }

    func delete(_ row: RowNode) -> Bool {
        let traits = traits(of: row.content)
        guard canDelete(traits), let delete = traits.delete?.value else { return false }
        withAnimation { delete.action([delete.item.offset]) }
        return true
    }

    func move(_ row: RowNode, by distance: Int, isAnimated: Bool) -> Bool {
        let traits = traits(of: row.content)
        guard canMove(traits), let move = traits.move?.value else { return false }
        let offset = move.item.offset
        let target = min(max(offset + distance, 0), move.item.count - 1)
        guard target != offset else { return false }
        withAnimation(isAnimated ? .default : nil) { move.action([offset], target > offset ? target + 1 : target) }
        return true
    }

    func swipe(_ row: RowNode, toLeft: Bool, isFull: Bool) -> Bool {
        let edge: HorizontalEdge = toLeft == appearance.isRightToLeft ? .leading : .trailing
        if let swiped, swiped.row === row, swiped.edge != edge {
            hideActions()
            return true
        }
        guard !appearance.isEditing, let actions = actions(traits(of: row.content), at: edge, of: row) else {
            return false
        }
        swiped = (row, edge)
        itemTraitsChanged()
        if isFull && actions.allowsFullSwipe {
            tree.afterUpdate { [weak row] in _ = row?.actions?.firstButton?.receive(.press) }
        }
        return true
    }

    /// The greatest number of rows created to find the row for typed text: a guess.
    private static var typingLimit: Int { 1000 }

    func typeSelect(_ characters: String) -> Bool {
        guard isSelectable, !appearance.isEditing, let now = window?.inputTime else { return false }
        let typed = typing.add(characters, at: now)
        if choose(typed) { return true }
        guard node?.requestRest(upTo: Self.typingLimit) == true else { return false }
        tree.afterUpdate { [weak self] in _ = self?.choose(typed) }
        return true
    }

    /// Selects the first row whose text starts with the typed text. Returns false if no view accepts it.
    private func choose(_ typed: String) -> Bool {
        let values = EnvironmentValues(at: scope, tracking: false)
        let ordered = rows.values.filter { canSelect($0) && $0.place != nil }
            .sorted { ($0.place?.position ?? 0) < ($1.place?.position ?? 0) }
        let found = ordered.first { row in
            let own = traits(of: row.node.content).typeSelectText?.value?.string(in: values)
            return TypeSelection.matches(own ?? row.node.spokenName, typed)
        }
        guard let found, let selection = selection(of: found), let identity = found.identity else { return false }
        selection.select(identity)
        if !selection.selectsMany && found.ownSelection == nil { column?.rowChosen() }
        found.node.scrollIntoView()
        if found.node.isFocusable { window?.focus.move(to: found.node) }
        return true
    }

    func press(_ row: RowNode) -> Bool {
        if swiped != nil {
            hideActions()
            return true
        }
        let listRow = rows[ObjectIdentifier(row.content)].flatMap { canSelect($0) ? $0 : nil }
        // The row of a group is selected where it can be: its chevron is for the content.
        if !appearance.isEditing, let button = row.onlyButton, listRow == nil || !button.isDisclosure {
            return button.receive(.press)
        }
        guard let row = listRow, let selection = selection(of: row), let identity = row.identity else { return false }
        guard selection.selectsMany else {
            selection.select(identity)
            if row.ownSelection == nil { column?.rowChosen() }
            return true
        }
        let held = window?.modifierKeys.held ?? []
        if held.contains(.shift), let range = rowsFromLastPressed(to: row) {
            selection.selectAll(range)
            return true
        }
        lastPressed = PressedRow(identity: identity, list: selection.list)
        if appearance.isEditing || !held.isDisjoint(with: [.control, .command]) {
            selection.toggle(identity)
        } else {
            selection.select(identity)
        }
        return true
    }

    func choose(_ row: RowNode) -> Bool {
        guard !appearance.isEditing, column?.leadsAway != true, let row = rows[ObjectIdentifier(row.content)],
            canSelect(row), let selection = selection(of: row), let identity = row.identity
        else { return false }
        let held = window?.modifierKeys.held ?? []
        guard held.isDisjoint(with: [.control, .command]) else { return false }
        if selection.selectsMany, held.contains(.shift), let range = rowsFromLastPressed(to: row) {
            selection.selectAll(range)
        } else {
            lastPressed = PressedRow(identity: identity, list: selection.list)
            selection.select(identity)
        }
        return true
    }

    /// Returns the identities of the rows from the last pressed one to another, both included; nil if that row no longer
    /// exists, or is from another list.
    private func rowsFromLastPressed(to last: ListRow) -> [AnyHashable]? {
        let list = last.ownSelection?.list
        guard let lastPressed, lastPressed.list == list, let end = last.place?.position,
            let start = rows.values.first(where: {
                $0.identity == lastPressed.identity && $0.ownSelection?.list == list
            })?.place?.position
        else { return nil }
        let range = min(start, end)...max(start, end)
        return rows.values.filter { row in
            row.place.map { range.contains($0.position) } == true && canSelect(row) && row.ownSelection?.list == list
        }
        .compactMap(\.identity)
    }
}
