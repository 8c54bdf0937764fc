import Foundation
import Umwelt
import UmweltRendering

/// Writes differences as the JSON that `umwelt.js` reads.
///
/// `s` is the session and says that all is new, `m` the name of the tab, `t` the title, `c` the colour scheme, `h` how
/// many times one can go back; `r` are the nodes to remove, `n` the nodes that are new or different; `u` are the URLs to
/// open, `w` the windows to open, each with the name `n` of its tab, a ticket `t`, and a size `f` if it is to stand apart
/// from the tabs; `f` is the node that the keyboard is directed to, zero for none.
/// Of a node: `i` its name, `a` what it is (see ``SemanticsWriter``), `p` what it has to do with pointers, `f` the frame,
/// `o` the opacity, `c` what it is cut off at, `e` what else becomes of its picture (see ``EffectsWriter``), `y` how far it
/// is scrolled, `j` how much further it is to be scrolled, `d` what it draws, `k` the nodes inside in reading order, `z` the same from back to front, `t` what is written in it (see
/// ``TextInputWriter``).
struct PatchWriter {
    private var text = ""

    @MainActor static func patch(_ difference: FrameDifference, _ requests: PageRequests, greeting: Page?) -> Data {
        var writer = PatchWriter()
        writer.write(difference, requests, session: greeting?.session, name: greeting?.name)
        return Data(writer.text.utf8)
    }

    private mutating func write(
        _ difference: FrameDifference, _ requests: PageRequests, session: String?, name: String?
    ) {
        var fields: [String] = []
        if let session { fields.append("\"s\":\(Self.quoted(session))") }
        if let name { fields.append("\"m\":\(Self.quoted(name))") }
        if let title = difference.title { fields.append("\"t\":\(Self.quoted(title))") }
        if let colorScheme = difference.colorScheme {
            fields.append("\"c\":\"\(colorScheme == .dark ? "dark" : "light")\"")
        }
        if let depth = difference.navigationDepth { fields.append("\"h\":\(depth)") }
        if !difference.removed.isEmpty { fields.append("\"r\":\(Self.list(difference.removed))") }
        if !difference.changed.isEmpty {
            fields.append("\"n\":[\(difference.changed.map(Self.node).joined(separator: ","))]")
        }
        if !requests.urls.isEmpty {
            fields.append("\"u\":[\(requests.urls.map { Self.quoted($0.absoluteString) }.joined(separator: ","))]")
        }
        if !requests.windows.isEmpty {
            fields.append("\"w\":[\(requests.windows.map(Self.window).joined(separator: ","))]")
        }
        switch difference.focus {
        case nil: break
        case .node(let id): fields.append("\"f\":\(id)")
        case .nowhere: fields.append("\"f\":0")
        }
        text = "{\(fields.joined(separator: ","))}"
    }

    private static func window(_ window: PageRequests.Window) -> String {
        var fields = ["\"n\":\(quoted(window.name))", "\"t\":\(quoted(window.ticket))"]
        if let size = window.size {
            fields.append("\"f\":[\(String(svg: size.width)),\(String(svg: size.height))]")
        }
        return "{\(fields.joined(separator: ","))}"
    }

    private static func node(_ change: NodeChange) -> String {
        var fields = ["\"i\":\(change.id)"]
        if let semantics = change.semantics, let object = SemanticsWriter.object(semantics, isNew: change.isNew) {
            fields.append("\"a\":\(object)")
        }
        if let interest = change.pointerInterest { fields.append("\"p\":\(object(interest))") }
        if let frame = change.frame {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(svg: $0) }
            fields.append("\"f\":[\(numbers.joined(separator: ","))]")
        }
        if let opacity = change.opacity { fields.append("\"o\":\(String(svg: opacity))") }
        if let clip = change.clip {
            switch clip {
            case .nothing: fields.append("\"c\":\"\"")
            case .path(let path): fields.append("\"c\":\(quoted(SVGAttributes.steps(path)))")
            }
        }
        if let effects = change.effects { fields.append("\"e\":\(EffectsWriter.object(effects))") }
        if let offset = change.scrollOffset {
            fields.append("\"y\":[\(String(svg: offset.x)),\(String(svg: offset.y))]")
        }
        if let text = change.text { fields.append("\"t\":\(TextInputWriter.object(text))") }
        if let shift = change.scrollShift {
            fields.append("\"j\":[\(String(svg: shift.x)),\(String(svg: shift.y))]")
        }
        if let items = change.items { fields.append("\"d\":\(list(items))") }
        if let children = change.children {
            fields.append("\"k\":\(list(children.ids))")
            if let order = children.drawingOrder { fields.append("\"z\":\(list(order))") }
        }
        return "{\(fields.joined(separator: ","))}"
    }

    /// What a node has to do with pointers: `e` the events that it wants, as bits, `x` that pointers go through it, `s` an
    /// outline that catches them, `o` that the outline has holes where it overlaps itself.
    private static func object(_ interest: PointerInterest) -> String {
        var fields: [String] = []
        if !interest.events.isEmpty { fields.append("\"e\":\(interest.events.rawValue)") }
        if interest.isUntouchable { fields.append("\"x\":1") }
        if let shape = interest.shape {
            fields.append("\"s\":\(quoted(SVGAttributes.steps(shape.path)))")
            if shape.isEvenOdd { fields.append("\"o\":1") }
        }
        return "{\(fields.joined(separator: ","))}"
    }

    // MARK: What is drawn

    private static func list(_ items: [DisplayItem]) -> String {
        "[\(items.flatMap(item).joined(separator: ","))]"
    }

    private static func item(_ item: DisplayItem) -> [String] {
        if let parts = item.parts { return parts.flatMap(Self.item) }
        switch item {
        case .fill(let path, .material(let material), let isEvenOdd, _):
            return MaterialWriter.object(material, in: path, isEvenOdd: isEvenOdd).map { [$0] } ?? []
        case .fill(let path, let paint, let isEvenOdd, let isAntialiased):
            var definitions = SVGDefinitions()
            return shape(path, SVGAttributes.fill(path, paint, isEvenOdd, isAntialiased, &definitions), definitions)
        case .stroke(let path, let paint, let style, let isAntialiased):
            guard style.lineWidth.isFinite, style.lineWidth > 0 else { return [] }
            var definitions = SVGDefinitions()
            return shape(
                path, SVGAttributes.stroke(path, paint, style, isAntialiased, &definitions), definitions)
        case .text(let layout, let point):
            return StyledLine.lines(of: layout).flatMap {
                line(
                    $0, at: point, isSelectable: layout.paragraph.isSelectable,
                    isDecoration: layout.paragraph.isDecoration)
            }
        case .image(let image):
            guard image.isDrawable else { return [] }
            return ImageWriter.object(image).map { [$0] } ?? image.placeholder.flatMap(Self.item)
        case .group(let group):
            var fields = ["\"g\":\(isolatedPicture(of: group) ?? list(group.items))"]
            if group.offset != .zero {
                fields.append("\"x\":\(String(svg: group.offset.x)),\"y\":\(String(svg: group.offset.y))")
            }
            if group.opacity < 1 { fields.append("\"o\":\(String(svg: max(group.opacity, 0)))") }
            if let clip = group.clip { fields.append("\"c\":\(quoted(SVGAttributes.steps(clip)))") }
            if let effects = group.effects {
                fields.append("\"e\":\(EffectsWriter.object(effects, on: group.items.bounds))")
            }
            return ["{\(fields.joined(separator: ","))}"]
        }
    }

    /// What is inside of a group as pixels, if it mixes in a way that only they can.
    private static func isolatedPicture(of group: DisplayGroup) -> String? {
        guard group.opacity < 1 || group.effects?.needsLayer == true, group.items.mixAsOnlyPixelsCan,
            let picture = SVGDefinitions.picture(of: group.items)
        else { return nil }
        return "[{\"p\":{},\"v\":\(quoted(picture))}]"
    }

    /// A shape: `p` the attributes of its path, `v` what these refer to.
    private static func shape(
        _ path: Path, _ attributes: [(String, String)], _ definitions: SVGDefinitions = SVGDefinitions()
    ) -> [String] {
        guard let steps = SVGAttributes.visibleSteps(path) else { return [] }
        let all = ([("d", steps)] + attributes).map { "\(quoted($0)):\(quoted($1))" }
        var definitions = definitions
        let new = definitions.takeNew()
        return ["{\"p\":{\(all.joined(separator: ","))}\(new.isEmpty ? "" : ",\"v\":\(quoted(new))")}"]
    }

    /// A line: `x`, `y`, `w` and `h` its box, `a` how far its baseline is below the box's top, `e` that it starts at the
    /// right, `l` that it cannot be selected, `n` what its letters are filled with, as a picture of its box, `o` that it is
    /// there to be seen only, `t` its text in stretches of one style. `r` says that the line goes on, so
    /// that the browser has to cut it; `f` is the full text of a line that was cut elsewhere; `b` is what no line shows
    /// between this one and the next, so that it is copied with them.
    private static func line(
        _ line: StyledLine, at point: CGPoint, isSelectable: Bool, isDecoration: Bool
    ) -> [String] {
        let frame = line.frame.offsetBy(dx: point.x, dy: point.y)
        func decorations(_ isBehind: Bool) -> [String] {
            line.decorations.filter { $0.isBehind == isBehind }.flatMap { decoration in
                let box = decoration.frame.offsetBy(dx: frame.minX, dy: point.y + line.baseline)
                return shape(Path(box), SVGAttributes.color("fill", decoration.color))
            }
        }
        var fields = ["\"x\":\(String(svg: frame.minX))", "\"y\":\(String(svg: frame.minY))"]
        fields += ["\"w\":\(String(svg: frame.width))", "\"h\":\(String(svg: frame.height))"]
        fields.append("\"a\":\(String(svg: line.baseline - line.frame.minY))")
        if line.isRightToLeft { fields.append("\"e\":1") }
        if !isSelectable { fields.append("\"l\":1") }
        var parts = line.parts
        switch line.meaning {
        case .shown: break
        case .cutAtEnd(let rest):
            if let last = parts.last { parts[parts.count - 1].text = String(last.text.dropLast()) + readable(rest) }
            fields.append("\"r\":1")
        case .cut(let whole): fields.append("\"f\":\(quoted(readable(whole)))")
        }
        var reading = fields
        if isDecoration { reading.append("\"o\":1") }
        if !line.gap.isEmpty { reading.append("\"b\":\(quoted(line.gap))") }
        let paints = parts.compactMap(\.run.paint).reduce(into: [Paint]()) { if !$0.contains($1) { $0.append($1) } }
        let isPaintedAlike = paints.count == 1 && parts.allSatisfy { $0.run.paint != nil || $0.image != nil }
        if isPaintedAlike, let picture = picture(of: paints[0], in: frame) {
            reading.append("\"n\":\(quoted(picture))")
        }
        reading.append("\"t\":[\(parts.map { part($0) }.joined(separator: ","))]")
        var lines = ["{\(reading.joined(separator: ","))}"]
        // The others are laid over the line, each with all but its own letters hidden.
        for paint in isPaintedAlike ? [] : paints {
            guard let picture = picture(of: paint, in: frame) else { continue }
            let shown = parts.map { part($0, isHidden: $0.run.paint != paint || $0.image != nil) }
            let copy =
                fields + ["\"o\":1", "\"n\":\(quoted(picture))", "\"t\":[\(shown.joined(separator: ","))]"]
            lines.append("{\(copy.joined(separator: ","))}")
        }
        return decorations(true) + lines + decorations(false)
    }

    /// What a paint looks like in a box, as a file of SVG.
    private static func picture(of paint: Paint, in box: CGRect) -> String? {
        let moved = DisplayGroup(
            offset: CGPoint(x: -box.minX, y: -box.minY), items: [.fill(Path(box), paint)])
        let data = try? DisplayList(size: box.size, items: [.group(moved)]).svgData()
        return data.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A text without images.
    private static func readable(_ text: String) -> String {
        text.filter { $0 != InlineImage.character }
    }

    /// A stretch: `t` the text, `s` the size, `c` the colour and, where they are not as usual, `w` the weight, `i` a
    /// slant, `n` the width in percent, `d` the design, `m` digits of one width, `k` space between letters, `v` the height above the baseline,
    /// `f` the family, `l` where it leads, `u` that browsers may go there by themselves, `h` that it is not shown. An image
    /// is `g`, what it draws, `x`, how wide it is, `b`, how far its baseline is below its top, and `y`, its label.
    private static func part(_ part: StyledLine.Part, isHidden: Bool = false) -> String {
        let image = part.image
        var fields = ["\"t\":\(quoted(image == nil ? part.text : ""))"]
        let color = part.run.paint == nil ? part.run.color : part.run.color.transparent
        fields += style(part.run.font, size: part.fontSize, color: color)
        if isHidden { fields.append("\"h\":1") }
        if let image {
            fields.append("\"g\":\(list(isHidden ? [] : image.items(at: .zero)))")
            fields.append("\"x\":\(String(svg: image.size.width)),\"b\":\(String(svg: image.baseline))")
            if !image.label.isEmpty { fields.append("\"y\":\(quoted(image.label))") }
        }
        if part.kerning != 0 { fields.append("\"k\":\(String(svg: part.kerning))") }
        if let link = part.run.link {
            fields.append("\"l\":\(quoted(link.absoluteString))")
            if PageRequests.allows(link) { fields.append("\"u\":1") }
        }
        if part.baselineOffset != 0 { fields.append("\"v\":\(String(svg: part.baselineOffset))") }
        return "{\(fields.joined(separator: ","))}"
    }

    static func style(_ font: ResolvedFont, size: CGFloat, color: Color.Resolved) -> [String] {
        let font = font.drawn
        var fields = ["\"s\":\(String(svg: size))", "\"c\":\(quoted(SVGAttributes.hexadecimal(color)))"]
        if font.weight != 400 { fields.append("\"w\":\(min(max(font.weight, 1), 1000))") }
        if font.isItalic { fields.append("\"i\":1") }
        if font.stretchPercentage != 100 { fields.append("\"n\":\(font.stretchPercentage)") }
        switch font.design {
        case .default, .rounded: break
        case .serif: fields.append("\"d\":1")
        case .monospaced: fields.append("\"d\":2")
        }
        if font.hasMonospacedDigits { fields.append("\"m\":1") }
        if let family = font.family { fields.append("\"f\":\(quoted(family))") }
        return fields
    }

    // MARK: JSON

    private static func list(_ numbers: [UInt32]) -> String {
        "[\(numbers.map(String.init).joined(separator: ","))]"
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension Color.Resolved {
    /// The same that nobody sees.
    fileprivate var transparent: Color.Resolved {
        var color = self
        color.opacity = 0
        return color
    }
}
