import Foundation
import UmweltBase

/// The store of values that iCloud shares between a user's devices. Here the values stay on this machine; the log says
/// so once.
///
/// ```swift
/// NSUbiquitousKeyValueStore.default.set(chapter, forKey: "chapter")
/// ```
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    // UserDefaults is safe to use from all threads.
    private let values: UserDefaults
    private let name: String

    /// The store of the program.
    public static let `default` = {
        OnceLog(Log.storage).warning(
            "NSUbiquitousKeyValueStore: values are kept on this machine, as there is no iCloud.")
        let name = "\(ProcessInfo.processInfo.processName).ubiquitous"
        return NSUbiquitousKeyValueStore(suite: name)
    }()

    /// Makes a store in a suite of user defaults.
    package init(suite name: String) {
        values = UserDefaults(suiteName: name) ?? .standard
        self.name = name
    }

    /// The notification that another device has changed values. It is never posted, because there is no other device.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// Returns the value of a key; nil if it has none.
    ///
    /// - Parameter aKey: The key.
    public func object(forKey aKey: String) -> Any? { values.object(forKey: aKey) }

    /// Sets the value of a key, of a type that property lists have; nil removes it.
    ///
    /// - Parameters:
    ///   - anObject: The value; nil to remove it.
    ///   - aKey: The key.
    public func set(_ anObject: Any?, forKey aKey: String) { values.set(anObject, forKey: aKey) }

    /// Removes the value of a key.
    ///
    /// - Parameter aKey: The key.
    public func removeObject(forKey aKey: String) { values.removeObject(forKey: aKey) }

    /// Returns the string of a key; nil if it has none.
    ///
    /// - Parameter aKey: The key.
    public func string(forKey aKey: String) -> String? { values.string(forKey: aKey) }

    /// Returns the array of a key; nil if it has none.
    ///
    /// - Parameter aKey: The key.
    public func array(forKey aKey: String) -> [Any]? { values.array(forKey: aKey) }

    /// Returns the dictionary of a key; nil if it has none.
    ///
    /// - Parameter aKey: The key.
    public func dictionary(forKey aKey: String) -> [String: Any]? { values.dictionary(forKey: aKey) }

    /// Returns the data of a key; nil if it has none.
    ///
    /// - Parameter aKey: The key.
    public func data(forKey aKey: String) -> Data? { values.data(forKey: aKey) }

    /// Returns the integer of a key; zero if it has none.
    ///
    /// - Parameter aKey: The key.
    public func longLong(forKey aKey: String) -> Int64 { Int64(values.integer(forKey: aKey)) }

    /// Returns the number of a key; zero if it has none.
    ///
    /// - Parameter aKey: The key.
    public func double(forKey aKey: String) -> Double { values.double(forKey: aKey) }

    /// Returns the Boolean value of a key; false if it has none.
    ///
    /// - Parameter aKey: The key.
    public func bool(forKey aKey: String) -> Bool { values.bool(forKey: aKey) }

    /// Sets a string; nil removes it.
    ///
    /// - Parameters:
    ///   - aString: The text; nil to remove it.
    ///   - aKey: The key.
    public func set(_ aString: String?, forKey aKey: String) { values.set(aString, forKey: aKey) }

    /// Sets bytes; nil removes them.
    ///
    /// - Parameters:
    ///   - aData: The bytes; nil to remove them.
    ///   - aKey: The key.
    public func set(_ aData: Data?, forKey aKey: String) { values.set(aData, forKey: aKey) }

    /// Sets an array of values that property lists have; nil removes it.
    ///
    /// - Parameters:
    ///   - anArray: The array; nil to remove it.
    ///   - aKey: The key.
    public func set(_ anArray: [Any]?, forKey aKey: String) { values.set(anArray, forKey: aKey) }

    /// Sets a dictionary of values that property lists have; nil removes it.
    ///
    /// - Parameters:
    ///   - aDictionary: The dictionary; nil to remove it.
    ///   - aKey: The key.
    public func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values.set(aDictionary, forKey: aKey) }

    /// Sets an integer.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - aKey: The key.
    public func set(_ value: Int64, forKey aKey: String) { values.set(Int(value), forKey: aKey) }

    /// Sets a number.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - aKey: The key.
    public func set(_ value: Double, forKey aKey: String) { values.set(value, forKey: aKey) }

    /// Sets a truth value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - aKey: The key.
    public func set(_ value: Bool, forKey aKey: String) { values.set(value, forKey: aKey) }

    /// The values by their keys.
    public var dictionaryRepresentation: [String: Any] { values.persistentDomain(forName: name) ?? [:] }

    /// Writes the values to disk. Returns false if that fails.
    @discardableResult
    public func synchronize() -> Bool { values.synchronize() }
}

/// The key of the reason for a change, an integer, in notifications of the store.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"

/// The key of the changed keys, an array of strings, in notifications of the store.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"

/// The reason that another device has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0

/// The reason that values came from iCloud for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1

/// The change reason that the storage quota was exceeded.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2

/// The reason that the user has another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
