import Foundation

/// A string, under the name that it has in Core Foundation.
public typealias CFString = NSString
/// Values in order, under the name that they have in Core Foundation.
public typealias CFArray = NSArray

/// The meaning of a colour's components, under the name that it has in Core Graphics.
public final class CGColorSpace: Hashable, Sendable {
    /// The kinds of components.
    private enum Kind: Hashable {
        case rgb(ResolvedColor.RGBColorSpace)
        case gray, linearGray
    }

    private let kind: Kind

    fileprivate init(isGray: Bool) { kind = isGray ? .gray : .rgb(.sRGB) }

    /// Makes a colour space with a name, such as ``sRGB``; nil if the name is unknown here.
    public init?(name: CFString) {
        switch name as String {
        case "kCGColorSpaceSRGB", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceGenericRGB": kind = .rgb(.sRGB)
        case "kCGColorSpaceLinearSRGB", "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceGenericRGBLinear":
            kind = .rgb(.sRGBLinear)
        case "kCGColorSpaceDisplayP3": kind = .rgb(.displayP3)
        case "kCGColorSpaceGenericGrayGamma2_2": kind = .gray
        case "kCGColorSpaceLinearGray": kind = .linearGray
        default: return nil
        }
    }

    // Strings of Foundation's that are never changed.

    /// Gamma-encoded sRGB.
    public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// Gamma-encoded sRGB, with components beyond 0 and 1.
    public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB with linear components.
    public nonisolated(unsafe) static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB with linear components beyond 0 and 1.
    public nonisolated(unsafe) static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// sRGB with linear components.
    public nonisolated(unsafe) static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// The name of Display P3, which contains more colours than sRGB.
    public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Greys with the gamma of sRGB.
    public nonisolated(unsafe) static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Greys with linear components.
    public nonisolated(unsafe) static let linearGray: CFString = "kCGColorSpaceLinearGray"

    /// The number of components without opacity: three, or one for grey.
    public var numberOfComponents: Int { if case .rgb = kind { 3 } else { 1 } }

    /// Returns true if components mean the same in both.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.kind == right.kind }

    /// Feeds the kind of components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// Returns a colour from its components, the last of which is the opacity.
    ///
    /// - Parameter components: As many as the space has, and the opacity.
    package func color(of components: some RandomAccessCollection<CGFloat>) -> ResolvedColor {
        let parts = components.map { Float($0) }
        switch kind {
        case .rgb(let space):
            return ResolvedColor(colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        case .gray:
            return ResolvedColor(red: parts[0], green: parts[0], blue: parts[0], opacity: parts[1])
        case .linearGray:
            return ResolvedColor(
                colorSpace: .sRGBLinear, red: parts[0], green: parts[0], blue: parts[0], opacity: parts[1])
        }
    }
}

/// Returns the colour space of screens: gamma-encoded sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }

/// Returns the colour space of greys on screens.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }

extension CGColor {
    /// Makes a colour from a colour space and the components in that space, followed by the opacity. Never nil.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let parts = space.color(of: UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        self.init(
            red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
            alpha: CGFloat(parts.opacity))
    }
}
