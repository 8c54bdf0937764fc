import Foundation
import UmweltUIKit

/// Sizes and safe areas of phones, as the package of Point-Free has them: a picture of both has the same size.
extension ViewImageConfig {
    /// An iPhone SE of 2016, upright.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

    /// An iPhone SE of 2016.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 320, 568, edges: (20, 0), sideEdges: (0, 0), traits: UITraitCollection.iPhoneSe)
    }

    /// An iPhone 8, upright.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

    /// An iPhone 8.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 667, edges: (20, 0), sideEdges: (0, 0), traits: UITraitCollection.iPhone8)
    }

    /// An iPhone 8 Plus, upright.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

    /// An iPhone 8 Plus.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 736, edges: (20, 0), sideEdges: (0, 0), traits: UITraitCollection.iPhone8Plus)
    }

    /// An iPhone X, upright.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

    /// An iPhone X.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 812, edges: (44, 34), sideEdges: (44, 24), traits: UITraitCollection.iPhoneX)
    }

    /// An iPhone Xs Max, upright.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

    /// An iPhone Xs Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 896, edges: (44, 34), sideEdges: (44, 24), traits: UITraitCollection.iPhoneXsMax)
    }

    /// An iPhone Xr, upright.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

    /// An iPhone Xr.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 414, 896, edges: (44, 34), sideEdges: (44, 24), traits: UITraitCollection.iPhoneXr)
    }

    /// An iPhone 12, upright.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

    /// An iPhone 12.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, edges: (47, 34), sideEdges: (47, 21), traits: UITraitCollection.iPhone12)
    }

    /// An iPhone 12 Pro, upright.
    public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

    /// An iPhone 12 Pro.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, edges: (47, 34), sideEdges: (47, 21), traits: UITraitCollection.iPhone12)
    }

    /// An iPhone 12 Pro Max, upright.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

    /// An iPhone 12 Pro Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 428, 926, edges: (47, 34), sideEdges: (47, 21), traits: UITraitCollection.iPhone12ProMax)
    }

    /// An iPhone 13, upright.
    public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

    /// An iPhone 13.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, edges: (47, 34), sideEdges: (47, 21), traits: UITraitCollection.iPhone13)
    }

    /// An iPhone 13 mini, upright.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

    /// An iPhone 13 mini.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 375, 812, edges: (50, 34), sideEdges: (50, 21), traits: UITraitCollection.iPhone13)
    }

    /// An iPhone 13 Pro, upright.
    public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

    /// An iPhone 13 Pro.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 390, 844, edges: (47, 34), sideEdges: (47, 21), traits: UITraitCollection.iPhone13)
    }

    /// An iPhone 13 Pro Max, upright.
    public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

    /// An iPhone 13 Pro Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, 428, 926, edges: (47, 34), sideEdges: (47, 21), traits: UITraitCollection.iPhone13ProMax)
    }

    /// Makes the surroundings of a phone.
    ///
    /// - Parameters:
    ///   - width: The width of the upright phone in points.
    ///   - height: The height of the upright phone in points.
    ///   - edges: The safe area of the upright phone, at the top and the bottom.
    ///   - sideEdges: The safe area of the phone on its side, at its left and right, and at the bottom.
    ///   - traits: Returns the traits of an orientation.
    private static func phone(
        _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, edges: (top: CGFloat, bottom: CGFloat),
        sideEdges: (side: CGFloat, bottom: CGFloat), traits: (Orientation) -> UITraitCollection
    ) -> ViewImageConfig {
        switch orientation {
        case .portrait:
            ViewImageConfig(
                safeArea: UIEdgeInsets(top: edges.top, left: 0, bottom: edges.bottom, right: 0),
                size: CGSize(width: width, height: height), traits: traits(orientation))
        case .landscape:
            ViewImageConfig(
                safeArea: UIEdgeInsets(
                    top: 0, left: sideEdges.side, bottom: sideEdges.bottom, right: sideEdges.side),
                size: CGSize(width: height, height: width), traits: traits(orientation))
        }
    }
}
