import Foundation

/// Colours that change along a line or between circles, under the name that they have in Core Graphics.
///
/// ```swift
/// let colors = [UIColor.blue.cgColor, UIColor.purple.cgColor] as CFArray
/// if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) {
///     context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 100), options: [])
/// }
/// ```
public final class CGGradient: Sendable {
    /// The colours in the order of their locations.
    package let stops: [GradientPaint.Stop]

    private init(_ stops: [GradientPaint.Stop]) {
        // Stops at one location stay in their order.
        self.stops = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }

    /// Makes a gradient; nil if there are no colours, or an element is not a colour.
    ///
    /// - Parameters:
    ///   - space: The colour space in which colours are interpolated. It is gamma-encoded sRGB for all.
    ///   - colors: The colours, each a ``CGColor``.
    ///   - locations: The location of each colour, from 0 to 1; nil if they have the same distances.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty, found.count == colors.count else { return nil }
        self.init(Self.stops(of: found.map(\.resolved), at: locations))
    }

    /// Makes a gradient from colour components; nil if there are none.
    ///
    /// - Parameters:
    ///   - space: The space of the components.
    ///   - components: The components of the first colour, with its opacity last, then those of the next colour, and so
    ///     on.
    ///   - locations: The location of each colour, from 0 to 1; nil if they have the same distances.
    ///   - count: The number of colours.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let width = space.numberOfComponents + 1
        let colors = (0..<count).map {
            space.color(of: UnsafeBufferPointer(start: components + $0 * width, count: width))
        }
        self.init(Self.stops(of: colors, at: locations))
    }

    private static func stops(
        of colors: [ResolvedColor], at locations: UnsafePointer<CGFloat>?
    ) -> [GradientPaint.Stop] {
        colors.indices.map { index in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return GradientPaint.Stop(color: colors[index], location: min(max(locations?[index] ?? even, 0), 1))
        }
    }
}

/// The parts that a gradient also fills, beside that between its beginning and its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The part before the beginning, in the first colour.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The part after the end, in the last colour.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
