import Testing

@testable import UmweltMacroExpansion

@Suite struct LexerTests {
    private func texts(_ source: String) -> [String] {
        Lexer.tokens(of: source).map(\.text)
    }

    @Test("A string with anything in it is one token")
    func strings() {
        #expect(texts(#"a"}\"{"b"#) == ["a", #""}\"{""#, "b"])
        #expect(texts(##"#"\"}"# x"##) == [##"#"\"}"#"##, "x"])
        #expect(texts("\"\"\"\n \"{\" \n\"\"\" x") == ["\"\"\"\n \"{\" \n\"\"\"", "x"])
        #expect(texts("\"\"") == ["\"\""])
        #expect(texts("#\"\"\"\"# x") == ["#\"\"\"\"#", "x"])
    }

    @Test("An interpolation may hold strings and comments")
    func interpolations() {
        #expect(texts(#""\(a(")") + b /* ) */)" x"#) == [#""\(a(")") + b /* ) */)""#, "x"])
        #expect(texts(##"#"\(a) \#("\(b)")"# x"##) == [##"#"\(a) \#("\(b)")"#"##, "x"])
    }

    @Test("Comments are no tokens, nested or not")
    func comments() {
        #expect(texts("a /* { /* } */ \" */ b // ( \"\nc") == ["a", "b", "c"])
        #expect(texts("a+/* */b") == ["a", "+", "b"])
    }

    @Test("A new line is seen through comments")
    func newlines() {
        let tokens = Lexer.tokens(of: "a // x\nb /*\n*/ c d\r\ne")
        #expect(tokens.map(\.followsNewline) == [true, true, true, false, true])
    }

    @Test("Operators are whole, marks are single")
    func operators() {
        #expect(texts("a==b ->c ... ..<d") == ["a", "==", "b", "->", "c", "...", "..<", "d"])
        #expect(texts("Int??=x! .y") == ["Int", "?", "?", "=", "x", "!", ".", "y"])
        #expect(texts("a ?? b ? c : d") == ["a", "??", "b", "?", "c", ":", "d"])
    }

    @Test("Numbers keep their points and exponents")
    func numbers() {
        #expect(
            texts("1.5e-3+0x1.8p+3 1...2 1.description") == [
                "1.5e-3", "+", "0x1.8p+3", "1", "...", "2", "1", ".", "description",
            ])
    }

    @Test("A regular expression is told from a division")
    func regularExpressions() {
        #expect(texts("x = /[({]\"/; y") == ["x", "=", "/[({]\"/", ";", "y"])
        #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
        #expect(texts("(a)/b/c") == ["(", "a", ")", "/", "b", "/", "c"])
        #expect(texts("f(#/ a/b \" /#)") == ["f", "(", "#/ a/b \" /#", ")"])
    }

    @Test("Backticks belong to the name")
    func backticks() {
        let tokens = Lexer.tokens(of: "`var` `a value`")
        #expect(tokens.map(\.name) == ["var", "a value"])
        #expect(!("var" ~= tokens[0]))
    }

    @Test("Positions are counted in bytes")
    func positions() {
        #expect(Lexer.tokens(of: "/* é */ ü x").map(\.range) == [9..<11, 12..<13])
    }

    @Test(
        "What is not closed ends with the source", arguments: ["\"a", "\"\"\" a", "/* a", "`a", "\"\\(a", "#/a", "("])
    func unclosed(source: String) {
        #expect(Lexer.tokens(of: source).allSatisfy { $0.range.upperBound <= source.utf8.count })
    }
}
