import Foundation
import Umwelt
import UmweltFoundation

extension Selector {
    /// Makes the selector of a responder's method.
    ///
    /// - Parameter method: The method.
    public init(_ method: @escaping @MainActor (UIResponder) -> () -> Bool) {
        self.init(calling: { target, _ in (target as? UIResponder).map { method($0)() } })
    }

    /// Makes a selector of AppKit's: `showSettingsWindow:` or `showPreferencesWindow:` of the app, which opens its
    /// settings, `terminate:` of the app, or `performClose:` of the current window. Other selectors are not called.
    ///
    /// - Parameter name: The name of the method with its colons.
    public init(_ name: String) {
        self.init(calling: { _, sender in
            switch name {
            case "showSettingsWindow:", "showPreferencesWindow:":
                return OpenWindows.current?.system.openSettings() ?? false
            case "terminate:": NSApplication.shared.terminate(sender)
            case "performClose:": NSApplication.shared.keyWindow?.performClose(sender)
            default: return nil
            }
            return true
        })
    }

    /// Calls the method of an object.
    ///
    /// - Returns: The method's result, true if it returns nothing; false, with a log message, if the object or the
    ///   sender has another type.
    @MainActor @discardableResult
    func call(_ target: AnyObject, sender: AnyObject?) -> Bool {
        if let result = self(target, sender: sender) { return result }
        Log.views.error("Selector not called: \(type(of: target)) lacks its method or takes another argument.")
        return false
    }
}

/// An event that UIKit passes on with an action. There are none here.
public final class UIEvent {
    private init() {}
}

extension UIApplication {
    /// Sends an action to a responder: the common way to dismiss the keyboard.
    ///
    /// - Parameters:
    ///   - action: The method to call.
    ///   - target: The object; nil for the focused one, in the current window.
    ///   - sender: The argument of a method that has one.
    ///   - event: The event of the action; nil, because there are none.
    /// - Returns: The method's result; true if it returns nothing.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let responder: AnyObject = keyWindow ?? self
        return action.call(target as AnyObject? ?? responder, sender: sender as AnyObject?)
    }
}
