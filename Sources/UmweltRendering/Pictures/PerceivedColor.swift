import Foundation

/// A colour as users perceive it: in the space L*a*b* of the CIE, with the white of D65.
struct PerceivedColor {
    private let lightness: Double
    private let red: Double
    private let yellow: Double

    /// Returns true if the distance of two pixels, each alpha, red, green and blue, is at most a tolerance. False if one
    /// of the pixels is missing.
    static func areClose(_ left: UInt32?, _ right: UInt32?, _ tolerance: Double) -> Bool {
        guard let left, let right else { return false }
        return PerceivedColor(left).distance(to: PerceivedColor(right)) <= tolerance
    }

    /// Makes the colour of a pixel on black.
    private init(_ pixel: UInt32) {
        let components = [16, 8, 0].map { Self.linear(Double(pixel >> $0 & 0xFF) / 255) }
        let (r, g, b) = (components[0], components[1], components[2])
        let x = Self.response((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
        let y = Self.response(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
        let z = Self.response((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
        lightness = 116 * y - 16
        red = 500 * (x - y)
        yellow = 200 * (y - z)
    }

    private func distance(to other: PerceivedColor) -> Double {
        let (l, a, b) = (lightness - other.lightness, red - other.red, yellow - other.yellow)
        return (l * l + a * a + b * b).squareRoot()
    }

    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    private static func response(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
}
