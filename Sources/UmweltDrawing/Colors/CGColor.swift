import Foundation

/// A colour as numbers, under the name that it has in Core Graphics: gamma-encoded sRGB or a grey, and the opacity.
public final class CGColor: Hashable, Sendable {
    /// Red, green and blue, or one grey, then the opacity; from 0 to 1.
    private let numbers: [CGFloat]

    private init(_ numbers: [CGFloat]) { self.numbers = numbers }

    /// Makes a colour from components between 0 and 1.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha])
    }

    /// Makes a colour from components between 0 and 1.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha])
    }

    /// Makes a grey from 0, black, to 1, white, with an opacity from 0 to 1.
    ///
    /// - Parameters:
    ///   - gray: The brightness, from 0 for black to 1 for white.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init([gray, alpha]) }

    /// The red, green, blue and opacity of the colour, or its grey and opacity; from 0 to 1. Never nil.
    public var components: [CGFloat]? { numbers }

    /// The number of ``components``: four, or two for a grey.
    public var numberOfComponents: Int { numbers.count }

    /// The opacity, from 0, transparent, to 1.
    public var alpha: CGFloat { numbers[numbers.count - 1] }

    /// Returns the colour with another opacity, from 0 to 1. Never nil.
    ///
    /// - Parameter alpha: The opacity, from 0 to 1.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(numbers.dropLast() + [alpha]) }

    /// Returns true if both colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool { left.numbers == right.numbers }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

    /// The components as SwiftUI has them.
    package var resolved: ResolvedColor {
        let parts = numbers.map { Float($0) }
        return parts.count == 2
            ? ResolvedColor(red: parts[0], green: parts[0], blue: parts[0], opacity: parts[1])
            : ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension ResolvedColor {
    /// The colour as Core Graphics has it.
    public var cgColor: CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}
