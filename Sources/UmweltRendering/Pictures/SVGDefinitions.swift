import Foundation
import UmweltDrawing

/// What elements of SVG refer to: gradients, clips, masks and filters. Each is named for what it is, so that equal ones
/// are written once, and a page may hold several pictures.
package struct SVGDefinitions {
    private var names: Set<String> = []
    private var new = ""

    package init() {}

    /// The elements that have to be written before what refers to them.
    package mutating func takeNew() -> String {
        defer { new = "" }
        return new.isEmpty ? "" : "<defs>\(new)</defs>\n"
    }

    /// Names an element.
    private mutating func define(_ tag: String, _ attributes: String, _ content: String) -> String {
        let definition = "\(tag)\(attributes)\(content)"
        // FNV-1a: the same on every run.
        let hash = definition.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = "\(tag.prefix(1))\(String(hash, radix: 36))"
        if names.insert(name).inserted { new += "<\(tag) id=\"\(name)\"\(attributes)>\(content)</\(tag)>" }
        return "url(#\(name))"
    }

    // MARK: Gradients

    /// A gradient that something with bounds is drawn with.
    package mutating func gradient(_ gradient: GradientPaint, on bounds: CGRect) -> String {
        let spread =
            switch gradient.spread {
            case .pad: ""
            case .repeat: " spreadMethod=\"repeat\""
            case .mirror: " spreadMethod=\"reflect\""
            }
        let units = " gradientUnits=\"userSpaceOnUse\"" + spread
        switch gradient.geometry {
        case .linear(let from, let to):
            let (start, end) = (gradient.place(from), gradient.place(to))
            return define(
                "linearGradient",
                "\(units) x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\""
                    + " y2=\"\(number(end.y))\"", stops(gradient))
        case .radial(let center, let startRadius, let endRadius):
            return radial(gradient, units, gradient.place(center), startRadius, endRadius, flatness: 1)
        case .elliptical(let center, let startRadius, let endRadius):
            let frame = gradient.frame ?? CGRect(x: 0, y: 0, width: 1, height: 1)
            guard frame.width > 0, frame.height > 0 else { return "none" }
            return radial(
                gradient, units, gradient.place(center), startRadius * frame.width, endRadius * frame.width,
                flatness: frame.height / frame.width)
        case .angular: return pixels(of: .gradient(gradient), on: bounds)
        }
    }

    private mutating func radial(
        _ gradient: GradientPaint, _ units: String, _ center: CGPoint, _ startRadius: CGFloat, _ endRadius: CGFloat,
        flatness: CGFloat
    ) -> String {
        let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: flatness, tx: center.x, ty: center.y)
        return define(
            "radialGradient",
            "\(units) cx=\"0\" cy=\"0\" r=\"\(number(max(endRadius, 0)))\" fr=\"\(number(max(startRadius, 0)))\""
                + " gradientTransform=\"\(SVGAttributes.transform(transform))\"", stops(gradient))
    }

    private func stops(_ gradient: GradientPaint) -> String {
        gradient.stops.map { stop in
            let opacity =
                stop.color.opacity < 1 ? " stop-opacity=\"\(number(CGFloat(max(stop.color.opacity, 0))))\"" : ""
            return
                "<stop offset=\"\(number(stop.location))\" stop-color=\"\(SVGAttributes.opaque(stop.color))\"\(opacity)/>"
        }.joined()
    }

    /// A picture of a paint that SVG does not know, as colours around a point and those of a mesh, as large as what is
    /// drawn with it. A large mesh has one pixel to a point: between its points colours change slowly, and browsers go
    /// from pixel to pixel smoothly.
    mutating func pixels(of paint: Paint, on bounds: CGRect) -> String {
        let frame = bounds.insetBy(dx: -1, dy: -1)
        var scale: CGFloat = 2
        if case .mesh = paint, frame.width * frame.height > 10_000 { scale = 1 }
        guard let image = Self.picture(of: [.fill(Path(frame), paint)], scale: scale) else { return "none" }
        let place = "x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\""
        let size = "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
        let move = "<g transform=\"translate(\(number(-frame.minX)) \(number(-frame.minY)))\">\(image)</g>"
        return define("pattern", " patternUnits=\"userSpaceOnUse\" \(place) \(size)", move)
    }

    // MARK: Cutting

    /// What something is cut off at.
    package mutating func clip(_ group: DisplayGroup) -> [(String, String)] {
        guard let path = group.clip else { return [] }
        let edges = group.isClipAntialiased ? "" : " shape-rendering=\"crispEdges\""
        return [("clip-path", define("clipPath", "", "<path d=\"\(SVGAttributes.steps(path))\"\(edges)/>"))]
    }

    /// Where something can be seen.
    package mutating func mask(_ items: [DisplayItem]?) -> [(String, String)] {
        guard let items else { return [] }
        let bounds = items.bounds
        let content = bounds.isNull ? "" : SVGWriter.elements(items)
        let attributes = " maskUnits=\"userSpaceOnUse\" \(frame(bounds)) mask-type=\"alpha\""
        return [("mask", define("mask", attributes, content))]
    }

    // MARK: Filters

    /// What changes a picture within bounds.
    package mutating func filter(_ filters: [DisplayFilter], on bounds: CGRect) -> [(String, String)] {
        var bounds = bounds
        guard !filters.isEmpty, !bounds.isNull else { return [] }
        for filter in filters { bounds = filter.bounds(of: bounds) }
        return [("filter", filter(filters.map(Self.step).joined(), frame(bounds)))]
    }

    /// A filter for something within bounds, or for anything, wherever it is drawn.
    package mutating func filter(_ filter: DisplayFilter, on bounds: CGRect?) -> String {
        if let bounds, !bounds.isNull { return self.filter(Self.step(filter), frame(filter.bounds(of: bounds))) }
        return self.filter(Self.step(filter), "x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\"")
    }

    private mutating func filter(_ steps: String, _ frame: String) -> String {
        define("filter", " filterUnits=\"userSpaceOnUse\" \(frame) color-interpolation-filters=\"sRGB\"", steps)
    }

    private static func step(_ filter: DisplayFilter) -> String {
        switch filter {
        case .blur(let radius, _): return "<feGaussianBlur stdDeviation=\"\(String(svg: radius.usableRadius))\"/>"
        case .shadow(let shadow) where shadow.isAlone: return alone(shadow)
        case .shadow(let shadow):
            let color = "flood-color=\"\(SVGAttributes.opaque(shadow.color))\""
            let opacity = "flood-opacity=\"\(String(svg: CGFloat(max(shadow.color.opacity, 0))))\""
            return
                "<feDropShadow dx=\"\(String(svg: shadow.offset.width))\" dy=\"\(String(svg: shadow.offset.height))\""
                + " stdDeviation=\"\(String(svg: shadow.radius))\" \(color) \(opacity)/>"
        case .colors(let matrix):
            let values = matrix.numbers.map { String(svg: CGFloat($0)) }.joined(separator: " ")
            return "<feColorMatrix values=\"\(values)\"/>"
        case .alphaThreshold(let min, let max, let color):
            let table = AlphaThreshold(min: min, max: max).table.map { String(svg: $0) }.joined(separator: " ")
            return "<feComponentTransfer><feFuncA type=\"discrete\" tableValues=\"\(table)\"/></feComponentTransfer>"
                + step(.colors(.only(color)))
        }
    }

    private static func alone(_ shadow: DisplayShadow) -> String {
        let color = shadow.color
        // The colour, as opaque as what throws it.
        let matrix = ColorMatrix.only(color)
        return "<feGaussianBlur stdDeviation=\"\(String(svg: shadow.radius))\"/>"
            + "<feOffset dx=\"\(String(svg: shadow.offset.width))\" dy=\"\(String(svg: shadow.offset.height))\"/>"
            + step(.colors(matrix))
    }

    // MARK: Pictures

    /// Items as pixels, for what SVG cannot say; nil if nothing can be seen.
    package static func picture(of items: [DisplayItem], scale: CGFloat = 2) -> String? {
        let bounds = items.bounds
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
            return nil
        }
        let moved = DisplayGroup(offset: CGPoint(x: -bounds.minX, y: -bounds.minY), items: items)
        let list = DisplayList(size: bounds.size, items: [.group(moved)])
        guard let data = try? list.pngData(scale: scale) else { return nil }
        let place = "x=\"\(String(svg: bounds.minX))\" y=\"\(String(svg: bounds.minY))\""
        // The picture ends at a whole pixel.
        let (width, height) = (
            (bounds.width * scale).rounded(.up) / scale, (bounds.height * scale).rounded(.up) / scale
        )
        let size = "width=\"\(String(svg: width))\" height=\"\(String(svg: height))\""
        return "<image \(place) \(size) preserveAspectRatio=\"none\""
            + " href=\"data:image/png;base64,\(data.base64EncodedString())\"/>"
    }

    private func number(_ value: CGFloat) -> String { String(svg: value) }

    private func frame(_ rect: CGRect) -> String {
        let rect = rect.isNull ? .zero : rect
        return "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
            + " height=\"\(number(rect.height))\""
    }
}

extension [DisplayItem] {
    /// Whether something mixes with what is behind it in a way that CSS has no name for.
    package var mixAsOnlyPixelsCan: Bool {
        contains { item in
            guard case .group(let group) = item else { return false }
            let effects = group.effects ?? DisplayEffects()
            if effects.blendMode.needsPixels { return true }
            return !effects.needsLayer && group.opacity == 1 && group.items.mixAsOnlyPixelsCan
        }
    }
}
