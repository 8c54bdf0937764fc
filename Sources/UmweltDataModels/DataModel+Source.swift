extension DataModel {
    /// The Swift source of the classes and properties that the model asks for; nil if it asks for none.
    ///
    /// - Parameter declares: Returns true if the program declares a class of a name itself, which is not declared
    ///   again.
    package func source(unless declares: (String) -> Bool = { _ in false }) -> String? {
        let generated = entities.filter { $0.codeGeneration != .none }
        if generated.isEmpty { return nil }
        var parts = ["// Made of the model of the app's objects.", "import CoreData"]
        for entity in generated {
            let name = entity.plainClassName
            if entity.codeGeneration == .all, !declares(name) {
                let parent = entities.first { $0.name == entity.parent }?.plainClassName ?? "NSManagedObject"
                parts.append("nonisolated public class \(name): \(parent) {}")
            }
            var members = [
                "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
                "        NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "    }",
            ]
            for attribute in entity.attributes { members += Self.property(attribute.name, attribute.swiftType) }
            for relationship in entity.relationships {
                let destination =
                    entities.first { $0.name == relationship.destination }?.plainClassName ?? "NSManagedObject"
                members += Self.property(relationship.name, relationship.swiftType(destination))
                if relationship.isToMany { members += relationship.accessors(destination) }
            }
            parts.append((["nonisolated extension \(name) {"] + members + ["}"]).joined(separator: "\n"))
            if entity.parent == nil { parts.append("nonisolated extension \(name): Identifiable {}") }
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private static func property(_ name: String, _ type: String) -> [String] {
        [
            "    public var \(name): \(type) {", "        get { _managed(\"\(name)\") }",
            "        set { _setManaged(newValue, \"\(name)\") }", "    }",
        ]
    }
}

extension DataModel.Entity {
    /// The class without its module.
    package var plainClassName: String { className.split(separator: ".").last.map(String.init) ?? "NSManagedObject" }
}

extension DataModel.Attribute {
    /// The type of the property, as Xcode declares it.
    fileprivate var swiftType: String {
        let scalars = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
            "Boolean": "Bool",
        ]
        if let scalar = scalars[type] { return isScalar ? scalar : "NSNumber?" }
        return switch type {
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Date": "Date?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        default: "\(valueClass ?? "NSObject")?"
        }
    }
}

extension DataModel.Relationship {
    fileprivate func swiftType(_ destination: String) -> String {
        isToMany ? (isOrdered ? "NSOrderedSet?" : "NSSet?") : "\(destination)?"
    }

    /// The methods that add and remove objects.
    fileprivate func accessors(_ destination: String) -> [String] {
        let title = name.prefix(1).uppercased() + name.dropFirst()
        let set = isOrdered ? "NSOrderedSet" : "NSSet"
        return [
            "    public func addTo\(title)(_ value: \(destination)) { _add([value], to: \"\(name)\") }",
            "    public func removeFrom\(title)(_ value: \(destination)) { _remove([value], from: \"\(name)\") }",
            "    public func addTo\(title)(_ values: \(set)) { _add(Array(values), to: \"\(name)\") }",
            "    public func removeFrom\(title)(_ values: \(set)) { _remove(Array(values), from: \"\(name)\") }",
        ]
            + (isOrdered
                ? [
                    "    public func insertInto\(title)(_ value: \(destination), at idx: Int) {",
                    "        _insert([value], into: \"\(name)\", at: idx)", "    }",
                    "    public func removeFrom\(title)(at idx: Int) { _remove(at: idx, from: \"\(name)\") }",
                ] : [])
    }
}
