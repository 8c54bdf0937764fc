import Observation
import UmweltGraph

/// The offsets and kinds of the dynamic properties of a type; found once per type.
///
/// Elements with a body install the properties with it, with a slot for each ``PropertyField``.
final class PropertyPlan: @unchecked Sendable {
    private let type: ObjectIdentifier

    /// The name of the type for users.
    let typeName: String

    /// True if the type is a view of the library, not of the program.
    let isOfSystem: Bool

    let fields: [PropertyField]

    /// True if bodies of this type have read or are likely to read `@Observable` objects. Used on the main actor only.
    var readsObservables: Bool

    private static let table = MetatypeTable<PropertyPlan>()

    static func of<V>(_ type: V.Type) -> PropertyPlan {
        let id = ObjectIdentifier(type)
        if let plan = table.cached(for: id), plan.type == id { return plan }
        return table.entry(for: id) { PropertyPlan(type) }
    }

    private init(_ type: Any.Type) {
        self.type = ObjectIdentifier(type)
        var finder = PropertyFinder()
        finder.scan(into: type, offset: 0, isContainer: type is any PropertyContainer.Type)
        fields = finder.fields
        hasBindings = fields.contains(where: \.isBinding)
        hasLastingSlots = fields.contains(where: \.isSlotLasting)
        let owner: Any.Type = (type as? any PropertyContainer.Type)?.reportedType ?? type
        typeName = UmweltCore.typeName(of: owner)
        isOfSystem = type is any SystemView.Type
        for field in fields { field.owner = owner }
        readsObservables = finder.holdsObservable
    }

    /// True if a property is a binding.
    let hasBindings: Bool

    /// Reads the bindings of the value at `pointer` that are derived from other values, before its properties are
    /// installed.
    func prepareBindings(for element: any BindingReader, at pointer: UnsafeRawPointer) {
        for index in fields.indices where fields[index].isBinding {
            fields[index].prepare(for: element, at: pointer, index: index)
        }
    }

    /// Connects the properties of the value at `pointer` to the graph, before the body runs.
    func install(at pointer: UnsafeMutableRawPointer, slots: [AnyObject?], for element: _Element) {
        for index in fields.indices { fields[index].install(at: pointer, slot: slots[index], for: element) }
    }

    /// Releases the slots of an element that has left the tree.
    func leave(_ slots: [AnyObject?]) {
        for index in slots.indices { fields[index].leave(slots[index]) }
    }

    /// True if one of the slots is saved with the content of its window.
    let hasLastingSlots: Bool

    /// Returns the values that were written to slots since their creation, by property.
    func encodedState(in slots: [AnyObject?]) -> [String: EncodedState] {
        var values: [String: EncodedState] = [:]
        for (name, index) in keys { values[name] = fields[index].encodedValue(in: slots[index]) }
        return values
    }

    /// Returns true if a slot has been written since it was made.
    func hasWrittenState(in slots: [AnyObject?]) -> Bool { zip(fields, slots).contains { $0.isWritten($1) } }

    /// Restores values into slots that have not been read yet.
    func restore(_ values: [String: EncodedState], in slots: [AnyObject?]) {
        for (name, index) in keys {
            if let value = values[name] { fields[index].restore(value, in: slots[index]) }
        }
    }

    /// The fields by name. Of several properties inside of one dynamic property, each has its number as well.
    private var keys: [(name: String, index: Int)] {
        var counts: [String: Int] = [:]
        return fields.enumerated().map { index, field in
            counts[field.name, default: 0] += 1
            return ("\(field.name) \(counts[field.name] ?? 0)", index)
        }
    }
}

/// One dynamic property of a type.
@_spi(Kernel) open class PropertyField {
    /// The stored property's name, such as `_count`.
    let name: String
    package let offset: Int

    /// The type that the property belongs to. Set once, before the plan is used.
    var owner: Any.Type = Never.self {
        didSet {
            label = "\(typeName(of: owner)).\(sourceName)"
            isOfSystem = owner is any SystemView.Type
        }
    }

    /// True if the property belongs to a view of the library, not of the program.
    private(set) final var isOfSystem = false

    /// The type and the name as in source, such as `Counter.count`.
    private(set) final var label = ""

    /// The name as in source, such as `count`.
    var sourceName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

    @_spi(Kernel) public init(name: String, offset: Int) {
        self.name = name
        self.offset = offset
    }

    /// Makes the element's storage for the property, which lives as long as the element. `view` is the view's address.
    ///
    /// - Parameters:
    ///   - view: The address of the view value.
    ///   - element: The element that owns the storage.
    open func makeSlot(at view: UnsafeRawPointer, for element: _Element) -> AnyObject? { nil }

    /// True if slots contain state and are saved with the content of their window.
    open var isSlotLasting: Bool { false }

    /// True if the property is a binding.
    var isBinding: Bool { false }

    /// Reads the property before the body runs, if it is a binding with a derived value.
    ///
    /// - Parameter index: The index of the property in the plan.
    func prepare(for element: any BindingReader, at view: UnsafeRawPointer, index: Int) {}

    /// Called with a slot that has outlived its element, and the element's replacement.
    func move(_ slot: AnyObject?, to element: _Element) {}

    /// Returns a copy of a slot with its state for an element of another tree; nil if a new slot is the same.
    ///
    /// - Parameters:
    ///   - slot: The storage of the property; nil if the property has none.
    ///   - element: The element of the copy.
    open func copy(_ slot: AnyObject, for element: _Element) -> AnyObject? { nil }

    /// Called with a slot when its element leaves the tree.
    func leave(_ slot: AnyObject?) {}

    /// Connects the property to the graph; `view` is the view's address.
    ///
    /// - Parameters:
    ///   - view: The address of the view value, which may be written.
    ///   - slot: The storage of the property.
    ///   - element: The element of the view.
    open func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {}

    /// Makes the running node of the graph depend on the property's value, whether it reads that or not.
    func track(_ slot: AnyObject?) {}

    /// Returns true if a slot has been written since it was made.
    func isWritten(_ slot: AnyObject?) -> Bool { false }

    /// Returns the encoded value of a slot; nil if it has not been written or cannot be encoded.
    func encodedValue(in slot: AnyObject?) -> EncodedState? { nil }

    /// Restores a value into a slot that has not been read yet, if the value is of the right type.
    func restore(_ value: EncodedState, in slot: AnyObject?) {}

    /// Returns true if a node of the graph provides the property's value.
    ///
    /// - Parameters:
    ///   - node: A node of the graph.
    ///   - slot: The storage of the property.
    open func isInput(_ node: GraphNode, slot: AnyObject?) -> Bool { slot === node }

    /// Returns the change of the property as the reason for a run of the body.
    func cause(at view: UnsafeRawPointer, for element: _Element) -> UpdateRecord.Cause { .property(label) }

    /// Returns true if the property reads the environment and would now return another value than when it was
    /// installed.
    ///
    /// - Parameters:
    ///   - view: The address of the view value.
    ///   - slot: The storage of the property.
    ///   - element: The element of the view.
    open func environmentChanged(at view: UnsafeRawPointer, slot: AnyObject?, for element: _Element) -> Bool { false }
}

/// A walk through a type's stored properties.
private struct PropertyFinder {
    var fields: [PropertyField] = []
    var holdsObservable = false

    /// Adds the dynamic properties of a type. Those inside a dynamic property have its name, `outerName`.
    mutating func scan(into type: Any.Type, offset: Int, isContainer: Bool, outerName: String? = nil) {
        switch MetadataKind(of: type) {
        case .structure, .tuple:
            for field in StoredProperty.all(of: type) ?? [] {
                let name = outerName ?? field.name
                add(field.type, name: name, offset: offset + field.offset, isContainer: isContainer)
            }
        case .enumeration: scanCases(of: type, offset: offset, outerName: outerName)
        default: break
        }
    }

    /// Adds the dynamic properties of a stored property's type, or the property itself.
    private mutating func add(_ type: Any.Type, name: String, offset: Int, isContainer: Bool) {
        if let property = type as? any InstalledProperty.Type {
            fields.append(property.makeField(name: name, offset: offset))
            if property.holdsObservable { holdsObservable = true }
        } else if let property = type as? any ObjectProperty.Type {
            fields.append(Self.makeObjectField(property, name: name, offset: offset))
        } else if let property = type as? any DynamicProperty.Type {
            scan(into: type, offset: offset, isContainer: false, outerName: name)
            fields.append(Self.makeUpdatedField(property, name: name, offset: offset))
        } else if isContainer {
            scan(into: type, offset: offset, isContainer: false)
        } else if type is any Observable.Type {
            holdsObservable = true
        }
    }

    /// Adds the dynamic properties in the associated values of an enumeration, which are at its own address.
    private mutating func scanCases<Value>(of type: Value.Type, offset: Int, outerName: String?) {
        guard let layout = EnumerationLayout(type) else { return }
        for payload in layout.payloads {
            var inside = PropertyFinder()
            if MetadataKind(of: payload.type) == .tuple {
                inside.scan(into: payload.type, offset: offset, isContainer: false, outerName: outerName)
            } else {
                inside.add(payload.type, name: outerName ?? "", offset: offset, isContainer: false)
            }
            fields += inside.fields.map { CaseField($0, at: offset, in: layout, number: payload.number) }
            if inside.holdsObservable { holdsObservable = true }
        }
    }

    private static func makeObjectField<Property: ObjectProperty>(
        _ type: Property.Type, name: String, offset: Int
    ) -> PropertyField {
        ObjectField<Property>(name: name, offset: offset)
    }

    private static func makeUpdatedField<Property: DynamicProperty>(
        _ type: Property.Type, name: String, offset: Int
    ) -> PropertyField {
        UpdatedField<Property>(name: name, offset: offset)
    }
}

/// A dynamic property of the app: updated after the properties inside it are installed.
private final class UpdatedField<Property: DynamicProperty>: PropertyField {
    override func install(at view: UnsafeMutableRawPointer, slot: AnyObject?, for element: _Element) {
        (view + offset).assumingMemoryBound(to: Property.self).pointee.update()
    }
}
