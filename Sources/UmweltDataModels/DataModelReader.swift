import Foundation
import FoundationXML

extension DataModel {
    /// A model that cannot be read.
    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// Reads the current version of an `.xcdatamodeld`, or one `.xcdatamodel`.
    ///
    /// - Throws: ``Unreadable`` with the file and the reason.
    package init(at url: URL) throws {
        let folder = try Self.version(of: url)
        let file = folder.appendingPathComponent("contents")
        guard let data = try? Data(contentsOf: file) else {
            throw Unreadable(
                description:
                    "\(file.path) cannot be read. A model needs this file: save the model again in Xcode.")
        }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isComplete else {
            throw Unreadable(
                description:
                    "\(file.path) is no model: \(parser.parserError.map { "\($0)" } ?? "it has no <model>, or not its end")."
            )
        }
        self = reader.model
    }

    /// The folder of the current version.
    private static func version(of url: URL) throws -> URL {
        let files = FileManager.default
        if files.fileExists(atPath: url.appendingPathComponent("contents").path) { return url }
        let list = url.appendingPathComponent(".xccurrentversion")
        if let data = try? Data(contentsOf: list),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = values["_XCCurrentVersionName"] as? String
        {
            return url.appendingPathComponent(name)
        }
        let versions = ((try? files.contentsOfDirectory(atPath: url.path)) ?? [])
            .filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        guard let only = versions.first else {
            throw Unreadable(description: "\(url.path) has no model: there is no .xcdatamodel in it.")
        }
        guard versions.count == 1 else {
            throw Unreadable(
                description:
                    """
                    \(url.path) has the versions \(versions.joined(separator: ", ")), but no .xccurrentversion: set \
                    the current version in Xcode.
                    """
            )
        }
        return url.appendingPathComponent(only)
    }

    /// The reader of the editor's XML.
    private final class Reader: NSObject, XMLParserDelegate {
        var model = DataModel()
        /// True if a model has been read to its end.
        var isComplete = false
        private var entity: Entity?
        private var index: Index?
        private var constraint: [String]?
        private var configuration: String?

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes values: [String: String] = [:]
        ) {
            let name = values["name"] ?? ""
            switch elementName {
            case "model":
                model.versionIdentifier = values["userDefinedModelVersionIdentifier"] ?? ""
            case "entity": entity = Entity(values)
            case "attribute": entity?.attributes.append(Attribute(values))
            case "relationship": entity?.relationships.append(Relationship(values))
            case "fetchIndex": index = Index(name: name)
            case "fetchIndexElement":
                if let property = values["property"] {
                    index?.properties.append((property, values["order"] != "descending"))
                }
            case "uniquenessConstraint": constraint = []
            case "constraint": if let value = values["value"] { constraint?.append(value) }
            case "configuration":
                configuration = name
                model.configurations[name] = []
            case "memberEntity": if let configuration { model.configurations[configuration]?.append(name) }
            case "fetchRequest":
                model.requests[name] = (values["entity"] ?? "", values["predicateString"] ?? "")
            default: break
            }
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
        ) {
            switch elementName {
            case "model": isComplete = true
            case "entity":
                if let entity { model.entities.append(entity) }
                entity = nil
            case "fetchIndex":
                if let index { entity?.indices.append(index) }
                index = nil
            case "uniquenessConstraint":
                if let constraint { entity?.uniquenessConstraints.append(constraint) }
                constraint = nil
            case "configuration": configuration = nil
            default: break
            }
        }
    }
}

extension DataModel.Entity {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        className = values["representedClassName"] ?? "NSManagedObject"
        parent = values["parentEntity"]
        isAbstract = values["isAbstract"] == "YES"
        codeGeneration =
            switch values["codeGenerationType"] {
            case "class": .all
            case "category": .properties
            default: .none
            }
        renamingIdentifier = values["elementID"]
        versionHashModifier = values["versionHashModifier"]
    }
}

extension DataModel.Attribute {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        type = values["attributeType"] ?? ""
        isOptional = values["optional"] == "YES"
        isTransient = values["transient"] == "YES"
        isScalar = values["usesScalarValueType"] == "YES"
        initial = values["defaultDateTimeInterval"] ?? values["defaultValueString"]
        valueClass = values["customClassName"]
        isExternal = values["allowsExternalBinaryDataStorage"] == "YES"
        renamingIdentifier = values["elementID"]
        versionHashModifier = values["versionHashModifier"]
        minimum = values["minDateTimeInterval"] ?? values["minValueString"]
        maximum = values["maxDateTimeInterval"] ?? values["maxValueString"]
        pattern = values["regularExpressionString"]
    }
}

extension DataModel.Relationship {
    fileprivate init(_ values: [String: String]) {
        name = values["name"] ?? ""
        destination = values["destinationEntity"] ?? ""
        inverse = values["inverseName"]
        isOptional = values["optional"] == "YES"
        isTransient = values["transient"] == "YES"
        isToMany = values["toMany"] == "YES"
        isOrdered = values["ordered"] == "YES"
        minimum = values["minCount"].flatMap(Int.init) ?? 0
        maximum = values["maxCount"].flatMap(Int.init) ?? 0
        deletionRule = values["deletionRule"] ?? "Nullify"
        renamingIdentifier = values["elementID"]
        versionHashModifier = values["versionHashModifier"]
    }
}
