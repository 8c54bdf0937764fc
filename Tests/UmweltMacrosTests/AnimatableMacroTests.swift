import Testing

@testable import UmweltMacroExpansion

@Suite struct AnimatableMacroTests {
    private func expand(
        _ declaration: String, role: AttachedUse.Role = .member, extending type: String? = nil
    ) -> Answer {
        CompilerMessages.attached(
            "AnimatableMacro", role: role, to: declaration, in: "import SwiftUI\n// é\n\(declaration)\n", context: [],
            extending: type)
    }

    /// The properties that are animated, each with the line at which it is reported.
    private func animated(in members: String) throws -> [String] {
        let source = try #require(expand("@Animatable struct A {\n\(members)\n}").source)
        let lines = source.split(separator: "\n")
        return zip(lines, lines.dropFirst()).compactMap { location, write in
            guard let start = write.firstRange(of: "_animate(&self.") else { return nil }
            let line = location.split(separator: " ").last?.dropLast() ?? ""
            return "\(line) \(write[start.upperBound...].prefix { $0 != "," })"
        }
    }

    @Test("The property's accessors go through each stored property, SEMANTICS 45")
    func expansion() {
        let answer = expand("@Animatable\npublic struct A {\n    var start: Angle, end = 1.0\n    var `in`: Double\n}")
        #expect(answer.errors == [])
        #expect(
            answer.source == """
                public nonisolated var animatableData: some Umwelt.VectorArithmetic {
                    get {
                        return Umwelt.AnimatableValues(
                            _animatableData(of: self.start),
                            _animatableData(of: self.end),
                            _animatableData(of: self.`in`))
                    }
                    set {
                        let (data0, data1, data2) = _animatableData(newValue, as: Umwelt.AnimatableValues(
                            _animatableData(of: self.start),
                            _animatableData(of: self.end),
                            _animatableData(of: self.`in`))).value
                #sourceLocation(file: "/a.swift", line: 5)
                        _animate(&self.start, to: data0)
                #sourceLocation(file: "/a.swift", line: 5)
                        _animate(&self.end, to: data1)
                #sourceLocation(file: "/a.swift", line: 6)
                        _animate(&self.`in`, to: data2)
                #sourceLocation()
                    }
                }
                """)
    }

    @Test("The conformance is made unless there is one")
    func conformance() {
        let declaration = "@Animatable struct Wedge { var x = 1.0 }"
        #expect(
            expand(declaration, role: .conformance, extending: "Outer.Wedge").source
                == "extension Outer.Wedge: nonisolated Umwelt.Animatable {}")
        #expect(expand(declaration, role: .conformance).source == "")
    }

    @Test(
        "Each stored variable is animated unless it is marked, SEMANTICS 45",
        arguments: [
            ("var x: Double; let y: Double; var z = 1.0", ["4 x", "4 z"]),
            ("@AnimatableIgnored var x: Double\nvar y: Double", ["5 y"]),
            ("@SwiftUI.AnimatableIgnored\n  private(set)\n  var x: Double\nvar y: Double", ["7 y"]),
            ("@State private var x = 1.0\n@Wrapped(a: { 1 })\nvar y", ["4 x", "6 y"]),
            ("static var x = 1.0\nclass var y: Int { 1 }\nvar z = 1.0", ["6 z"]),
            ("var x: Double { 1 }\nvar y: Double {\n  get { 1 }\n}\nvar z = 1.0", ["8 z"]),
            ("var x: Double { didSet { } }\nvar y = 1.0 { willSet(a) { } }", ["4 x", "5 y"]),
            ("var x = f { $0 }\nvar y: Double\n{\n  1\n}", ["4 x"]),
            ("var x: Double\n  = 1\nvar y = a\n  + b", ["4 x", "6 y"]),
            ("var x, y: Double, z = 1.0", ["4 x", "4 y", "4 z"]),
            ("var x\n: Pair<A, B, C> = .zero,\ny: Double", ["4 x", "6 y"]),
            ("#if DEBUG\nvar x = 1.0\n#if A\n#endif\nvar y = 1.0\n#endif\nvar z = 1.0", ["10 z"]),
            ("#warning(\"a\")\nvar x = 1.0", ["5 x"]),
            ("var (x, y) = (1.0, 2.0)\nvar z = 1.0", ["5 z"]),
            ("struct B { var x = 1.0 }\nfunc f(a: Int) {\n  var y = 1.0\n}\nvar z = 1.0", ["8 z"]),
            ("init() {}\ndeinit {}\nsubscript(a: Int) -> Int { 1 }\nvar x = 1.0", ["7 x"]),
            ("/* var x = 1.0 */ // var y = 1.0\nvar z = 1.0", ["5 z"]),
        ])
    func properties(members: String, names: [String]) throws {
        #expect(try animated(in: members) == names)
    }

    @Test(
        "A type that has nothing to animate is told at its attribute",
        arguments: [
            "struct A {}", "struct A { let x = 1.0 }", "struct A { @AnimatableIgnored var x = 1.0 }",
            "struct A { static var x = 1.0 }", "enum A { case b }", "struct A",
        ])
    func nothing(type: String) {
        let declaration = "/// A.\n  @Animatable \(type)"
        let answer = expand(declaration)
        #expect(answer.source == "")
        #expect(
            answer.errors == [
                "4:3: '@Animatable' needs a property to animate: write a stored 'var' that is not '@AnimatableIgnored'"
            ])
        #expect(expand(declaration, role: .conformance, extending: "A").errors == [], "once is enough")
    }

    @Test("A type that has its own data is told, and stays as it is")
    func ownData() {
        let declaration = "@Animatable struct A {\n  var x = 1.0\n  var animatableData: Double { x }\n}"
        let answer = expand(declaration)
        #expect(answer.source == "")
        #expect(
            answer.errors == [
                "3:1: warning: '@Animatable' has no effect on a type with an 'animatableData' of its own: "
                    + "remove one of them"
            ])
        let conformance = expand(declaration, role: .conformance, extending: "A")
        #expect(conformance.source == "")
        #expect(conformance.errors == [])
    }

    @Test("A file's name may contain any character")
    func fileName() {
        let syntax = Syntax("\nvar x", file: "/a \"b\"\\é.swift", line: 7)
        #expect(syntax.sourceLocation(of: syntax.tokens[1]) == #"#sourceLocation(file: "/a \"b\"\\é.swift", line: 8)"#)
    }

    @Test(
        "A property that is left out makes nothing",
        arguments: [["@Animatable struct A {}"], ["\n@MainActor\n@SwiftUI.Animatable public struct A<B>: C {}"], nil])
    func ignored(context: [String]?) {
        let source = "@AnimatableIgnored var x = 1"
        let answer = CompilerMessages.attached(
            "AnimatableIgnoredMacro", to: source, in: source, context: context)
        #expect(answer.source == "")
        #expect(answer.errors == [])
    }

    @Test(
        "Leaving a property out is told where nothing is animated",
        arguments: [[], ["struct A {}"], ["struct A {}", "@Animatable struct B {}"]])
    func ignoredElsewhere(context: [String]) {
        let source = "\n  @AnimatableIgnored var x = 1"
        let answer = CompilerMessages.attached(
            "AnimatableIgnoredMacro", to: source, in: source, context: context)
        #expect(
            answer.errors == [
                "2:3: warning: '@AnimatableIgnored' has an effect only directly in a type that is marked '@Animatable'"
            ])
    }
}
