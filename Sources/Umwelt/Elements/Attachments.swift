/// Objects that rooms above the kernel's elements keep for a view tree or a window, one of each type: its clock, its
/// focus, its user defaults. The owner knows none of the types.
struct Attachments {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The object of a type; nil if there is none.
    subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        // Stored under this very type.
        get { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Object.self) } }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    /// The object of a type, which is made if there is none.
    mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let object = self[Object.self] { return object }
        let object = make()
        self[Object.self] = object
        return object
    }
}
