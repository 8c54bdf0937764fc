import Foundation
import Synchronization

/// The description of all entities of a store.
open class NSManagedObjectModel: NSObject, NSCopying {
    private var configured: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    /// The entities.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { (entity.managedObjectModel, entity.layout) = (self, nil) }
            byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
            byClass.withLock { $0 = [:] }
        }
    }

    private var byName: [String: NSEntityDescription] = [:]

    /// The cached names of classes' entities.
    private let byClass = Mutex<[ObjectIdentifier: String]>([:])

    /// Returns the entity of a class, which is sought once.
    func entity(of type: NSManagedObject.Type, seek: () -> NSEntityDescription?) -> NSEntityDescription? {
        if let name = byClass.withLock({ $0[ObjectIdentifier(type)] }) { return byName[name] }
        let found = seek()
        if let name = found?.name { byClass.withLock { $0[ObjectIdentifier(type)] = name } }
        return found
    }

    /// The layouts of all properties. The model does not change any more once they are known, as on Apple's systems
    /// when a coordinator has it.
    private(set) lazy var layouts = EntityLayout.layouts(of: self)

    /// The names of the version, for users.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// Makes a model without entities.
    public override init() { super.init() }

    /// Makes a model with the entities of several others.
    ///
    /// - Parameter models: The models.
    /// - Returns: Nil without models.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        let copies = models.map(\.copied)
        entities = copies.flatMap(\.entities)
        for model in copies { configured.merge(model.configured) { $0 + $1 } }
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] { byName }

    /// The names of the configurations: sets of entities with their own stores.
    open var configurations: [String] { configured.keys.sorted() }

    /// Returns the entities of a configuration; all for nil.
    ///
    /// - Parameter configuration: The name of the configuration; nil for all entities.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
        return configured[configuration]
    }

    /// Sets the entities of a configuration.
    ///
    /// - Parameters:
    ///   - entities: The entities.
    ///   - configuration: The name of the configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
    }

    /// Stores a request under a name.
    ///
    /// - Parameters:
    ///   - fetchRequestTemplate: The request; nil to remove it.
    ///   - name: The name under which the request is found.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { templates[name] = fetchRequestTemplate }

    /// Returns the request of a name; nil for none.
    ///
    /// - Parameter name: The name under which the request was set.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    /// The requests by their names.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

    /// The versions of the entities by their names.
    open var entityVersionHashesByName: [String: Data] { byName.mapValues(\.versionHash) }

    /// Returns true if a store with these metadata has been made for the same entities.
    ///
    /// - Parameters:
    ///   - configuration: The name of the configuration; nil for all entities.
    ///   - metadata: The metadata of the store.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:]
        let own = (entities(forConfigurationName: configuration) ?? []).map { ($0.name ?? "", $0.versionHash) }
        return stored == Dictionary(own) { $1 }
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied }

    private var copied: NSManagedObjectModel {
        let model = NSManagedObjectModel()
        model.entities = entities.compactMap { $0.copy() as? NSEntityDescription }
        model.versionIdentifiers = versionIdentifiers
        for (old, new) in zip(entities, model.entities) {
            new.subentities = old.subentities.compactMap { model.byName[$0.name ?? ""] }
        }
        for (old, new) in zip(entities, model.entities) {
            for (name, relationship) in old.relationshipsByName {
                guard let copy = new.relationshipsByName[name] else { continue }
                copy.destinationEntity = relationship.destinationEntity.flatMap { model.byName[$0.name ?? ""] }
                copy.inverseRelationship = relationship.inverseRelationship.flatMap {
                    copy.destinationEntity?.relationshipsByName[$0.name]
                }
            }
        }
        model.configured = configured.mapValues { $0.compactMap { model.byName[$0.name ?? ""] } }
        return model
    }
}
