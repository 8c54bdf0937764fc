import Foundation

/// A shadow that belongs to a paint.
public struct PaintShadow: Sendable, Hashable {
    /// The colour, softness and offset of the shadow.
    public var shadow: DisplayShadow

    /// True if the edges of the shape cast the shadow inwards.
    public var isInner: Bool

    /// Makes a shadow.
    ///
    /// - Parameters:
    ///   - shadow: The colour, the radius and the offset.
    ///   - isInner: True if the shadow is inside of the shape.
    public init(_ shadow: DisplayShadow, isInner: Bool) {
        self.shadow = shadow
        self.isInner = isInner
    }

    func withOpacity(multipliedBy factor: Double) -> PaintShadow {
        var copy = self
        copy.shadow.color = shadow.color.withOpacity(multipliedBy: factor)
        return copy
    }
}

extension DisplayItem {
    /// The simpler items that draw an item with shadows, a mesh, a material or an image; nil for an item that needs no
    /// division.
    package var parts: [DisplayItem]? {
        switch self {
        case .fill(let path, .shadowed(let paint, let shadows), let isEvenOdd, let isAntialiased):
            let outline = Outline(path: path, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased)
            return outline.items(
                .fill(path, paint, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased), with: shadows)
        case .stroke(let path, .shadowed(let paint, let shadows), let style, let isAntialiased):
            let outline = Outline(path: path.strokedPath(style), isEvenOdd: false, isAntialiased: isAntialiased)
            return outline.items(.stroke(path, paint, style, isAntialiased: isAntialiased), with: shadows)
        case .fill(let path, .image(let pattern), let isEvenOdd, let isAntialiased):
            return Outline(path: path, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased)
                .cut(pattern.items(covering: path.boundingRect))
        case .stroke(let path, .image(let pattern), let style, let isAntialiased):
            let outline = path.strokedPath(style)
            return Outline(path: outline, isEvenOdd: false, isAntialiased: isAntialiased)
                .cut(pattern.items(covering: outline.boundingRect))
        case .text(let layout, let point): return layout.parts(at: point)
        default: return nil
        }
    }
}

/// The area of a fill or of a stroke.
private struct Outline {
    let path: Path
    let isEvenOdd: Bool
    let isAntialiased: Bool

    private static let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))

    /// Returns items, clipped to the area.
    func cut(_ items: [DisplayItem]) -> [DisplayItem] {
        guard !items.isEmpty else { return [] }
        guard isEvenOdd else {
            return [.group(DisplayGroup(clip: path, isClipAntialiased: isAntialiased, items: items))]
        }
        var effects = DisplayEffects()
        effects.mask = [.fill(path, Self.black, isEvenOdd: true, isAntialiased: isAntialiased)]
        return [.group(DisplayGroup(effects: effects, items: items))]
    }

    /// Returns an item with its shadows: the outer ones behind it, the inner ones in front.
    func items(_ item: DisplayItem, with shadows: [PaintShadow]) -> [DisplayItem] {
        var items = shadows.thrown(by: item)
        for shadow in shadows where shadow.isInner { items += cut(thrownInwards(shadow.shadow)) }
        return items
    }

    /// Returns the shadow that the surroundings of the area cast.
    private func thrownInwards(_ shadow: DisplayShadow) -> [DisplayItem] {
        let bounds = path.boundingRect
        let reach = shadow.radius * DisplayFilter.blurReach
        let (x, y) = (abs(shadow.offset.width) + reach + 1, abs(shadow.offset.height) + reach + 1)
        guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return [] }
        var around = Path(bounds.insetBy(dx: -x, dy: -y))
        around.addPath(path)
        return [shadow.alone(of: [.fill(around, Self.black, isEvenOdd: true)])]
    }
}

extension DisplayShadow {
    /// Returns the shadow of items, without the items.
    fileprivate func alone(of items: [DisplayItem]) -> DisplayItem {
        var effects = DisplayEffects()
        var alone = self
        alone.isAlone = true
        effects.filters = [.shadow(alone)]
        return .group(DisplayGroup(effects: effects, items: items))
    }
}

extension [PaintShadow] {
    /// Returns an item in front of the shadows that it casts outwards.
    package func thrown(by item: DisplayItem) -> [DisplayItem] {
        var items = [item]
        for shadow in self where !shadow.isInner {
            var effects = DisplayEffects()
            effects.filters = [.shadow(shadow.shadow)]
            items = [.group(DisplayGroup(effects: effects, items: items))]
        }
        return items
    }
}

extension TextLayout {
    private static let black = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0))

    /// The text without visible glyphs, so that it can be selected and read.
    fileprivate var unseen: TextLayout { changingRuns { $0.hide() } }

    /// Returns the items that draw a text whose glyphs have a paint other than a colour; nil for any other text.
    fileprivate func parts(at point: CGPoint) -> [DisplayItem]? {
        let isCompound = paragraph.runs.contains { run in
            switch run.paint {
            case .image, .shadowed: true
            default: false
            }
        }
        guard isCompound else { return nil }
        let inks = paragraph.runs.map(\.ink).filter(\.isVisible)
            .reduce(into: [Paint]()) { if !$0.contains($1) { $0.append($1) } }
        guard inks.count == 1 else { return inks.map { .text(showing($0), at: point) } }
        let frame = CGRect(origin: point, size: size)
        switch inks[0] {
        case .shadowed(let paint, let shadows):
            var items = shadows.thrown(by: .text(inked(paint), at: point))
            for shadow in shadows where shadow.isInner { items.append(thrownInwards(shadow.shadow, at: point)) }
            return items
        case .image(let pattern):
            return [.group(DisplayGroup(effects: mask(at: point), items: pattern.items(covering: frame)))]
        default: return nil
        }
    }

    /// Returns the shadow that the surroundings of the glyphs cast.
    private func thrownInwards(_ shadow: DisplayShadow, at point: CGPoint) -> DisplayItem {
        let reach = shadow.radius * DisplayFilter.blurReach + max(abs(shadow.offset.width), abs(shadow.offset.height))
        let frame = CGRect(origin: point, size: size).insetBy(dx: -reach, dy: -reach)
        var inverse = DisplayEffects()
        inverse.filters = [.colors(.around)]
        // Almost nothing is visible of this fill: it makes the surroundings of the glyphs a part of the picture.
        let room = DisplayItem.fill(
            Path(frame), .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1 / 255)))
        let around = DisplayItem.group(
            DisplayGroup(effects: inverse, items: [room, .text(inked(Self.black).decoration, at: point)]))
        return .group(DisplayGroup(effects: mask(at: point), items: [shadow.alone(of: [around])]))
    }

    private func mask(at point: CGPoint) -> DisplayEffects {
        var effects = DisplayEffects()
        effects.mask = [.text(inked(Self.black).decoration, at: point)]
        return effects
    }

    /// Returns the text drawn with another paint, where it is visible.
    private func inked(_ paint: Paint) -> TextLayout {
        changingRuns { if $0.ink.isVisible { $0.ink = paint } }
    }

    /// Returns the text with only the runs of one paint visible.
    private func showing(_ ink: Paint) -> TextLayout {
        changingRuns { run in
            if run.ink != ink { run.hide() }
        }
    }

    private var decoration: TextLayout {
        var copy = self
        copy.paragraph.isDecoration = true
        return copy
    }

    private func changingRuns(_ change: (inout TextRun) -> Void) -> TextLayout {
        var copy = self
        for index in paragraph.runs.indices { change(&copy.paragraph.runs[index]) }
        return copy
    }
}

extension TextRun {
    /// Makes the run invisible.
    fileprivate mutating func hide() {
        ink = .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0))
        image = image?.hidden
        underline = nil
        strikethrough = nil
        background = nil
    }
}

extension DisplayItem {
    /// The item for a user who does not see the drawing: its text, invisible; nil for no text.
    package var unseen: DisplayItem? {
        switch self {
        case .text(let layout, let point): .text(layout.unseen, at: point)
        case .fill, .stroke, .image, .group: nil
        }
    }
}
