import Foundation
import UmweltUIKit

/// The configuration of a view in a picture: size, safe area and traits, such as a device's.
public struct ViewImageConfig: Sendable {
    /// The orientation of a device.
    public enum Orientation: Sendable {
        /// On its side.
        case landscape
        /// Upright.
        case portrait
    }

    /// The orientation of a tablet, and the app's part of the screen.
    public enum TabletOrientation: Sendable {
        /// A part of an upright screen.
        public enum PortraitSplits: Sendable {
            /// The smaller one of two apps.
            case oneThird
            /// The larger one of two apps.
            case twoThirds
            /// The whole screen.
            case full
        }

        /// A part of a screen on its side.
        public enum LandscapeSplits: Sendable {
            /// The smaller one of two apps.
            case oneThird
            /// One of two apps of the same size.
            case oneHalf
            /// The larger one of two apps.
            case twoThirds
            /// The whole screen.
            case full
        }

        /// On its side.
        case landscape(splitView: LandscapeSplits)
        /// Upright.
        case portrait(splitView: PortraitSplits)
    }

    /// The insets covered by the system, in points.
    public var safeArea: UIEdgeInsets

    /// The size in points; nil for the view's.
    public var size: CGSize?

    /// The traits, in place of the usual ones.
    public var traits: UITraitCollection

    /// The radius of the screen's corners, in points; zero without a device.
    var displayCornerRadius: CGFloat = 0

    /// Makes surroundings.
    ///
    /// - Parameters:
    ///   - safeArea: The insets covered by the system, in points.
    ///   - size: The size in points; nil for the view's.
    ///   - traits: The traits, in place of the usual ones.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}
