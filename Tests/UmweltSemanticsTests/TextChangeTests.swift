import Foundation
import TestSupport
import Testing

import Umwelt
import UmweltControls

@Suite struct TextChangeTests {
    private func json(_ change: TextChange) throws -> String {
        String(decoding: try JSONEncoder().encode(change), as: UTF8.self)
    }

    @Test(
        "A change between two texts keeps what both have",
        arguments: [
            ("hello", "hullo", #"[1,-1,"u"]"#), ("", "a", #"["a"]"#), ("a", "", "[-1]"), ("same", "same", "[]"),
            ("abc", "ABC", #"[-1,"A",-1,"B",-1,"C"]"#), ("aa", "aaa", #"[2,"a"]"#), ("😀", "😁", #"[-2,"😁"]"#),
            ("e", "e\u{301}", "[1,\"\u{301}\"]"), ("x😀y", "xy", "[1,-2]"),
            ("5551", "(555) 1", #"["(",3,") "]"#), ("ßa", "SSA", #"[-2,"SSA"]"#),
        ])
    func difference(old: String, new: String, expected: String) throws {
        let change = TextChange(from: old, to: new)
        #expect(try json(change) == expected)
        #expect(change.applied(to: old)?.utf16.elementsEqual(new.utf16) == true)
        #expect(try JSONDecoder().decode(TextChange.self, from: Data(expected.utf8)) == change)
    }

    @Test("A change of another text is none", arguments: [#"[3]"#, #"[-3]"#, #"[1,-2]"#])
    func tooLong(text: String) throws {
        let change = try JSONDecoder().decode(TextChange.self, from: Data(text.utf8))
        #expect(change.applied(to: "ab") == nil)
    }

    @Test("Half a character is none")
    func half() {
        #expect(TextChange(replacing: 1..<2, with: "").applied(to: "😀") == nil)
        #expect(TextChange(replacing: 1..<1, with: "x").applied(to: "😀") == nil)
        #expect(TextChange(replacing: 0..<2, with: "x").applied(to: "😀") == "x")
    }

    @Test(
        "Steps that no text is long enough for are not read", arguments: ["[0]", "[99999999]", "[1.5]", "[null]", "{}"])
    func unreadable(text: String) {
        #expect(throws: (any Error).self) { try JSONDecoder().decode(TextChange.self, from: Data(text.utf8)) }
    }

    @Test("Letters typed between the program's capitals stay there")
    func capitals() throws {
        let (program, typed) = (TextChange(from: "abc", to: "ABC"), TextChange(replacing: 1..<1, with: "x"))
        let (left, right) = program.rebased(with: typed)
        #expect(right.applied(to: "ABC") == "AxBC")
        #expect(left.applied(to: "axbc") == "AxBC")
    }

    @Test("Text that the user deletes does not return as the program's replacement")
    func deletion() {
        let (program, deleted) = (TextChange(from: "abc", to: "ABC"), TextChange(replacing: 1..<3, with: "x"))
        let (left, right) = program.rebased(with: deleted)
        #expect(right.applied(to: "ABC") == "Ax")
        #expect(left.applied(to: "ax") == "Ax")
        let back = TextChange(from: "5551", to: "(555) 1").rebased(with: TextChange(replacing: 3..<4, with: ""))
        #expect(back.other.applied(to: "(555) 1") == "(555) ")
    }

    @Test("The user's replacement stays, even if the program deletes the replaced text")
    func replacement() {
        let (program, typed) = (TextChange(from: "abc", to: ""), TextChange(replacing: 0..<3, with: "x"))
        let (left, right) = program.rebased(with: typed)
        #expect(right.applied(to: "") == "x")
        #expect(left.applied(to: "x") == "x")
    }

    @Test("Text typed while the program clears the field is kept")
    func clearing() {
        let (program, typed) = (TextChange(from: "hello", to: ""), TextChange(replacing: 5..<5, with: "x"))
        let (left, right) = program.rebased(with: typed)
        #expect(right.applied(to: "") == "x")
        #expect(left.applied(to: "hellox") == "x")
    }

    @Test("Two changes make the same text in either order", arguments: 0..<50)
    func convergence(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let text = numbers.text(6)
            let (one, other) = (numbers.change(of: text), numbers.change(of: text))
            let (left, right) = one.rebased(with: other)
            let first = try #require(one.applied(to: text).flatMap { right.applied(to: $0) })
            let second = try #require(other.applied(to: text).flatMap { left.applied(to: $0) })
            #expect(first.utf16.elementsEqual(second.utf16))
        }
    }
}

extension SplitMix64 {
    mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func text(_ longest: Int) -> String {
        let letters = ["a", "b", "A", "é", "😀", "e\u{301}", "漢", " "]
        return (0..<next(longest + 1)).map { _ in letters[next(letters.count)] }.joined()
    }

    /// Some change of a text.
    mutating func change(of text: String) -> TextChange {
        if next(3) == 0 { return TextChange(from: text, to: self.text(6)) }
        if next(3) == 0 { return TextChange(from: text, to: text.uppercased()) }
        let scalars = Array(text.unicodeScalars)
        let start = next(scalars.count + 1)
        let count = next(scalars.count - start + 1)
        func length(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF16.width($1) } }
        let lower = length(scalars[..<start])
        return TextChange(
            replacing: lower..<lower + length(scalars[start..<start + count]), with: self.text(2))
    }
}
