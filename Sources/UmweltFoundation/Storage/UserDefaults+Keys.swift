import Foundation

extension UserDefaults {
    /// Returns the value of a key; nil if it has none.
    ///
    /// - Parameter key: The key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key, of a type that property lists have; nil removes it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - key: The key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
