import Foundation

/// Closures of `ForEach` and `List` with the types of their elements written out.
///
/// For an error in such a closure the compiler reports the collection, which it cannot convert to a `Binding`, and not
/// the expression that is wrong. With the element's type it reports the expression.
struct ElementTypes {
    /// A type that was written into a line.
    private struct Insertion {
        /// The original column in the line, in bytes from one.
        let column: Int
        let length: Int
    }

    /// The texts of the files with inserted types, by the files' paths.
    private var texts: [String: String] = [:]

    /// The original lines of these files.
    private var lines: [String: [String]] = [:]

    /// The types by the files' paths and the numbers of lines, from the left.
    private var insertions: [String: [Int: [Insertion]]] = [:]

    /// The files by their names in the compiler's messages.
    private let files: [String: URL]

    private init(in files: [URL]) {
        let names = files.flatMap { [($0.relativePath, $0), ($0.path, $0)] }
        self.files = Dictionary(names, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the compiler's messages about files with explicit types; nil if none can be inserted, or if the files
    /// then compile.
    ///
    /// - Parameters:
    ///   - messages: The compiler's messages about the original files.
    ///   - compile: A function that compiles the files with other texts, by their paths, and returns the messages; nil
    ///     without errors.
    static func exactMessages(
        after messages: String, in files: [URL], compile: (_ texts: [String: String]) async throws -> String?
    ) async throws -> String? {
        var types = ElementTypes(in: files)
        var exact: String?
        // A body has one such error at a time: each turn writes the types of the next closures.
        while types.write(after: BuildFailure.withoutColors(exact ?? messages)) {
            exact = try await compile(types.texts)
            if exact == nil { return nil }
        }
        return exact.map { types.restored(BuildFailure.withoutColors($0)) }
    }

    /// Writes the types where the compiler could not convert an array to a binding.
    ///
    /// - Parameter messages: The compiler's messages, with positions in ``texts``.
    /// - Returns: True if a type was written.
    private mutating func write(after messages: String) -> Bool {
        var hasWritten = false
        // From the end, so that no column moves that is still to be read.
        let matches = messages.matches(of: Self.error).compactMap { match in
            Int(match.2).flatMap { line in
                Int(match.3).map { (String(match.1), SourcePlace(line: line, column: $0), String(match.4)) }
            }
        }
        for (name, place, element) in matches.sorted(by: { ($0.1.line, $0.1.column) > ($1.1.line, $1.1.column) }) {
            guard let file = files[name], let source = texts[file.path] ?? (try? SourceOverlay.source(of: file)),
                let typed = TypedClosure(behind: place, of: Array(source.utf8), element: element)
            else { continue }
            lines[file.path] = lines[file.path] ?? source.components(separatedBy: "\n")
            texts[file.path] = typed.text
            let known = insertions[file.path]?[typed.place.line] ?? []
            let before = known.reduce(typed.place.column) { $1.column < $0 ? $0 - $1.length : $0 }
            insertions[file.path, default: [:]][typed.place.line] =
                (known + [Insertion(column: before, length: typed.length)]).sorted { $0.column < $1.column }
            hasWritten = true
        }
        return hasWritten
    }

    // MARK: Messages

    /// Returns messages about ``texts`` with the lines and columns of the files.
    private func restored(_ messages: String) -> String {
        var restored: [String] = []
        var path = ""
        var inserted: [Insertion] = []
        for line in messages.components(separatedBy: "\n") {
            if let match = line.prefixMatch(of: /(\/?[^\s:][^:]*):(\d+):(\d+):[ ]/), let column = Int(match.3) {
                path = files[String(match.1)]?.path ?? ""
                let place = Int(match.2).flatMap { insertions[path]?[$0] } ?? []
                restored.append(
                    "\(match.1):\(match.2):\(Self.original(column, place)): \(line[match.range.upperBound...])")
            } else if let match = line.prefixMatch(of: /[ ]*(\d+) \|[ ]/), let number = Int(match.1) {
                inserted = insertions[path]?[number] ?? []
                let known = inserted.isEmpty ? nil : lines[path]?[number - 1]
                restored.append(known.map { "\(match.0)\($0)" } ?? line)
            } else if let match = line.prefixMatch(of: /[ ]+\|[ ]/) {
                restored.append("\(match.0)\(Self.original(line[match.range.upperBound...], inserted))")
            } else {
                restored.append(line)
            }
        }
        return restored.joined(separator: "\n")
    }

    private static func original(_ column: Int, _ inserted: [Insertion]) -> Int {
        inserted.reduce(column) { $0 > $1.column ? max($0 - $1.length, $1.column) : $0 }
    }

    /// Returns the marks below a line of source without the columns that were inserted.
    private static func original(_ marks: Substring, _ inserted: [Insertion]) -> String {
        var marks = String(marks)
        for insertion in inserted {
            let place = marks.utf8.index(marks.startIndex, offsetBy: insertion.column - 1, limitedBy: marks.endIndex)
            guard let place,
                let end = marks.utf8.index(place, offsetBy: insertion.length, limitedBy: marks.endIndex),
                marks[place..<end].allSatisfy({ $0 == " " })
            else { continue }
            marks.removeSubrange(place..<end)
        }
        return marks
    }

    private static var error: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /(?m)^(\/?[^\s:][^:\n]*):(\d+):(\d+): error: cannot convert value of type '\[([\w.]+)\]' to expected argument type 'Binding<(?:C|Data)>'/
    }
}
