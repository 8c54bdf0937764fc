import Foundation
import UmweltDrawing

/// The attributes of SVG elements for paths, as names and values.
package enum SVGAttributes {
    /// Returns the attributes of a filled path.
    package static func fill(
        _ path: Path, _ paint: Paint, _ isEvenOdd: Bool, _ isAntialiased: Bool, _ definitions: inout SVGDefinitions
    ) -> [(String, String)] {
        self.paint("fill", paint, on: path.boundingRect, &definitions)
            + (isEvenOdd ? [("fill-rule", "evenodd")] : []) + edges(isAntialiased)
    }

    /// Returns the attributes of an outlined path.
    package static func stroke(
        _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ isAntialiased: Bool,
        _ definitions: inout SVGDefinitions
    ) -> [(String, String)] {
        let bounds = DisplayItem.stroke(path, paint, style).bounds
        return [("fill", "none")] + self.paint("stroke", paint, on: bounds, &definitions) + line(style)
            + edges(isAntialiased)
    }

    private static func edges(_ isAntialiased: Bool) -> [(String, String)] {
        isAntialiased ? [] : [("shape-rendering", "crispEdges")]
    }

    /// Returns the attributes of the paint of an element with bounds; `name` is `fill` or `stroke`.
    static func paint(
        _ name: String, _ paint: Paint, on bounds: CGRect, _ definitions: inout SVGDefinitions
    ) -> [(String, String)] {
        switch paint {
        case .color(let color): self.color(name, color)
        case .gradient(let gradient): [(name, definitions.gradient(gradient, on: bounds))]
        case .mesh: [(name, definitions.pixels(of: paint, on: bounds))]
        case .material, .image, .shadowed: self.color(name, paint.plainColor)
        }
    }

    /// Returns the attributes of one colour; `name` is `fill` or `stroke`.
    package static func color(_ name: String, _ color: ResolvedColor) -> [(String, String)] {
        let opacity = color.opacity < 1 ? [("\(name)-opacity", String(svg: CGFloat(max(color.opacity, 0))))] : []
        return [(name, opaque(color))] + opacity
    }

    /// Returns the colour as a CSS hexadecimal number, with its opacity.
    package static func hexadecimal(_ color: ResolvedColor) -> String {
        hexadecimal(color, hasOpacity: color.opacity < 1)
    }

    /// Returns the colour in the syntax of CSS, without its opacity.
    static func opaque(_ color: ResolvedColor) -> String { hexadecimal(color, hasOpacity: false) }

    private static func hexadecimal(_ color: ResolvedColor, hasOpacity: Bool) -> String {
        // Each text that is sent to a browser has a colour: it is written without strings for its parts.
        String(unsafeUninitializedCapacity: 9) { digits in
            func write(_ value: Float, at place: Int) {
                let byte = value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
                digits[place] = digit(byte >> 4)
                digits[place + 1] = digit(byte & 15)
            }
            digits[0] = UInt8(ascii: "#")
            write(color.red, at: 1)
            write(color.green, at: 3)
            write(color.blue, at: 5)
            if hasOpacity { write(color.opacity, at: 7) }
            return hasOpacity ? 9 : 7
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }

    private static func line(_ style: StrokeStyle) -> [(String, String)] {
        var result = [("stroke-width", String(svg: style.lineWidth))]
        switch style.lineCap {
        case .butt: break
        case .round: result.append(("stroke-linecap", "round"))
        case .square: result.append(("stroke-linecap", "square"))
        }
        switch style.lineJoin {
        case .miter:
            let limit = style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10
            result.append(("stroke-miterlimit", String(svg: limit)))
        case .round: result.append(("stroke-linejoin", "round"))
        case .bevel: result.append(("stroke-linejoin", "bevel"))
        }
        let dash = style.usableDash
        if !dash.isEmpty {
            result.append(("stroke-dasharray", dash.map { String(svg: $0) }.joined(separator: " ")))
            if style.dashPhase != 0 { result.append(("stroke-dashoffset", String(svg: style.dashPhase))) }
        }
        return result
    }

    /// Returns the path data; nil if no part of the path can be drawn.
    package static func visibleSteps(_ path: Path) -> String? {
        path.isEmpty || path.hasInvalidPoints ? nil : steps(path)
    }

    /// Returns the path data.
    package static func steps(_ path: Path) -> String {
        var steps: [String] = []
        func add(_ letter: String, _ points: CGPoint...) {
            steps.append(letter + points.map { "\(String(svg: $0.x)) \(String(svg: $0.y))" }.joined(separator: " "))
        }
        func add(_ element: Path.Element) {
            switch element {
            case .move(let end): add("M", end)
            case .line(let end): add("L", end)
            case .quadCurve(let end, let control): add("Q", control, end)
            case .curve(let end, let control1, let control2): add("C", control1, control2, end)
            case .closeSubpath: add("Z")
            }
        }
        path.forEach(add)
        return steps.joined()
    }
}
