import Foundation

/// A node of the compiler's typed syntax tree, as `-dump-ast -dump-ast-format json` writes it.
///
/// The format is that of Swift 6.3: other versions of the compiler may have another.
struct SyntaxNode {
    private let values: [String: Any]

    init?(_ value: Any?) {
        guard let values = value as? [String: Any] else { return nil }
        self.values = values
    }

    /// Reads the trees of all files that the compiler has written one behind the other.
    static func trees(_ data: Data) -> [SyntaxNode] {
        documents(in: data).compactMap { SyntaxNode(try? JSONSerialization.jsonObject(with: $0)) }
    }

    /// Returns the parts of a text that are a file's tree each.
    private static func documents(in data: Data) -> [Data] {
        let start = Data("{\"_kind\":\"source_file\"".utf8)
        var starts: [Data.Index] = []
        var rest = data[...]
        while let found = rest.range(of: start) {
            starts.append(found.lowerBound)
            rest = data[found.upperBound...]
        }
        return zip(starts, starts.dropFirst() + [data.endIndex]).map { data[$0..<$1] }
    }

    /// The kind, such as `call_expr`.
    var kind: String { text("_kind") ?? "" }

    /// The unique identity (USR) of the node's declaration.
    var usr: String? { text("usr").flatMap { $0.isEmpty ? nil : $0 } }

    /// The name of the node's declaration; empty for none.
    var name: String { node("name")?.node("base_name")?.text("name") ?? "" }

    /// The type as the linker writes it.
    var type: String? { text("type") }

    /// True for code that the compiler has added.
    var isImplicit: Bool { values["implicit"] as? Bool ?? false }

    /// The offset of the node in its file, in bytes; nil for code that the compiler has added.
    var offset: Int? { node("range")?.values["start"] as? Int }

    /// The offset of the node's last token in its file, in bytes; nil for code that the compiler has added.
    var end: Int? { node("range")?.values["end"] as? Int }

    /// True if the node is in a macro's expansion, and its offset refers to that.
    var isInExpansion: Bool { node("range")?.text("buffer_id") != nil }

    func text(_ key: String) -> String? { values[key] as? String }

    func flag(_ key: String) -> Bool { values[key] as? Bool ?? false }

    func node(_ key: String) -> SyntaxNode? { SyntaxNode(values[key]) }

    func nodes(_ key: String) -> [SyntaxNode] { (values[key] as? [Any] ?? []).compactMap(SyntaxNode.init) }

    /// The parts of a node that are about other declarations.
    private static let references: Set = ["decl", "range", "function_ref", "builtin_initializer", "initializer"]

    /// The nodes directly inside, in no order that means anything.
    var children: [SyntaxNode] {
        values.flatMap { key, value -> [SyntaxNode] in
            if Self.references.contains(key) { return [] }
            if let node = SyntaxNode(value) { return [node] }
            return (value as? [Any])?.compactMap(SyntaxNode.init) ?? []
        }
    }

    /// The expressions of a call's arguments.
    var arguments: [SyntaxNode] { node("args")?.nodes("args").compactMap { $0.node("expr") } ?? [] }

    /// The first node of some kinds in this subtree, in pre-order.
    func first(_ kinds: Set<String>) -> SyntaxNode? {
        if kinds.contains(kind) { return self }
        for child in children { if let found = child.first(kinds) { return found } }
        return nil
    }
}

/// The declaration that an expression refers to.
struct DeclarationReference {
    /// The identity of the declaration; nil for locals.
    let usr: String?
    let name: String

    /// The types for the generic parameters.
    let substitutions: [(parameter: String, type: String)]

    /// Makes the reference of an expression; nil for other expressions.
    init?(_ node: SyntaxNode) {
        guard let reference = node.node("decl"), reference.kind == "decl_ref" else { return nil }
        usr = reference.text("decl_usr").flatMap { $0.isEmpty ? nil : $0 }
        name = reference.text("base_name") ?? ""
        substitutions =
            reference.node("substitutions")?.nodes("substitutions").compactMap {
                guard let parameter = $0.text("generic_param"), let type = $0.text("replacement_type") else {
                    return nil
                }
                return (parameter, type)
            } ?? []
    }
}
