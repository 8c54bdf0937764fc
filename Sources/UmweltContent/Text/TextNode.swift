@_spi(Kernel) import UmweltCore
import Foundation

/// The layout node of a text: measures, draws and exposes one resolved paragraph.
///
/// `Text` resolves the paragraph; the tree's `TypeSetter` sets it in lines.
package final class TextNode: LayoutNode, TextualNode, SymbolShowing {
    private var paragraph: Paragraph?

    /// The state of texts with animations, effects or readers; nil for others. Texts are the most frequent nodes, so
    /// this state is stored separately.
    private var rare: RareProperties?

    private final class RareProperties {
        var interpolation: ValueAnimation<AnimatableParagraph>?
        var presented: Paragraph?
        var keptProposal: ProposedViewSize?
        var change: TextContentChange?
        var number: Double?
        var drawsChangeAsOne = false
        var symbolEffects: TextSymbolEffects?
        var isSubtitle = false
        var renderer: TextRendererValue?
        var published: PublishedLayout?
    }

    /// The rare properties, which are allocated for the first value that is not nil.
    private var madeRare: RareProperties {
        let made = rare ?? RareProperties()
        rare = made
        return made
    }

    /// The animation of the text's colours and fonts.
    private var interpolation: ValueAnimation<AnimatableParagraph>? {
        get { rare?.interpolation }
        set { if newValue != nil || rare != nil { madeRare.interpolation = newValue } }
    }

    /// The paragraph with its current animated colours and fonts; nil if it equals ``paragraph``.
    private var presented: Paragraph? {
        get { rare?.presented }
        set { if newValue != nil || rare != nil { madeRare.presented = newValue } }
    }

    /// The proposal of the current lines, while the frame is animated elsewhere; nil for the layout's.
    private var keptProposal: ProposedViewSize? {
        get { rare?.keptProposal }
        set { if newValue != nil || rare != nil { madeRare.keptProposal = newValue } }
    }

    /// The change from another text, while it shows.
    private var change: TextContentChange? {
        get { rare?.change }
        set { if newValue != nil || rare != nil { madeRare.change = newValue } }
    }

    /// The number in the text at its last change, if its content transition has one.
    private var number: Double? {
        get { rare?.number }
        set { if newValue != nil || rare != nil { madeRare.number = newValue } }
    }

    /// The effects on the symbols in the text; nil if there have been none.
    private var symbolEffects: TextSymbolEffects? {
        get { rare?.symbolEffects }
        set { if newValue != nil || rare != nil { madeRare.symbolEffects = newValue } }
    }

    /// True if the text is below the title of a control.
    var isSubtitle: Bool { rare?.isSubtitle ?? false }

    /// The app's renderer of the text; nil if it is drawn as usual.
    private var renderer: TextRendererValue? {
        get { rare?.renderer }
        set { if newValue != nil || rare != nil { madeRare.renderer = newValue } }
    }

    /// The value for readers of text layouts; nil if there are none.
    private var published: PublishedLayout? {
        get { rare?.published }
        set { if newValue != nil || rare != nil { madeRare.published = newValue } }
    }

    /// Sets the renderer of the text; nil for the usual drawing.
    func set(_ new: TextRendererValue?) {
        guard new != renderer else { return }
        let size = measure(proposal)
        renderer = new
        if measure(proposal) == size { setNeedsDisplay() } else { setNeedsLayout(notifiesParent: false) }
    }

    /// Marks the text as a control's subtitle, or not; a change resolves the paragraph again.
    package func set(isSubtitle new: Bool) {
        guard new != isSubtitle else { return }
        madeRare.isSubtitle = new
        element.graph.run(element)
    }

    func set(_ new: Paragraph) {
        guard new != paragraph else { return }
        let old = paragraph
        // Only the change depends on them, not the text.
        let values = EnvironmentValues(at: element.scope, tracking: false)
        if let old { animate(from: old, to: new, in: values) }
        number = values.contentTransition.number
        // Other fonts may have other baselines in lines of the same size, and other distances to neighbours.
        let hasOtherFonts =
            old.map { !$0.runs.elementsEqual(new.runs) { $0.font.unspaced == $1.font.unspaced } } ?? false
        let mayHaveOtherSpacing = old.map { hasOtherFonts || $0.pixelLength != new.pixelLength } ?? false
        let oldSpacing = mayHaveOtherSpacing ? spacing : nil
        paragraph = new
        if old == nil, element.tree.readsPlacedPreferences { published = PublishedLayout(of: self) }
        if let old, new.hasSameMetrics(as: old) {
            published?.update(textInPlace, of: element)
            return setNeedsDisplay()
        }
        setNeedsLayout(notifiesParent: hasOtherFonts)
        if let oldSpacing {
            if !spacing.isSame(as: oldSpacing) { guidesOrSpacingChanged() }
        } else if old == nil, fontMetrics != nil {
            add(.spacing)
        }
    }

    /// Animates a change, before it is made, if the transaction has an animation.
    private func animate(from old: Paragraph, to new: Paragraph, in values: EnvironmentValues) {
        guard element.tree.mayAnimate || interpolation != nil || change != nil else {
            presented = nil
            return
        }
        let transition = values.contentTransition
        let (from, to) = (AnimatableParagraph(paragraph: old), AnimatableParagraph(paragraph: new))
        if transition.kind != .identity, from.isLike(to), transition.kind != .opacity || old.hasSameMetrics(as: new) {
            element.animate(&interpolation, from: from, to: to) { [weak self] in self?.show($0) }
            interpolation?.target = self
            return
        }
        let transaction = element.transaction
        let isAnimated = transaction.animation != nil && transition.kind != .identity && frame != .zero
        let shown = isAnimated && element.tree.mayAnimate ? shownText : nil
        interpolation?.cancel()
        interpolation = nil
        presented = nil
        guard let shown else {
            change?.stop()
            change = nil
            return
        }
        let started = change ?? TextContentChange()
        change = started
        madeRare.drawsChangeAsOne = values.contentTransitionAddsDrawingGroup
        let rollsDown = old.string == new.string ? nil : transition.rollsDown(from: number)
        started.start(from: shown, to: new.string, rollsDown: rollsDown, on: self, with: transaction)
    }

    /// Keeps the lines of the text at any size, or lays it out for its own size again.
    package func set(keepsLines new: Bool) {
        guard new != (keptProposal != nil) else { return }
        keptProposal = new ? proposal : nil
        setNeedsDisplay()
    }

    /// True if there are effects on symbols, or have been.
    var hasSymbolEffects: Bool { symbolEffects != nil }

    /// Sets the effects on the text's images, as far as these are symbols.
    func set(effects: [SymbolEffectEntry], on images: [ResolvedImage], isRightToLeft: Bool) {
        if effects.isEmpty && symbolEffects == nil { return }
        let symbolEffects = symbolEffects ?? TextSymbolEffects()
        self.symbolEffects = symbolEffects
        symbolEffects.set(effects, on: images, of: self, isRightToLeft: isRightToLeft)
    }

    package func symbolLookChanged() { setNeedsDisplay() }

    private func show(_ presented: AnimatableParagraph) {
        self.presented = presented.paragraph
        setNeedsDisplay()
    }

    /// The drawn text; nil if there is none.
    private var shownText: ShownText? {
        let text = textInPlace
        guard let text, let symbolEffects else { return text }
        var layout = text.layout
        symbolEffects.apply(to: &layout.paragraph)
        return ShownText(layout: layout, typeSetter: text.typeSetter)
    }

    /// The text without symbol effects; nil if there is none.
    private var textInPlace: ShownText? {
        let proposal = keptProposal ?? proposal
        guard let paragraph, let end = layout(for: proposal, of: paragraph) else { return nil }
        let typeSetter = element.tree.typeSetter
        guard let presented else { return ShownText(layout: end, typeSetter: typeSetter) }
        guard !presented.hasSameMetrics(as: paragraph), var moving = presented.broken(like: end) else {
            return layout(for: proposal, of: presented).map { ShownText(layout: $0, typeSetter: typeSetter) }
        }
        // Letters that grow do not stay on whole pixels.
        moving.pixelLength = 0
        return ShownText(layout: typeSetter.layout(moving, width: nil, height: nil), typeSetter: typeSetter)
    }

    private func layout(for proposal: ProposedViewSize, of paragraph: Paragraph? = nil) -> TextLayout? {
        guard let paragraph = paragraph ?? self.paragraph else { return nil }
        return element.tree.typeSetter.fit(paragraph, width: proposal.width, height: proposal.height)
    }

    public override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer else { return size(of: proposal) }
        return renderer.renderer.sizeThatFits(proposal: proposal, text: TextProxy(node: self))
    }

    /// Returns the size of the text itself for a proposal.
    func size(of proposal: ProposedViewSize) -> CGSize {
        guard let paragraph else { return .zero }
        return element.tree.typeSetter.size(of: paragraph, width: proposal.width, height: proposal.height)
    }

    /// The largest metrics of the text's fonts; nil if the type setter has none.
    private var fontMetrics: FontMetrics? {
        guard let paragraph else { return nil }
        var result: FontMetrics?
        for run in paragraph.runs {
            guard let own = element.tree.typeSetter.metrics(of: run.font) else { return nil }
            result = result?.union(own) ?? own
        }
        return result
    }

    public override var spacing: ViewSpacing {
        guard let paragraph, let fontMetrics else { return ViewSpacing() }
        return ViewSpacing(textWith: fontMetrics, pixelLength: paragraph.pixelLength)
    }

    package override var roles: NodeRoles { .text }

    public override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: layout(for: proposal)?.firstPixelBaseline
        case VerticalAlignment.lastTextBaseline.key: layout(for: proposal)?.lastPixelBaseline
        case HorizontalAlignment.listRowSeparatorLeading.key: 0
        default: nil
        }
    }

    public override func draw(in size: CGSize) -> [DisplayItem] {
        guard let text = shownText else { return [] }
        if let renderer, !text.layout.paragraph.isRedacted {
            change?.stop()
            change = nil
            return renderer.items(for: text, in: size, at: element)
        }
        guard let change, change.isRunning else {
            change = nil
            return keptProposal == nil ? text.items(in: size) : text.items(besides: size)
        }
        let items = change.items(for: text, in: size)
        return rare?.drawsChangeAsOne == true ? [.isolated(items)] : items
    }

    public override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        published?.update(textInPlace, of: element)
    }

    public override func placeChanged() { published?.place.check() }

    package func addPreference<Key: PreferenceKey>(of key: Key.Type, to value: inout Key.Value?) {
        guard key == Text.LayoutKey.self, let layout = published?.value, let own = [layout] as? Key.Value else {
            return
        }
        element.add(own, for: key, to: &value)
    }

    public override var semantics: Semantics { Semantics(role: .text) }

    /// Opens a link of the text. Links that are not in the text, and those of redacted text, are ignored.
    public override func handle(_ event: NodeEvent) -> Bool {
        guard case .follow(let link) = event, let paragraph, !paragraph.isRedacted,
            paragraph.runs.contains(where: { $0.link == link })
        else { return false }
        let values = EnvironmentValues(at: element.scope, tracking: false)
        onMainActor({ @MainActor call in call.0.openURL(call.1) }, (values, link))
        return true
    }

    package var spokenText: String { paragraph?.spokenString ?? "" }

    /// Returns a bar in place of each line, so that a placeholder shows the length of its text but not the text.
    package static func blocks(for layout: TextLayout) -> [DisplayItem] {
        let color = layout.paragraph.runs.first?.color ?? Color.Resolved(red: 0, green: 0, blue: 0)
        let shift = layout.shift
        return layout.lines.filter { $0.frame.width > 0 }.map { line in
            let inset = line.frame.height * 0.15
            let bar = line.frame.insetBy(dx: 0, dy: inset).offsetBy(dx: shift.x, dy: shift.y)
            return .fill(
                Path(roundedRect: bar, cornerRadius: bar.height * 0.25), .color(color.withOpacity(multipliedBy: 0.16)))
        }
    }
}
