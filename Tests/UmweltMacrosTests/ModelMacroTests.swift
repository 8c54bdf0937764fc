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
            let made: Date
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

    @Test("A model has a place, a class for its values, a list of what it stores, and an initializer for rows")
    func members() {
        let answer = expand(Self.trip)
        #expect(answer.errors == [])
        #expect(
            answer.source == """
                private var _$seat = SwiftData.ModelSeat()

                public var _$key: Int64 { _$seat.key }

                public var _$owner: SwiftData.ModelOwner? {
                    get { _$seat.owner }
                    set { _$seat.owner = newValue }
                }

                private final class _$Content {
                    var _name: SwiftData.ModelValue<String> = .unread
                    var _days = SwiftData.ModelValue.unread(like: 1)
                    var _stops: SwiftData.ModelValue<[Stop]> = .unread
                    var _made: SwiftData.ModelValue<Date> = .unread
                }

                private var _$content: _$Content? = nil

                private func _$filled() -> _$Content {
                    if let content = _$content {
                        return content
                    }
                    _$readRow()
                    if let content = _$content {
                        return content
                    }
                    let content = _$Content()
                    _$content = content
                    return content
                }

                public static let _$properties: [SwiftData.ModelProperty] = [
                    SwiftData.ModelProperty("name", \\Trip.name, \\_$Content._name, \
                in: { (model: Trip) in model._$filled() }, \
                attribute: SwiftData.Schema.Attribute(.unique, originalName: "title")),
                    SwiftData.ModelProperty("days", \\Trip.days, \\_$Content._days, \
                in: { (model: Trip) in model._$filled() }, defaultValue: { 1 }),
                    SwiftData.ModelProperty("stops", \\Trip.stops, \\_$Content._stops, \
                in: { (model: Trip) in model._$filled() }, \
                relationship: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Stop.trip), \
                defaultValue: { [] }),
                    SwiftData.ModelProperty("made", \\Trip.made, \\_$Content._made, \
                in: { (model: Trip) in model._$filled() })
                ]

                public static let _$constraints: [SwiftData.ModelConstraint] = \
                [.unique(of: Trip.self, [\\.name, \\.days])]

                public required init(_$row row: SwiftData.ModelRow) {
                    _name = SwiftData.ModelMark()
                    _days = SwiftData.ModelMark()
                    _stops = SwiftData.ModelMark()
                    _made = SwiftData.ModelMark()
                    _$seat = SwiftData.ModelSeat(row)
                    _$content = nil
                    row.assign(to: self)
                }

                public func _$fill(_ row: SwiftData.ModelRow) {
                    let content = _$content ?? _$Content()
                    _$content = content
                    content._name = row.value(0)
                    content._days = row.value(1)
                    content._stops = row.value(2)
                    content._made = row.value(3)
                }

                public func _$columns(_ row: inout SwiftData.ModelColumns) {
                    let content = _$filled()
                    row.add(0, content._name)
                    row.add(1, content._days)
                    row.add(2, content._stops)
                    row.add(3, content._made)
                }
                """)
    }

    @Test("A model that inherits from one has its properties after those, and paths of the class that objects are of")
    func inheritance() {
        let source = "@Model class Long: V2.Trip, Codable { var hotel = 1 }"
        let root = expand(source, extending: "Long").source ?? ""
        for part in ["_$seat", "static let _$first = 0", "public class var _$properties", "[]", "func _$fill"] {
            #expect(root.contains(part), "\(part)")
        }
        let inherited = expand(source).source ?? ""
        for part in [
            "static let _$first = V2.Trip._$properties.count", "public override class var _$properties",
            "static func _$listLong<Model: Long>(of type: Model.Type) -> [SwiftData.ModelProperty]",
            "V2.Trip._$listTrip(of: type) + [\n    SwiftData.ModelProperty(\"hotel\", \\Model.hotel, \\_$ContentOfLong._hotel",
            "super.init(_$row: row)", "super._$fill(row)", "super._$columns(&row)",
            "content._hotel = row.value(Long._$first + 0)", "in: { (model: Model) in model._$filledOfLong() }",
            "private var _$contentOfLong: _$ContentOfLong? = nil",
        ] { #expect(inherited.contains(part), "\(part)") }
        #expect(!inherited.contains("_$seat") && !inherited.contains("_$isOpen"))
        #expect(
            expand("var hotel = 1", role: .memberAttribute, of: source).source
                == "@SwiftData._PersistedProperty(0, in: \"Long\")")
        let accessor = expand(
            "@_PersistedProperty(0, in: \"Long\") var hotel = 1", by: "PersistedPropertyMacro", role: .accessor)
        #expect(accessor.source?.contains("_$read(Long._$first + 0, \\.hotel)") == true)
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
            ("let made: Date", "@SwiftData._PersistedProperty(3)"), ("init(name: String) { self.name = name }", ""),
        ])
    func attributes(member: String, attribute: String) {
        let answer = expand(member, role: .memberAttribute, of: Self.trip)
        #expect((answer.source ?? "") == attribute && answer.errors == [])
    }

    @Test("The accessors tell the record, and the compiler knows whether an initializer has to give a value")
    func accessors() {
        let property = "@_PersistedProperty(1) var `in`: Int = 1"
        #expect(
            expand(property, by: "PersistedPropertyMacro", role: .peer).source
                == "private var _in = SwiftData.ModelMark()")
        let optional = expand("@_PersistedProperty(1) var a: Int?", by: "PersistedPropertyMacro", role: .peer)
        #expect(optional.source == "private var _a = SwiftData.ModelMark()")
        let required = expand("@_PersistedProperty(1) var a: Int", by: "PersistedPropertyMacro", role: .peer)
        #expect(required.source == "private var _a: SwiftData.ModelMark")
        let accessor = expand(property, by: "PersistedPropertyMacro", role: .accessor).source ?? ""
        for line in [
            "initializes: _in, accesses: _$content", "_$read(1, \\.`in`)", "return _$filled()._in.value",
            "_$content!._in = SwiftData.ModelValue(initialValue)",
            "_$set(1, \\.`in`, \\_$Content._in, in: _$filled(), to: newValue)",
        ] {
            #expect(accessor.contains(line), "\(line)")
        }
    }

    @Test("The class of the values has their types, or initial values of which they have the types")
    func content() {
        let source = """
            @Model final class A {
                var a: Int?
                var b: String!
                var c = Self.first
                var d = [String]()
            }
            """
        let members = expand(source).source ?? ""
        for line in [
            "var _a: SwiftData.ModelValue<Int?> = SwiftData.ModelValue(nil)",
            "var _b: SwiftData.ModelValue<String?> = SwiftData.ModelValue(nil)",
            "var _c = SwiftData.ModelValue.unread(like: A . first)",
            "var _d = SwiftData.ModelValue.unread(like: [String]())",
        ] { #expect(members.contains(line), "\(line)") }
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
                "'@Model' cannot store a property with observers: remove them, or mark it '@Transient'"
            ),
            ("@Model class A { lazy var a = 1 }", "'@Model' cannot store a lazy property: mark it '@Transient'"),
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
            private(set) var _trips = SwiftData.Query<Trip, [Trip]>(filter: #Predicate<Trip> { $0.days > 1 }, sort: \\.name)
            """
        #expect(expand(declaration, by: "QueryMacro", role: .peer).source == wrapper)
        #expect(
            expand(declaration, by: "QueryMacro", role: .accessor).source
                == "{\n    get {\n        _trips.wrappedValue\n    }\n}")
        #expect(
            expand("@Query var trips: Array<Trip>", by: "QueryMacro", role: .peer).source
                == "private(set) var _trips = SwiftData.Query<Trip, Array<Trip>>()")
        #expect(
            expand("@Query(sectionBy: \\.name) var all: SectionedResults<Trip, String>", by: "QueryMacro", role: .peer)
                .source
                == "private(set) var _all = SwiftData.Query<Trip, SectionedResults<Trip, String>>(sectionBy: \\.name)")
        #expect(expand("@Query var trip: Trip", by: "QueryMacro", role: .peer).errors.count == 1)
        #expect(expand("@Query var trips = []", by: "QueryMacro", role: .peer).errors.count == 1)
    }

    @Test("In the closure of a preview a query has no wrapper beside it, and its accessor is never called")
    func queryInPreview() {
        let source = "@Previewable @Query var trips: [Trip]"
        let context = ["{ }", "#Preview { @Previewable @Query var trips: [Trip] }"]
        func expand(_ role: AttachedUse.Role) -> Answer {
            CompilerMessages.attached("QueryMacro", role: role, to: source, in: source, context: context)
        }
        #expect(expand(.peer).source == "" && expand(.peer).errors.isEmpty)
        #expect(expand(.accessor).source == "{\n    get {\n        fatalError()\n    }\n}")
    }

    @Test("A model actor has an executor, a container and an initializer, and nothing else may be one")
    func actor() {
        let members = expand("@ModelActor public actor A {}", by: "ModelActorMacro").source ?? ""
        for line in ["public nonisolated let modelExecutor", "public init(modelContainer: SwiftData.ModelContainer)"] {
            #expect(members.contains(line))
        }
        #expect(expand("@ModelActor class A {}", by: "ModelActorMacro").errors.count == 1)
    }

    @Test("An attribute that Codable stores is written and read with a label")
    func codableAttributes() throws {
        let source = try #require(
            expand(
                """
                @Model final class Pin {
                    var name: String
                    @Attribute(.unique, .codable) var marker: Marker?
                    @Attribute(originalName: "codable") var text: String
                }
                """
            ).source)
        #expect(source.contains("content._name = row.value(0)"))
        #expect(source.contains("content._marker = row.value(codable: 1)"))
        #expect(source.contains("row.add(codable: 1, content._marker)"))
        #expect(source.contains("row.add(2, content._text)"))
    }
}
