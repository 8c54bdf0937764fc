import Foundation
import UmweltBase

/// The name of a method, which a control, a notification, a timer or the app calls:
/// `Selector(Coordinator.pageChanged(sender:))`.
///
/// Linux has no `#selector`, which needs Objective-C. The tool reads `#selector(UIResponder.resignFirstResponder)`, and
/// `action: #selector(…)` and `selector: #selector(…)` with any method, as this type. In a package, write it so, with
/// the name of the method's type.
public struct Selector {
    /// Calls the method of an object; returns nil if the object or the sender is of another type.
    private let method: @MainActor (_ target: AnyObject, _ sender: Any?) -> Bool?

    /// Makes a selector from a closure that calls the method.
    ///
    /// - Parameter call: Calls the method; returns nil if the object or the sender is of another type.
    package init(calling call: @escaping @MainActor (_ target: AnyObject, _ sender: Any?) -> Bool?) { method = call }

    // Functions here are Sendable, as they are isolated. Methods of classes of Swift 5 are not: no warning says so.

    /// Makes the name of a method without arguments.
    ///
    /// - Parameter method: The method, as in `Player.skip`.
    @preconcurrency public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> () -> Void) {
        self.method = { target, _ in
            guard let target = target as? Target else { return nil }
            method(target)()
            return true
        }
    }

    /// Makes the name of a method whose argument is the control or timer that calls it.
    ///
    /// - Parameter method: The method, as in `Player.skip`.
    @preconcurrency public init<Target: AnyObject, Sender: AnyObject>(
        _ method: @escaping @MainActor (Target) -> (Sender) -> Void
    ) {
        self.method = { target, sender in
            guard let target = target as? Target, let sender = sender as? Sender else { return nil }
            method(target)(sender)
            return true
        }
    }

    /// Makes the name of a method whose argument is a notification.
    ///
    /// - Parameter method: The method, as in `Player.skip`.
    @preconcurrency public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> (Notification) -> Void) {
        self.method = { target, sender in
            guard let target = target as? Target, let notification = sender as? Notification else { return nil }
            method(target)(notification)
            return true
        }
    }

    /// Makes the name of a method whose argument is a notification, by its name in Objective-C.
    ///
    /// - Parameter method: The method, as in `Player.skip`.
    @preconcurrency public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> (NSNotification) -> Void)
    {
        self.method = { target, sender in
            guard let target = target as? Target, let value = sender as? Notification else { return nil }
            method(target)(NSNotification(name: value.name, object: value.object, userInfo: value.userInfo))
            return true
        }
    }

    /// Calls the method of an object.
    ///
    /// - Returns: The result of the method, or true if it has none; nil if the object or the sender has another type.
    @MainActor package func callAsFunction(_ target: AnyObject, sender: Any?) -> Bool? { method(target, sender) }

    /// Calls the method of an object on the main actor: at once if this is the main actor, otherwise soon after.
    ///
    /// The program stops if the object or the sender has another type, as on Apple's systems.
    func callOnMainActor(_ target: AnyObject, sender: Any?) {
        nonisolated(unsafe) let (selector, target, sender) = (self, target, sender)
        let call = { @MainActor @Sendable in
            guard selector(target, sender: sender) != nil else {
                preconditionFailure("\(type(of: target)) lacks the selector's method or takes another argument.")
            }
        }
        if MainQueue.isCurrent || Thread.isMainThread {
            MainActor.assumeIsolated(call)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(call) }
        }
    }
}
