import Foundation

/// User defaults that tell ``DefaultsWatch`` of what is set, on any thread.
///
/// Foundation on Linux tells of nothing. So a store that bodies read becomes an object of this class in place of
/// `UserDefaults`, as key-value observing does it on other systems. The class has no properties of its own: the object
/// in memory stays as it is.
///
/// Another object for the same suite tells of nothing. What is set by that is found in the next update.
final class ObservedDefaults: UserDefaults {
    /// Has a store tell of what is set from now on. A store of a subclass stays as it is.
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
