@_spi(Kernel) import UmweltCore
import UmweltGraph

/// A value of a window's that is restored with the window, even after the process was killed.
///
/// Each window has its own; in one window, properties of one key share a value.
///
/// ```swift
/// struct Library: View {
///     @SceneStorage("search") private var search = ""
///     var body: some View { SearchField(text: $search) }
/// }
/// ```
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    fileprivate let key: String
    fileprivate let coding: StorageCoding<Value>
    fileprivate let initialValue: Value
    fileprivate var location: SceneStorageLocation<Value>?

    init(_ initialValue: Value, _ key: String, _ coding: StorageCoding<Value>) {
        self.key = key
        self.coding = coding
        self.initialValue = initialValue
    }

    /// The value; the initial value of the property if the window has none.
    ///
    /// Outside of the views of windows it is always the initial value, and writes are lost, with a warning in the log.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
        nonmutating set {
            guard let location else {
                Log.storage.warning("SceneStorage of \(key) was set outside of a window's view: the value is lost.")
                return
            }
            location.set(newValue, transaction: nil)
        }
    }

    /// A binding to the value; a constant one outside of the views of windows.
    public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initialValue) }
}

// Locations pass writes from other threads on to the main thread; the rest is never changed.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: ViewFieldComparable {
    package func isSameField(as other: SceneStorage) -> Bool {
        key == other.key && areValuesEqual(initialValue, other.initialValue)
    }
}

extension SceneStorage: SettableWrapper { package static var wrapperName: String { "@SceneStorage" } }

extension SceneStorage: InstalledProperty {
    package static func makeField(name: String, offset: Int) -> PropertyField {
        SceneStorageField<Value>(name: name, offset: offset)
    }

    package static var holdsObservable: Bool { false }
}

private final class SceneStorageField<Value>: PropertyField {
    /// The state of the property in one element: the source of the key that the view had last.
    private final class Slot {
        var key: String?
        var source: StoredValueSource?
    }

    override func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? { Slot() }

    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        guard let slot = slot as? Slot, let store = element.window?.sceneStore else { return }
        let property = (view + offset).assumingMemoryBound(to: SceneStorage<Value>.self)
        let source: StoredValueSource
        if let last = slot.source, slot.key == property.pointee.key {
            source = last
        } else {
            source = store.source(property.pointee.key)
        }
        slot.key = property.pointee.key
        slot.source = source
        property.pointee.location = SceneStorageLocation(property.pointee, in: store, source: source)
    }

    override func isInput(_ node: GraphNode, slot: AnyObject?) -> Bool { (slot as? Slot)?.source === node }
}

/// The location of a key in a window's store.
private final class SceneStorageLocation<Value>: Location<Value> {
    private let key: String
    private let coding: StorageCoding<Value>
    private let initialValue: Value
    private let store: SceneStore
    private let source: StoredValueSource

    init(_ property: SceneStorage<Value>, in store: SceneStore, source: StoredValueSource) {
        key = property.key
        coding = property.coding
        initialValue = property.initialValue
        self.store = store
        self.source = source
    }

    override var value: Value { source.value.flatMap(coding.decode) ?? initialValue }

    override func set(_ value: Value, transaction: Transaction?) {
        store.set(coding.encode(value), for: key, transaction: transaction ?? .current)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? SceneStorageLocation<Value> else { return false }
        return source === other.source && areValuesEqual(initialValue, other.initialValue)
    }
}
