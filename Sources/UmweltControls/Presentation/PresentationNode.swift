import Foundation
@_spi(Kernel) import Umwelt

/// The layout node of a presentation: as large as the window, above all layers that were there before it.
///
/// Its children are a translucent layer over the window behind, and the stage: the card's background with the column of
/// the content. The stage is animated. Subclasses set the frame of the card and draw its background.
package class PresentationNode: LayoutNode, WindowLayer, EventObservingNode {
    private let column: CardNode
    private let dim: DimNode
    private let stage: StageNode

    /// The colours to draw with; nil until the content has been made.
    private(set) var appearance: PresentationAppearance?

    /// The title of the content; nil for none.
    private var title: String?

    /// Returns the layout nodes of the presenter.
    var presenter: () -> ContiguousArray<LayoutNode> = { [] }

    /// Returns the smallest rectangle around the presenter, in window coordinates; nil if it has no layout nodes.
    final func presenterFrame() -> CGRect? {
        presenter().reduce(nil) { frame, node in frame?.union(node.frameInWindow) ?? node.frameInWindow }
    }

    /// Returns the navigation stacks in the content, the outer ones first.
    var navigation: () -> [any BackStack] = { [] }

    package final var backStacks: [any BackStack] { navigation() }

    /// True in a phone-sized window for presentations that hide or dim the window, but not for menus and popovers.
    package final var isWayBack: Bool {
        (hidesWindow || dimsWindow && isDimming) && UserInterfaceSizeClass(windowWidth: frame.width) == .compact
    }

    /// Closes the presentation for the user. Returns false if the content prevents that.
    var dismiss: () -> Bool = { false }

    override init(element: _Element) {
        column = CardNode(axis: .vertical, alignmentKey: HorizontalAlignment.center.key, element: element)
        dim = DimNode(element: element)
        stage = StageNode(element: element)
        super.init(element: element)
        stage.setChildren([column])
        setChildren(dimsWindow ? [dim, stage] : [stage])
        column.presentation = self
        dim.presentation = self
        stage.presentation = self
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

    /// True if the presentation is a screen; false for menus and dialogs, whose items belong to the presenter's screen.
    var isScreen: Bool { false }

    /// True if backgrounds in it are elevated, so that they are lighter than the window's in the dark.
    var isElevated: Bool { false }

    /// True if the views behind can be used.
    package var letsThrough: Bool { false }

    /// The kind to which this presentation adapts in its environment.
    final var adaptation: PresentationAdaptation.Kind { appearance?.look.adaptation ?? .same }

    /// True if a translucent layer may be over the window behind.
    var dimsWindow: Bool { false }

    /// True if that layer shows now.
    var isDimming: Bool { !letsThrough }

    /// The displacement of the stage before the presentation appears and after it has disappeared.
    ///
    /// - Parameter window: The size of the window, in points.
    func absence(in window: CGSize) -> NodeDisplacement { .none }

    /// True if the stage also fades.
    var fades: Bool { true }

    /// The shape that clips the content, in window coordinates; nil for none.
    var cardShape: Path? { nil }

    /// The kind of dialog that the presentation is for assistive technology.
    var kind: Semantics.Dialog.Kind { .dialog }

    /// True if the window behind is wholly covered.
    package var hidesWindow: Bool { false }

    /// True if a press in the content closes the presentation.
    var endsWhenPressed: Bool { false }

    /// True if the frame depends on the presenter's.
    var isAnchored: Bool { false }

    /// The setback of the window's content while the presentation shows; nil for none.
    func setback(in window: CGSize, appearance: PresentationAppearance) -> ContentSetback? { nil }

    /// The setback of a sheet behind this one while the presentation shows; nil for none.
    func sheetSetback(in window: CGSize, appearance: PresentationAppearance) -> ContentSetback? { nil }

    /// True if the card goes back behind a sheet in front of it.
    var goesBack: Bool { false }

    // MARK: Content

    func setContent(_ nodes: ContiguousArray<LayoutNode>) { column.setChildren(nodes) }

    /// Called when the presentation ends.
    final func detachAll() {
        if isHere { setBack(false, with: Transaction()) }
        zoomSource?.stopFading(at: 1)
        column.detach()
        stage.detach()
        dim.detach()
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
        redraw()
    }

    final func set(title new: String?) {
        guard new != title else { return }
        title = new
        setNeedsSend()
    }

    /// Returns the size of the content for a proposal.
    final func contentSize(for proposal: ProposedViewSize) -> CGSize { column.size(for: proposal) }

    // MARK: Layout

    private var placedFor: CGRect?
    private var cardFrame: CGRect?

    /// The frame of the content's card, in window coordinates; zero before the first layout.
    final var card: CGRect { cardFrame ?? .zero }

    package final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    package final override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for child in children { place(child, at: .zero, proposal: ProposedViewSize(size)) }
        // The content is placed again also where the stage is what it was.
        stage.placeNow()
    }

    /// Places the content on the stage.
    fileprivate final func placeContent(in size: CGSize) {
        placedFor = isAnchored ? presenterFrame() : nil
        let (exact, offer) = contentPlace(in: size)
        let frame = pixels.drawn(exact)
        let taken = column.size(for: offer)
        // Content that is smaller than its card is centred.
        stage.place(
            column,
            at: CGPoint(
                x: frame.midX - taken.width / 2, y: frame.midY - taken.height / 2), proposal: offer)
        if frame != cardFrame {
            cardFrame = frame
            setNeedsSend()
            redraw()
            column.setNeedsDisplay()
        }
        // It depends on the card and on the window, and moves as the card does.
        if isHere { setBack(true, with: element.transaction) }
    }

    /// Draws the background and the layer over the window again.
    final func redraw() {
        stage.setNeedsDisplay()
        dim.setNeedsDisplay()
    }

    /// Places the content again if the presenter's frame has changed since it was placed.
    package final func followAnchor() {
        if !isDetached && isAnchored && presenterFrame() != placedFor { placeNow() }
    }

    // MARK: Coming and going

    /// The view from which the presentation zooms, which is hidden meanwhile; nil for none.
    private weak var zoomSource: TransitionSourceNode?

    /// True from the moment when the presentation begins to come until it begins to go.
    private var isHere = false

    /// Sets the window's content back, or lets it come to its place.
    private func setBack(_ new: Bool, with transaction: Transaction) {
        isHere = new
        guard dimsWindow, let appearance, let root = parent as? RootNode ?? element.window?.node else { return }
        root.setBack(new ? setback(in: frame.size, appearance: appearance) : nil, for: self, with: transaction)
        let layers = root.presented
        if new, let index = layers.firstIndex(where: { $0 === self }), index > 0 {
            sheetBehind = layers[index - 1] as? PresentationNode
        }
        // Both may leave the tree at once.
        guard let sheetBehind, !sheetBehind.isDetached else { return }
        let sheet = new && sheetBehind.goesBack ? sheetSetback(in: frame.size, appearance: appearance) : nil
        sheetBehind.stage.set(sheet, with: transaction)
    }

    /// The presentation behind this one, whose card may be set back.
    private weak var sheetBehind: PresentationNode?

    /// Animates the presentation in with a transaction, once the content has been placed.
    final func appear(by motion: PresentationMotion, with transaction: Transaction) {
        setBack(true, with: motion.moves ? transaction : Transaction())
        if case .zoom(let source) = motion {
            zoomSource = source
            source.fade(to: 0, with: transaction)
        }
        if dimsWindow { dim.fadeIn(with: transaction) }
        if fades || motion.fades { stage.fadeIn(with: transaction) }
        if let start = absence(by: motion) { stage.displace(from: start, to: .none, with: transaction) }
    }

    /// Shows the presentation without an animation, and hides the source view of a zoom.
    final func appear(by motion: PresentationMotion) {
        setBack(true, with: Transaction())
        guard case .zoom(let source) = motion else { return }
        zoomSource = source
        source.stopFading(at: 0)
    }

    /// Animates the presentation out with a transaction, from its present position.
    final func disappear(by motion: PresentationMotion, with transaction: Transaction) {
        setBack(false, with: motion.moves ? transaction : Transaction())
        if case .zoom(let source) = motion {
            if source !== zoomSource { zoomSource?.stopFading(at: 1) }
            zoomSource = source
            source.fadeIn(with: transaction)
        }
        if dimsWindow { dim.fade(to: 0, with: transaction) }
        if fades || motion.fades { stage.fade(to: 0, with: transaction) }
        if let end = absence(by: motion) { stage.displace(to: end, with: transaction) }
    }

    /// Returns the displacement of the stage while the presentation is not there; nil if it only fades.
    private func absence(by motion: PresentationMotion) -> NodeDisplacement? {
        switch motion {
        case .usual: absence(in: frame.size)
        case .fade: nil
        case .zoom(let source): stage.zoom(of: card, from: source)
        }
    }

    /// Returns the displacement of a card that is below the window.
    final func below(_ window: CGSize) -> NodeDisplacement {
        NodeDisplacement(offset: CGSize(width: 0, height: max(window.height - card.minY, 0)))
    }

    // MARK: Use

    package final override var semantics: Semantics {
        var semantics = Semantics(
            role: .dialog(
                Semantics.Dialog(kind: kind, isDark: appearance?.isDark ?? false, card: card, letsThrough: letsThrough))
        )
        semantics.label = title
        return semantics
    }

    package final override func handle(_ event: NodeEvent) -> Bool {
        switch event {
        case .dismiss: leave()
        case .submit: confirm()
        default: false
        }
    }

    /// Handles the return key, unless a view inside the presentation does. Returns false if it has no effect.
    func confirm() -> Bool { false }

    /// Handles the escape key and a press beside the content: closes the presentation.
    ///
    /// Returns false if that has no effect.
    func leave() -> Bool { dismiss() }

    package func leaveByWayBack() -> Bool { leave() }

    package final override var roles: NodeRoles { .observesEvents }

    package final func didHandle(_ event: NodeEvent) -> Bool {
        if endsWhenPressed, case .press = event { _ = dismiss() }
        return true
    }
}

/// The animation with which a presentation appears and disappears.
enum PresentationMotion {
    /// As fits its kind.
    case usual
    /// It only fades.
    case fade
    /// It grows out of a view.
    case zoom(TransitionSourceNode)

    /// True if the stage fades whatever its kind.
    var fades: Bool { if case .usual = self { false } else { true } }

    /// True if something moves, such as the window's content behind a sheet.
    var moves: Bool { if case .fade = self { false } else { true } }
}

/// The translucent layer of a presentation over the window behind it.
private final class DimNode: LayoutNode {
    unowned var presentation: PresentationNode?

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let presentation, let appearance = presentation.appearance, presentation.isDimming else { return [] }
        return [.fill(Path(CGRect(origin: .zero, size: size)), appearance.dim)]
    }
}

/// The animated part of a presentation: the background of the card, and the content.
private final class StageNode: LayoutNode {
    unowned var presentation: PresentationNode?

    /// The way of the card to its place behind another sheet.
    private let setback = SetbackMotion()

    func set(_ new: ContentSetback?, with transaction: Transaction) {
        setback.set(new, of: self, with: transaction)
    }

    override var effects: DisplayEffects? {
        presentation.flatMap { setback.effects(on: $0.card, in: CGRect(origin: .zero, size: frame.size)) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: .zero) }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) { presentation?.placeContent(in: size) }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let presentation, let appearance = presentation.appearance else { return [] }
        return presentation.background(in: size, appearance: appearance)
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
