import Foundation
@_spi(Kernel) import Umwelt

/// Something presented: as large as the window, above everything that was there before it.
///
/// Its only child is the column of what is shown. Subclasses say where that is, and draw what is behind it.
class PresentationNode: LayoutNode, WindowLayer {
    private let column: CardNode

    /// What to draw with; nil until the content is there.
    private(set) var appearance: PresentationAppearance?

    /// What the content calls itself; nil if it does not.
    private var title: String?

    /// Where the presenter is in the window; nil while it is nowhere.
    var presenterFrame: () -> CGRect? = { nil }

    /// The navigation stacks inside, the outer ones first.
    var navigation: () -> [any BackStack] = { [] }

    final var backStacks: [any BackStack] { navigation() }

    /// Ends the presentation as its user does. Answers whether that may be.
    var dismiss: () -> Bool = { false }

    override init(element: _Element) {
        column = CardNode(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: element)
        super.init(element: element)
        setChildren([column])
        column.presentation = self
    }

    // MARK: What subclasses answer

    /// Where the content goes in a window of a size, and what it is offered.
    func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        (CGRect(origin: .zero, size: window), ProposedViewSize(window))
    }

    /// What is drawn behind the content.
    func background(in window: CGSize, appearance: PresentationAppearance) -> [DisplayItem] { [] }

    /// What the content is cut off at, where its card is in the window; nil if it isn't.
    var cardShape: Path? { nil }

    /// What the presentation is to its users.
    var kind: Semantics.Dialog.Kind { .dialog }

    /// Whether nothing of what is behind can be seen.
    var hidesWindow: Bool { false }

    /// Whether pressing something inside ends the presentation.
    var endsWhenPressed: Bool { false }

    /// Whether the place follows from the presenter's.
    var isAnchored: Bool { false }

    // MARK: Content

    func setContent(_ nodes: ContiguousArray<LayoutNode>) { column.setChildren(nodes) }

    /// Called when the presentation ends.
    final func detachAll() {
        column.detach()
        detach()
    }

    /// What is shown, without decoration of the presentation's own.
    final var content: ContiguousArray<LayoutNode> { column.children }

    final func set(appearance new: PresentationAppearance) {
        guard new != appearance else { return }
        appearance = new
        column.isRightToLeft = new.isRightToLeft
        setNeedsLayout()
        column.setNeedsLayout()
    }

    final func set(title new: String?) {
        guard new != title else { return }
        title = new
        noteChange()
    }

    /// The size that the content takes of what it is offered.
    final func contentSize(for proposal: ProposedViewSize) -> CGSize { column.size(for: proposal) }

    // MARK: Layout

    private var placedFor: CGRect?
    private var cardFrame: CGRect?

    /// Where the content's card is, in the window.
    final var card: CGRect { cardFrame ?? .zero }

    final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    final override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placedFor = isAnchored ? presenterFrame() : nil
        let (exact, offer) = contentPlace(in: size)
        let frame = pixels.drawn(exact)
        let taken = column.size(for: offer)
        // The content is in the middle of its card.
        place(
            column,
            at: CGPoint(
                x: frame.midX - taken.width / 2, y: frame.midY - taken.height / 2), proposal: offer)
        guard frame != cardFrame else { return }
        cardFrame = frame
        setNeedsDisplay()
        column.setNeedsDisplay()
    }

    /// Moves with the presenter, if that has another place than when this was placed.
    final func followAnchor() {
        if !isDetached && isAnchored && presenterFrame() != placedFor { placeNow() }
    }

    final override func draw(in size: CGSize) -> [DisplayItem] {
        appearance.map { background(in: size, appearance: $0) } ?? []
    }

    /// A layer over all that is behind.
    final func dimming(_ window: CGSize, _ appearance: PresentationAppearance) -> DisplayItem {
        .fill(Path(CGRect(origin: .zero, size: window)), appearance.dim)
    }

    // MARK: Use

    final override var semantics: Semantics {
        var semantics = Semantics(
            role: .dialog(Semantics.Dialog(kind: kind, isDark: appearance?.isDark ?? false, card: card)))
        semantics.label = title
        return semantics
    }

    final override func handle(_ event: NodeEvent) -> Bool {
        guard case .dismiss = event else { return false }
        return leave()
    }

    /// Does what a person means who presses beside the content, or the escape key.
    func leave() -> Bool { dismiss() }

    final override func didHandle(_ event: NodeEvent) -> Bool {
        if endsWhenPressed, case .press = event { _ = dismiss() }
        return true
    }
}

/// The column of what is shown, which the corners of its card cut off.
private final class CardNode: StackNode {
    unowned var presentation: PresentationNode?

    override var clip: Path? {
        presentation?.cardShape.map {
            $0.applying(CGAffineTransform(translationX: -drawnFrame.minX, y: -drawnFrame.minY))
        }
    }
}
