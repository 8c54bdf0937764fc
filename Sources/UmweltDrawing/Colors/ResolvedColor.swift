import Foundation

/// The components of a colour for one environment.
public struct ResolvedColor: Hashable, Sendable, CustomStringConvertible {
    /// The red component, linear (not gamma encoded), from 0 to 1 for colours within sRGB.
    public var linearRed: Float
    /// The green component, linear, from 0 to 1 within sRGB.
    public var linearGreen: Float
    /// The blue component, linear, from 0 to 1 within sRGB.
    public var linearBlue: Float
    /// The opacity, from 0, transparent, to 1.
    public var opacity: Float

    /// Makes a colour from components in a colour space, by default gamma-encoded sRGB.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
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
            // Linear Display P3 to linear sRGB; both have the D65 white point, so one matrix is enough (CSS Color 4).
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            linearRed = 1.224_940_2 * r - 0.224_940_2 * g
            linearGreen = -0.042_056_9 * r + 1.042_056_9 * g
            linearBlue = -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b
        }
        self.opacity = opacity
    }

    /// The colour space of red, green and blue.
    public enum RGBColorSpace: Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// The name of Display P3, which contains more colours than sRGB.
        case displayP3
    }

    /// The red component, gamma encoded for sRGB.
    public var red: Float {
        get { Self.encoded(linearRed) }
        set { linearRed = Self.linear(newValue) }
    }

    /// The green component, gamma encoded for sRGB.
    public var green: Float {
        get { Self.encoded(linearGreen) }
        set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component, gamma encoded for sRGB.
    public var blue: Float {
        get { Self.encoded(linearBlue) }
        set { linearBlue = Self.linear(newValue) }
    }

    /// The colour as `#RRGGBBAA`.
    public var description: String {
        let bytes = [red, green, blue, opacity].map { $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }

    /// Returns the colour with another opacity, from 0 to 1.
    package func withOpacity(_ opacity: Double) -> ResolvedColor {
        var copy = self
        copy.opacity = Float(opacity)
        return copy
    }

    /// Returns the colour with its opacity multiplied by a factor.
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
