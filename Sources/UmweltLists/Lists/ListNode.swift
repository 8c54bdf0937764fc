import Foundation
@_spi(Kernel) import Umwelt

/// The layout node that arranges the rows, headers and footers of a list.
final class ListNode: LazyNode {
    private var own = ListSemantics()

    func set(isRightToLeft new: Bool, semantics: ListSemantics) {
        if new != isRightToLeft {
            isRightToLeft = new
            setNeedsLayout()
        }
        guard semantics != own else { return }
        own = semantics
        setNeedsSend()
    }

    /// True with reduced motion: rows appear and disappear, and the others don't move.
    private var hasReducedMotion = false

    func set(hasReducedMotion new: Bool) { hasReducedMotion = new }

    override var childMotion: ChildMotion { hasReducedMotion ? .none : .own }

    override func didPin(_ node: LayoutNode, isDisplaced: Bool) {
        (node as? ListHeaderFooterNode)?.set(isPinned: isDisplaced)
    }

    override var semantics: Semantics { Semantics(role: .list(own)) }

    /// The last row, also with its section's footer below it, if things can be dropped after it.
    override var spaceTaker: LayoutNode? {
        guard let last = slots.last(where: { $0.role != .footer }), last.role == .row,
            let row = last.node as? RowNode, row.takesSpaceBelow
        else { return nil }
        return row
    }

    /// The list, which selects rows by typing.
    weak var typing: (any TypeSelecting)?

    override var pointerInterest: PointerInterest {
        var interest = super.pointerInterest
        if own.isSelectable { interest.keys = .text }
        // Rows are added to the selection with a key held.
        if own.selectsMany { interest.keys?.hasModifiers = true }
        return interest
    }

    override func handle(_ event: NodeEvent) -> Bool {
        guard case .key(let stroke) = event, stroke.phase != .up, own.isSelectable,
            stroke.modifiers.isDisjoint(with: [.control, .command, .option]), !stroke.characters.isEmpty,
            stroke.characters.allSatisfy({ $0.isLetter || $0.isNumber || $0.isPunctuation || $0.isSymbol }),
            element.window?.focus.isInField != true
        else { return super.handle(event) }
        return typing?.typeSelect(stroke.characters) ?? false
    }
}

/// A section's header or footer among the rows of a list.
final class ListHeaderFooterNode: WrapperNode, ItemNode {
    private let inner: ListHeaderFooterContentNode

    init(content: LayoutNode, isHeader: Bool, element: _Element) {
        inner = ListHeaderFooterContentNode(content: content, isHeader: isHeader, element: element)
        super.init(element: element)
        setChildren([inner])
    }

    private var pinnedPaint: Paint?
    private var isPinned = false

    func set(_ appearance: ListAppearance, sides: SideMargins) {
        inner.set(appearance, sides: sides)
        if !appearance.pinsHeaders { set(isPinned: false) }
        guard appearance.paints.pinnedHeader != pinnedPaint else { return }
        pinnedPaint = appearance.paints.pinnedHeader
        if isPinned { setNeedsDisplay() }
    }

    /// Sets whether the header stays at the top while the rows of its section scroll under it.
    func set(isPinned new: Bool) {
        guard new != isPinned else { return }
        isPinned = new
        setNeedsDisplay()
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard isPinned, let pinnedPaint else { return [] }
        return [.fill(Path(CGRect(origin: .zero, size: size)), pinnedPaint)]
    }

    override func didDetach() { inner.detach() }

    override var roles: NodeRoles { .item }

    var heldItem: LayoutNode? { inner }

    override var semantics: Semantics { Semantics(role: .listEdge) }
}

/// The content of a header or footer, with its insets. A header is a heading for assistive technology.
private final class ListHeaderFooterContentNode: LayoutNode, ItemNode {
    private let isHeader: Bool
    private var insets = EdgeInsets()
    private var minHeight: CGFloat = 0

    init(content: LayoutNode, isHeader: Bool, element: _Element) {
        self.isHeader = isHeader
        super.init(element: element)
        setChildren([content])
    }

    func set(_ appearance: ListAppearance, sides: SideMargins) {
        let newInsets = isHeader ? appearance.headerInsets(sides) : appearance.footerInsets(sides)
        let newHeight = isHeader ? appearance.minHeaderHeight : 0
        guard newInsets != insets || newHeight != minHeight || appearance.isRightToLeft != isRightToLeft else { return }
        insets = newInsets
        minHeight = newHeight
        isRightToLeft = appearance.isRightToLeft
        setNeedsLayout()
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.inset(horizontally: insets.horizontal, vertically: insets.vertical)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = children.first?.size(for: inner(proposal)) ?? .zero
        return CGSize(
            width: proposal.width ?? size.width + insets.horizontal,
            height: max(size.height + insets.vertical, minHeight))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let content = children.first else { return }
        let offer = inner(proposal)
        let y = isHeader ? size.height - insets.bottom - content.size(for: offer).height : insets.top
        place(content, at: CGPoint(x: insets.leading, y: y), proposal: offer)
    }

    override var roles: NodeRoles { .item }

    var heldItem: LayoutNode? { children.first }

    override var semantics: Semantics { isHeader ? Semantics(role: .heading) : Semantics() }
}
