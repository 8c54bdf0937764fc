import Testing

@testable import UmweltMacroExpansion

@Suite struct PropertyDeclarationTests {
    @Test(
        "The type ends at the first lone equals sign outside brackets",
        arguments: [
            ("var x: Int = 5", "Int", "5"),
            ("var x:Set<Int>=[]", "Set<Int>", "[]"),
            ("var x: Set<Int>?=nil", "Set<Int>?", "nil"),
            ("var x: [String: (Int) -> Bool] = [:]", "[String: (Int) -> Bool]", "[:]"),
            ("var x: (a: Int, b: Int) = (a: 1, b: 2)", "(a: Int, b: Int)", "(a: 1, b: 2)"),
            ("var x: Bool = a == b", "Bool", "a == b"),
            ("@A(b = 1) var x: Foo<Bar, Baz> = Foo { $0 = 1 }", "Foo<Bar, Baz>", "Foo { $0 = 1 }"),
            ("var x /* = */ : /* : */ Int // =\n = 1 // end", "Int", "1"),
            ("nonisolated(unsafe) var x = 1 < 2, y > 3", "", "1 < 2, y > 3"),
            ("var x: any P & Q = y as! any P & Q", "any P & Q", "y as! any P & Q"),
        ])
    func typeAndValue(source: String, type: String, value: String) throws {
        let syntax = Syntax(source)
        let property = try #require(PropertyDeclaration(syntax.tokens))
        #expect(syntax.text(of: property.type) == type)
        #expect(syntax.text(of: property.value) == value)
        #expect(property.accessors == nil)
        #expect(!property.hasFurtherNames)
    }

    @Test("Accessors and observers are told from trailing closures")
    func accessors() throws {
        #expect(try #require(PropertyDeclaration(Lexer.tokens(of: "var x: Int { 5 }"))).accessors != nil)
        #expect(try #require(PropertyDeclaration(Lexer.tokens(of: "var x = 5 { didSet { } }"))).accessors != nil)
        #expect(try #require(PropertyDeclaration(Lexer.tokens(of: "var x = f { didSet }"))).accessors == nil)
    }

    @Test("Further names are told from generic arguments", arguments: ["var a, b: Int", "var a = 1, b = 2"])
    func furtherNames(source: String) throws {
        #expect(try #require(PropertyDeclaration(Lexer.tokens(of: source))).hasFurtherNames)
    }

    @Test("Observers leave a property stored, accessors make it computed")
    func computed() throws {
        func isComputed(_ source: String) throws -> Bool {
            try #require(PropertyDeclaration(Lexer.tokens(of: source))).isComputed
        }
        #expect(try isComputed("var x: Int { 5 }"))
        #expect(try isComputed("var x: Int { get { 5 } set { } }"))
        #expect(try !isComputed("var x: Int { didSet { } }"))
        #expect(try !isComputed("var x = 5 { willSet(y) { } }"))
        #expect(try !isComputed("var x = f { 5 }"))
    }

    @Test(
        "The names are those that are declared",
        arguments: [
            ("var a: Int", ["a"]), ("var `in`: Int", ["`in`"]), ("var (a, b) = c", []),
            ("var a, b, c: Int", ["a", "b", "c"]), ("var a = f(1, b), c = 2", ["a", "c"]),
            ("var a: Pair<B, C, D>, e: F<G<H, I>>, j: Int", ["a", "e", "j"]),
            ("var a: (B, C) -> D, e = 1", ["a", "e"]), ("var a = Pair<B, C>(), d = 1", ["a", "d"]),
            ("var a:Set<B>=[], c:Set<D>=[]", ["a", "c"]),
        ])
    func names(source: String, names: [String]) throws {
        #expect(try #require(PropertyDeclaration(Lexer.tokens(of: source))).names.map(\.text) == names)
    }

    @Test(
        "What declares no property is none", arguments: ["func f() { var x = 1 }", "struct S { let x: Int }", "case a"])
    func others(source: String) {
        #expect(PropertyDeclaration(Lexer.tokens(of: source)) == nil)
    }

    @Test(
        "An optional type is seen in each of its forms",
        arguments: [
            ("Int?", "Int"), ("Foo.Bar?", "Foo.Bar"), ("(() -> Void)?", "(() -> Void)"), ("Set<Int>?", "Set<Int>"),
            ("Int??", "Int?"), ("Int!", "Int"), ("Optional<Int>", "Int"), ("Swift.Optional<Set<Int>>", "Set<Int>"),
            ("() -> Int?", nil), ("Optional<Int>.Type", nil), ("Set<Int?>", nil), ("OptionalThing", nil),
        ])
    func optionals(type: String, wrapped: String?) {
        let syntax = Syntax(type)
        #expect(OptionalType.wrapped(in: syntax.tokens[...], of: syntax) == wrapped)
    }
}
