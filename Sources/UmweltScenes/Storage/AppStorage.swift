@_spi(Kernel) import UmweltCore
import Foundation
import UmweltGraph

/// A value of the app's in user defaults, which outlives the process.
///
/// Changes of the key anywhere in this process run the bodies that read it, and so do changes that another process
/// writes to the store's file.
///
/// ```swift
/// struct Settings: View {
///     @AppStorage("fontSize") private var fontSize = 12
///     var body: some View {
///         Button("\(fontSize) points") { fontSize += 1 }
///     }
/// }
/// ```
///
/// The store is the property's own, that of ``View/defaultAppStorage(_:fileID:line:)``, or `UserDefaults.standard`.
/// Values are written to the store's file soon after they are set, so that the process may be killed at any time.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    fileprivate let key: String
    fileprivate let store: UserDefaults?
    fileprivate let coding: StorageCoding<Value>
    fileprivate let initialValue: Value
    fileprivate var location: AppStorageLocation<Value>?

    init(_ initialValue: Value, _ key: String, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
        self.key = key
        self.store = store
        self.coding = coding
        self.initialValue = initialValue
    }

    /// The value; the initial value of the property if the store has none. Outside of views it is read from the store
    /// each time.
    public var wrappedValue: Value {
        get { currentLocation.value }
        nonmutating set { currentLocation.set(newValue, transaction: nil) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location: currentLocation) }

    private var currentLocation: AppStorageLocation<Value> {
        location ?? AppStorageLocation(self, in: store ?? .standard, source: nil)
    }
}

// Stores are thread-safe; the rest is never changed.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: ViewFieldComparable {
    package func isSameField(as other: AppStorage) -> Bool {
        key == other.key && store === other.store && areValuesEqual(initialValue, other.initialValue)
    }
}

extension AppStorage: SettableWrapper { package static var wrapperName: String { "@AppStorage" } }

extension AppStorage: InstalledProperty {
    package static func makeField(name: String, offset: Int) -> PropertyField {
        AppStorageField<Value>(name: name, offset: offset)
    }

    package static var holdsObservable: Bool { false }
}

private final class AppStorageField<Value>: PropertyField {
    /// The state of the property in one element.
    private final class Slot {
        var source: DefaultsSource?
    }

    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? { Slot() }

    // The slot alone may retain the source, which wakes the window when the value changes.
    override var isSlotLasting: Bool { true }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        guard let slot = slot as? Slot else { return }
        let property = (view + offset).assumingMemoryBound(to: AppStorage<Value>.self)
        let store = store(of: property.pointee, for: element)
        let source = element.tree.usedDefaultsSources.source(store, property.pointee.key, in: element.graph)
        slot.source = source
        property.pointee.location = AppStorageLocation(property.pointee, in: store, source: source)
    }

    override func isInput(_ node: GraphNode, slot: AnyObject?) -> Bool { (slot as? Slot)?.source === node }

    override func environmentChanged(at view: UnsafeRawPointer, slot: AnyObject?, for element: _Element) -> Bool {
        let property = (view + offset).assumingMemoryBound(to: AppStorage<Value>.self)
        return (slot as? Slot)?.source?.store !== store(of: property.pointee, for: element)
    }

    private func store(of property: AppStorage<Value>, for element: _Element) -> UserDefaults {
        property.store ?? EnvironmentValues(at: element.scope, tracking: true).defaultAppStorage
    }
}

/// The location of a key in a store of user defaults.
private final class AppStorageLocation<Value>: Location<Value> {
    private let key: String
    private let store: UserDefaults
    private let coding: StorageCoding<Value>
    private let initialValue: Value
    private let source: DefaultsSource?

    init(_ property: AppStorage<Value>, in store: UserDefaults, source: DefaultsSource?) {
        key = property.key
        self.store = store
        coding = property.coding
        initialValue = property.initialValue
        self.source = source
    }

    override var value: Value {
        let stored = MainQueue.isCurrent ? source?.value : nil
        return (stored ?? DefaultsSource.value(key, of: store)).flatMap(coding.decode) ?? initialValue
    }

    override func set(_ value: Value, transaction: Transaction?) {
        let stored = coding.encode(value)
        if DefaultsSource.value(key, of: store) == stored { return }
        DefaultsWatch.change(key, of: store, with: transaction ?? .current) {
            store.set(stored?.propertyList, forKey: key)
            DefaultsFile.write(stored, for: key, of: store)
        }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? AppStorageLocation<Value> else { return false }
        return key == other.key && store === other.store && areValuesEqual(initialValue, other.initialValue)
    }
}
