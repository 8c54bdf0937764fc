import Foundation
import UmweltBase

/// The classes of entities. A class is found by its name with its module; a class without a named module is registered
/// at its first use, or with another class of its module.
enum ManagedClasses {
    private struct Table {
        var classes: [String: NSManagedObject.Type] = [:]
        var registered: Set<ObjectIdentifier> = []
        var modules = [ProcessInfo.processInfo.processName]
    }

    private static let table = LockedValue(Table())

    /// Registers a class that the program uses.
    static func register(_ type: NSManagedObject.Type) {
        if type == NSManagedObject.self || table.withLock({ $0.registered.contains(ObjectIdentifier(type)) }) {
            return
        }
        let name = NSStringFromClass(type)
        let parts = name.split(separator: ".").map(String.init)
        table.withLock { table in
            table.registered.insert(ObjectIdentifier(type))
            guard table.classes[name] == nil else { return }
            table.classes[name] = type
            if let last = parts.last { table.classes[last] = type }
            if let module = parts.first, !table.modules.contains(module) { table.modules.append(module) }
        }
    }

    /// Returns the class of an entity's objects.
    static func objectClass(of entity: NSEntityDescription) -> NSManagedObject.Type {
        // `.Item` is a class of the program's own module.
        let name = (entity.managedObjectClassName ?? "").drop { $0 == "." }
        if name.isEmpty || name == "NSManagedObject" { return NSManagedObject.self }
        let (found, modules) = table.withLock { ($0.classes[String(name)], $0.modules) }
        if let found { return found }
        for candidate in name.contains(".") ? [String(name)] : modules.map({ "\($0).\(name)" }) {
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
