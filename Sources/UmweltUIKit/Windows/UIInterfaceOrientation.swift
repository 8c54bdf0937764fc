import Foundation

/// The orientations of an interface: by the shape of its window.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On the side, with the home button on the right.
    case landscapeRight = 3
    /// On the side, with the home button on the left.
    case landscapeLeft = 4

    /// True if it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// True if it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of the orientations of interfaces.
///
/// Windows have the shape that their user chooses: a delegate's restriction of orientations is ignored.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The orientations as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On the side, with the home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On the side, with the home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
