import Foundation

/// Closures of `ForEach` and `List` with the types of their elements written out.
///
/// Of an error in such a closure the compiler reports the collection, which it cannot convert to a `Binding`, and not the
/// expression that is wrong. With the element's type it reports the expression.
struct ElementTypes {
    /// The texts of the files in which types were written, by the files' paths.
    private(set) var texts: [String: String] = [:]

    /// Writes the types where the compiler could not convert an array to a binding.
    ///
    /// - Parameters:
    ///   - messages: The compiler's messages.
    ///   - files: The files that were compiled.
    init(after messages: String, in files: [URL]) {
        for match in messages.matches(of: Self.error) {
            guard let line = Int(match.2), let column = Int(match.3),
                let file = files.first(where: { match.1 == $0.relativePath || match.1 == $0.path }),
                let source = texts[file.path] ?? (try? SourceOverlay.source(of: file))
            else { continue }
            var lines = source.components(separatedBy: "\n")
            guard lines.indices.contains(line - 1),
                let typed = Self.typed(lines[line - 1], from: column, element: String(match.4))
            else { continue }
            lines[line - 1] = typed
            texts[file.path] = lines.joined(separator: "\n")
        }
    }

    /// Returns a line with the type of the first closure's parameter; nil if the closure does not name its one parameter.
    ///
    /// - Parameter column: The column of the collection in the line, in bytes from one.
    private static func typed(_ line: String, from column: Int, element: String) -> String? {
        guard let start = line.utf8.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex),
            let match = line[start...].firstMatch(of: /\{[ \t]*(\w+)[ \t]+in\b/)
        else { return nil }
        return line.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: "(\(match.1): \(element))")
    }

    private static var error: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /(?m)^(\/?[^\s:][^:\n]*):(\d+):(\d+): error: cannot convert value of type '\[([\w.]+)\]' to expected argument type 'Binding<C>'/
    }
}
