import Umwelt

/// Traits of a device and of its settings. A window's own traits specify none of them: see ``UIDevice`` and
/// ``UIApplication``.
extension UITraitCollection {
    /// Makes traits with a size of text.
    ///
    /// - Parameter preferredContentSizeCategory: The text size.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self[ContentSizeCategoryTrait.self] = preferredContentSizeCategory
    }

    /// Makes traits with a kind of device.
    ///
    /// - Parameter idiom: The kind of device.
    public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init()
        self[UserInterfaceIdiomTrait.self] = idiom
    }

    /// Makes traits with a weight of text.
    ///
    /// - Parameter legibilityWeight: The weight of text.
    public init(legibilityWeight: UILegibilityWeight) {
        self.init()
        self[LegibilityWeightTrait.self] = legibilityWeight
    }

    /// Makes traits with a range of colours.
    ///
    /// - Parameter displayGamut: The range of colours.
    public init(displayGamut: UIDisplayGamut) {
        self.init()
        self[DisplayGamutTrait.self] = displayGamut
    }

    /// Makes traits with or without pressure measurement.
    ///
    /// - Parameter capability: Whether the screen measures pressure.
    public init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init()
        self[ForceTouchCapabilityTrait.self] = capability
    }

    /// The size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory { self[ContentSizeCategoryTrait.self] }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UserInterfaceIdiomTrait.self] }

    /// The weight of text.
    public var legibilityWeight: UILegibilityWeight { self[LegibilityWeightTrait.self] }

    /// The range of colours.
    public var displayGamut: UIDisplayGamut { self[DisplayGamutTrait.self] }

    /// The capability of the screen to measure pressure.
    public var forceTouchCapability: UIForceTouchCapability { self[ForceTouchCapabilityTrait.self] }
}

extension UIMutableTraits {
    /// The size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[ContentSizeCategoryTrait.self] }
        set { self[ContentSizeCategoryTrait.self] = newValue }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UserInterfaceIdiomTrait.self] }
        set { self[UserInterfaceIdiomTrait.self] = newValue }
    }

    /// The weight of text.
    public var legibilityWeight: UILegibilityWeight {
        get { self[LegibilityWeightTrait.self] }
        set { self[LegibilityWeightTrait.self] = newValue }
    }
}

private enum ContentSizeCategoryTrait: UITraitDefinition {
    static let defaultValue = UIContentSizeCategory.unspecified
}

private enum UserInterfaceIdiomTrait: UITraitDefinition {
    static let defaultValue = UIUserInterfaceIdiom.unspecified
}

private enum LegibilityWeightTrait: UITraitDefinition {
    static let defaultValue = UILegibilityWeight.unspecified
}

private enum DisplayGamutTrait: UITraitDefinition {
    static let defaultValue = UIDisplayGamut.unspecified
}

private enum ForceTouchCapabilityTrait: UITraitDefinition {
    static let defaultValue = UIForceTouchCapability.unknown
}

/// The weights of text that a user can set, with UIKit's names.
public enum UILegibilityWeight: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The weight of the design.
    case regular
    /// A heavier weight.
    case bold
}

/// The ranges of colours of a screen.
public enum UIDisplayGamut: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The colours of sRGB.
    case SRGB
    /// The colours of Display P3.
    case P3
}

/// The capability of a screen to measure pressure.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown
    /// The screen does not measure it.
    case unavailable
    /// The screen measures it.
    case available
}

extension LegibilityWeight {
    /// Makes the weight of one of UIKit's; nil if that is unspecified.
    ///
    /// - Parameter uiLegibilityWeight: The weight of UIKit.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        case .unspecified: return nil
        }
    }
}
