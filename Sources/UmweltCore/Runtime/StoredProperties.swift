@_spi(Reflection) import Swift

/// A stored property of a type, as the runtime describes it.
package struct StoredProperty {
    package let name: String
    package let offset: Int
    package let type: Any.Type

    /// False for `weak` and `unowned` properties, whose memory does not contain a value of the type.
    package let isStrong: Bool

    /// Returns the stored properties of a structure or the elements of a tuple; nil if the runtime does not know all of
    /// them.
    package static func all(of type: Any.Type) -> [StoredProperty]? { all(of: type, options: []) }

    /// Returns the stored properties of a class and its superclasses.
    package static func all(ofClass type: AnyClass) -> [StoredProperty] {
        // The option's name, `classType`, is a variable of the standard library, which is not to be read concurrently.
        all(of: type, options: _EachFieldOptions(rawValue: 1)) ?? []
    }

    private static func all(of type: Any.Type, options: _EachFieldOptions) -> [StoredProperty]? {
        var properties: [StoredProperty] = []
        let isComplete = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
            var metadata = FieldMetadata()
            _ = fieldMetadata(of: type, index: properties.count, &metadata)
            metadata.freeName?(metadata.name)
            properties.append(
                StoredProperty(
                    name: String(cString: name), offset: offset, type: fieldType, isStrong: metadata.isStrong))
            return true
        }
        return isComplete ? properties : nil
    }
}

/// A field's description by Swift's runtime (`FieldType` in `ReflectionMirror.cpp`).
private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

// The standard library calls this function of the runtime for mirrors, and passes on all but the ownership.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(of type: Any.Type, index: Int, _ metadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type
