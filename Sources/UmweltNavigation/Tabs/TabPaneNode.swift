import Foundation
@_spi(Kernel) import Umwelt

/// The layout node around one tab: all of the space, with the tab's view in the middle.
final class TabPaneNode: LayoutNode {
    /// The layout node of the tab's view.
    private(set) var content: LayoutNode

    init(_ content: LayoutNode, in element: _Element) {
        self.content = content
        super.init(element: element)
        setChildren([content])
    }

    func show(_ new: LayoutNode) {
        content = new
        setChildren([new])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let own = content.size(for: proposal)
        place(
            content, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
            proposal: proposal)
    }

    /// The offset of the page while it is turned, as a factor of its width towards the trailing side.
    private var distance: CGFloat = 0
    private var animation: ValueAnimation<CGFloat>?

    /// Animates the page to an offset, from a start unless it is already animated.
    func travel(from start: CGFloat? = nil, to end: CGFloat, with transaction: Transaction) {
        element.animate(&animation, from: start ?? distance, to: end, with: transaction) { [weak self] in
            self?.show($0)
        }
        animation?.target = self
    }

    /// Shows the page at its position.
    func finishTransition() {
        travel(to: 0, with: Transaction())
        stopFading(at: 1)
    }

    private func show(_ new: CGFloat) {
        guard new != distance else { return }
        distance = new
        setNeedsDisplay()
    }

    override var effects: DisplayEffects? {
        if distance == 0 { return nil }
        let x = distance * presentedSize.width
        var effects = DisplayEffects()
        effects.transform = ProjectionTransform(CGAffineTransform(translationX: isRightToLeft ? -x : x, y: 0))
        return effects
    }

    /// Turns to another page: to the next with 1, to the previous with -1.
    ///
    /// Returns false if no view accepts it. Nil if the tab is not a page to be swiped.
    var turn: ((Int) -> Bool)? {
        didSet { if (turn == nil) != (oldValue == nil) { setNeedsSend() } }
    }

    // A page can be swiped also where it draws nothing.
    override var pointerInterest: PointerInterest { turn == nil ? super.pointerInterest : .barrier }

    override var semantics: Semantics { Semantics(role: .tabPanel(isSwiped: turn != nil)) }

    override func handle(_ event: NodeEvent) -> Bool {
        guard case .swipe(let toLeft, _) = event, let turn else { return false }
        return turn(toLeft == isRightToLeft ? -1 : 1)
    }
}
