/// Joins modules of JavaScript or CSS in the order of their imports.
///
/// It reads line by line: an import starts a line and names one file in quotation marks, exports are declarations, and
/// no text continues on the next line. `Scripts/check-script` checks that. `Scripts/check-script` checks that. Comments
/// at the start of a line are removed, except for code after them.
struct ClientBundler {
    /// The modules by their names.
    let files: [String: String]

    /// The text of the modules that have been joined.
    private(set) var text = ""

    private var added: Set<String> = []

    init(files: [String: String]) { self.files = files }

    /// Adds a module after its imports, unless it has been added.
    mutating func add(_ name: String) {
        guard added.insert(name).inserted, let source = files[name] else { return }
        var statement = ""
        var isComment = false
        var own = ""
        for line in source.split(separator: "\n") {
            var code = line.drop { $0 == " " }
            if isComment || code.hasPrefix("/*") {
                let end = code.firstRange(of: "*/")
                isComment = end == nil
                code = end.map { code[$0.upperBound...].drop { $0 == " " } } ?? ""
            }
            if code.isEmpty {
                continue
            } else if !statement.isEmpty || line.hasPrefix("import ") || line.hasPrefix("@import ") {
                statement += code
                guard statement.hasSuffix(";") else { continue }
                add(Self.file(importedBy: statement))
                statement = ""
            } else if !code.hasPrefix("//") && code != "export {};" {
                own += Self.withoutTypes(code.hasPrefix("export ") ? code.dropFirst("export ".count) : code)
                own += "\n"
            }
        }
        text += own
    }

    /// Returns a line without type casts in comments, as in `/** @type {Node} */ (node)`.
    private static func withoutTypes(_ line: Substring) -> Substring {
        guard let start = line.firstRange(of: "/** @type {"),
            let end = line[start.upperBound...].firstRange(of: "} */ ")
        else { return line }
        return line[..<start.lowerBound] + withoutTypes(line[end.upperBound...])
    }

    /// Returns the name of the file in an import, such as `import { nodes } from "./nodes.js";`.
    static func file(importedBy statement: String) -> String {
        let path = statement.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first ?? ""
        return String(path.drop { $0 == "." || $0 == "/" })
    }
}
