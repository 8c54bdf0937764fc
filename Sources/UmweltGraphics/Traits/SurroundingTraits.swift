import Foundation

extension UITraitCollection {
    /// Makes traits with an interface style, light or dark.
    ///
    /// - Parameter userInterfaceStyle: The value of the trait.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self[UserInterfaceStyleTrait.self] = userInterfaceStyle
    }

    /// Makes traits with a contrast of colours.
    ///
    /// - Parameter accessibilityContrast: The value of the trait.
    public init(accessibilityContrast: UIAccessibilityContrast) {
        self.init()
        self[AccessibilityContrastTrait.self] = accessibilityContrast
    }

    /// Makes traits with a layout direction.
    ///
    /// - Parameter layoutDirection: The value of the trait.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init()
        self[LayoutDirectionTrait.self] = layoutDirection
    }

    /// Makes traits with a display scale, in pixels per point.
    ///
    /// - Parameter displayScale: The value of the trait.
    public init(displayScale: CGFloat) {
        self.init()
        self[DisplayScaleTrait.self] = displayScale
    }

    /// Makes traits with a class of the window's width.
    ///
    /// - Parameter horizontalSizeClass: The value of the trait.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self[HorizontalSizeClassTrait.self] = horizontalSizeClass
    }

    /// Makes traits with a class of the window's height.
    ///
    /// - Parameter verticalSizeClass: The value of the trait.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self[VerticalSizeClassTrait.self] = verticalSizeClass
    }

    /// The interface style of the surroundings: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { self[UserInterfaceStyleTrait.self] }

    /// The contrast of colours.
    public var accessibilityContrast: UIAccessibilityContrast { self[AccessibilityContrastTrait.self] }

    /// The class of the window's width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { self[HorizontalSizeClassTrait.self] }

    /// The class of the window's height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { self[VerticalSizeClassTrait.self] }

    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { self[LayoutDirectionTrait.self] }

    /// The display scale, in pixels per point; 0 if it is not specified.
    public var displayScale: CGFloat { self[DisplayScaleTrait.self] }

    /// Makes the traits for hosted views: those of the host, changed by environment values of the surrounding views.
    package init(around values: EnvironmentValues) {
        self = values[HostTraitsKey.self]
        readSurroundings(values)
    }

    /// Sets the traits of the surroundings from the environment.
    mutating func readSurroundings(_ values: EnvironmentValues) {
        self[UserInterfaceStyleTrait.self] = values.colorScheme == .dark ? .dark : .light
        self[AccessibilityContrastTrait.self] = values.colorSchemeContrast == .increased ? .high : .normal
        self[LayoutDirectionTrait.self] = values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        self[DisplayScaleTrait.self] = values.displayScale
        self[HorizontalSizeClassTrait.self] = UIUserInterfaceSizeClass(values.horizontalSizeClass)
        self[VerticalSizeClassTrait.self] = UIUserInterfaceSizeClass(values.verticalSizeClass)
    }

    /// An environment with the values of these traits, and defaults for all others.
    package var surroundings: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        values._colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        values.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if displayScale > 0 { values.displayScale = displayScale }
        return values
    }
}

extension UIMutableTraits {
    /// The interface style of the surroundings: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UserInterfaceStyleTrait.self] }
        set { self[UserInterfaceStyleTrait.self] = newValue }
    }

    /// The contrast of colours.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[AccessibilityContrastTrait.self] }
        set { self[AccessibilityContrastTrait.self] = newValue }
    }

    /// The class of the window's width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[HorizontalSizeClassTrait.self] }
        set { self[HorizontalSizeClassTrait.self] = newValue }
    }

    /// The class of the window's height.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[VerticalSizeClassTrait.self] }
        set { self[VerticalSizeClassTrait.self] = newValue }
    }

    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[LayoutDirectionTrait.self] }
        set { self[LayoutDirectionTrait.self] = newValue }
    }

    /// The display scale, in pixels per point; 0 if it is not specified.
    public var displayScale: CGFloat {
        get { self[DisplayScaleTrait.self] }
        set { self[DisplayScaleTrait.self] = newValue }
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

private enum HorizontalSizeClassTrait: UITraitDefinition {
    static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

private enum VerticalSizeClassTrait: UITraitDefinition {
    static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

private enum DisplayScaleTrait: UITraitDefinition {
    static let defaultValue: CGFloat = 0
}

/// The classes of a window's size along one axis, with UIKit's names.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not specified.
    case unspecified
    /// Little space, as on a phone.
    case compact
    /// Plenty of space.
    case regular
}

extension UIUserInterfaceSizeClass {
    /// Makes the class of one of SwiftUI; unspecified for none.
    ///
    /// - Parameter sizeClass: The size class of SwiftUI.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case nil: self = .unspecified
        }
    }
}

/// The interface styles of surroundings, with UIKit's names.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not specified.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// The contrasts of colours, with UIKit's names.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// The usual contrast.
    case normal
    /// Increased contrast, for users with low vision.
    case high
}

/// The layout directions, with UIKit's names.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not specified.
    case unspecified = -1
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
