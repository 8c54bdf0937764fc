import Foundation
import UmweltDrawing

/// The definitions that elements of an SVG refer to: gradients, clips, masks and filters.
///
/// Each is named by a hash of its content, so that equal definitions are written once, and a page may contain several
/// pictures.
package struct SVGDefinitions {
    private var names: Set<String> = []
    private var new = ""

    package init() {}

    /// Returns and removes the definitions that have to be written before the elements that refer to them.
    package mutating func drainNew() -> String {
        defer { new = "" }
        return new.isEmpty ? "" : "<defs>\(new)</defs>\n"
    }

    /// Adds a definition and returns a reference to it.
    private mutating func define(_ tag: String, _ attributes: String, _ content: String) -> String {
        let definition = "\(tag)\(attributes)\(content)"
        // FNV-1a, as the hash must be the same on every run.
        let hash = definition.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = "\(tag.prefix(1))\(String(hash, radix: 36))"
        if names.insert(name).inserted { new += "<\(tag) id=\"\(name)\"\(attributes)>\(content)</\(tag)>" }
        return "url(#\(name))"
    }

    // MARK: Gradients

    /// Defines a gradient for an element with bounds.
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
        case .radial, .elliptical:
            guard let circles = gradient.circles else { return "none" }
            let center = circles.center
            let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: circles.flatness, tx: center.x, ty: center.y)
            return define(
                "radialGradient",
                "\(units) cx=\"0\" cy=\"0\" r=\"\(number(circles.endRadius))\" fr=\"\(number(circles.startRadius))\""
                    + " gradientTransform=\"\(SVGAttributes.transform(transform))\"", stops(gradient))
        case .angular: return pixels(of: .gradient(gradient), on: bounds)
        }
    }

    private func stops(_ gradient: GradientPaint) -> String {
        gradient.stops.map { stop in
            let opacity =
                stop.color.opacity < 1 ? " stop-opacity=\"\(number(CGFloat(max(stop.color.opacity, 0))))\"" : ""
            return
                "<stop offset=\"\(number(stop.location))\" stop-color=\"\(SVGAttributes.opaque(stop.color))\"\(opacity)/>"
        }.joined()
    }

    /// Defines an image of a paint that SVG lacks, an angular gradient or a mesh, as large as the element.
    ///
    /// A large mesh has one pixel to a point: between its points colours change slowly, and browsers interpolate
    /// pixels smoothly.
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

    /// Defines the clip of a group.
    package mutating func clip(_ group: DisplayGroup) -> [(String, String)] {
        guard let path = group.clip else { return [] }
        let edges = group.isClipAntialiased ? "" : " shape-rendering=\"crispEdges\""
        return [("clip-path", define("clipPath", "", "<path d=\"\(SVGAttributes.steps(path))\"\(edges)/>"))]
    }

    /// Defines a mask of items.
    package mutating func mask(_ items: [DisplayItem]?) -> [(String, String)] {
        guard let items else { return [] }
        let bounds = items.bounds
        let content = bounds.isNull ? "" : SVGWriter.elements(items)
        let attributes = " maskUnits=\"userSpaceOnUse\" \(frame(bounds)) mask-type=\"alpha\""
        return [("mask", define("mask", attributes, content))]
    }

    // MARK: Filters

    /// Defines the filters of a picture within bounds.
    package mutating func filter(_ filters: [DisplayFilter], on bounds: CGRect) -> [(String, String)] {
        var bounds = bounds
        guard !filters.isEmpty, !bounds.isNull else { return [] }
        for filter in filters { bounds = filter.bounds(of: bounds) }
        return [("filter", filter(filters.map(Self.step).joined(), frame(bounds)))]
    }

    /// Defines a filter for an element with bounds or, with nil, for an element at any place.
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
        // The colour, with the opacity of the picture that casts the shadow.
        let matrix = ColorMatrix.only(color)
        return "<feGaussianBlur stdDeviation=\"\(String(svg: shadow.radius))\"/>"
            + "<feOffset dx=\"\(String(svg: shadow.offset.width))\" dy=\"\(String(svg: shadow.offset.height))\"/>"
            + step(.colors(matrix))
    }

    // MARK: Pictures

    /// Returns items as a bitmap, for effects that SVG does not have; nil if nothing is visible.
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
    /// True if an item has a blend mode that CSS has no name for.
    package var mixAsOnlyPixelsCan: Bool {
        contains { item in
            guard case .group(let group) = item else { return false }
            let effects = group.effects ?? DisplayEffects()
            if effects.blendMode.needsPixels { return true }
            return !effects.needsLayer && group.opacity == 1 && group.items.mixAsOnlyPixelsCan
        }
    }
}
