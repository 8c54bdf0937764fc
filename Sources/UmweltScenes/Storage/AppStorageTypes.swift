import Foundation

extension AppStorage {
    /// Makes a property for a Boolean that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store, .bool)
    }

    /// Makes a property for an integer that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store, .int)
    }

    /// Makes a property for a number that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store, .double)
    }

    /// Makes a property for a string that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store, .string)
    }

    /// Makes a property for a URL that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, .url)
    }

    /// Makes a property for a date that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store, .date)
    }

    /// Makes a property for data that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store, .data)
    }

    /// Makes a property for a value that is stored as its raw value, and is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, .raw(.int))
    }

    /// Makes a property for a value that is stored as its raw value, and is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, .raw(.string))
    }

    /// Makes a property for a value that is stored as its raw value, and is nil until it is set.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, store, StorageCoding<R>.raw(.string).optional)
    }

    /// Makes a property for a value that is stored as its raw value, and is nil until it is set.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, store, StorageCoding<R>.raw(.int).optional)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Makes a property for a Boolean that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, StorageCoding.bool.optional)
    }

    /// Makes a property for an integer that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, StorageCoding.int.optional)
    }

    /// Makes a property for a number that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, StorageCoding.double.optional)
    }

    /// Makes a property for a string that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, StorageCoding.string.optional)
    }

    /// Makes a property for a URL that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, StorageCoding.url.optional)
    }

    /// Makes a property for a date that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store, StorageCoding.date.optional)
    }

    /// Makes a property for data that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameters:
    ///   - key: The key under which the value is stored.
    ///   - store: The user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, StorageCoding.data.optional)
    }
}
