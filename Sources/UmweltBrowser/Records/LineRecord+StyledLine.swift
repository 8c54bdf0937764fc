import Foundation
import Umwelt
import UmweltRendering

extension ItemRecord {
    /// Returns the records that show a line of a paragraph, whose lines are placed from a point.
    static func records(of line: StyledLine, in paragraph: Paragraph, at point: CGPoint) -> [ItemRecord] {
        let frame = line.frame.offsetBy(dx: point.x, dy: point.y)
        func decorations(_ isBehind: Bool) -> [ItemRecord] {
            line.decorations.filter { $0.isBehind == isBehind }.flatMap { decoration in
                let box = decoration.frame.offsetBy(dx: frame.minX, dy: point.y + line.baseline)
                return shapes(Path(box), SVGAttributes.color("fill", decoration.color))
            }
        }
        return decorations(true) + lines(line, in: paragraph, frame: frame) + decorations(false)
    }

    /// Returns the line itself and, if its letters have several paints, a copy for each paint in front of it.
    private static func lines(_ line: StyledLine, in paragraph: Paragraph, frame: CGRect) -> [ItemRecord] {
        var parts = line.parts
        var record = LineRecord(
            x: frame.minX, y: frame.minY, width: frame.width, height: frame.height,
            ascent: line.baseline - line.frame.minY, isRightToLeft: line.isRightToLeft,
            isUnselectable: !paragraph.isSelectable, parts: [])
        switch line.meaning {
        case .shown: break
        case .cutAtEnd(let rest):
            if let last = parts.last { parts[parts.count - 1].text = String(last.text.dropLast()) + readable(rest) }
            record.isCut = true
        case .cut(let whole): record.fullText = readable(whole)
        }
        let paints = parts.compactMap(\.run.paint).reduce(into: [Paint]()) { if !$0.contains($1) { $0.append($1) } }
        let isPaintedAlike = paints.count == 1 && parts.allSatisfy { $0.run.paint != nil || $0.image != nil }
        let copies = (isPaintedAlike ? [] : paints).compactMap { paint -> ItemRecord? in
            guard let picture = picture(of: paint, in: frame) else { return nil }
            var copy = record
            copy.isDecoration = true
            copy.picture = picture
            // A copy shows only the letters with its own paint.
            copy.parts = parts.map { TextPartRecord($0, isHidden: $0.run.paint != paint || $0.image != nil) }
            return .line(copy)
        }
        record.isDecoration = paragraph.isDecoration
        record.language = WindowLanguage.tag(unlessShown: paragraph.localeIdentifier)
        if !line.gap.isEmpty { record.gap = line.gap }
        if isPaintedAlike { record.picture = picture(of: paints[0], in: frame) }
        record.parts = parts.map { TextPartRecord($0) }
        return [.line(record)] + copies
    }

    /// Returns the picture of a paint in a box, as a file of SVG; nil if it cannot be drawn.
    private static func picture(of paint: Paint, in box: CGRect) -> String? {
        let moved = DisplayGroup(
            offset: CGPoint(x: -box.minX, y: -box.minY), items: [.fill(Path(box), paint)])
        let data = try? DisplayList(size: box.size, items: [.group(moved)]).svgData()
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a text without the characters of images.
    private static func readable(_ text: String) -> String {
        text.filter { $0 != InlineImage.character }
    }
}

extension TextPartRecord {
    fileprivate init(_ part: StyledLine.Part, isHidden: Bool = false) {
        let color = part.run.paint == nil ? part.run.color : part.run.color.transparent
        let image = part.image
        var record = PartRecord(text: image == nil ? part.text : "", isHidden: isHidden)
        if let image {
            record.picture = isHidden ? [] : image.items(at: .zero).flatMap(ItemRecord.records)
            record.width = image.size.width
            record.ascent = image.baseline
            if !image.label.isEmpty { record.label = image.label }
        }
        if part.kerning != 0 { record.kerning = part.kerning }
        if let link = part.run.link {
            record.link = link.absoluteString
            record.isOpenable = PageRequests.allows(link)
        }
        if part.baselineOffset != 0 { record.baselineOffset = part.baselineOffset }
        self.init(TextStyleRecord(part.run.font, size: part.fontSize, color: color), record)
    }
}

extension TextStyleRecord {
    /// Makes the style of text in a font, at a size in points.
    init(_ font: ResolvedFont, size: CGFloat, color: Color.Resolved) {
        let font = font.drawn
        self.size = size
        self.color = SVGAttributes.hexadecimal(color)
        if font.weight != 400 { weight = min(max(font.weight, 1), 1000) }
        isItalic = font.isItalic
        if font.stretchPercentage != 100 { stretch = font.stretchPercentage }
        switch font.design {
        case .default, .rounded: break
        case .serif: design = .serif
        case .monospaced: design = .monospace
        }
        hasMonospacedDigits = font.hasMonospacedDigits
        family = font.family
    }
}

extension Color.Resolved {
    /// The same colour with no opacity.
    fileprivate var transparent: Color.Resolved {
        var color = self
        color.opacity = 0
        return color
    }
}
