@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// The layout node of an ``Image``: draws a resolved image, which determines its size unless it is resizable.
final class ImageNode: LayoutNode, SymbolShowing {
    private var image: ResolvedImage?

    /// The image with its current animated colours and weight; nil if it equals ``image``.
    private var presented: ResolvedImage?

    /// The animation of colours and weight.
    private var interpolation: ValueAnimation<AnimatableImage>?

    /// The change from another image, while it shows.
    private var change: ImageContentChange?

    /// True if a change is drawn as one picture.
    private var drawsChangeAsOne = false

    /// The effects on a symbol; nil if there have been none.
    private var player: SymbolEffectPlayer?

    func set(_ new: ResolvedImage) {
        guard new != image else { return }
        let old = image
        if let old { animate(from: old, to: new) }
        image = new
        if new.isSymbol { add(.spacing) }
        guard let old, old.size == new.size, old.baseline == new.baseline, old.isResizable == new.isResizable,
            old.isSymbol == new.isSymbol
        else {
            return setNeedsLayout(
                notifiesParent: old.map { $0.baseline != new.baseline || $0.isSymbol != new.isSymbol } ?? false)
        }
        setNeedsDisplay()
    }

    /// Animates a change, before it is made, if the transaction has an animation or the content transition is an
    /// effect.
    private func animate(from old: ResolvedImage, to new: ResolvedImage) {
        // Only the change depends on them, not the image.
        let values = EnvironmentValues(at: element.scope, tracking: false)
        let transition = values.contentTransition
        let (from, to) = (AnimatableImage(image: old), AnimatableImage(image: new))
        if transition.kind != .identity, from.isLike(to) {
            element.animate(&interpolation, from: from, to: to) { [weak self] in self?.show($0) }
            interpolation?.target = self
            return
        }
        var transaction = element.transaction
        var replacement: SymbolReplacement?
        if case .symbolEffect(let effect, let options) = transition.kind, old.isSymbol, new.isSymbol,
            !transaction.disablesAnimations
        {
            replacement = effect.replacement
            transaction.animation = ImageContentChange.replacement.speed(options.speed)
        }
        let isAnimated = transaction.animation != nil && transition.kind != .identity && frame != .zero
        let shown = isAnimated && element.tree.animations.isEnabled ? presented ?? old : nil
        interpolation?.cancel()
        interpolation = nil
        presented = nil
        guard let shown else {
            change?.stop()
            change = nil
            return
        }
        let started = change ?? ImageContentChange()
        change = started
        drawsChangeAsOne = values.contentTransitionAddsDrawingGroup
        let size = drawnSize(of: shown, in: presentedFrame.size)
        started.start(from: items(of: shown, in: size), in: size, by: replacement, on: self, with: transaction)
    }

    private func show(_ new: AnimatableImage) {
        presented = new.image
        setNeedsDisplay()
    }

    // MARK: Effects

    /// Sets the effects on a symbol, from the outermost modifier to the innermost.
    func set(effects: [SymbolEffectEntry]) {
        if effects.isEmpty && player == nil { return }
        let player = player ?? SymbolEffectPlayer()
        self.player = player
        var layers = 1
        if case .symbol(let symbol) = image?.content { layers = symbol.outline.layers.count }
        player.set(effects, layers: layers, on: self)
    }

    /// Draws the symbol with the current state of its effects.
    func symbolLookChanged() {
        guard let player else { return }
        if player.isByLayer || player.hasParts { setNeedsDisplay() } else { setNeedsSend() }
    }

    /// The appearance of the symbol as a whole.
    private var look: SymbolAppearance {
        guard let player, !player.isByLayer, image?.isSymbol == true else { return .rest }
        return player.look(isRightToLeft: isRightToLeft)
    }

    override var opacity: Double { look.opacity }

    override var effects: DisplayEffects? {
        let look = look
        if look.isInPlace { return nil }
        var effects = DisplayEffects()
        effects.transform = look.transform(in: CGRect(origin: .zero, size: presentedFrame.size))
        return effects
    }

    // MARK: Layout and drawing

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let image else { return .zero }
        return image.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
    }

    override var spacing: ViewSpacing {
        guard let image, image.isSymbol, !image.isResizable else { return ViewSpacing() }
        return .symbol
    }

    override func explicitAlignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard let image, let baseline = image.baseline, !image.isResizable else { return nil }
        let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? baseline : nil
    }

    override func draw(in size: CGSize) -> [DisplayItem] {
        guard let image = presented ?? image, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
        else { return [] }
        let drawnSize = drawnSize(of: image, in: size)
        let items = items(of: image, in: drawnSize)
        guard let change, change.isRunning else {
            change = nil
            return items
        }
        let changing = change.items(for: items, in: drawnSize, of: size)
        return drawsChangeAsOne ? [.isolated(changing)] : changing
    }

    /// Returns the drawn size of an image in a node. A non-resizable image keeps its own size in any node, unless it is
    /// a symbol whose size is animated.
    private func drawnSize(of image: ResolvedImage, in size: CGSize) -> CGSize {
        image.isResizable || image.isSymbol && motion?.frameMotion.isRunning == true ? size : image.size
    }

    private func items(of image: ResolvedImage, in size: CGSize) -> [DisplayItem] {
        if let player, image.redaction == nil, case .symbol(let symbol) = image.content {
            return player.items(of: symbol, in: CGRect(origin: .zero, size: size), isRightToLeft: isRightToLeft)
        }
        return image.items(in: size)
    }

    override var semantics: Semantics {
        var semantics = Semantics()
        semantics.label = image?.label
        semantics.traits = .isImage
        return semantics
    }
}

extension ResolvedImage {
    /// True if the image is a symbol.
    fileprivate var isSymbol: Bool { if case .symbol = content { true } else { false } }
}
