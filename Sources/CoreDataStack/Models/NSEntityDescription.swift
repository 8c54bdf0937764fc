import Foundation

/// The description of a kind of objects: its properties, its class, and its parent entity.
open class NSEntityDescription: NSObject, NSCopying {
    /// The model that has the entity.
    public internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel!

    /// The layout of the properties in objects; nil until the model's layouts are created.
    var layout: EntityLayout?

    /// The name of the entity.
    open var name: String?

    /// The name of the class of its objects, with its module: `NSStringFromClass(Item.self)`. A class without a module
    /// is searched in the program's, and registered at its first use.
    open var managedObjectClassName: String! = "NSManagedObject"

    /// True if only its subentities have objects.
    open var isAbstract = false

    /// The entities that inherit its properties.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }

    /// The parent entity; nil for none.
    public private(set) unowned(unsafe) var superentity: NSEntityDescription?

    private var ownProperties: [NSPropertyDescription] = []

    /// The properties, including inherited ones. Setting it sets the entity's own properties.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { new in !inherited.contains { $0 === new } }
            for property in ownProperties { property.entity = self }
        }
    }

    /// User info: values that a program stores with the entity.
    open var userInfo: [AnyHashable: Any]?

    /// The name of the entity in an older version of the model; nil for the same.
    open var renamingIdentifier: String?

    /// A text that distinguishes versions that are otherwise equal.
    open var versionHashModifier: String?

    /// The names of attributes that together no two objects have the same values of.
    open var uniquenessConstraints: [[Any]] = []

    /// The indices of the entity's table.
    open var indexes: [NSFetchIndexDescription] = []

    public override init() {}

    /// The properties by their names.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
    }

    /// The attributes by their names.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// The relationships by their names.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The subentities by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// Returns the relationships to an entity.
    ///
    /// - Parameter entity: The entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }
    }

    /// Returns true if this is an entity or inherits from it.
    ///
    /// - Parameter entity: The other entity.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || (superentity?.isKindOf(entity: entity) ?? false)
    }

    /// The version of the entity: it changes if a newer model stores its objects differently.
    open var versionHash: Data {
        properties.sorted { $0.name < $1.name }.reduce(
            Data("\(name ?? "") \(superentity?.name ?? "") \(isAbstract) \(versionHashModifier ?? "")".utf8)
        ) { $0 + Data("\n".utf8) + $1.versionHash }
    }

    /// Returns the entity of a name in the model of a context.
    ///
    /// - Parameters:
    ///   - entityName: The name of the entity in the model.
    ///   - context: The context.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.coordinator?.managedObjectModel.entitiesByName[entityName]
    }

    /// Makes an object of an entity, and inserts it into a context.
    ///
    /// - Parameters:
    ///   - entityName: The name of the entity in the model.
    ///   - context: The context, whose model has the entity.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            fatalError("Core Data: the context's model has no entity “\(entityName)”.")
        }
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// Copies the entity's own description. Its relationships have no destinations, and it is in no model.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.name = name
        copy.managedObjectClassName = managedObjectClassName
        copy.isAbstract = isAbstract
        copy.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
        copy.userInfo = userInfo
        copy.renamingIdentifier = renamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.uniquenessConstraints = uniquenessConstraints
        return copy
    }
}

extension NSEntityDescription {
    /// The properties that are not inherited.
    var declaredProperties: [NSPropertyDescription] { ownProperties }

    /// The class of its objects.
    var objectClass: NSManagedObject.Type { ManagedClasses.objectClass(of: self) }
}
