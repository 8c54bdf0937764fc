import Foundation
import Testing

/// The program that the plug-in `CoreDataModels` runs in packages, called as the plug-in does.
@Suite("Classes of models in packages") struct ModelClassesTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    private let model = "Diary.xcdatamodeld/Diary.xcdatamodel/contents"

    private func write(model entity: String) throws {
        try workshop.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
                \(entity)
            </model>
            """, to: model)
    }

    private func make() async throws -> Workshop.Outcome {
        try await workshop.run("UmweltModelClasses", ["Made.swift", "Diary.xcdatamodeld", "Item.swift"])
    }

    private var isMade: Bool {
        FileManager.default.fileExists(atPath: workshop.folder.appendingPathComponent("Made.swift").path)
    }

    @Test("A class of a model is made, and not one that the target has written")
    func classes() async throws {
        try write(
            model: """
                <entity name="Item" representedClassName="Item" codeGenerationType="class">
                    <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
                </entity>
                """)
        try workshop.write("struct Other {}\n", to: "Item.swift")
        #expect(try await make().code == 0)
        let made = String(decoding: try workshop.data("Made.swift"), as: UTF8.self)
        #expect(made.contains("class Item: NSManagedObject"))
    }

    @Test("A property that needs Objective-C fails the build in its line, and no file is made")
    func objectiveC() async throws {
        try write(model: "")
        try workshop.write(
            """
            import CoreData
            class Item: NSManagedObject {
                // @NSManaged var comment: String?
                @NSManaged var count: Int16
            }
            """, to: "Item.swift")
        let outcome = try await make()
        let place = workshop.folder.appendingPathComponent("Item.swift").path + ":4:5: error: '@NSManaged' needs"
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains(place), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(!isMade)
    }

    @Test("A model that is none fails the build with its file, and so does one without its file")
    func unreadable() async throws {
        try workshop.write("", to: "Item.swift")
        try workshop.write("<model><entity", to: model)
        let broken = try await make()
        #expect(broken.code == 1 && broken.errors.contains("error: "), "\(broken.errors)")
        #expect(broken.errors.contains("is no model"), "\(broken.errors)")
        try FileManager.default.removeItem(at: workshop.folder.appendingPathComponent(model))
        let missing = try await make()
        #expect(missing.code == 1 && missing.errors.contains("Diary.xcdatamodel"), "\(missing.errors)")
        #expect(!isMade)
    }
}
