import Foundation
import Umwelt
import UmweltUIKit

/// Sizes and safe areas of phones, as the package of Point-Free has them: a picture of both has the same size.
extension ViewImageConfig {
    /// An iPhone SE of 2016, upright.
    public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

    /// An iPhone SE of 2016.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone SE (1st generation)", traits: UITraitCollection.iPhoneSe)
    }

    /// An iPhone 8, upright.
    public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

    /// An iPhone 8.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 8", traits: UITraitCollection.iPhone8)
    }

    /// An iPhone 8 Plus, upright.
    public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

    /// An iPhone 8 Plus.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 8 Plus", traits: UITraitCollection.iPhone8Plus)
    }

    /// An iPhone X, upright.
    public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

    /// An iPhone X.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone X", bottomOnSide: 24, traits: UITraitCollection.iPhoneX)
    }

    /// An iPhone Xs Max, upright.
    public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

    /// An iPhone Xs Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone Xs Max", bottomOnSide: 24, traits: UITraitCollection.iPhoneXsMax)
    }

    /// An iPhone Xr, upright.
    public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

    /// An iPhone Xr.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone Xr", top: 44, bottomOnSide: 24, traits: UITraitCollection.iPhoneXr)
    }

    /// An iPhone 12, upright.
    public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

    /// An iPhone 12.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 12", traits: UITraitCollection.iPhone12)
    }

    /// An iPhone 12 Pro, upright.
    public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

    /// An iPhone 12 Pro.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 12 Pro", traits: UITraitCollection.iPhone12)
    }

    /// An iPhone 12 Pro Max, upright.
    public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

    /// An iPhone 12 Pro Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 12 Pro Max", traits: UITraitCollection.iPhone12ProMax)
    }

    /// An iPhone 13, upright.
    public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

    /// An iPhone 13.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 13", traits: UITraitCollection.iPhone13)
    }

    /// An iPhone 13 mini, upright.
    public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

    /// An iPhone 13 mini.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 13 mini", traits: UITraitCollection.iPhone13)
    }

    /// An iPhone 13 Pro, upright.
    public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

    /// An iPhone 13 Pro.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 13 Pro", traits: UITraitCollection.iPhone13)
    }

    /// An iPhone 13 Pro Max, upright.
    public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

    /// An iPhone 13 Pro Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        phone(orientation, "iPhone 13 Pro Max", traits: UITraitCollection.iPhone13ProMax)
    }

    /// Makes the configuration of a phone with the screen of ``PreviewDevice``.
    ///
    /// - Parameters:
    ///   - device: The phone.
    ///   - top: The safe area at the top in portrait orientation, and at the sides in landscape orientation, where the
    ///     package differs from the phone.
    ///   - bottomOnSide: The same at the bottom of the phone on its side.
    ///   - traits: Returns the traits of an orientation.
    private static func phone(
        _ orientation: Orientation, _ device: PreviewDevice, top: CGFloat? = nil, bottomOnSide: CGFloat? = nil,
        traits: (Orientation) -> UITraitCollection
    ) -> ViewImageConfig {
        guard var config = try? ViewImageConfig(device, orientation) else {
            preconditionFailure("\(device.rawValue) is in no table of devices.")
        }
        config.traits = traits(orientation)
        let isLandscape = orientation == .landscape
        if let top, isLandscape { (config.safeArea.left, config.safeArea.right) = (top, top) }
        if let top, !isLandscape { config.safeArea.top = top }
        if let bottomOnSide, isLandscape { config.safeArea.bottom = bottomOnSide }
        return config
    }

    /// Makes the surroundings of a device, by its name, such as `iPhone 15 Pro`.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - orientation: The orientation of the device.
    /// - Throws: An error that lists the known devices.
    public init(_ device: PreviewDevice, _ orientation: Orientation = .portrait) throws {
        let screen = try device.screen(isLandscape: orientation == .landscape)
        let insets = screen.safeAreaInsets
        self.init(
            safeArea: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
            size: screen.size,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: screen.scale),
                UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(screen.horizontalSizeClass)),
                UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(screen.verticalSizeClass)),
            ]))
        displayCornerRadius = screen.cornerRadius
    }
}
