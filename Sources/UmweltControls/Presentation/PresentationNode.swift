import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a presentation: as large as the window, above all layers that were there before it.
///
/// Its only child is the column of the content. Subclasses set the frame of the column and draw its background.
class PresentationNode: LayoutNode, WindowLayer {
    private let column: CardNode

    /// The colours to draw with; nil until the content has been made.
    private(set) var appearance: PresentationAppearance?

    /// The title of the content; nil if it has none.
    private var title: String?

    /// Returns the frame of the presenter in window coordinates; nil if it has none.
    var presenterFrame: () -> CGRect? = { nil }

    /// Returns the navigation stacks in the content, the outer ones first.
    var navigation: () -> [any BackStack] = { [] }

    final var backStacks: [any BackStack] { navigation() }

    /// Closes the presentation for the user. Returns false if the content prevents that.
    var dismiss: () -> Bool = { false }

    override init(element: _Element) {
        column = CardNode(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: element)
        super.init(element: element)
        setChildren([column])
        column.presentation = self
    }

    // MARK: What subclasses answer

    /// Returns the frame of the content's card in window coordinates, and the proposal of the content.
    ///
    /// - Parameter window: The size of the window, in points.
    func contentPlace(in window: CGSize) -> (frame: CGRect, proposal: ProposedViewSize) {
        (CGRect(origin: .zero, size: window), ProposedViewSize(window))
    }

    /// Returns the background of the content, in window coordinates.
    func background(in window: CGSize, appearance: PresentationAppearance) -> [DisplayItem] { [] }

    /// The shape that clips the content, in window coordinates; nil for none.
    var cardShape: Path? { nil }

    /// The kind of dialog that the presentation is for assistive technology.
    var kind: Semantics.Dialog.Kind { .dialog }

    /// True if the window behind is wholly covered.
    var hidesWindow: Bool { false }

    /// True if a press in the content closes the presentation.
    var endsWhenPressed: Bool { false }

    /// True if the frame depends on the presenter's.
    var isAnchored: Bool { false }

    // MARK: Content

    func setContent(_ nodes: ContiguousArray<LayoutNode>) { column.setChildren(nodes) }

    /// Called when the presentation ends.
    final func detachAll() {
        column.detach()
        detach()
    }

    /// The layout nodes of the content, without the presentation's own background.
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

    /// Returns the size of the content for a proposal.
    final func contentSize(for proposal: ProposedViewSize) -> CGSize { column.size(for: proposal) }

    // MARK: Layout

    private var placedFor: CGRect?
    private var cardFrame: CGRect?

    /// The frame of the content's card, in window coordinates; zero before the first layout.
    final var card: CGRect { cardFrame ?? .zero }

    final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    final override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        placedFor = isAnchored ? presenterFrame() : nil
        let (exact, offer) = contentPlace(in: size)
        let frame = pixels.drawn(exact)
        let taken = column.size(for: offer)
        // Content that is smaller than its card is centred.
        place(
            column,
            at: CGPoint(
                x: frame.midX - taken.width / 2, y: frame.midY - taken.height / 2), proposal: offer)
        guard frame != cardFrame else { return }
        cardFrame = frame
        setNeedsDisplay()
        column.setNeedsDisplay()
    }

    /// Places the content again if the presenter's frame has changed since it was placed.
    final func followAnchor() {
        if !isDetached && isAnchored && presenterFrame() != placedFor { placeNow() }
    }

    final override func draw(in size: CGSize) -> [DisplayItem] {
        appearance.map { background(in: size, appearance: $0) } ?? []
    }

    /// Returns the translucent layer over the window behind.
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

    /// Handles the escape key and a press beside the content: closes the presentation.
    ///
    /// Returns false if that has no effect.
    func leave() -> Bool { dismiss() }

    final override func didHandle(_ event: NodeEvent) -> Bool {
        if endsWhenPressed, case .press = event { _ = dismiss() }
        return true
    }
}

/// The column of the content, clipped to the shape of its card.
private final class CardNode: StackNode {
    unowned var presentation: PresentationNode?

    override var clip: Path? {
        presentation?.cardShape.map {
            $0.applying(CGAffineTransform(translationX: -drawnFrame.minX, y: -drawnFrame.minY))
        }
    }
}
