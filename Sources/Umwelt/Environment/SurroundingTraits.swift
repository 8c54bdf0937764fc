import Foundation

extension UITraitCollection {
    /// Makes traits that say whether the surroundings are light or dark.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self[UserInterfaceStyleTrait.self] = userInterfaceStyle
    }

    /// Makes traits that say how much colours stand out from each other.
    public init(accessibilityContrast: UIAccessibilityContrast) {
        self.init()
        self[AccessibilityContrastTrait.self] = accessibilityContrast
    }

    /// Makes traits that say which way is forward.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self[LayoutDirectionTrait.self] = layoutDirection
    }

    /// Makes traits that say how many pixels a point has.
    public init(displayScale: CGFloat) {
        self.init()
        self[DisplayScaleTrait.self] = displayScale
    }

    /// Whether the surroundings are light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { self[UserInterfaceStyleTrait.self] }

    /// How much colours stand out from each other.
    public var accessibilityContrast: UIAccessibilityContrast { self[AccessibilityContrastTrait.self] }

    /// Which way is forward.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { self[LayoutDirectionTrait.self] }

    /// How many pixels a point has; 0 where nothing is said.
    public var displayScale: CGFloat { self[DisplayScaleTrait.self] }

    /// The traits of a place where something is drawn: those of the host, and what the environment says of the
    /// surroundings.
    init(around values: EnvironmentValues) {
        self = values[HostTraitsKey.self]
        readSurroundings(values)
    }

    /// Takes over what the environment says of the surroundings.
    mutating func readSurroundings(_ values: EnvironmentValues) {
        self[UserInterfaceStyleTrait.self] = values.colorScheme == .dark ? .dark : .light
        self[AccessibilityContrastTrait.self] = values.colorSchemeContrast == .increased ? .high : .normal
        self[LayoutDirectionTrait.self] = values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        self[DisplayScaleTrait.self] = values.displayScale
    }

    /// An environment with what these traits say of the surroundings, and else what nobody has changed.
    var surroundings: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        values._colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if displayScale > 0 { values.displayScale = displayScale }
        return values
    }
}

private enum UserInterfaceStyleTrait: UITraitDefinition {
    static let defaultValue = UIUserInterfaceStyle.unspecified
}

private enum AccessibilityContrastTrait: UITraitDefinition {
    static let defaultValue = UIAccessibilityContrast.unspecified
}

private enum LayoutDirectionTrait: UITraitDefinition {
    static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

private enum DisplayScaleTrait: UITraitDefinition {
    static let defaultValue: CGFloat = 0
}

/// Whether surroundings are light or dark, as UIKit names it.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing is said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How much colours stand out from each other, as UIKit names it.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// As usual.
    case normal
    /// More, for people who see little.
    case high
}

/// Which way is forward, as UIKit names it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// To the right.
    case leftToRight
    /// To the left.
    case rightToLeft
}
