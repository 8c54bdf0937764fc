import CoreData
import Testing

final class Person: NSManagedObject {
    @Managed var name: String?
    @Managed var passport: Passport?
}

final class Passport: NSManagedObject {
    @Managed var number: Int64
    @Managed var person: Person?
}

@Suite("Relationships of one to one") struct RelationshipTests {
    private let container: NSPersistentContainer
    private let context: NSManagedObjectContext

    init() throws {
        container = try makeContainer(Self.model(.cascadeDeleteRule))
        context = container.newBackgroundContext()
    }

    private static func model(_ rule: NSDeleteRule) -> NSManagedObjectModel {
        let (person, passport) = (NSEntityDescription(), NSEntityDescription())
        (person.name, person.managedObjectClassName) = ("Person", NSStringFromClass(Person.self))
        (passport.name, passport.managedObjectClassName) = ("Passport", NSStringFromClass(Passport.self))
        let (name, number) = (NSAttributeDescription(), NSAttributeDescription())
        (name.name, name.attributeType) = ("name", .stringAttributeType)
        (number.name, number.attributeType) = ("number", .integer64AttributeType)
        let (to, back) = (NSRelationshipDescription(), NSRelationshipDescription())
        (to.name, to.maxCount, to.destinationEntity, to.deleteRule) = ("passport", 1, passport, rule)
        (back.name, back.maxCount, back.destinationEntity) = ("person", 1, person)
        (to.inverseRelationship, back.inverseRelationship) = (back, to)
        person.properties = [name, to]
        passport.properties = [number, back]
        let model = NSManagedObjectModel()
        model.entities = [person, passport]
        return model
    }

    private func person(_ name: String, _ number: Int64? = nil) -> Person {
        let person = Person(context: context)
        person.name = name
        if let number {
            person.passport = Passport(context: context)
            person.passport?.number = number
        }
        return person
    }

    /// The numbers of all persons' passports by name, as a context reads them again, and as the passports have them.
    private func read() throws -> [String: Int64] {
        let other = container.newBackgroundContext()
        var numbers: [String: Int64] = [:]
        for person in try other.fetch(NSFetchRequest<Person>(entityName: "Person")) {
            numbers[person.name ?? ""] = person.passport?.number
            if let passport = person.passport { #expect(passport.person === person) }
        }
        for passport in try other.fetch(NSFetchRequest<Passport>(entityName: "Passport")) {
            if let person = passport.person { #expect(person.passport === passport) }
        }
        return numbers
    }

    @Test("Setting one side sets the other, and removes the previous relations")
    func sides() throws {
        let (one, two) = (person("one", 1), person("two", 2))
        let (first, second) = (one.passport, two.passport)
        #expect(first?.person === one)
        try context.save()
        #expect(try read() == ["one": 1, "two": 2])
        one.passport = second
        #expect(two.passport == nil && first?.person == nil && second?.person === one)
        try context.save()
        #expect(try read() == ["one": 2])
        first?.person = two
        second?.person = two
        #expect(two.passport === second && first?.person == nil && one.passport == nil)
        try context.save()
        #expect(try read() == ["two": 2])
    }

    @Test("A rollback brings both sides back")
    func rollback() throws {
        let (one, two) = (person("one", 1), person("two"))
        try context.save()
        let passport = one.passport
        two.passport = passport
        context.rollback()
        #expect(one.passport === passport && two.passport == nil && passport?.person === one)
    }

    @Test("Deletions follow the rule of each side")
    func deletion() throws {
        let (one, two) = (person("one", 1), person("two", 2))
        try context.save()
        context.delete(one)
        if let passport = two.passport { context.delete(passport) }
        #expect(two.passport == nil)
        try context.save()
        #expect(try read() == [:])
        #expect(try context.count(for: NSFetchRequest<Person>(entityName: "Person")) == 1)
        #expect(try context.count(for: NSFetchRequest<Passport>(entityName: "Passport")) == 0)
    }

    @Test("Predicates and orders go through them")
    func paths() throws {
        _ = (person("one", 2), person("two", 1), person("none"))
        try context.save()
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.predicate = NSPredicate(format: "passport.number > 0")
        request.sortDescriptors = [NSSortDescriptor(key: "passport.number", ascending: true)]
        #expect(try context.fetch(request).map(\.name) == ["two", "one"])
        request.predicate = NSPredicate(format: "passport == nil")
        #expect(try context.fetch(request).map(\.name) == ["none"])
    }
}
