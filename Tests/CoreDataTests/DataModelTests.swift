import CoreData
import Testing
import UmweltDataModels

@testable import CoreDataStack

@Suite("Models of Xcode's editor") struct DataModelTests {
    private func write(_ contents: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString)/Shop.xcdatamodeld")
        let version = folder.appendingPathComponent("Shop 2.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: version.appendingPathComponent("contents"))
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Shop.xcdatamodel"), withIntermediateDirectories: true)
        let current = ["_XCCurrentVersionName": "Shop 2.xcdatamodel"]
        try PropertyListSerialization.data(fromPropertyList: current, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent(".xccurrentversion"))
        return folder
    }

    private let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" userDefinedModelVersionIdentifier="2">
            <entity name="Shelf" representedClassName="Shelf" codeGenerationType="class">
                <attribute name="label" optional="YES" attributeType="String" maxValueString="5"/>
                <attribute name="height" attributeType="Integer 16" defaultValueString="30" usesScalarValueType="YES"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES"
                    destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
                <fetchIndex name="byLabel"><fetchIndexElement property="label" type="Binary" order="descending"/></fetchIndex>
                <uniquenessConstraints><uniquenessConstraint><constraint value="label"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="Item" representedClassName="Item" isAbstract="YES" codeGenerationType="class">
                <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            </entity>
            <entity name="Book" representedClassName="Book" parentEntity="Item" codeGenerationType="category">
                <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify"
                    destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
            </entity>
            <configuration name="Local"><memberEntity name="Shelf"/></configuration>
        </model>
        """

    @Test("The current version is read with entities, properties, inverses, indices and constraints")
    func reading() throws {
        let url = try write(contents)
        let model = try #require(NSManagedObjectModel(contentsOf: url))
        #expect(model.entitiesByName.keys.sorted() == ["Book", "Item", "Shelf"])
        let (shelf, book) = (try #require(model.entitiesByName["Shelf"]), try #require(model.entitiesByName["Book"]))
        #expect(shelf.attributesByName["height"]?.attributeType == .integer16AttributeType)
        #expect(shelf.attributesByName["height"]?.defaultValue as? Int64 == 30)
        let books = try #require(shelf.relationshipsByName["books"])
        #expect(books.isToMany && books.isOrdered && books.deleteRule == .cascadeDeleteRule)
        #expect(books.inverseRelationship === book.relationshipsByName["shelf"])
        #expect(book.superentity?.name == "Item" && book.attributesByName["added"] != nil)
        #expect(shelf.indexes.map(\.name) == ["byLabel"] && shelf.uniquenessConstraints as? [[String]] == [["label"]])
        #expect(model.entities(forConfigurationName: "Local")?.map(\.name) == ["Shelf"])
    }

    @Test("Objects of it are kept, with its rules")
    func using() throws {
        let model = try #require(NSManagedObjectModel(contentsOf: try write(contents)))
        let context = try makeContainer(model).newBackgroundContext()
        let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        book.setValue(shelf, forKey: "shelf")
        shelf.setValue("too long", forKey: "label")
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "label")
        shelf.setValue("short", forKey: "label")
        try context.save()
        #expect((shelf.value(forKey: "books") as? NSOrderedSet)?.array as? [NSManagedObject] == [book])
        #expect(shelf.value(forKey: "height") as? Int == 30)
    }

    @Test("The source of its classes is what Xcode would generate")
    func source() throws {
        let source = try #require(try DataModel(at: try write(contents)).source())
        #expect(source.contains("public class Shelf: NSManagedObject {}"))
        #expect(source.contains("public var height: Int16 {") && source.contains("public var label: String? {"))
        #expect(
            source.contains("public var books: NSOrderedSet? {") && source.contains("func addToBooks(_ value: Book)"))
        #expect(!source.contains("class Book:") && source.contains("extension Book {"))
        #expect(source.contains("public var tags: [String]? {"))
    }

    @Test("Attributes that need Objective-C are errors at their places, with what to write")
    func managedAttributes() {
        let source = """
            class Item: NSManagedObject {
                // @NSManaged var old: Int64
                @NSManaged var name: String?
                @Managed var days: Int64
            }
            extension Item { @NSManaged func addToStops(_ values: NSSet) }
            """
        let faults = ManagedAttributes.faults(in: source, at: "/a/Item.swift")
        #expect(faults.count == 2)
        #expect(faults.first?.hasPrefix("/a/Item.swift:3:5: error: '@NSManaged' needs Objective-C") == true)
        #expect(faults.first?.contains("'@Managed'") == true)
        #expect(faults.last?.hasPrefix("/a/Item.swift:6:18: error: ") == true)
        #expect(faults.last?.contains("a body") == true)
    }

    @Test("The error of an unreadable model has the reason")
    func unreadable() throws {
        let url = try write("<model><entity")
        let error = #expect(throws: DataModel.Unreadable.self) { try DataModel(at: url) }
        #expect(error?.description.contains("contents is no model") == true)
    }
}
