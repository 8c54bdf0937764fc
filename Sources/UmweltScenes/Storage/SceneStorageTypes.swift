import Foundation

extension SceneStorage {
    /// Makes a property for a Boolean that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, .bool)
    }

    /// Makes a property for an integer that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, .int)
    }

    /// Makes a property for a number that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, .double)
    }

    /// Makes a property for a string that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, .string)
    }

    /// Makes a property for a URL that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, .url)
    }

    /// Makes a property for a date that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(wrappedValue, key, .date)
    }

    /// Makes a property for data that is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, .data)
    }

    /// Makes a property for a value that is stored as its raw value, and is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, .raw(.int))
    }

    /// Makes a property for a value that is stored as its raw value, and is `wrappedValue` until it is set.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until one is stored.
    ///   - key: The key under which the value is stored.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, .raw(.string))
    }

    /// Makes a property for a value that is stored as its raw value, and is nil until it is set.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil, key, StorageCoding<R>.raw(.string).optional)
    }

    /// Makes a property for a value that is stored as its raw value, and is nil until it is set.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil, key, StorageCoding<R>.raw(.int).optional)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Makes a property for a Boolean that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, StorageCoding.bool.optional)
    }

    /// Makes a property for an integer that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init(_ key: String) where Value == Int? {
        self.init(nil, key, StorageCoding.int.optional)
    }

    /// Makes a property for a number that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init(_ key: String) where Value == Double? {
        self.init(nil, key, StorageCoding.double.optional)
    }

    /// Makes a property for a string that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init(_ key: String) where Value == String? {
        self.init(nil, key, StorageCoding.string.optional)
    }

    /// Makes a property for a URL that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init(_ key: String) where Value == URL? {
        self.init(nil, key, StorageCoding.url.optional)
    }

    /// Makes a property for a date that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init(_ key: String) where Value == Date? {
        self.init(nil, key, StorageCoding.date.optional)
    }

    /// Makes a property for data that is nil until it is set. Setting nil removes the key from the store.
    ///
    /// - Parameter key: The key under which the value is stored.
    public init(_ key: String) where Value == Data? {
        self.init(nil, key, StorageCoding.data.optional)
    }
}
