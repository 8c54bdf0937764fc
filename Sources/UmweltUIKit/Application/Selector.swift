import Foundation
import Umwelt
import UmweltFoundation

extension Selector {
    /// Makes the name of a method of responders.
    ///
    /// - Parameter method: The method.
    public init(_ method: @escaping @MainActor (UIResponder) -> () -> Bool) {
        self.init(calling: { target, _ in (target as? UIResponder).map { method($0)() } })
    }

    /// Makes the name of a method of AppKit's: `showSettingsWindow:` or `showPreferencesWindow:` of the app, which opens
    /// its settings, `terminate:` of the app, or `performClose:` of the window that is used. Others are not called.
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
    /// - Returns: What the method returns, true if that is nothing; false, which is logged, if the object or the sender
    ///   is of another type.
    @MainActor @discardableResult
    func call(_ target: AnyObject, sender: AnyObject?) -> Bool {
        if let result = self(target, sender: sender) { return result }
        Log.views.error("The selector's method is not of \(type(of: target)), or its argument is another: not called.")
        return false
    }
}

/// An event that UIKit passes on with an action. There are none here.
public final class UIEvent {
    private init() {}
}

extension UIApplication {
    /// Sends an action to a responder: the usual way to take the keyboard from a field.
    ///
    /// - Parameters:
    ///   - action: The method to call.
    ///   - target: The object; nil for the one that has the keyboard, in the window that is used.
    ///   - sender: The argument of a method that has one.
    ///   - event: The event behind the action; nil, as there are none.
    /// - Returns: What the method returns; true if that is nothing.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let responder: AnyObject = keyWindow ?? self
        return action.call(target as AnyObject? ?? responder, sender: sender as AnyObject?)
    }
}
