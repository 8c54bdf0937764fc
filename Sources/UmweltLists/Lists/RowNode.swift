import Foundation
@_spi(Kernel) import Umwelt
// One file: the parts of the row are private, and its layout, its drawing and its actions change them.

/// The layout node of a row: the content with its insets, background, separators, edit controls and swipe actions.
///
/// The list's element configures it and receives its events as a `RowContainer`.
final class RowNode: LayoutNode, ItemNode {
    /// The layout node of the view that is the row.
    let content: LayoutNode

    // The list's element, which outlives this node.
    private unowned(unsafe) let list: any RowContainer
    /// The selection value of the row; nil for none.
    var value: AnyHashable? { list.value(of: self) }

    override var roles: NodeRoles { [.row, .item] }
    var heldItem: LayoutNode? { content }

    private var configuration: Configuration?
    private(set) var isSelected = false
    private var drawsBackground = true
    private var background: RowBackgroundNode?
    private var control: RowControlNode?
    private var grip: RowControlNode?
    private var lines: RowLinesNode?

    /// The radii of the corners above and below that show now, as parts of the usual one.
    private var corners = CGPoint.zero

    /// The animation of the corners.
    private var cornerMotion: ValueAnimation<CGPoint>?

    /// The visible swipe actions.
    private(set) var actions: RowActionsNode?

    /// The swipe actions that are being hidden; nil for none.
    private var closing: RowActionsNode?
    private var actionsEdge = HorizontalEdge.trailing

    /// The appearance of a row and the actions that are possible on it.
    struct Configuration: Equatable {
        var appearance: ListAppearance

        /// The distances from the list's sides to the section's card.
        var sides: SideMargins
        var insets: EdgeInsets

        /// True if the row's traits set no insets.
        var hasUsualInsets = true
        var isFirst = false
        var isLast = false
        var hidesTopLine = false
        var hidesBottomLine = false
        var topLine: Paint
        var bottomLine: Paint

        /// True if the row has the second of two alternating backgrounds.
        var isAlternate = false
        var position = 0
        var count = 0
        var canSelect = false
        var selectsMany = false
        var canDelete = false
        var canMove = false

        /// The edges with swipe actions.
        var swipes: HorizontalEdge.Set = []

        init(appearance: ListAppearance) {
            self.appearance = appearance
            insets = appearance.usualInsets
            sides = appearance.sides(nil)
            topLine = appearance.paints.separator
            bottomLine = appearance.paints.separator
        }

        /// True if the parts of the row have the same places.
        func hasSameLayout(as other: Configuration) -> Bool {
            insets == other.insets && sides == other.sides && hasUsualInsets == other.hasUsualInsets
                && appearance == other.appearance && canMove == other.canMove && control == other.control
        }

        /// The radii of the corners above and below, as parts of the usual one.
        var corners: CGPoint {
            // A sidebar has no cards: the background of a selected row is its own.
            let isAlone = appearance.style == .sidebar
            return CGPoint(x: isFirst || isAlone ? 1 : 0, y: isLast || isAlone ? 1 : 0)
        }

        /// The directions of swipes, left or right, that uncover actions.
        var physicalSwipes: [ListItemSemantics.Swipe] {
            var swipes: [ListItemSemantics.Swipe] = []
            let (left, right): (HorizontalEdge.Set, HorizontalEdge.Set) =
                appearance.isRightToLeft ? (.leading, .trailing) : (.trailing, .leading)
            if self.swipes.contains(left) { swipes.append(.toLeft) }
            if self.swipes.contains(right) { swipes.append(.toRight) }
            return swipes
        }

        /// The control at the leading side while the list is edited; nil for none.
        var control: RowControlNode.Kind? {
            guard appearance.isEditing else { return nil }
            if canSelect && selectsMany { return .select }
            return canDelete ? .delete : nil
        }

        /// True if the row can be dragged by a grip.
        var hasGrip: Bool { appearance.isEditing && canMove }

        /// True if the row can be dragged directly: in a list outside edit mode, as in UIKit and AppKit.
        var isDragged: Bool { !appearance.isEditing && canMove }
    }

    init(content: LayoutNode, list: any RowContainer) {
        self.content = content
        self.list = list
        super.init(element: list)
        setChildren([content])
    }

    override func didDetach() {
        list.didRemove(self)
        background?.detach()
        control?.detach()
        grip?.detach()
        lines?.detach()
        actions?.detach()
        closing?.detach()
    }

    // MARK: What the list says

    func set(_ new: Configuration) {
        guard new != configuration else { return }
        let old = configuration
        configuration = new
        if let old { moveCorners(from: old.corners, to: new.corners) } else { corners = new.corners }
        isRightToLeft = new.appearance.isRightToLeft
        compose()
        setNeedsSend()
        setNeedsDisplay()
        if old?.hasSameLayout(as: new) != true { setNeedsLayout() }
        for part in [grip, control] {
            part?.setNeedsSend()
            // The colours may be others.
            part?.setNeedsDisplay()
        }
        lines?.setNeedsDisplay()
        background?.setNeedsDisplay()
    }

    func set(isSelected new: Bool) {
        guard new != isSelected else { return }
        isSelected = new
        setNeedsDisplay()
        control?.setNeedsDisplay()
    }

    /// Sets the background of the row.
    ///
    /// - Parameters:
    ///   - nodes: The layout nodes of a custom background.
    ///   - isOwn: If true, there is no custom background, and the row draws the default one.
    func set(background nodes: ContiguousArray<LayoutNode>, isOwn: Bool) {
        if isOwn == drawsBackground && (background?.children ?? []).elementsEqual(nodes, by: ===) { return }
        drawsBackground = isOwn
        if isOwn {
            background?.detach()
            background = nil
        } else {
            let node = background ?? RowBackgroundNode(row: self, element: list)
            background = node
            node.setChildren(nodes)
        }
        compose()
        setNeedsDisplay()
    }

    /// Shows swipe actions at an edge.
    ///
    /// - Parameters:
    ///   - nodes: The layout nodes of the actions.
    ///   - edge: The edge.
    ///   - transaction: The transaction for their appearance; nil for no animation.
    func open(
        actions nodes: ContiguousArray<LayoutNode>, edge: HorizontalEdge,
        with transaction: @autoclosure () -> Transaction?
    ) {
        let (isOpen, isBack) = (actions != nil, closing != nil)
        if let closing {
            endDeparture(closing)
            actions = closing
            self.closing = nil
        }
        let node = actions ?? RowActionsNode(element: list)
        actions = node
        actionsEdge = edge
        node.setChildren(nodes)
        compose()
        setNeedsLayout()
        guard !isOpen, let transaction = transaction() else { return }
        element.whenPlaced { [weak self, weak node] in
            guard let self, let node, actions === node else { return }
            if element.asksForLessMotion { return node.fadeIn(with: transaction) }
            moveContent(by: -actionsShift, with: transaction)
            let start = NodeDisplacement(offset: CGSize(width: -actionsShift, height: 0))
            node.displace(from: isBack ? nil : start, to: .none, with: transaction)
        }
    }

    /// Moves the content, which has another place now, from where it shows.
    private func moveContent(by distance: CGFloat, with transaction: Transaction) {
        var start = content.displacement
        start.offset.width += distance
        content.stopDisplacing()
        content.displace(from: start, to: .none, with: transaction)
    }

    /// Hides the swipe actions.
    ///
    /// - Parameters:
    ///   - transaction: The transaction for their disappearance; nil for no animation.
    ///   - finish: Called when they have disappeared, unless they are shown again.
    func closeActions(with transaction: @autoclosure () -> Transaction?, finish: @escaping () -> Void) {
        guard let node = actions else { return closing == nil ? finish() : () }
        actions = nil
        let transaction = transaction()
        let end = NodeDisplacement(offset: CGSize(width: -actionsShift, height: 0))
        let leave = { [weak self, weak node] in
            node?.detach()
            if self?.closing === node { self?.closing = nil }
            finish()
        }
        if let transaction {
            closing = node
            letGo(of: node, with: transaction) { transaction in
                if element.asksForLessMotion { return node.fade(to: 0, with: transaction) }
                node.displace(to: end, with: transaction)
                moveContent(by: actionsShift, with: transaction)
            } finish: {
                leave()
            }
        }
        compose()
        setNeedsLayout()
        if transaction == nil { leave() }
    }

    private func compose() {
        guard let configuration else { return }
        if configuration.control != control?.kind {
            control?.detach()
            control = configuration.control.map { RowControlNode($0, row: self, element: list) }
        }
        if configuration.hasGrip != (grip != nil) {
            grip?.detach()
            grip = configuration.hasGrip ? RowControlNode(.grip, row: self, element: list) : nil
        }
        // The row draws its separators itself unless a custom background would cover them.
        if drawsBackground == (lines != nil) {
            lines?.detach()
            lines = drawsBackground ? nil : RowLinesNode(row: self, element: list)
        }
        var parts: ContiguousArray<LayoutNode> = []
        if let background { parts.append(background) }
        if let lines { parts.append(lines) }
        if let control { parts.append(control) }
        parts.append(content)
        if let grip { parts.append(grip) }
        if let actions { parts.append(actions) }
        setChildren(parts)
    }

    // MARK: Layout

    /// The insets of the content from the sides of the list, in points.
    private var room: EdgeInsets {
        guard let configuration else { return EdgeInsets() }
        var room = configuration.insets
        let controlWidth = configuration.appearance.measures.editShift
        room.leading += configuration.sides.leading + (configuration.control == nil ? 0 : controlWidth)
        room.trailing += configuration.sides.trailing + (configuration.hasGrip ? controlWidth : 0)
        return room
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - room.horizontal, 0) }, height: nil)
    }

    /// The space above and below the content, in points, minus the part into which controls with their own margin
    /// extend.
    private func verticalRoom(_ offer: ProposedViewSize) -> (top: CGFloat, bottom: CGFloat) {
        let (top, bottom) = (room.top, room.bottom)
        guard configuration?.hasUsualInsets == true else { return (top, bottom) }
        let padding =
            configuration?.appearance.measures.highControlsExtend == true ? content.paddingBesideLine : 0
        func reach(_ guide: CGFloat?) -> CGFloat { min(max(guide ?? 0, padding), RowInsets.maxReach) }
        let below = content.explicitGuide(VerticalAlignment.rowBottom.key, for: offer)
            .map { content.size(for: offer).height - $0 }
        return (
            top - reach(content.explicitGuide(VerticalAlignment.rowTop.key, for: offer)), bottom - reach(below)
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = offer(proposal)
        let size = content.size(for: offer)
        let (top, bottom) = verticalRoom(offer)
        return CGSize(
            width: proposal.width ?? size.width + room.horizontal,
            height: max(top + size.height + bottom, configuration?.appearance.minRowHeight ?? 0))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let configuration else { return }
        let room = room
        let offer = offer(proposal)
        let (top, bottom) = verticalRoom(offer)
        // A row of the list's least height is higher than its content, which is centred.
        let free = size.height - top - bottom - content.size(for: offer).height
        let shift = placeActions(in: size, sides: configuration.sides)
        place(content, at: CGPoint(x: room.leading + shift, y: top + free / 2), proposal: offer)
        findLineEnds(room, offer)
        let card = ProposedViewSize(
            width: max(size.width - configuration.sides.sum, 0), height: size.height)
        if let background {
            place(background, at: CGPoint(x: configuration.sides.leading, y: 0), proposal: card)
        }
        if let lines { place(lines, at: .zero, proposal: ProposedViewSize(size)) }
        let (sides, margin) = (configuration.sides, configuration.appearance.rowMargin)
        if let control { place(control, from: sides.leading + margin) }
        if let grip { place(grip, from: size.width - sides.trailing - margin - RowControlNode.size) }
    }

    /// The ends of the separators as set by the content's guides, in points from the row's leading side; nil for the
    /// default ones.
    private var lineStart: CGFloat?
    private var lineEnd: CGFloat?

    private func findLineEnds(_ room: EdgeInsets, _ offer: ProposedViewSize) {
        func place(_ guide: HorizontalAlignment) -> CGFloat? {
            content.explicitGuide(guide.key, for: offer).map { $0 + room.leading }
        }
        let (start, end) = (place(.listRowSeparatorLeading), place(.listRowSeparatorTrailing))
        guard start != lineStart || end != lineEnd else { return }
        lineStart = start
        lineEnd = end
        setNeedsDisplay()
        lines?.setNeedsDisplay()
    }

    /// Places the swipe actions beside the content.
    ///
    /// - Returns: The distance by which the content moves aside, in points, negative to the left.
    private func placeActions(in size: CGSize, sides: SideMargins) -> CGFloat {
        guard let actions else {
            actionsShift = 0
            return 0
        }
        actions.isRightToLeft = isRightToLeft
        let offer = ProposedViewSize(width: nil, height: size.height)
        let width = actions.size(for: offer).width
        let isLeading = actionsEdge == .leading
        place(
            actions, at: CGPoint(x: isLeading ? sides.leading : size.width - sides.trailing - width, y: 0),
            proposal: offer)
        actionsShift = isLeading ? width : -width
        return actionsShift
    }

    /// The distance by which swipe actions have moved the content aside, in points, negative to the left.
    private var actionsShift: CGFloat = 0

    private func place(_ control: RowControlNode, from x: CGFloat) {
        let side = RowControlNode.size
        place(
            control, at: CGPoint(x: x, y: (frame.height - side) / 2),
            proposal: ProposedViewSize(width: side, height: side))
    }

    override var wrapped: LayoutNode? { content }

    /// Content that moves aside for swipe actions, or reaches a rounded corner, is clipped to the card.
    override var clip: Path? {
        actions == nil && closing == nil && !reachesCorner ? nil : card(in: drawnFrame.size)
    }

    /// True if insets of the app's own let the content reach into a rounded corner of the card.
    private var reachesCorner: Bool {
        guard let configuration, corners != .zero else { return false }
        let (insets, radius) = (configuration.insets, configuration.appearance.cornerRadius)
        let isAbove = corners.y > 0 && insets.bottom < radius || corners.x > 0 && insets.top < radius
        return isAbove && min(insets.leading, insets.trailing) < radius
    }

    /// The colours of the list.
    var paints: ListAppearance.Paints? { configuration?.appearance.paints }

    // MARK: Drawing

    /// Returns the row's part of its section's card, in the row's coordinates.
    func card(in size: CGSize) -> Path {
        guard let configuration else { return Path() }
        let sides = configuration.sides
        let box = CGRect(
            x: isRightToLeft ? sides.trailing : sides.leading, y: 0, width: max(size.width - sides.sum, 0),
            height: size.height)
        // A corner that is on its way is a curve to its end, so that hosts can move the outline by themselves.
        let least = cornerMotion?.isRunning == true ? 0.001 : 0
        let radius = configuration.appearance.cornerRadius
        return Path(
            card: box, topRadius: max(radius * corners.x, least), bottomRadius: max(radius * corners.y, least))
    }

    /// Rounds the corners for another place in the section, by and by if the change is animated.
    private func moveCorners(from old: CGPoint, to new: CGPoint) {
        guard old != new else { return }
        if element.asksForLessMotion {
            cornerMotion?.cancel()
            cornerMotion = nil
            corners = new
            return
        }
        element.animate(&cornerMotion, from: old, to: new) { [weak self] in
            self?.corners = $0
            self?.setNeedsDisplay()
            self?.background?.setNeedsSend()
        }
        // A corner that has come to rest is drawn in another form.
        cornerMotion?.onFinish = { [weak self] in
            self?.setNeedsDisplay()
            self?.background?.setNeedsSend()
        }
        // Of the clip around a background, hosts are drawn frames.
        cornerMotion?.target = background == nil ? self : nil
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let configuration else { return [] }
        var items: [DisplayItem] = []
        let paints = configuration.appearance.paints
        if isSelected {
            items.append(.fill(card(in: size), paints.selectedRow))
        } else if drawsBackground {
            if let row = paints.row { items.append(.fill(card(in: size), row)) }
            if configuration.isAlternate { items.append(.fill(card(in: size), paints.alternateRow)) }
        }
        return drawsBackground ? items + separatorLines(in: size) : items
    }

    /// Returns the separators above and below the row.
    func separatorLines(in size: CGSize) -> [DisplayItem] {
        guard let configuration else { return [] }
        let appearance = configuration.appearance
        let (measures, pixel) = (appearance.measures, appearance.pixelLength)
        let thickness = measures.separatorThickness ?? pixel
        func line(atBottom: Bool, isWhole: Bool) -> DisplayItem {
            let side = size.width - configuration.sides.trailing
            let far = measures.separatorsEndAtContent && !isWhole ? side - appearance.rowMargin : side
            let usual =
                configuration.sides.leading + appearance.rowMargin
                + (configuration.control == nil ? 0 : measures.editShift)
            // Rounded to pixels, so that the ends are sharp.
            let start = isWhole ? 0 : ((lineStart ?? usual) / pixel).rounded() * pixel
            let end = isWhole ? far : ((lineEnd ?? far) / pixel).rounded() * pixel
            let box = CGRect(
                x: isRightToLeft ? size.width - end : start, y: atBottom ? size.height - thickness : 0,
                width: max(end - start, 0), height: thickness)
            return .fill(Path(box), atBottom ? configuration.bottomLine : configuration.topLine)
        }
        var lines: [DisplayItem] = []
        let hasOuterLines = appearance.style == .plain || appearance.style == .grouped
        if configuration.isFirst && hasOuterLines && !configuration.hidesTopLine {
            lines.append(line(atBottom: false, isWhole: appearance.style == .grouped))
        }
        if !configuration.hidesBottomLine && appearance.style != .sidebar && (!configuration.isLast || hasOuterLines) {
            lines.append(line(atBottom: true, isWhole: configuration.isLast && appearance.style == .grouped))
        }
        return lines
    }

    // MARK: Use

    override var semantics: Semantics {
        guard let configuration else { return Semantics() }
        let item = ListItemSemantics(
            position: configuration.position, count: configuration.count,
            isSelected: configuration.canSelect ? isSelected : nil,
            isPressable: configuration.canSelect || actions != nil
                || (!configuration.appearance.isEditing && onlyButton != nil),
            canDelete: configuration.canDelete, canMove: configuration.isDragged,
            swipes: configuration.appearance.isEditing ? [] : configuration.physicalSwipes)
        var semantics = Semantics(role: .listItem(item))
        if item.isReached { semantics.isFocusable = true }
        return semantics
    }

    /// The control that is pressed with the row: its only control, if that is a button or disclosure; nil for none.
    var onlyButton: LayoutNode? {
        var buttons: [LayoutNode] = []
        func search(_ node: LayoutNode) {
            switch node.semantics.role {
            case .content, .text, .meter, .heading, .scrollArea, .list, .listItem, .listEdge:
                node.children.forEach(search)
            default: buttons.append(node)
            }
        }
        search(content)
        guard buttons.count == 1, let button = buttons.first else { return nil }
        return button.isDisclosure || button.semantics.takesRow ? button : nil
    }

    /// True while a pointer drags the row, which has no grip then.
    private var isHeld = false

    /// Ends the animations of all rows of the list when the user starts dragging a row.
    func endMoves() { for row in parent?.children ?? [] { row.endMove() } }

    override var pointerInterest: PointerInterest {
        var interest = super.pointerInterest
        interest.events.formUnion(dragInterest)
        return interest
    }

    /// True if the row itself is dragged to another place in the list.
    var isMovedItself: Bool { configuration?.isDragged == true }

    /// The name of the row for assistive technology.
    var spokenName: String { SemanticsPass.name(from: [content]) }

    override func handle(_ event: NodeEvent) -> Bool {
        switch event {
        case .press: list.press(self)
        case .choose: list.choose(self)
        case .delete: list.delete(self)
        case .move(let distance): list.move(self, by: distance, isAnimated: !isHeld && grip?.isHeld != true)
        case .pressBegan: setHeld(isMovedItself)
        case .pressEnded: setHeld(false)
        case .swipe(let toLeft, let isFull): list.swipe(self, toLeft: toLeft, isFull: isFull)
        default: false
        }
    }

    /// Records whether a pointer drags the row. Returns false if nothing changes.
    private func setHeld(_ new: Bool) -> Bool {
        guard new != isHeld else { return false }
        isHeld = new
        if new { endMoves() }
        return true
    }
}

extension LayoutNode {
    /// True for the node that shows and hides the content of a group.
    var isDisclosure: Bool { if case .disclosure = semantics.role { true } else { false } }
}
