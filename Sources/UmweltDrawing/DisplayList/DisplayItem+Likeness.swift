import Foundation

extension DisplayEffects {
    /// Returns true if hosts can animate from these effects to the others by themselves.
    package func isLike(_ other: DisplayEffects) -> Bool {
        mask == other.mask && blendMode == other.blendMode && isIsolated == other.isIsolated
            && movement == other.movement && filters.count == other.filters.count
            && zip(filters, other.filters).allSatisfy { $0.isLike($1) }
    }
}

extension DisplayFilter {
    fileprivate func isLike(_ other: DisplayFilter) -> Bool {
        switch (self, other) {
        case (.blur, .blur): true
        case (.shadow(let one), .shadow(let two)): !one.isAlone && !two.isAlone || one == two
        default: self == other
        }
    }
}

extension [DisplayItem] {
    /// Returns true if hosts can animate from one picture to the other by themselves: the pictures differ only in
    /// outlines with the same steps, colours and opacities.
    ///
    /// - Parameters:
    ///   - other: The other picture.
    ///   - outlinesMove: True if the host can move outlines.
    package func isLike(_ other: [DisplayItem], outlinesMove: Bool) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0.isLike($1, outlinesMove) }
    }
}

extension DisplayItem {
    fileprivate func isLike(_ other: DisplayItem, _ outlinesMove: Bool) -> Bool {
        switch (self, other) {
        case (.fill(let path, let paint, let rule, let edges), .fill(let path2, let paint2, let rule2, let edges2)):
            return path.isLike(path2, outlinesMove) && paint.movesLike(paint2) && rule == rule2 && edges == edges2
        case (
            .stroke(let path, let paint, let style, let edges), .stroke(let path2, let paint2, let style2, let edges2)
        ):
            // A line of angular colours is sent as the area that it covers, whose outline has other steps on the way.
            if case .gradient(let gradient) = paint, case .angular = gradient.geometry {
                return path == path2 && style == style2 && paint.movesLike(paint2) && edges == edges2
            }
            return path.isLike(path2, outlinesMove) && paint.movesLike(paint2) && style.isLike(style2)
                && edges == edges2
        case (.text(let layout, let point), .text(let layout2, let point2)):
            return point == point2 && layout.lines == layout2.lines && layout.paragraph.isLike(layout2.paragraph)
        case (.image(let image), .image(var image2)):
            guard image.tint != nil, image2.tint != nil else { return false }
            image2.tint = image.tint
            return image == image2
        case (.group(let group), .group(let group2)): return group.isLike(group2, outlinesMove)
        default: return false
        }
    }
}

extension DisplayGroup {
    fileprivate func isLike(_ other: DisplayGroup, _ outlinesMove: Bool) -> Bool {
        var same = other
        same.opacity = opacity
        same.items = items
        // Pictures that mix with what is behind them may be sent as pixels.
        return self == same && !hasEffects && !other.hasEffects
            && items.isLike(other.items, outlinesMove: outlinesMove)
    }

    private var hasEffects: Bool {
        effects != nil || items.contains { if case .group(let inner) = $0 { inner.hasEffects } else { false } }
    }
}

extension Paint {
    /// Returns true if hosts can animate from this paint to the other by themselves: between colours, between gradients
    /// of one kind with the same number of colours, and between materials.
    fileprivate func movesLike(_ other: Paint) -> Bool {
        switch (self, other) {
        case (.color, .color), (.material, .material): return true
        case (.gradient(let gradient), .gradient(let gradient2)):
            switch (gradient.geometry, gradient2.geometry) {
            case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical): break
            case (.angular, .angular):
                // One that turns the other way, or more than once, has other colours on its turn.
                guard let sweep = gradient.sweep, let sweep2 = gradient2.sweep else { return self == other }
                return sweep.isReversed == sweep2.isReversed && !sweep.isCut && !sweep2.isCut
                    && sweep.stops.count == sweep2.stops.count
            default: return self == other
            }
            return gradient.spread == gradient2.spread && gradient.stops.count == gradient2.stops.count
        default: return false
        }
    }
}

extension StrokeStyle {
    /// Returns true if both styles draw a line and differ only in its width and dash phase.
    fileprivate func isLike(_ other: StrokeStyle) -> Bool {
        var same = other
        same.lineWidth = lineWidth
        same.dashPhase = dashPhase
        let numbers = [lineWidth, other.lineWidth, dashPhase, other.dashPhase]
        return self == same && lineWidth > 0 && other.lineWidth > 0 && numbers.allSatisfy(\.isFinite)
    }
}

extension Paragraph {
    /// Returns true if both paragraphs differ only in the colours of letters, and have no lines below or through them.
    fileprivate func isLike(_ other: Paragraph) -> Bool {
        guard runs.count == other.runs.count else { return false }
        var same = other
        for (index, run) in runs.enumerated() where run.color != other.runs[index].color {
            guard run.paint == nil, run.image == nil, run.underline == nil, run.strikethrough == nil else {
                return false
            }
            same.runs[index].color = run.color
        }
        return self == same
    }
}

extension Path {
    /// The largest number of coordinates in a path that hosts animate: with more of them, computing a frame would take
    /// longer than drawing it. A guess.
    private static let maxNumbers = 2000

    /// Returns true if hosts can animate from one path to the other by themselves.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - outlinesMove: True if the host can move outlines.
    package func isLike(_ other: Path, _ outlinesMove: Bool = true) -> Bool {
        if self == other { return true }
        guard outlinesMove, hasSteps(of: other) else { return false }
        let (numbers, others) = (numbers, other.numbers)
        return numbers.count <= Self.maxNumbers && numbers.allSatisfy(\.isFinite) && others.allSatisfy(\.isFinite)
    }
}
