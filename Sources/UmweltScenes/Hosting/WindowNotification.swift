import Foundation

/// The notifications of user changes in a window, with UIKit's names.
package enum WindowNotification {
    /// A window has become wider than high, or higher than wide.
    package static let orientationDidChange = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Assistive technology has begun to read the screen, or ended.
    package static let voiceOverDidChange = Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// The user wants less motion, or no longer.
    package static let reduceMotionDidChange = Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// The user wants no translucent backgrounds, or them again.
    package static let reduceTransparencyDidChange = Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// The user wants more contrast, or no longer.
    package static let contrastDidChange = Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// The user has set another size of text.
    package static let textSizeDidChange = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// Posts the differences between two sets of a window's traits.
    static func post(from old: HostTraits, to new: HostTraits) {
        func post<Value: Equatable>(_ name: Notification.Name, _ value: (HostTraits) -> Value) {
            if value(old) != value(new) { NotificationCenter.default.post(name: name, object: nil) }
        }
        post(voiceOverDidChange) { $0.accessibilityEnabled }
        post(reduceMotionDidChange) { $0.accessibilityReduceMotion }
        post(reduceTransparencyDidChange) { $0.accessibilityReduceTransparency }
        post(contrastDidChange) { $0.colorSchemeContrast }
        post(textSizeDidChange) { $0.dynamicTypeSize }
    }

    /// Posts the change between two sizes of a window, if its orientation differs.
    static func post(from old: ProposedViewSize, to new: ProposedViewSize) {
        func isWide(_ size: ProposedViewSize) -> Bool { size.width ?? 0 > size.height ?? 0 }
        if isWide(old) != isWide(new) { NotificationCenter.default.post(name: orientationDidChange, object: nil) }
    }
}
