import Foundation
import Umwelt

extension UITraitCollection {
    /// The traits of the current window; in a view's body, those of its window, and the body runs again when they
    /// change. None, for code that does not run on the main actor.
    public static var current: UITraitCollection { OpenWindows.currentTraits }
}

extension ColorScheme {
    /// Makes the colour scheme of one of UIKit's styles; nil if that is unspecified.
    ///
    /// - Parameter uiUserInterfaceStyle: The style of UIKit.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// Makes the style of a colour scheme; unspecified for none.
    ///
    /// - Parameter colorScheme: The colour scheme; nil for unspecified.
    public init(_ colorScheme: ColorScheme?) {
        switch colorScheme {
        case .light: self = .light
        case .dark: self = .dark
        case nil: self = .unspecified
        }
    }
}

extension UserInterfaceSizeClass {
    /// Makes the class of one of UIKit's; nil if that is unspecified.
    ///
    /// - Parameter uiUserInterfaceSizeClass: The size class of UIKit.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}
