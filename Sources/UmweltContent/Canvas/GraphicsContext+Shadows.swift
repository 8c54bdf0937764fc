import Foundation

extension GraphicsContext {
    /// The options of a shadow.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt32

        /// Makes options from a bit mask.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow in front of the items that throw it.
        @inlinable public static var shadowAbove: ShadowOptions { Self(rawValue: 1 << 0) }

        /// Draws the shadow without the items that throw it.
        @inlinable public static var shadowOnly: ShadowOptions { Self(rawValue: 1 << 1) }

        /// Inverts the opacity of the shadow. With ``shadowAbove`` and the blend mode ``BlendMode/sourceAtop``, edges
        /// throw it inwards.
        @inlinable public static var invertsAlpha: ShadowOptions { Self(rawValue: 1 << 2) }

        /// Mixes the shadow with the whole picture so far, not only with the items that throw it.
        @inlinable public static var disablesGroup: ShadowOptions { Self(rawValue: 1 << 3) }
    }
}

extension DisplayShadow {
    /// Returns a group of items and their shadow.
    ///
    /// - Parameters:
    ///   - items: The items that throw the shadow.
    ///   - mode: How the shadow is blended.
    ///   - options: The options of the shadow.
    ///   - everywhere: The visible area, in canvas coordinates, which bounds an inverted shadow.
    func group(
        of items: [DisplayItem], _ mode: CGBlendMode, _ options: GraphicsContext.ShadowOptions, everywhere: CGRect
    ) -> DisplayGroup {
        var shadow = self
        shadow.isAlone = true
        var effects = DisplayEffects()
        if options.contains(.invertsAlpha) {
            // An inverted shadow: an area of the colour, from which the plain shadow is cut out.
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
