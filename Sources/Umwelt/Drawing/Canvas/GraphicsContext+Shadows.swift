import Foundation

extension GraphicsContext {
    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Makes options from bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It is in front of what throws it.
        @inlinable public static var shadowAbove: ShadowOptions { Self(rawValue: 1 << 0) }

        /// Nothing is drawn of what throws it.
        @inlinable public static var shadowOnly: ShadowOptions { Self(rawValue: 1 << 1) }

        /// It is where nothing throws it, and light where something does: with ``shadowAbove`` and the blend mode
        /// ``BlendMode/sourceAtop``, edges throw it inwards.
        @inlinable public static var invertsAlpha: ShadowOptions { Self(rawValue: 1 << 2) }

        /// It mixes with all that is there, and not only with what throws it.
        @inlinable public static var disablesGroup: ShadowOptions { Self(rawValue: 1 << 3) }
    }
}

extension DisplayShadow {
    /// Items and their shadow in a group. `everywhere` is where a shadow can be seen that has no end.
    func group(
        of items: [DisplayItem], _ mode: CGBlendMode, _ options: GraphicsContext.ShadowOptions, everywhere: CGRect
    ) -> DisplayGroup {
        var shadow = self
        shadow.isAlone = true
        var effects = DisplayEffects()
        if options.contains(.invertsAlpha) {
            // A plane of the colour, and a hole in it.
            shadow.color = Color.Resolved(red: 0, green: 0, blue: 0)
            var hole = DisplayEffects()
            hole.filters = [.shadow(shadow)]
            hole.blendMode = .destinationOut
            effects.isIsolated = true
            effects.blendMode = mode
            let plane = DisplayItem.fill(Path(everywhere), .color(color))
            return group(
                of: items,
                thrown: DisplayGroup(
                    effects: effects, items: [plane, .group(DisplayGroup(effects: hole, items: items))]),
                options)
        }
        effects.filters = [.shadow(shadow)]
        effects.blendMode = mode
        return group(of: items, thrown: DisplayGroup(effects: effects, items: items), options)
    }

    private func group(
        of items: [DisplayItem], thrown: DisplayGroup, _ options: GraphicsContext.ShadowOptions
    ) -> DisplayGroup {
        var result = DisplayGroup(items: [.group(thrown)])
        if !options.contains(.shadowOnly) {
            result.items = options.contains(.shadowAbove) ? items + result.items : result.items + items
        }
        if thrown.effects?.blendMode != .normal, !options.contains(.disablesGroup) {
            result.effects = DisplayEffects()
            result.effects?.isIsolated = true
        }
        return result
    }
}
