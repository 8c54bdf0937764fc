@_spi(Reflection) import Swift

/// A stored property of a type, as the runtime describes it.
struct StoredProperty {
    let name: String
    let offset: Int
    let type: Any.Type

    /// Returns the stored properties of a structure or the elements of a tuple; nil if the runtime does not know all of
    /// them.
    static func all(of type: Any.Type) -> [StoredProperty]? {
        var properties: [StoredProperty] = []
        let isComplete = _forEachField(of: type) { name, offset, type, _ in
            properties.append(StoredProperty(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return isComplete ? properties : nil
    }
}
