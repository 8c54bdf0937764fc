import UmweltUIKit

extension UITraitCollection {
    /// The traits of an iPhone SE of 2016.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .compact, touch: .available)
    }

    /// The traits of an iPhone 8.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .compact, touch: .available)
    }

    /// The traits of an iPhone 8 Plus.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .regular, touch: .available)
    }

    /// The traits of an iPhone X.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .compact, touch: .available)
    }

    /// The traits of an iPhone Xs Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .regular, touch: .available)
    }

    /// The traits of an iPhone Xr.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .regular, touch: .unavailable)
    }

    /// The traits of an iPhone 12.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .compact, touch: .available)
    }

    /// The traits of an iPhone 12 Pro Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .regular, touch: .available)
    }

    /// The traits of an iPhone 13.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .compact, touch: .available)
    }

    /// The traits of an iPhone 13 Pro Max.
    ///
    /// - Parameter orientation: The orientation of the device.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        phone(orientation, width: .regular, touch: .available)
    }

    /// The traits of an iPad mini.
    public static let iPadMini = tablet(width: .regular)

    /// The traits of a narrow part of an iPad mini.
    public static let iPadMini_Compact_SplitView = tablet(width: .compact)

    /// The traits of an iPad of 9.7 inches.
    public static let iPad9_7 = tablet(width: .regular)

    /// The traits of a narrow part of an iPad of 9.7 inches.
    public static let iPad9_7_Compact_SplitView = tablet(width: .compact)

    /// The traits of an iPad of 10.2 inches.
    public static let iPad10_2 = tablet(width: .regular)

    /// The traits of a narrow part of an iPad of 10.2 inches.
    public static let iPad10_2_Compact_SplitView = tablet(width: .compact)

    /// The traits of an iPad Pro of 10.5 inches.
    public static let iPadPro10_5 = tablet(width: .regular)

    /// The traits of a narrow part of an iPad Pro of 10.5 inches.
    public static let iPadPro10_5_Compact_SplitView = tablet(width: .compact)

    /// The traits of an iPad Pro of 11 inches.
    public static let iPadPro11 = tablet(width: .regular)

    /// The traits of a narrow part of an iPad Pro of 11 inches.
    public static let iPadPro11_Compact_SplitView = tablet(width: .compact)

    /// The traits of an iPad Pro of 12.9 inches.
    public static let iPadPro12_9 = tablet(width: .regular)

    /// The traits of a narrow part of an iPad Pro of 12.9 inches.
    public static let iPadPro12_9_Compact_SplitView = tablet(width: .compact)

    /// Makes the traits of a phone.
    ///
    /// - Parameters:
    ///   - width: The class of the width of the phone on its side.
    ///   - touch: True if the screen measures pressure.
    private static func phone(
        _ orientation: ViewImageConfig.Orientation, width: UIUserInterfaceSizeClass, touch: UIForceTouchCapability
    ) -> UITraitCollection {
        let isUpright = orientation == .portrait
        return UITraitCollection(traitsFrom: [
            UITraitCollection(forceTouchCapability: touch), UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(horizontalSizeClass: isUpright ? .compact : width),
            UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
        ])
    }

    private static func tablet(width: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(userInterfaceIdiom: .pad),
        ])
    }
}
