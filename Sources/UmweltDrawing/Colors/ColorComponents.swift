import Foundation

extension ResolvedColor {
    /// The hue, saturation and brightness, from 0 to 1 for colours within sRGB.
    package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let (red, green, blue) = (CGFloat(red), CGFloat(green), CGFloat(blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let range = most - least
        guard range > 0, most > 0 else { return (0, 0, most) }
        // The hue in sixths of the circle, counted from the strongest component.
        let sixths =
            switch most {
            case red: (green - blue) / range
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        return ((sixths < 0 ? sixths + 6 : sixths) / 6, range / most, most)
    }

    /// The brightness of a grey, from 0 to 1; nil for other colours.
    package var white: CGFloat? {
        abs(red - green) < 0.001 && abs(green - blue) < 0.001 ? CGFloat(red) : nil
    }
}

extension ResolvedColor: Codable {
    /// Encodes a list of red, green, blue and opacity, gamma encoded for sRGB.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for part in [red, green, blue, opacity] { try container.encode(part) }
    }

    /// Decodes a list of red, green, blue and opacity, gamma encoded for sRGB.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let (red, green) = (try container.decode(Float.self), try container.decode(Float.self))
        let (blue, opacity) = (try container.decode(Float.self), try container.decode(Float.self))
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }
}
