import ArgumentParser
import Foundation

/// A part of a file that does not compile, and the source that stands in its place.
struct BrokenPart: Equatable {
    /// The bytes of the file's text that are replaced.
    let range: Range<Int>

    /// The text in their place.
    let replacement: String

    init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// The help for the option `--skip-broken`.
    static let help: ArgumentHelp = """
        Leave out what does not compile: views show the error in its place, and calls in functions report it. A function \
        without a result of its own ends the program when it is called.
        """

    /// The source of the functions that ``replacement`` calls: a view that shows an error, and a function that reports it
    /// when it is called in place of another. Each file with replaced parts ends with it.
    static let support = """

        import SwiftUI
        fileprivate func _umweltBrokenView(_ message: String) -> some View {
            Text(verbatim: message).font(.caption).foregroundStyle(.red).padding(6)
                .background(.red.opacity(0.1), in: RoundedRectangle(cornerRadius: 6))
                .fixedSize(horizontal: false, vertical: true)
        }
        fileprivate func _umweltBrokenCall(_ message: String) {
            FileHandle.standardError.write(Data((message + "\\n").utf8))
        }

        """

    /// Finds the part of a file in which an error is: a modifier of a view, a statement, the body of a function or of a
    /// property, or else a declaration.
    ///
    /// - Parameters:
    ///   - offset: The position of the error, in bytes.
    ///   - message: The error, with its place.
    ///   - tree: The parsed syntax of the file.
    ///   - text: The text of the file.
    /// - Returns: Nil if the error is in no declaration.
    init?(at offset: Int, message: String, in tree: SyntaxNode, text: [UInt8]) {
        guard let place = DeclarationPlace(of: offset, in: tree, text: text) else { return nil }
        if let body = place.body, let inner = Self(at: offset, message: message, inside: body, of: place, text: text) {
            self = inner
        } else if let body = place.body, let replacement = Self.body(for: place, at: body, message, text) {
            range = body
            self.replacement = replacement
        } else {
            range = place.declaration
            replacement = ""
        }
    }

    /// Finds the part of a body in which an error is; nil if all of the body has to be replaced.
    private init?(at offset: Int, message: String, inside body: Range<Int>, of place: DeclarationPlace, text: [UInt8]) {
        let isView = Self.type(of: place, before: body, text) == "some View"
        if isView, message.contains("has no member"), let modifier = StatementPlace.modifier(at: offset, of: text) {
            self.init(range: modifier, replacement: "")
            return
        }
        guard let statement = StatementPlace(at: offset, in: body, of: text) else { return nil }
        let old = String(decoding: text[statement.range], as: UTF8.self)
        // A call stands in its place first. Where that does not compile, a view is asked for, or else something that is
        // not known: then the modifier around it goes.
        let outer = old.hasPrefix(Self.view) ? StatementPlace(at: offset, in: body, of: text, level: 1) : statement
        if isView, !old.hasPrefix(Self.call), let range = outer?.range,
            let modifier = StatementPlace.modifier(around: offset, in: range, of: text)
        {
            self.init(range: modifier, replacement: "")
            return
        }
        if old.hasPrefix(Self.view) || statement.isWholeBody && !place.isInitializer { return nil }
        self.init(
            range: statement.range,
            replacement: old.hasPrefix(Self.call)
                ? Self.view + old.dropFirst(Self.call.count) : "\(Self.call)(\(Self.literal(message)))")
    }

    private static let call = "_umweltBrokenCall"
    private static let view = "_umweltBrokenView"

    /// True if bytes of a text stand in place of others already.
    static func isReplaced(_ range: Range<Int>, in text: [UInt8]) -> Bool { text[range].starts(with: call.utf8) }

    /// Returns a body that compiles; nil if there is none that returns what the declaration says.
    private static func body(
        for place: DeclarationPlace, at body: Range<Int>, _ message: String, _ text: [UInt8]
    ) -> String? {
        let view = "_umweltBrokenView(\(literal(message)))"
        switch type(of: place, before: body, text) {
        case _ where place.isAction: return "{ _umweltBrokenCall(\(literal(message))) }"
        case "some View": return "{ \(view) }"
        case "AnyView": return "{ AnyView(\(view)) }"
        case "some Scene": return "{ WindowGroup { \(view) } }"
        case "some ToolbarContent": return "{ ToolbarItem { \(view) } }"
        case "some Commands": return "{ EmptyCommands() }"
        case let type where type.hasPrefix("some "): return nil
        default: return "{ fatalError(\(literal(message))) }"
        }
    }

    /// Returns the type that a declaration gives before its body; empty if it gives none.
    private static func type(of place: DeclarationPlace, before body: Range<Int>, _ text: [UInt8]) -> String {
        let header = String(decoding: text[place.start..<body.lowerBound], as: UTF8.self)
            .replacing(/\bwhere\b[^{]*$/, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
        let type = header.firstMatch(of: /(?:->|:)\s*((?:some|any)\s+[\w.]+|[\w.]+)\s*(?:\{\s*(?:get\s*)?)?$/)?.1
        return (type.map(String.init) ?? "").replacing("SwiftUI.", with: "")
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    /// Replaces parts of a text. Line breaks stay, so that other lines have the numbers that they had.
    static func replace(_ parts: [BrokenPart], in text: [UInt8]) -> [UInt8] {
        var text = text
        // From the end, as the ranges are those of the text as it was; of parts inside of others the outer ones count.
        var start = text.count
        for part in parts.sorted(by: { ($0.range.upperBound, -$0.range.count) > ($1.range.upperBound, -$1.range.count) }
        )
        where part.range.upperBound <= start {
            let breaks = text[part.range].filter { $0 == UInt8(ascii: "\n") }
            let inside = part.replacement.hasSuffix("}")
            let end = inside ? "}" : ""
            let new = Array(part.replacement.dropLast(end.count).utf8) + breaks + Array(end.utf8)
            text.replaceSubrange(part.range, with: new)
            start = part.range.lowerBound
        }
        return text
    }
}

/// The declaration in a file that contains a position.
struct DeclarationPlace {
    /// The first byte of the declaration, without attributes and modifiers.
    let start: Int

    /// The bytes of the declaration, with attributes and modifiers.
    let declaration: Range<Int>

    /// The body that contains the position, with its braces; nil if none does.
    private(set) var body: Range<Int>?

    /// True if the body returns nothing.
    private(set) var isAction = false

    /// True for an initializer. It may end without a statement if that sets no property.
    let isInitializer: Bool

    private static let types: Set = [
        "actor_decl", "class_decl", "enum_decl", "extension_decl", "protocol", "struct_decl",
    ]
    private static let functions: Set = ["constructor_decl", "destructor_decl", "func_decl", "subscript_decl"]
    private static let others: Set = ["enum_case_decl", "macro_expansion_decl", "pattern_binding_decl", "typealias"]

    /// Finds the innermost member of a type, or the declaration at the top level.
    init?(of offset: Int, in tree: SyntaxNode, text: [UInt8]) {
        var found: SyntaxNode?
        var siblings = tree.nodes("items")
        while true {
            let inside = siblings.first { Self.isPlace($0) && Self.range(of: $0, text)?.contains(offset) ?? false }
            guard let inside = inside ?? Self.next(after: offset, of: siblings, text) else { break }
            found = inside
            guard Self.types.contains(inside.kind) else { break }
            siblings = inside.nodes("members")
        }
        guard let found, let range = Self.range(of: found, text) else { return nil }
        isInitializer = found.kind == "constructor_decl"
        start = range.lowerBound
        declaration = Self.start(withAttributes: range.lowerBound, text)..<range.upperBound
        if found.kind == "pattern_binding_decl" {
            // The accessors are those of the variable beside it.
            let variables = siblings.filter { $0.kind == "var_decl" && $0.offset.map(range.contains) ?? false }
            readAccessors(of: variables, offset, text)
        } else if found.kind == "subscript_decl" {
            readAccessors(of: [found], offset, text)
        } else if Self.functions.contains(found.kind), let node = found.node("body"),
            let body = Self.range(of: node, text), body.contains(offset)
        {
            self.body = body
            isAction = found.kind == "destructor_decl" || found.kind == "func_decl" && found.node("result") == nil
        }
    }

    private static func isPlace(_ node: SyntaxNode) -> Bool {
        types.contains(node.kind) || functions.contains(node.kind) || others.contains(node.kind)
    }

    /// Returns the declaration whose attributes contain a position.
    private static func next(after offset: Int, of siblings: [SyntaxNode], _ text: [UInt8]) -> SyntaxNode? {
        let next = siblings.filter { isPlace($0) && $0.offset ?? 0 > offset }.min { $0.offset ?? 0 < $1.offset ?? 0 }
        return next.flatMap { start(withAttributes: $0.offset ?? 0, text) <= offset ? $0 : nil }
    }

    private mutating func readAccessors(of nodes: [SyntaxNode], _ offset: Int, _ text: [UInt8]) {
        for accessor in nodes.flatMap({ $0.nodes("accessors") }) {
            guard let node = accessor.node("body"), let body = Self.range(of: node, text), body.contains(offset)
            else { continue }
            self.body = body
            let word = String(decoding: text[(accessor.offset ?? body.lowerBound)..<body.lowerBound], as: UTF8.self)
            isAction = word.contains(/^(?:set|willSet|didSet)\b/)
        }
    }

    /// Returns the bytes of a node. The compiler gives the start of the last token: a bracket, a word or a string.
    private static func range(of node: SyntaxNode, _ text: [UInt8]) -> Range<Int>? {
        guard let start = node.offset, let last = node.end, text.indices.contains(last), start <= last else {
            return nil
        }
        var end = last + 1
        if text[last] == UInt8(ascii: "\"") {
            while end < text.count, text[end] != UInt8(ascii: "\n") {
                end += 1
                if text[end - 1] == UInt8(ascii: "\""), text[end - 2] != UInt8(ascii: "\\") { break }
            }
        } else if isWord(text[last]) {
            while end < text.count, isWord(text[end]) { end += 1 }
        }
        return start..<end
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
            || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
    }

    /// Returns the position of the attributes and modifiers before a declaration.
    private static func start(withAttributes start: Int, _ text: [UInt8]) -> Int {
        let before = String(decoding: text[..<start], as: UTF8.self)
        let modifiers =
            /(?:(?:@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?|\b(?:private|fileprivate|internal|package|public|open|static|class|final|lazy|weak|unowned|override|mutating|nonmutating|nonisolated|indirect|required|convenience|dynamic)(?:\(\w+\))?)\s+)+$/
        guard let match = before.firstMatch(of: modifiers) else { return start }
        return start - match.0.utf8.count
    }
}
