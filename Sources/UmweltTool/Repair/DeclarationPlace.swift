import UmweltMacroExpansion

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

    /// The bytes of the type or extension around the declaration, with its attributes; nil at the top level.
    private let container: Range<Int>?

    /// True for a member of the program's entry point, which must not be removed.
    let isOfProgram: Bool

    /// True for an initializer or an override: without it, the rest of the type would not work.
    private let isOfAllMembers: Bool

    /// The bytes of the declaration, or of the type if that needs the declaration.
    var neededRange: Range<Int> { isOfAllMembers ? container ?? declaration : declaration }

    private static let types: Set = [
        "actor_decl", "class_decl", "enum_decl", "extension_decl", "protocol", "struct_decl",
    ]
    private static let functions: Set = ["constructor_decl", "destructor_decl", "func_decl", "subscript_decl"]
    private static let others: Set = [
        "enum_case_decl", "import_decl", "macro_expansion_decl", "pattern_binding_decl", "typealias",
    ]

    /// Finds the innermost member of a type, or the declaration at the top level.
    init?(of offset: Int, in tree: SyntaxNode, text: [UInt8]) {
        let code = CodeText(text).bytes
        let path = Self.path(to: offset, in: tree, text, code)
        guard let (found, siblings) = path.last, let range = Self.range(of: found, text) else { return nil }
        isInitializer = found.kind == "constructor_decl"
        start = range.lowerBound
        declaration = Self.whole(range, code)
        let type = path.dropLast().last.flatMap { Self.range(of: $0.node, text) }
        container = type.map { Self.whole($0, code) }
        isOfProgram = type.map { Self.attributes(before: $0.lowerBound, code).contains(/@main\b/) } ?? false
        isOfAllMembers = isInitializer || Self.attributes(before: start, code).contains(/\boverride\b/)
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

    /// Returns the declarations around a position, outermost first, each with its siblings.
    private static func path(
        to offset: Int, in tree: SyntaxNode, _ text: [UInt8], _ code: [UInt8]
    ) -> [(node: SyntaxNode, siblings: [SyntaxNode])] {
        var path: [(node: SyntaxNode, siblings: [SyntaxNode])] = []
        var siblings = tree.nodes("items")
        while true {
            let inside = siblings.first { isPlace($0) && range(of: $0, text)?.contains(offset) ?? false }
            guard let inside = inside ?? next(after: offset, of: siblings, code) else { return path }
            path.append((inside, siblings))
            guard types.contains(inside.kind) else { return path }
            siblings = inside.nodes("members")
        }
    }

    /// Returns the bytes of a property's declaration in the type around a position, and the position of its name; nil
    /// for none.
    static func property(
        _ name: String, besides offset: Int, in tree: SyntaxNode, text: [UInt8]
    ) -> (declaration: Range<Int>, name: Int)? {
        let code = CodeText(text).bytes
        guard let siblings = path(to: offset, in: tree, text, code).last?.siblings,
            let place = siblings.first(where: { $0.kind == "var_decl" && $0.name == name })?.offset,
            let binding = siblings.lazy.filter({ $0.kind == "pattern_binding_decl" }).compactMap({ range(of: $0, text) }
            )
            .first(where: { $0.contains(place) })
        else { return nil }
        return (whole(binding, code), place)
    }

    private static func isPlace(_ node: SyntaxNode) -> Bool {
        types.contains(node.kind) || functions.contains(node.kind) || others.contains(node.kind)
    }

    /// Returns the declaration whose attributes contain a position.
    private static func next(after offset: Int, of siblings: [SyntaxNode], _ code: [UInt8]) -> SyntaxNode? {
        let next = siblings.filter { isPlace($0) && $0.offset ?? 0 > offset }.min { $0.offset ?? 0 < $1.offset ?? 0 }
        return next.flatMap { start(withAttributes: $0.offset ?? 0, code) <= offset ? $0 : nil }
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

    /// Returns the bytes of a node. The compiler reports the start of the last token: a bracket, a word or a string.
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

    /// Returns the bytes of a declaration with its attributes and modifiers, and with a semicolon behind it.
    private static func whole(_ range: Range<Int>, _ code: [UInt8]) -> Range<Int> {
        let next = code[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") }
        let end = next.flatMap { code[$0] == UInt8(ascii: ";") ? $0 + 1 : nil } ?? range.upperBound
        return start(withAttributes: range.lowerBound, code)..<end
    }

    private static let modifiers: Set = [
        "class", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix", "internal",
        "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "override", "package", "postfix",
        "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]

    /// Returns the position of the attributes and modifiers before a declaration.
    private static func start(withAttributes declaration: Int, _ code: [UInt8]) -> Int {
        var start = declaration
        while var end = code[..<start].lastIndex(where: { $0 > UInt8(ascii: " ") }) {
            if code[end] == UInt8(ascii: ")") {
                guard let open = opening(of: end, in: code), open > 0 else { break }
                end = open - 1
            }
            let word = (code[...end].lastIndex { !isWord($0) } ?? -1) + 1
            if word > 0, word <= end, code[word - 1] == UInt8(ascii: "@") {
                start = word - 1
            } else if modifiers.contains(String(decoding: code[word..<(end + 1)], as: UTF8.self)) {
                start = word
            } else {
                break
            }
        }
        return start
    }

    /// Returns the position of the parenthesis that the one at a position closes.
    private static func opening(of end: Int, in code: [UInt8]) -> Int? {
        var depth = 0
        for position in (0...end).reversed() {
            if code[position] == UInt8(ascii: ")") { depth += 1 }
            if code[position] == UInt8(ascii: "(") { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }

    private static func attributes(before declaration: Int, _ code: [UInt8]) -> String {
        String(decoding: code[start(withAttributes: declaration, code)..<declaration], as: UTF8.self)
    }
}
