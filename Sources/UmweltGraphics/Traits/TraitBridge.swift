/// A trait of the app's own: a value that is exchanged with hosts and with view hierarchies outside of SwiftUI.
public protocol UITraitDefinition {
    /// The type of the value.
    associatedtype Value

    /// The value of the trait if it is not set.
    static var defaultValue: Value { get }

    /// The trait's name.
    static var name: String { get }

    /// The trait's name, unique among all.
    static var identifier: String { get }

    /// True if colours depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False: colours do not depend on it.
    public static var affectsColorAppearance: Bool { false }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
    /// The value of a trait.
    ///
    /// - Parameter trait: The type of the trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A set of traits.
public struct UITraitCollection: UIMutableTraits, @unchecked Sendable {
    // Values are written once and shared; only whole collections are changed.
    private var values: [ObjectIdentifier: Any] = [:]

    /// Makes a set with the default for each trait.
    public init() {}

    /// Combines traits: later collections replace values of earlier ones.
    ///
    /// - Parameter traitCollections: The traits, of which later ones replace earlier ones.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        for traits in traitCollections { values.merge(traits.values) { $1 } }
    }

    /// Makes a set and lets `mutations` fill it.
    ///
    /// - Parameter mutations: Sets the traits.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = UITraitCollection()
        mutations(&traits)
        // The closure was passed a collection; one of another conforming type, put in its place, is ignored.
        self = traits as? UITraitCollection ?? UITraitCollection()
    }

    /// The value of a trait; its default if it is not set.
    ///
    /// - Parameter trait: The type of the trait.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue }
        set { values[ObjectIdentifier(trait)] = newValue }
    }

    /// Returns a set with some traits changed.
    ///
    /// - Parameter mutations: Sets the traits.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? UITraitCollection ?? self
    }
}

extension UITraitCollection: Equatable {
    /// Returns true if both contain the same values.
    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
        left.values.count == right.values.count
            && left.values.allSatisfy { key, value in right.values[key].map { areValuesEqual(value, $0) } ?? false }
    }
}

extension UITraitCollection {
    /// Makes the traits that the bridged keys of an environment write.
    package init(_ values: EnvironmentValues) {
        self.init(around: values)
        for entry in values.snapshot.writtenEntries {
            guard let key = entry.keyType as? any UITraitBridgedEnvironmentKey.Type else { continue }
            Self.write(key, from: entry, to: &self)
        }
    }

    private static func write<Key: UITraitBridgedEnvironmentKey>(
        _ key: Key.Type, from entry: EnvironmentEntry, to traits: inout UITraitCollection
    ) {
        guard let value = entry.anyValue as? Key.Value else { return }
        var mutable: any UIMutableTraits = traits
        Key.write(to: &mutable, value: value)
        traits = mutable as? UITraitCollection ?? traits
    }

    /// Sets these traits as the host's.
    package func write(to root: EnvironmentRoot) { root.set(self, for: HostTraitsKey.self) }
}

/// The host's traits, which bridged keys read from.
struct HostTraitsKey: EnvironmentKey {
    static var defaultValue: UITraitCollection { UITraitCollection() }
}

/// An environment key that is also a trait.
///
/// The host's traits are read into the environment, and values that views write can be read from the traits of hosted
/// content.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the environment's value for a set of traits.
    static func read(from traitCollection: UITraitCollection) -> Value

    /// Writes the environment's value to traits.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
    /// The value of a key that is also a trait: set by a view, or read from the host's traits.
    ///
    /// - Parameter key: The type of the key.
    public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
        get { isSet(key) ? self[plain: key] : K.read(from: self[HostTraitsKey.self]) }
        set { self[plain: key] = newValue }
    }

    private subscript<K: EnvironmentKey>(plain key: K.Type) -> K.Value {
        get { self[key] }
        set { self[key] = newValue }
    }
}
