import Foundation

/// The classes of entities. A class is found by its name with its module; a class without a named module is registered
/// at its first use, or with another class of its module.
enum ManagedClasses {
    // Used under the lock.
    private nonisolated(unsafe) static var known: [String: NSManagedObject.Type] = [:]
    private nonisolated(unsafe) static var registered: Set<ObjectIdentifier> = []
    private nonisolated(unsafe) static var modules: [String] = [ProcessInfo.processInfo.processName]
    private static let lock = NSLock()

    /// Registers a class that the program uses.
    static func register(_ type: NSManagedObject.Type) {
        if type == NSManagedObject.self || lock.withLock({ registered.contains(ObjectIdentifier(type)) }) { return }
        let name = NSStringFromClass(type)
        let parts = name.split(separator: ".").map(String.init)
        lock.withLock {
            registered.insert(ObjectIdentifier(type))
            guard known[name] == nil else { return }
            known[name] = type
            if let last = parts.last { known[last] = type }
            if let module = parts.first, !modules.contains(module) { modules.append(module) }
        }
    }

    /// Returns the class of an entity's objects.
    static func objectClass(of entity: NSEntityDescription) -> NSManagedObject.Type {
        // `.Item` is a class of the program's own module.
        let name = (entity.managedObjectClassName ?? "").drop { $0 == "." }
        if name.isEmpty || name == "NSManagedObject" { return NSManagedObject.self }
        let candidates = lock.withLock {
            known[String(name)].map { ([$0], []) } ?? (
                [], name.contains(".") ? [String(name)] : modules.map { "\($0).\(name)" }
            )
        }
        if let found = candidates.0.first { return found }
        for candidate in candidates.1 {
            guard let type = NSClassFromString(candidate) as? NSManagedObject.Type else { continue }
            register(type)
            return type
        }
        return NSManagedObject.self
    }

    /// Returns the entity of a class in a model; nil for none.
    static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        register(type)
        return model.entity(of: type) { find(type, in: model) }
    }

    private static func find(_ type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
        let name = NSStringFromClass(type)
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        let named = model.entities.filter { entity in
            let own = (entity.managedObjectClassName ?? "").drop { $0 == "." }
            return own == name || own == plain
        }
        return named.first ?? model.entities.first { $0.name == plain }
    }
}
