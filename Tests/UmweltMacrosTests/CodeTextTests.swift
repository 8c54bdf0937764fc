import Testing

@testable import UmweltMacroExpansion

@Suite("Source as code") struct CodeTextTests {
    @Test("Comments and the contents of strings are blank, and lines stay")
    func codeText() {
        let source = "a // {\nb /* {\n /* } */ { */ \"{\" #\"\"{\"# \"\"\"\n{ \"\n\"\"\" \"\\(f(\")\"))}\" c"
        let code = String(decoding: CodeText(Array(source.utf8)).bytes, as: UTF8.self)
        #expect(code.utf8.count == source.utf8.count)
        #expect(!code.contains("{") && !code.contains("}") && !code.contains(")"))
        #expect(code.hasPrefix("a     \nb ") && code.hasSuffix(" c"))
    }

    @Test("A regular expression is blank, and a division is not")
    func regularExpressions() {
        let source = "a(/[)]{/) + b / c(d) / e"
        let text = CodeText(Array(source.utf8))
        #expect(String(decoding: text.bytes, as: UTF8.self) == "a(/    /) + b / c(d) / e")
        #expect(text.literals == [2..<8])
    }

    @Test("Literals are strings and regular expressions with their delimiters, and numbers stay as they are")
    func literals() {
        let source = "f(12, \"a\", #\"b\"#)"
        let text = CodeText(Array(source.utf8))
        #expect(text.literals == [6..<9, 11..<16])
        #expect(String(decoding: text.bytes, as: UTF8.self) == "f(12, \" \", #   #)")
    }
}
