/// The objects that modules and folders above the kernel attach to a view tree or a window, one of each type: its
/// clock, its focus, its user defaults. The owner depends on none of the types.
package struct Attachments {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The object of a type; nil if there is none.
    package subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        // Stored under this very type.
        get { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Object.self) } }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    /// Returns the object of a type, made if there is none yet.
    package mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let object = self[Object.self] { return object }
        let object = make()
        self[Object.self] = object
        return object
    }
}
