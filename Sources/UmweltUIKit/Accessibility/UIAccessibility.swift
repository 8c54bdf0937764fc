import Foundation
import Umwelt

/// The user's settings for accessibility, and posts to assistive technology.
///
/// The values are those of the current window. A body that reads them runs again when they change.
public enum UIAccessibility {
    /// True if the user works with assistive technology that reads the screen. Browsers do not tell, so that it is
    /// false unless a host sets `HostTraits.accessibilityEnabled`.
    @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { traits.accessibilityEnabled }

    /// True if the user wants less motion.
    @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { traits.accessibilityReduceMotion }

    /// True if the user wants no translucent backgrounds.
    @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool {
        traits.accessibilityReduceTransparency
    }

    /// True if the system inverts all colours.
    @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { traits.accessibilityInvertColors }

    /// True if the user wants more contrast.
    @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool {
        traits.colorSchemeContrast == .increased
    }

    /// True if the user wants that colour is never the only distinction.
    @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
        traits.accessibilityDifferentiateWithoutColor
    }

    /// True if the user wants bold text.
    @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { traits.legibilityWeight == .bold }

    /// True if the user prefers borders around buttons.
    @MainActor @preconcurrency public static var buttonShapesEnabled: Bool { traits.accessibilityShowBorders }

    @MainActor private static var traits: HostTraits { OpenWindows.current?.screen.traits ?? HostTraits() }

    /// A message to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the message.
        public let rawValue: UInt32

        /// Makes a message of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A text to read out.
        public static let announcement = Notification(rawValue: 1008)
        /// Another screen shows. Browsers detect it themselves.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen has changed. Browsers detect it themselves.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A page was scrolled to.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technology something about the window that is used: reads out a text.
    ///
    /// - Parameters:
    ///   - notification: The message.
    ///   - argument: The text that is read out, a `String` or an `NSAttributedString`; nil for none.
    @MainActor @preconcurrency public static func post(notification: Notification, argument: Any?) {
        let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
        if let text, !text.isEmpty { OpenWindows.current?.surface?.announce(text) }
    }
}

extension UIAccessibility {
    /// The notification that ``isVoiceOverRunning`` has changed.
    public static var voiceOverStatusDidChangeNotification: Foundation.Notification.Name {
        WindowNotification.voiceOverDidChange
    }

    /// The notification that ``isReduceMotionEnabled`` has changed.
    public static var reduceMotionStatusDidChangeNotification: Foundation.Notification.Name {
        WindowNotification.reduceMotionDidChange
    }

    /// The notification that ``isReduceTransparencyEnabled`` has changed.
    public static var reduceTransparencyStatusDidChangeNotification: Foundation.Notification.Name {
        WindowNotification.reduceTransparencyDidChange
    }

    /// The notification that ``isDarkerSystemColorsEnabled`` has changed.
    public static var darkerSystemColorsStatusDidChangeNotification: Foundation.Notification.Name {
        WindowNotification.contrastDidChange
    }
}
