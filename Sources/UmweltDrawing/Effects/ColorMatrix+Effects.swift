import Foundation

extension ColorMatrix {
    /// The shares of red, green and blue in the luminance (Rec. 709).
    private static let luminance: (red: Float, green: Float, blue: Float) = (0.2126, 0.7152, 0.0722)

    /// Returns a matrix that replaces all colours by one, with their opacity.
    package static func only(_ color: ResolvedColor) -> ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
        (matrix.r5, matrix.g5, matrix.b5, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
        return matrix
    }

    /// A matrix for the inverse shape: black where the picture is transparent.
    static var around: ColorMatrix {
        var matrix = only(ResolvedColor(red: 0, green: 0, blue: 0, opacity: -1))
        matrix.a5 = 1
        return matrix
    }

    /// Returns a matrix that adds an amount to red, green and blue.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let amount = Float(amount)
        (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
        return matrix
    }

    /// Returns a matrix that multiplies the distance of components from the middle, 0.5.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (factor, rest) = (Float(amount), Float(1 - amount) / 2)
        (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
        (matrix.r5, matrix.g5, matrix.b5) = (rest, rest, rest)
        return matrix
    }

    /// Returns a matrix that multiplies the distance of components from the grey of the same luminance.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (factor, rest) = (Float(amount), Float(1 - amount))
        let (red, green, blue) = (luminance.red * rest, luminance.green * rest, luminance.blue * rest)
        (matrix.r1, matrix.r2, matrix.r3) = (red + factor, green, blue)
        (matrix.g1, matrix.g2, matrix.g3) = (red, green + factor, blue)
        (matrix.b1, matrix.b2, matrix.b3) = (red, green, blue + factor)
        return matrix
    }

    /// Returns a matrix that rotates hues around the greys, as CSS does (Filter Effects 1, `hue-rotate`).
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

    /// Returns a matrix that inverts components; with an amount below 1, in part.
    package static func inverted(_ amount: Double = 1) -> ColorMatrix {
        var matrix = ColorMatrix()
        let (factor, rest) = (Float(1 - 2 * amount), Float(amount))
        (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
        (matrix.r5, matrix.g5, matrix.b5) = (rest, rest, rest)
        return matrix
    }

    /// Returns a matrix that multiplies each component by the same component of a colour.
    package static func multiply(_ color: ResolvedColor) -> ColorMatrix {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (color.red, color.green, color.blue, color.opacity)
        return matrix
    }

    /// A matrix that makes black whose opacity is the luminance of the colour.
    package static let luminanceToAlpha: ColorMatrix = {
        var matrix = ColorMatrix()
        (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (0, 0, 0, 0)
        (matrix.a1, matrix.a2, matrix.a3) = luminance
        return matrix
    }()
}
