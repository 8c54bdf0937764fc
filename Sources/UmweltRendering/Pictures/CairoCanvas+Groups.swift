internal import CCairo
import Foundation
import UmweltDrawing

extension CairoCanvas {
    /// Draws items that are moved, clipped, filtered and faded together.
    func draw(_ group: DisplayGroup) {
        guard group.opacity > 0 else { return }
        if StackLimit.isReached { fatalError("A picture is nested too deeply to be drawn: \(StackLimit.reason).") }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, Self.near(group.offset.x), Self.near(group.offset.y))
        guard let effects = group.effects else { return drawClipped(group) }
        let transform = effects.transform
        guard transform.isDrawable else { return }
        guard transform.isAffine else { return drawProjected(group, transform) }
        apply(transform.affine)
        drawClipped(group)
    }

    /// Draws the content of a group in its clip, without the group's offset and transform.
    func drawClipped(_ group: DisplayGroup) {
        let filters = group.effects?.filters ?? []
        // Filters need the pixels outside of the clip, and their result is not clipped.
        if filters.isEmpty { clip(to: group) }
        if group.effects?.needsLayer == true {
            drawLayer(group)
        } else if group.opacity < 1 {
            if hasPixels, !isLayer, let blur = group.items.materialBlur {
                return drawOnBackdrop(group, blur: blur)
            }
            clip(toPixelsOf: group.items)
            cairo_push_group(cairo)
            draw(group.items)
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, group.opacity)
        } else {
            draw(group.items)
        }
    }

    /// Draws a group with materials on a copy of the content behind it, and then the copy, so that they show that while
    /// the group fades.
    ///
    /// - Parameter blur: The greatest blur radius of the materials in points, because they also show what is around the
    ///   group.
    private func drawOnBackdrop(_ group: DisplayGroup, blur: CGFloat) {
        cairo_save(cairo)
        let backdrop = cairo_get_group_target(cairo)
        let reach = blur.usableRadius * matrix.meanScale * DisplayFilter.blurReach
        clip(toPixelsOf: group.items, margin: reach)
        cairo_push_group(cairo)
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, backdrop, 0, 0)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_restore(cairo)
        draw(group.items)
        let picture = cairo_pop_group(cairo)
        cairo_restore(cairo)
        clip(toPixelsOf: group.items)
        cairo_set_source(cairo, picture)
        // With an opacity, this operator mixes both pictures, also where they are transparent.
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint_with_alpha(cairo, group.opacity)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_pattern_destroy(picture)
    }

    private func clip(to group: DisplayGroup) {
        guard let path = group.clip else { return }
        add(path)
        cairo_set_antialias(cairo, group.isClipAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    private func apply(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(cairo, &matrix)
    }

    /// Draws a group to a separate surface, and then draws that surface.
    private func drawLayer(_ group: DisplayGroup) {
        let effects = group.effects ?? DisplayEffects()
        if let shadow = effects.onlyShadow, effects.blendMode == .normal, group.opacity == 1 {
            if !shadow.isAlone, hasPixels, isLayer || !group.items.blendWithBackdrop {
                return drawOnce(group, with: shadow)
            }
            drawFiltered(group, shadowOnly: shadow)
            // On a page, the picture that casts the shadow can stay a vector drawing.
            if !shadow.isAlone { drawContent(group) }
            return
        }
        if effects.filters.isEmpty {
            // Other blend modes change the pixels around the content, too.
            if effects.blendMode == .normal { clip(toPixelsOf: group.items) }
            cairo_push_group(cairo)
            drawContent(group)
            cairo_pop_group_to_source(cairo)
            use(effects.blendMode)
            cairo_paint_with_alpha(cairo, group.opacity)
        } else {
            drawFiltered(group, shadowOnly: nil)
        }
    }

    /// Clips to the content of a group, as Cairo's surface for the group is as large as the clip.
    ///
    /// - Parameter margin: The number of pixels around the content that are kept.
    private func clip(toPixelsOf items: [DisplayItem], margin: CGFloat = 0) {
        guard hasPixels else { return }
        let bounds = items.bounds.part(in: clipExtents).applying(matrix)
        guard bounds.isMadeOfNumbers else { return }
        let pixels = bounds.insetBy(dx: -1 - margin, dy: -1 - margin)
        let (left, top) = (pixels.minX.rounded(.down), pixels.minY.rounded(.down))
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, left, top, pixels.maxX.rounded(.up) - left, pixels.maxY.rounded(.up) - top)
        cairo_restore(cairo)
        cairo_clip(cairo)
    }

    /// Draws a group with its shadow, as pixels. The content is drawn once: with nested shadows, drawing it twice
    /// would double the time at each level.
    private func drawOnce(_ group: DisplayGroup, with shadow: DisplayShadow) {
        let reach = DisplayFilter.shadow(shadow).bounds(of: CGRect(x: 0, y: 0, width: 0, height: 0))
        let pixels = PixelLayer(of: group, on: self, margins: reach, blur: 0) { $0.drawContent(group) }
        guard let layer = pixels else { return }
        layer.shadow(shadow).paint(on: self, opacity: 1)
        if layer.isSharp { layer.paint(on: self, opacity: 1) } else { drawContent(group) }
    }

    /// Draws the content of a group where its mask is opaque.
    private func drawContent(_ group: DisplayGroup) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        if group.effects?.filters.isEmpty == false { clip(to: group) }
        guard let mask = group.effects?.mask else { return draw(group.items) }
        clip(toPixelsOf: group.items)
        cairo_push_group(cairo)
        draw(group.items)
        let content = cairo_pop_group(cairo)
        cairo_push_group(cairo)
        draw(mask)
        let opaque = cairo_pop_group(cairo)
        cairo_set_source(cairo, content)
        cairo_mask(cairo, opaque)
        cairo_pattern_destroy(content)
        cairo_pattern_destroy(opaque)
    }

    /// Draws a group as filtered pixels, or only its shadow.
    private func drawFiltered(_ group: DisplayGroup, shadowOnly: DisplayShadow?) {
        let effects = group.effects ?? DisplayEffects()
        var reach = CGRect(x: 0, y: 0, width: 0, height: 0)
        for filter in effects.filters { reach = filter.bounds(of: reach) }
        let blur = shadowOnly?.radius ?? effects.softness
        let pixels = PixelLayer(of: group, on: self, margins: reach, blur: blur) { $0.drawContent(group) }
        guard let layer = pixels else { return }
        for filter in effects.filters {
            switch filter {
            case .blur(let radius, let isOpaque): layer.blur(radius: radius, isOpaque: isOpaque)
            case .shadow(let shadow): layer.addShadow(shadow, alone: shadow.isAlone || shadowOnly != nil)
            case .colors(let matrix): layer.apply(matrix)
            case .alphaThreshold(let min, let max, let color):
                layer.thresholdAlpha(AlphaThreshold(min: min, max: max), color)
            }
        }
        use(effects.blendMode)
        layer.paint(on: self, opacity: group.opacity)
    }

    /// Draws a group in perspective, as pixels.
    private func drawProjected(_ group: DisplayGroup, _ transform: ProjectionTransform) {
        let flat = group.withoutEffectsOutside
        guard let picture = PixelLayer(of: flat, on: self, drawing: { $0.drawClipped(flat) }) else { return }
        use(group.effects?.blendMode ?? .normal)
        picture.paint(on: self, through: transform)
    }

    /// Sets the blend mode of the next drawing operations.
    private func use(_ mode: CGBlendMode) { cairo_set_operator(cairo, mode.cairoOperator) }
}

extension DisplayEffects {
    /// The radius of a first blur, after which fewer pixels suffice; zero if there is no blur, or if a threshold makes
    /// the edges sharp again.
    fileprivate var softness: CGFloat {
        guard case .blur(let radius, _) = filters.first else { return 0 }
        let hasThreshold = filters.contains { if case .alphaThreshold = $0 { true } else { false } }
        return hasThreshold ? 0 : radius
    }

    /// The shadow if it is the only filter; nil otherwise.
    fileprivate var onlyShadow: DisplayShadow? {
        if filters.count == 1, case .shadow(let shadow) = filters[0] { shadow } else { nil }
    }
}

extension [DisplayItem] {
    /// The greatest blur radius of materials that show what is behind the items, in points; nil if there are none.
    fileprivate var materialBlur: CGFloat? {
        var greatest: CGFloat?
        for item in self {
            let blur: CGFloat? =
                switch item {
                case .fill(_, .material(let material), _, _): material.blurRadius
                case .group(let group): group.isApart ? nil : group.items.materialBlur
                default: item.parts?.materialBlur
                }
            if let blur { greatest = Swift.max(greatest ?? 0, blur) }
        }
        return greatest
    }

    /// True if an item needs its backdrop, for a material or a blend mode.
    fileprivate var blendWithBackdrop: Bool {
        contains { item in
            switch item {
            case .fill(_, .material, _, _): true
            case .group(let group): group.blendsWithBackdrop
            default: item.parts?.blendWithBackdrop ?? false
            }
        }
    }
}

extension DisplayGroup {
    fileprivate var blendsWithBackdrop: Bool {
        if let effects, effects.blendMode != .normal { return true }
        if opacity < 1 { return !isApart && items.materialBlur != nil }
        return !isApart && items.blendWithBackdrop
    }

    /// True if the group is drawn without its backdrop: to a separate layer, unless its only effect is a shadow.
    fileprivate var isApart: Bool { effects.map { $0.needsLayer && $0.onlyShadow == nil } ?? false }

    /// The group without the effects that concern its surroundings: offset, transform and blend mode.
    fileprivate var withoutEffectsOutside: DisplayGroup {
        var group = self
        group.offset = .zero
        group.effects?.transform = ProjectionTransform()
        group.effects?.blendMode = .normal
        return group
    }
}

extension CGBlendMode {
    /// Cairo's operator for the mode.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        // Cairo has no mode that adds and keeps black; this one comes nearest.
        case .plusDarker: CAIRO_OPERATOR_COLOR_BURN
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
