import Foundation

extension UIApplication {
    /// True if the app can change its icon, which it cannot here: it belongs to the page or the desktop.
    public var supportsAlternateIcons: Bool { false }

    /// The name of the icon in place of the usual one; always nil.
    public var alternateIconName: String? { nil }

    /// Fails: see ``supportsAlternateIcons``.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon; nil for the usual one.
    ///   - completionHandler: Called with the error.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task { completionHandler?(CocoaError(.featureUnsupported)) }
    }

    /// Fails: see ``supportsAlternateIcons``.
    ///
    /// - Parameter alternateIconName: The name of the icon; nil for the usual one.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }
}
