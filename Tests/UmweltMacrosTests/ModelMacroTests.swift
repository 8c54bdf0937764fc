import Testing

@testable import UmweltMacroExpansion

/// The macros of SwiftData. What their code does is tested in `SwiftDataTests`.
@Suite struct ModelMacroTests {
    private static let trip = """
        @Model final class Trip {
            #Unique<Trip>([\\.name, \\.days])
            @Attribute(.unique, originalName: "title") var name: String
            var days = 1
            @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
            @Transient var isOpen = false
            var isLong: Bool { days > 7 }
            static var all = 0
            let made = 1
            init(name: String) { self.name = name }
        }
        """

    private func expand(
        _ declaration: String, by type: String = "ModelMacro", role: AttachedUse.Role = .member,
        extending extended: String? = nil, of parent: String? = nil
    ) -> Answer {
        CompilerMessages.attached(
            type, role: role, to: declaration, in: "import SwiftData\n\(parent ?? declaration)\n", context: [],
            extending: extended, of: parent)
    }

    @Test("A model has a record, a list of what it stores, and an initializer for rows")
    func members() {
        let answer = expand(Self.trip)
        #expect(answer.errors == [])
        #expect(
            answer.source == """
                public var _$record = SwiftData.ModelRecord()

                public static let _$properties: [SwiftData.ModelProperty] = [
                    SwiftData.ModelProperty("name", \\Trip.name, \\Trip._name, \
                attribute: SwiftData.Schema.Attribute(.unique, originalName: "title")),
                    SwiftData.ModelProperty("days", \\Trip.days, \\Trip._days, defaultValue: { 1 }),
                    SwiftData.ModelProperty("stops", \\Trip.stops, \\Trip._stops, \
                relationship: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Stop.trip), \
                defaultValue: { [] })
                ]

                public static let _$constraints: [SwiftData.ModelConstraint] = \
                [.unique(of: Trip.self, [\\.name, \\.days])]

                public required init(_$row row: SwiftData.ModelRow) {
                    let row = row.owned(by: _$record)
                    _name = row.value(0)
                    _days = row.value(1)
                    _stops = row.value(2)
                }
                """)
    }

    @Test("A model conforms to what it is")
    func conformance() {
        #expect(
            expand(Self.trip, role: .conformance, extending: "Trip").source
                == "extension Trip: nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable {}")
    }

    @Test(
        "Each property that is stored has accessors, and others are left alone",
        arguments: [
            ("var days = 1", "@SwiftData._PersistedProperty(1)"),
            ("var stops: [Stop] = []", "@SwiftData._PersistedProperty(2)"),
            ("@Transient var isOpen = false", ""), ("var isLong: Bool { days > 7 }", ""), ("static var all = 0", ""),
            ("let made = 1", ""), ("init(name: String) { self.name = name }", ""),
        ])
    func attributes(member: String, attribute: String) {
        let answer = expand(member, role: .memberAttribute, of: Self.trip)
        #expect((answer.source ?? "") == attribute && answer.errors == [])
    }

    @Test("The accessors tell the record, and what holds the value has the type and the value of the source")
    func accessors() {
        let property = "@_PersistedProperty(1) var `in`: Int = 1"
        #expect(
            expand(property, by: "PersistedPropertyMacro", role: .peer).source == "private var _in: Int = 1")
        let accessor = expand(property, by: "PersistedPropertyMacro", role: .accessor).source ?? ""
        for line in ["initializes: _in", "_$read(1, \\.`in`)", "return _in", "_$set(1, \\.`in`, \\._in, to: newValue)"]
        {
            #expect(accessor.contains(line), "\(line)")
        }
    }

    @Test(
        "What cannot be stored is told at its place",
        arguments: [
            ("@Model struct A { var a = 1 }", "'@Model' belongs on a class: write '@Model final class Name { … }'"),
            (
                "@Model class A { var a = 1, b = 2 }",
                "'@Model' takes one property at a time: give each name a declaration of its own"
            ),
            (
                "@Model class A { var a = 1 { didSet {} } }",
                "'@Model' cannot keep a property with observers: remove them, or mark it '@Transient'"
            ),
            ("@Model class A { lazy var a = 1 }", "'@Model' cannot keep a lazy property: mark it '@Transient'"),
        ])
    func errors(declaration: String, message: String) {
        let answer = expand(declaration)
        #expect(answer.errors.count == 1 && answer.errors[0].hasSuffix(": " + message), "\(answer.errors)")
        // Once is enough.
        #expect(expand(declaration, role: .conformance, extending: "A").errors == [])
    }

    @Test("A query is a property wrapper beside the property, with the arguments of the attribute")
    func query() {
        let declaration = "@Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \\.name) private var trips: [Trip]"
        let wrapper = """
            private var _trips = SwiftData.Query<Trip, [Trip]>(filter: #Predicate<Trip> { $0.days > 1 }, sort: \\.name)
            """
        #expect(expand(declaration, by: "QueryMacro", role: .peer).source == wrapper)
        #expect(
            expand(declaration, by: "QueryMacro", role: .accessor).source
                == "{\n    get {\n        _trips.wrappedValue\n    }\n}")
        #expect(
            expand("@Query var trips: Array<Trip>", by: "QueryMacro", role: .peer).source
                == "private var _trips = SwiftData.Query<Trip, Array<Trip>>()")
        #expect(expand("@Query var trip: Trip", by: "QueryMacro", role: .peer).errors.count == 1)
        #expect(expand("@Query var trips = []", by: "QueryMacro", role: .peer).errors.count == 1)
    }

    @Test("A model actor has an executor, a container and an initializer, and nothing else may be one")
    func actor() {
        let members = expand("@ModelActor public actor A {}", by: "ModelActorMacro").source ?? ""
        for line in ["public nonisolated let modelExecutor", "public init(modelContainer: SwiftData.ModelContainer)"] {
            #expect(members.contains(line))
        }
        #expect(expand("@ModelActor class A {}", by: "ModelActorMacro").errors.count == 1)
    }
}
