import Foundation

/// The description of a property of an entity.
open class NSPropertyDescription: NSObject, NSCopying {
    /// The entity that has the property.
    public internal(set) unowned(unsafe) var entity: NSEntityDescription!

    /// The name of the property.
    open var name = ""

    /// True if objects are saved without a value.
    open var isOptional = true

    /// True if the property is not stored.
    open var isTransient = false

    /// User info: values that a program stores with the property.
    open var userInfo: [AnyHashable: Any]?

    /// The name of the property in an older version of the model; nil for the same.
    open var renamingIdentifier: String?

    /// A text that distinguishes versions that are otherwise equal.
    open var versionHashModifier: String?

    /// The conditions that a value has to satisfy, with the value as `SELF`.
    open private(set) var validationPredicates: [NSPredicate] = []

    /// The errors for values that do not satisfy the conditions.
    open private(set) var validationWarnings: [Any] = []

    public override init() {}

    /// Sets the conditions that a value has to satisfy.
    ///
    /// - Parameters:
    ///   - validationPredicates: The conditions, with the value as `SELF`.
    ///   - validationWarnings: The reason for each, as text.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// The version of the property: it changes if a newer model stores its values differently.
    open var versionHash: Data { Data("\(name) \(isOptional) \(isTransient) \(versionHashModifier ?? "")".utf8) }

    /// Copies the attributes common to all kinds of properties.
    func copyProperties(to copy: NSPropertyDescription) {
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.userInfo = userInfo
        copy.renamingIdentifier = renamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.validationPredicates = validationPredicates
        copy.validationWarnings = validationWarnings
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPropertyDescription()
        copyProperties(to: copy)
        return copy
    }
}
