@_spi(Kernel) import UmweltCore
import Foundation
import UmweltDrawing

/// A layout node with symbols whose effects change their drawing.
package protocol SymbolShowing: LayoutNode {
    /// Draws the symbols with the current state of their effects.
    func symbolLookChanged()
}

/// The effects of one symbol: starts them when triggered, and computes the symbol's appearance.
final class SymbolEffectPlayer {
    /// The effects, from the outermost modifier to the innermost.
    private var slots: [Slot] = []

    /// An effect that a modifier puts on the symbol.
    private final class Slot {
        let key: Key
        var entry: SymbolEffectEntry

        /// The current plays: a play that starts during another adds to it.
        var runs: [SymbolEffectRun] = []

        /// The strength of an effect that lasts, from 0 to 1, or more where a spring overshoots.
        var strength: Double
        var animation: ValueAnimation<Double>?

        init(_ key: Key, _ entry: SymbolEffectEntry) {
            self.key = key
            self.entry = entry
            strength = entry.strength
        }
    }

    /// The identity of an effect across updates.
    private struct Key: Hashable {
        let family: String
        let trigger: Int
        let index: Int
    }

    /// The most plays of one effect that run at a time. A guess.
    private static let maxRuns = 8

    // MARK: Triggers

    /// Sets the effects.
    ///
    /// - Parameters:
    ///   - entries: The effects, from the outermost modifier to the innermost.
    ///   - layers: The number of the symbol's layers.
    ///   - node: The node of the symbol.
    func set(_ entries: [SymbolEffectEntry], layers: Int, on node: any SymbolShowing) {
        let old = slots
        slots = []
        for (key, entry) in Self.keyed(entries) {
            if let slot = old.first(where: { $0.key == key }) {
                slots.append(slot)
                update(slot, to: entry, layers: layers, on: node)
            } else {
                let slot = Slot(key, entry)
                slots.append(slot)
                guard entry.trigger == .active(true), entry.configuration.duration != nil else { continue }
                // The tree may begin to animate only after its views have been made.
                node.element.tree.afterUpdate { [weak slot, weak node] in
                    guard let slot, let node, slot.entry.trigger == .active(true) else { return }
                    Self.start(slot, layers: layers, on: node)
                }
            }
        }
        for slot in old where !slots.contains(where: { $0 === slot }) {
            for run in slot.runs { run.cancel() }
            slot.animation?.cancel()
        }
        node.symbolLookChanged()
    }

    /// Returns the effects that apply, with their identities: of several effects with the same activation, the
    /// innermost.
    private static func keyed(_ entries: [SymbolEffectEntry]) -> [(key: Key, entry: SymbolEffectEntry)] {
        var result: [(key: Key, entry: SymbolEffectEntry)] = []
        for entry in entries {
            let trigger = entry.triggerNumber
            let family = entry.configuration.family
            let alike = result.indices.filter { result[$0].key.family == family && result[$0].key.trigger == trigger }
            if let first = alike.first, case .active = entry.trigger {
                result[first].entry = entry
            } else {
                result.append((Key(family: family, trigger: trigger, index: alike.count), entry))
            }
        }
        return result
    }

    private func update(_ slot: Slot, to entry: SymbolEffectEntry, layers: Int, on node: any SymbolShowing) {
        let old = slot.entry
        guard old != entry else { return }
        slot.entry = entry
        slot.runs.removeAll { $0.element == nil }
        if entry.configuration.duration == nil { return animate(slot, on: node) }
        switch entry.trigger {
        case .value: if old.trigger != entry.trigger { Self.start(slot, layers: layers, on: node) }
        case .active(true):
            if old.trigger == entry.trigger { Self.endSoon(slot, on: node) }
            Self.start(slot, layers: layers, on: node)
        case .active(false): Self.endSoon(slot, on: node)
        case .strength: break
        }
    }

    /// Ends an effect after its current play.
    private static func endSoon(_ slot: Slot, on node: any SymbolShowing) {
        for run in slot.runs {
            run.endSoon()
            // The host now plays another curve by itself.
            if run.element != nil { node.element.tree.animations.start(run, of: node.element) }
        }
    }

    private static func start(_ slot: Slot, layers: Int, on node: any SymbolShowing) {
        let animations = node.element.tree.animations
        guard animations.isEnabled, !node.isDetached, !node.element.transaction.disablesAnimations else { return }
        let count = slot.entry.configuration.isByLayer ? layers : 1
        guard
            let run = SymbolEffectRun(
                slot.entry, layers: count, start: animations.time, show: { [weak node] in node?.symbolLookChanged() })
        else { return }
        if slot.runs.count >= Self.maxRuns { slot.runs.removeFirst().cancel() }
        slot.runs.append(run)
        run.target = node
        animations.start(run, of: node.element)
    }

    /// Moves an effect that lasts to its new strength.
    private func animate(_ slot: Slot, on node: any SymbolShowing) {
        let element = node.element
        let strength = slot.entry.strength
        guard case .active = slot.entry.trigger else {
            slot.strength = strength
            return
        }
        var transaction = element.transaction
        if element.tree.animations.isEnabled, !transaction.disablesAnimations {
            transaction.animation = slot.entry.configuration.lasting.speed(slot.entry.options.speed)
        }
        element.animate(&slot.animation, from: slot.strength, to: strength, with: transaction) {
            [weak slot, weak node] in
            slot?.strength = $0.isFinite ? $0 : strength
            node?.symbolLookChanged()
        }
        slot.animation?.target = node
    }

    // MARK: Looks

    /// True if layers are drawn separately, because their appearance differs.
    var isByLayer: Bool { slots.contains { $0.entry.configuration.isByLayer } }

    /// True if variable parts have opacities of their own, or only a part of the symbol is visible.
    var hasParts: Bool {
        slots.contains {
            switch $0.entry.configuration.kind {
            case .variableColor, .drawOff, .drawOn: true
            default: false
            }
        }
    }

    /// The strokes of the last drawn outline, cached because they take longer to find than to draw.
    private var strokes: (outline: SymbolOutline, ofLayers: [[PenStroke]])?

    private func strokes(of outline: SymbolOutline) -> [[PenStroke]] {
        if let strokes, strokes.outline == outline { return strokes.ofLayers }
        let new = outline.layers.map { PenStroke.strokes(of: $0.path) }
        strokes = (outline, new)
        return new
    }

    /// Returns the current appearance of a layer.
    ///
    /// - Parameters:
    ///   - layer: The number of the layer.
    ///   - count: The number of layers.
    ///   - parts: The number of parts that show a value.
    ///   - isRightToLeft: True if text runs from right to left.
    func look(layer: Int = 0, of count: Int = 1, parts: Int = 0, isRightToLeft: Bool) -> SymbolAppearance {
        var look = SymbolAppearance.rest
        for slot in slots {
            let configuration = slot.entry.configuration
            let number = configuration.isByLayer ? layer : 0
            for run in slot.runs { look.add(run.look(layer: number, parts: parts, isRightToLeft: isRightToLeft)) }
            if configuration.duration == nil, slot.strength != 0 {
                // One layer after the other, each beginning when a third of the one before is done. A guess.
                let lag = configuration.isByLayer ? 0.3 : 0
                let strength = slot.strength * (1 + lag * Double(count - 1)) - lag * Double(number)
                look.add(configuration.look(with: lag > 0 ? min(max(strength, 0), 1) : strength))
            }
        }
        return look
    }

    /// Returns the items of a symbol that fills a frame, with the effects of its layers and parts.
    func items(of symbol: SymbolDrawing, in frame: CGRect, isRightToLeft: Bool) -> [DisplayItem] {
        var symbol = symbol
        if hasParts {
            let parts = symbol.outline.layers.compactMap(\.step).count
            let look = look(parts: parts, isRightToLeft: isRightToLeft)
            symbol.partOpacities = look.parts
            if let pen = look.pen { symbol.draw(with: pen, strokes: strokes(of: symbol.outline)) }
        }
        guard isByLayer else { return symbol.items(in: frame) }
        let layers = symbol.layers(in: frame)
        return layers.enumerated().flatMap { index, items in
            look(layer: index, of: layers.count, isRightToLeft: isRightToLeft).applied(to: items, in: frame)
        }
    }
}

extension SymbolEffectEntry {
    /// The strength of an effect that lasts, when it has stopped.
    fileprivate var strength: Double {
        switch trigger {
        case .active(let isActive): isActive ? 1 : 0
        case .strength(let strength): strength.isFinite ? strength : 0
        case .value: 0
        }
    }

    fileprivate var triggerNumber: Int {
        switch trigger {
        case .active: 0
        case .strength: 1
        case .value: 2
        }
    }
}

extension SymbolEffectConfiguration {
    /// The name of the effect, whatever its variant.
    fileprivate var family: String {
        switch kind {
        case .appear: "appear"
        case .automatic: "automatic"
        case .bounce: "bounce"
        case .breathe: "breathe"
        case .disappear: "disappear"
        case .drawOff: "drawOff"
        case .drawOn: "drawOn"
        case .pulse: "pulse"
        case .replace: "replace"
        case .rotate: "rotate"
        case .scale: "scale"
        case .variableColor: "variableColor"
        case .wiggle: "wiggle"
        }
    }

    /// The animation with which symbols are replaced.
    var replacement: SymbolReplacement { if case .replace(let replacement) = kind { replacement } else { .downUp } }
}
