import Foundation
import UmweltUIKit

/// Sizes and safe areas of tablets, as the package of Point-Free has them: a picture of both has the same size.
extension ViewImageConfig {
    /// An iPad mini on its side.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)

    /// An iPad mini whose screen the app fills.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// An iPad mini.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            length: 1024, breadth: 768, landscapeSplits: (320, 507, 694), portraitSplits: (320, 438), top: 20, bottom: 0
        ).config(orientation)
    }

    /// An iPad of 9.7 inches on its side.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)

    /// An iPad of 9.7 inches whose screen the app fills.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        iPad9_7(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// An iPad of 9.7 inches.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        iPadMini(orientation)
    }

    /// An iPad of 10.2 inches on its side.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)

    /// An iPad of 10.2 inches whose screen the app fills.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// An iPad of 10.2 inches.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            length: 1080, breadth: 810, landscapeSplits: (320, 535, 750), portraitSplits: (320, 480), top: 20, bottom: 0
        ).config(orientation)
    }

    /// An iPad Pro of 10.5 inches on its side.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)

    /// An iPad Pro of 10.5 inches whose screen the app fills.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// An iPad Pro of 10.5 inches.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            length: 1112, breadth: 834, landscapeSplits: (320, 551, 782), portraitSplits: (320, 504), top: 20, bottom: 0
        ).config(orientation)
    }

    /// An iPad Pro of 11 inches on its side.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)

    /// An iPad Pro of 11 inches whose screen the app fills.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// An iPad Pro of 11 inches.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            length: 1194, breadth: 834, landscapeSplits: (375, 592, 809), portraitSplits: (320, 504), top: 24,
            bottom: 20
        ).config(orientation)
    }

    /// An iPad Pro of 12.9 inches on its side.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)

    /// An iPad Pro of 12.9 inches whose screen the app fills.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// An iPad Pro of 12.9 inches.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet(
            length: 1366, breadth: 1024, landscapeSplits: (375, 678, 981), portraitSplits: (375, 639), top: 20,
            bottom: 0
        ).config(orientation)
    }
}

/// The measures of a tablet, in points.
private struct Tablet {
    let length: CGFloat
    let breadth: CGFloat

    /// The widths of parts of the screen on its side: a third, a half and two thirds.
    let landscapeSplits: (CGFloat, CGFloat, CGFloat)

    /// The widths of parts of the upright screen: a third and two thirds.
    let portraitSplits: (CGFloat, CGFloat)

    /// The width in points from which a part has the traits of the whole screen: that of the measures above.
    private static let regularWidth: CGFloat = 600

    let top: CGFloat
    let bottom: CGFloat

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        let size =
            switch orientation {
            case .landscape(splitView: .oneThird): CGSize(width: landscapeSplits.0, height: breadth)
            case .landscape(splitView: .oneHalf): CGSize(width: landscapeSplits.1, height: breadth)
            case .landscape(splitView: .twoThirds): CGSize(width: landscapeSplits.2, height: breadth)
            case .landscape(splitView: .full): CGSize(width: length, height: breadth)
            case .portrait(splitView: .oneThird): CGSize(width: portraitSplits.0, height: length)
            case .portrait(splitView: .twoThirds): CGSize(width: portraitSplits.1, height: length)
            case .portrait(splitView: .full): CGSize(width: breadth, height: length)
            }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
            traits: size.width < Self.regularWidth ? .iPadMini_Compact_SplitView : .iPadMini)
    }
}
