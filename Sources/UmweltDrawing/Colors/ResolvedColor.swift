import Foundation

/// A colour's components, when all that it depends on is known.
public struct ResolvedColor: Hashable, Sendable, CustomStringConvertible {
    /// Red, linear (not gamma encoded), 0 to 1 for colours within sRGB.
    public var linearRed: Float
    /// Green, linear.
    public var linearGreen: Float
    /// Blue, linear.
    public var linearBlue: Float
    /// From 0, transparent, to 1.
    public var opacity: Float

    /// Makes a colour from gamma-encoded sRGB, or other, components.
    public init(
        colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
        switch colorSpace {
        case .sRGBLinear:
            (linearRed, linearGreen, linearBlue) = (red, green, blue)
        case .sRGB:
            linearRed = Self.linear(red)
            linearGreen = Self.linear(green)
            linearBlue = Self.linear(blue)
        case .displayP3:
            // Linear Display P3 to linear sRGB; both have the D65 white point, so one matrix does it (CSS Color 4).
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            linearRed = 1.224_940_2 * r - 0.224_940_2 * g
            linearGreen = -0.042_056_9 * r + 1.042_056_9 * g
            linearBlue = -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b
        }
        self.opacity = opacity
    }

    /// What numbers for red, green and blue mean.
    public enum RGBColorSpace: Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// Display P3, which reaches beyond sRGB.
        case displayP3
    }

    /// Red, gamma encoded for sRGB.
    public var red: Float {
        get { Self.encoded(linearRed) }
        set { linearRed = Self.linear(newValue) }
    }

    /// Green, gamma encoded for sRGB.
    public var green: Float {
        get { Self.encoded(linearGreen) }
        set { linearGreen = Self.linear(newValue) }
    }

    /// Blue, gamma encoded for sRGB.
    public var blue: Float {
        get { Self.encoded(linearBlue) }
        set { linearBlue = Self.linear(newValue) }
    }

    /// The colour as `#RRGGBBAA`.
    public var description: String {
        let bytes = [red, green, blue, opacity].map { $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }

    /// The colour with another opacity.
    package func withOpacity(_ opacity: Double) -> ResolvedColor {
        var copy = self
        copy.opacity = Float(opacity)
        return copy
    }

    /// The colour, more transparent.
    package func withOpacity(multipliedBy factor: Double) -> ResolvedColor {
        var copy = self
        copy.opacity *= Float(factor)
        return copy
    }

    // The transfer function of sRGB (IEC 61966-2-1), mirrored for negative values.
    private static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : powf((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: Float) -> Float {
        let size = abs(value)
        let result = size <= 0.003_130_8 ? size * 12.92 : 1.055 * powf(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
