import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a row outside of lists that can be swiped: its content, which moves aside for the actions.
final class SwipeRowNode: ItemWrapperNode {
    weak var container: SwipeActionsContainer?

    /// The edge for the actions; nil to hide them.
    private var wantedEdge: HorizontalEdge?

    /// The actions that show, with their edge and whether they have been placed.
    private var shown: (node: RowActionsNode, edge: HorizontalEdge, isPlaced: Bool, notify: ((Bool) -> Void)?)?

    /// The actions that are being hidden; nil for none.
    private var closing: RowActionsNode?
    private var accessory = RowAccessory()

    private var traits: RowTraits {
        guard let content = children.first, let container = element.parent else { return RowTraits() }
        return ItemTraits(of: content, in: container).row
    }

    // MARK: Actions

    /// Hides the actions.
    func close() {
        guard wantedEdge != nil else { return }
        wantedEdge = nil
        element.invalidate()
    }

    /// Called when the modifier has other actions.
    func traitsChanged() {
        setNeedsSend()
        if wantedEdge != nil { element.invalidate() }
    }

    /// Shows the requested actions, or removes the visible ones. Runs in an update.
    func showActions() {
        let actions = wantedEdge.flatMap { traits.swipeActions[$0] }
        guard let edge = wantedEdge, let actions else { return hideActions() }
        if let shown, shown.edge != edge { hideActions() }
        let hide = mainActorAction { [weak self] in self?.close() }
        let bar = RowActionsBar(actions: actions.view, edge: edge, close: hide)
        accessory.show((AnyView(bar), actions.scope, actions.depth, actions.source), in: element)
        if shown == nil {
            finishClosing()
            shown = (RowActionsNode(element: element), edge, false, actions.onPresentationChanged)
            container?.opened(self)
            if let notify = actions.onPresentationChanged { element.tree.afterUpdate { notify(true) } }
        }
        shown?.node.setChildren(accessory.nodes)
        compose()
    }

    private func hideActions() {
        wantedEdge = nil
        guard let shown, let content = children.first else { return }
        self.shown = nil
        container?.closed(self)
        if let notify = shown.notify { element.tree.afterUpdate { notify(false) } }
        let way = content.displacement.offset
        guard let transaction = element.screenTransaction(completion: {}) else {
            content.stopDisplacing()
            closing = shown.node
            return finishClosing()
        }
        closing = shown.node
        letGo(of: shown.node, with: transaction) { transaction in
            if element.asksForLessMotion {
                shown.node.fade(to: 0, with: transaction)
                content.stopDisplacing()
            } else {
                let away = NodeDisplacement(offset: CGSize(width: -way.width, height: 0))
                shown.node.displace(to: away, with: transaction)
                content.displace(to: .none, with: transaction)
            }
        } finish: { [weak self] in
            self?.finishClosing()
        }
        compose()
    }

    private func finishClosing() {
        guard let closing else { return }
        endDeparture(closing)
        self.closing = nil
        closing.detach()
        if shown == nil { accessory.clear() }
        compose()
    }

    private func compose() {
        guard let content = children.first else { return }
        setChildren([content] + (shown.map { [$0.node] } ?? []))
        setNeedsLayout()
        setNeedsDisplay()
        setNeedsSend()
    }

    override func didCollect() { if let shown { shown.node.setChildren(accessory.nodes) } }

    override func forEachAccessory(_ body: (_Element) -> Void) { if let element = accessory.element { body(element) } }

    override func didDetach() {
        shown?.node.detach()
        closing?.detach()
        accessory.clear()
    }

    // MARK: Layout

    override func didPlace() {
        guard let shown, let content = children.first else { return }
        let height = frame.height
        let width = shown.node.size(for: ProposedViewSize(width: nil, height: height)).width
        shown.node.isRightToLeft = isRightToLeft
        place(
            shown.node, at: CGPoint(x: shown.edge == .leading ? 0 : frame.width - width, y: 0),
            proposal: ProposedViewSize(width: nil, height: height))
        let shift = (shown.edge == .leading) != isRightToLeft ? width : -width
        let open = NodeDisplacement(offset: CGSize(width: shift, height: 0))
        let isNew = !shown.isPlaced
        self.shown?.isPlaced = true
        guard isNew, let transaction = element.screenTransaction(completion: {}), !element.asksForLessMotion else {
            return content.displace(to: open, with: Transaction())
        }
        content.displace(to: open, with: transaction)
        let start = NodeDisplacement(offset: CGSize(width: -shift, height: 0))
        shown.node.displace(from: start, to: .none, with: transaction)
    }

    /// Content that moves aside for the actions is clipped to the row.
    override var clip: Path? {
        shown == nil && closing == nil ? nil : Path(CGRect(origin: .zero, size: drawnFrame.size))
    }

    // MARK: Use

    /// The directions of swipes, left or right, that uncover actions.
    private var swipes: [ListItemSemantics.Swipe] {
        let actions = traits.swipeActions
        let (left, right): (HorizontalEdge, HorizontalEdge) =
            isRightToLeft ? (.leading, .trailing) : (.trailing, .leading)
        return (actions[left] == nil ? [] : [.toLeft]) + (actions[right] == nil ? [] : [.toRight])
    }

    override var semantics: Semantics {
        let traits = traits
        let item = ListItemSemantics(
            position: traits.item?.offset ?? 0, count: traits.item?.count ?? 1, isPressable: shown != nil,
            swipes: swipes)
        var semantics = Semantics(role: .listItem(item))
        if item.isReached { semantics.isFocusable = true }
        return semantics
    }

    override func handle(_ event: NodeEvent) -> Bool {
        switch event {
        case .swipe(let toLeft, let isFull): swipe(to: toLeft != isRightToLeft ? .trailing : .leading, isFull: isFull)
        case .press where shown != nil: close(by: event)
        default: super.handle(event)
        }
    }

    private func close(by event: NodeEvent) -> Bool {
        close()
        return true
    }

    /// Shows the actions at an edge, or hides those at the other edge.
    private func swipe(to edge: HorizontalEdge, isFull: Bool) -> Bool {
        if let shown, shown.edge != edge {
            close()
            return true
        }
        guard let actions = traits.swipeActions[edge] else { return false }
        wantedEdge = edge
        element.invalidate()
        if isFull && actions.allowsFullSwipe {
            element.tree.afterUpdate { [weak self] in
                guard let self else { return }
                _ = shown?.node.firstButton?.receive(.press)
            }
        }
        return true
    }
}
