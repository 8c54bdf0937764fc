/// The objects that higher modules attach to a view tree or a window, one of each type: the clock, the focus, the user
/// defaults. The owner depends on none of these types.
package struct Attachments {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The object of a type; nil if none is attached.
    package subscript<Object: AnyObject>(type: Object.Type) -> Object? {
        // Stored under this very type.
        get { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Object.self) } }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    /// Returns the object of a type, and creates it the first time.
    package mutating func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let object = self[Object.self] { return object }
        let object = make()
        self[Object.self] = object
        return object
    }
}
