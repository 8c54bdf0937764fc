import Foundation

extension ColorMatrix {
    /// How bright red, green and blue are (Rec. 709).
    private static let luminance: (red: Float, green: Float, blue: Float) = (0.2126, 0.7152, 0.0722)

    /// One colour, as opaque as what it takes the place of.
    package static func only(_ color: ResolvedColor) -> ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
        (matrix.r5, matrix.g5, matrix.b5, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
        return matrix
    }

    /// Black where nothing is.
    static var around: ColorMatrix {
        var matrix = only(ResolvedColor(red: 0, green: 0, blue: 0, opacity: -1))
        matrix.a5 = 1
        return matrix
    }

    /// Adds to each component.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let amount = Float(amount)
        (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
        return matrix
    }

    /// Spreads components around the middle.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (factor, rest) = (Float(amount), Float(1 - amount) / 2)
        (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
        (matrix.r5, matrix.g5, matrix.b5) = (rest, rest, rest)
        return matrix
    }

    /// Spreads components around the grey that is as bright.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (factor, rest) = (Float(amount), Float(1 - amount))
        let (red, green, blue) = (luminance.red * rest, luminance.green * rest, luminance.blue * rest)
        (matrix.r1, matrix.r2, matrix.r3) = (red + factor, green, blue)
        (matrix.g1, matrix.g2, matrix.g3) = (red, green + factor, blue)
        (matrix.b1, matrix.b2, matrix.b3) = (red, green, blue + factor)
        return matrix
    }

    /// Turns hues around the greys, as CSS does (Filter Effects 1, `hue-rotate`).
    package static func hueRotation(_ angle: Angle) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (c, s) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
        (matrix.r1, matrix.r2, matrix.r3) = (
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928
        )
        (matrix.g1, matrix.g2, matrix.g3) = (
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283
        )
        (matrix.b1, matrix.b2, matrix.b3) = (
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072
        )
        return matrix
    }

    /// Inverts components; with less than 1, in part.
    package static func inverted(_ amount: Double = 1) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (factor, rest) = (Float(1 - 2 * amount), Float(amount))
        (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
        (matrix.r5, matrix.g5, matrix.b5) = (rest, rest, rest)
        return matrix
    }

    /// Multiplies each component by that of a colour.
    package static func multiply(_ color: ResolvedColor) -> ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
        return matrix
    }

    /// Black, the more opaque the brighter it was.
    package static let luminanceToAlpha: ColorMatrix = {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (0, 0, 0, 0)
        (matrix.a1, matrix.a2, matrix.a3) = luminance
        return matrix
    }()
}
