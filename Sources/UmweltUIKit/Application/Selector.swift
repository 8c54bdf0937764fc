import Foundation
import Umwelt

/// The name of a method of a responder, as UIKit sends it: `Selector(UIResponder.resignFirstResponder)`.
///
/// Linux has no `#selector`, which needs Objective-C. The tool reads
/// `#selector(UIResponder.resignFirstResponder)` as this type; in a package, write it so, or end editing by
/// ``UIWindow/endEditing(_:)``.
public struct Selector {
    let method: @MainActor (UIResponder) -> () -> Bool

    /// Makes the name of a method.
    public init(_ method: @escaping @MainActor (UIResponder) -> () -> Bool) { self.method = method }
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
    ///   - target: The responder; nil for the one that has the keyboard, in the window that is used.
    ///   - sender: Who sends the action; not told to the responder.
    ///   - event: The event behind the action; nil, as there are none.
    /// - Returns: What the method returns.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        action.method(target as? UIResponder ?? keyWindow ?? self)()
    }
}
