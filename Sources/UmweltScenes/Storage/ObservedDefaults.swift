import Foundation

/// User defaults that report changes on any thread to ``DefaultsWatch``.
///
/// Foundation on Linux reports nothing. So a store that bodies read becomes an object of this class in place of
/// `UserDefaults`, as key-value observing does it on other systems. The class has no stored properties, so an existing
/// object can become one.
///
/// Another object for the same suite reports nothing. Its changes are found in the next update.
final class ObservedDefaults: UserDefaults {
    /// Makes a store report its changes from now on. A store of a subclass is unchanged.
    static func observe(_ store: UserDefaults) {
        guard type(of: store) == UserDefaults.self else { return }
        // An object of Swift's begins with the address of its class.
        let observed = unsafeBitCast(ObservedDefaults.self as AnyObject.Type, to: UnsafeRawPointer.self)
        Unmanaged.passUnretained(store).toOpaque().storeBytes(of: observed, as: UnsafeRawPointer.self)
    }

    // The other setters call these.

    override func set(_ value: Any?, forKey key: String) {
        super.set(value, forKey: key)
        DefaultsWatch.scheduleReread()
    }

    override func removeObject(forKey key: String) {
        super.removeObject(forKey: key)
        DefaultsWatch.scheduleReread()
    }

    override func register(defaults: [String: Any]) {
        super.register(defaults: defaults)
        DefaultsWatch.scheduleReread()
    }
}
