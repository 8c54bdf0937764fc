import Foundation

/// Imported modules that this system does not have, with advice.
struct MissingModules {
    private let names: [String]
    private let files: [URL]

    /// Makes the advice for modules.
    ///
    /// - Parameters:
    ///   - names: The names of the modules.
    ///   - files: The files that may import them.
    init(_ names: [String], files: [URL]) {
        self.names = names
        self.files = files
    }

    /// Returns the names of modules that the compiler has not found.
    static func names(in messages: String) -> [String] {
        var names: [String] = []
        for match in messages.matches(of: /no such module '(\w+)'/) where !names.contains(String(match.1)) {
            names.append(String(match.1))
        }
        return names
    }

    /// Returns the modules of Apple's that files import, and that are neither the library's nor the compiler's: they are
    /// known before the compiler has reported them one after the other.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - library: The library.
    ///   - compiler: The path of `swiftc`.
    static func imported(by files: [URL], library: Library, compiler: String) async throws -> [String] {
        try await RenamedModules.imports(of: files, compiler: compiler).filter { name in
            isAppleOnly(name) && RenamedModules.libraryName(of: name) == name && !library.hasModule(named: name)
        }
    }

    /// Returns a line for each module.
    ///
    /// - Parameter areUsed: True if parts of the source were left out, which may have used the modules.
    func warnings(areUsed: Bool) -> [String] {
        names.map { name in
            let use = areUsed ? "" : " Nothing of it is used."
            let places = imports(of: name).map { "\($0.file):\($0.line)" }
            return "\(places.joined(separator: ", ")): \(name) is not on Linux.\(use)"
        }
    }

    /// The errors about missing modules, in place of the compiler's errors about their names.
    struct Report {
        /// An error for each module, at its first import: the other imports, the names that are used, and what to do.
        var errors: [String] = []

        /// The first lines of the compiler's errors that follow from them.
        var hidden: Set<String> = []
    }

    /// Returns the errors about the modules.
    ///
    /// - Parameter messages: The compiler's errors where the modules were empty, without colors.
    func report(after messages: String) -> Report {
        let uses = uses(in: messages)
        // SwiftUI brings AppKit along on a Mac: files use it without an import.
        let unimported = names.contains("AppKit") || uses.names["AppKit"] == nil ? [] : ["AppKit"]
        var report = Report(errors: (names + unimported).map { error(for: $0, uses.names[$0] ?? []) })
        let others = uses.unowned.sorted().joined(separator: ", ")
        if !others.isEmpty {
            report.errors.append("These names may be declared in several of the missing modules: \(others).")
        }
        report.hidden = hidden(in: messages, uses.all)
        if !report.hidden.isEmpty {
            let count = report.hidden.count
            let phrase = count == 1 ? "error that follows from it is" : "errors that follow from them are"
            report.errors.append("\(count) \(phrase) not listed.")
        }
        return report
    }

    /// Returns the error about a module: its imports, the names that are used, and what to do.
    private func error(for name: String, _ used: Set<String>) -> String {
        let places = imports(of: name)
        let start = places.first.map { "\($0.file):\($0.line):\($0.column): error: " } ?? ""
        let others = places.dropFirst().map { "\($0.file):\($0.line)" }.joined(separator: ", ")
        let imports = others.isEmpty ? "" : " \(others) \(places.count == 2 ? "imports" : "import") it, too."
        let user = places.isEmpty ? "The source uses" : places.count == 1 ? "The file uses" : "The files use"
        let use = used.isEmpty ? "" : " \(user) \(used.sorted().joined(separator: ", "))."
        return "\(start)\(name) is not on Linux.\(imports)\(use) \(AppleFrameworks.remedy(for: name))"
    }

    /// Names in the compiler's errors that missing modules declare.
    private struct Uses {
        /// The names by their modules.
        var names: [String: Set<String>] = [:]

        /// Names of types that several of the modules may declare.
        var unowned: Set<String> = []

        /// All of the names.
        var all: Set<String> { names.values.reduce(into: unowned) { $0.formUnion($1) } }
    }

    /// Returns the unknown names in the compiler's errors that belong to the modules.
    ///
    /// A name with the prefix of a framework is that framework's, and so are names that are known to be. Another type
    /// belongs to the modules that its files import, if no file without such an import uses the name.
    private func uses(in messages: String) -> Uses {
        let importers = Dictionary(
            uniqueKeysWithValues: names.map { ($0, Set(imports(of: $0).map(\.file))) })
        var files: [String: Set<String>] = [:]
        for line in messages.split(separator: "\n") where !line.contains("; did you mean") {
            guard let (file, word) = Self.unknownName(in: line) else { continue }
            files[word, default: []].insert(file)
        }
        var uses = Uses()
        for (word, files) in files {
            if let owner = AppleFrameworks.owner(of: word, among: names) {
                uses.names[owner, default: []].insert(word)
                continue
            }
            // Names of the user's functions and properties begin with a small letter, those of Foundation, CoreFoundation
            // and UIKit with their prefixes. A view of a missing protocol has lost its `Context`.
            guard word.first?.isUppercase == true, !word.contains(/^(?:CF|NS|UI)[A-Z]/), word != "Context" else {
                continue
            }
            let modules = importers.filter { !files.isDisjoint(with: $0.value) }
            guard files.isSubset(of: modules.values.reduce(into: Set()) { $0.formUnion($1) }) else { continue }
            if modules.count == 1, let module = modules.first {
                uses.names[module.key, default: []].insert(word)
            } else {
                uses.unowned.insert(word)
            }
        }
        return uses
    }

    /// Returns the first lines of the errors about some names, of other errors in the same lines of source, and of
    /// conformances in the same files: a requirement may have had a type of a missing module.
    private func hidden(in messages: String, _ names: Set<String>) -> Set<String> {
        let heads = messages.split(separator: "\n").filter { Self.place(of: $0) != nil }
        let places = Set(
            heads.compactMap { head in
                Self.unknownName(in: head).flatMap { names.contains($0.name) ? Self.place(of: head) : nil }
            })
        // A position ends with the line.
        let files = Set(places.map { $0[..<($0.lastIndex(of: ":") ?? $0.endIndex)] })
        let hidden = heads.filter { head in
            guard let place = Self.place(of: head) else { return false }
            return places.contains(place)
                || files.contains { place.hasPrefix("\($0):") } && head.contains(" does not conform to protocol ")
        }
        return Set(hidden.map(String.init))
    }

    /// Returns the position in an error's first line, as `FILE:LINE`.
    private static func place(of head: Substring) -> Substring? { head.firstMatch(of: errorHead)?.1 }

    /// The beginning of an error's first line, with its file and line.
    private static var errorHead: Regex<(Substring, Substring)> {
        /^(.+?:\d+):\d+: error:/
    }

    /// Returns the file and the name of an error about an unknown name; nil for other lines.
    private static func unknownName(in line: Substring) -> (file: String, name: String)? {
        guard let match = line.firstMatch(of: unknownName), let word = match.2 ?? match.3 ?? match.4 else { return nil }
        return (String(match.1), String(word))
    }

    /// An error about a name that does not exist, with the file and the name.
    private static var unknownName: Regex<(Substring, Substring, Substring?, Substring?, Substring?)> {
        /^(.+?):\d+:\d+: error: (?:cannot find (?:type )?'(\w+)' in scope|unknown attribute '(\w+)'|value of type '.+' has no member '(\w+)')/
    }

    /// An import.
    private struct Place {
        let file: String
        let line: Int
        let column: Int
    }

    /// Returns the imports of a module.
    private func imports(of name: String) -> [Place] {
        files.flatMap { file -> [Place] in
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
                index, line in
                guard
                    let match = line.firstMatch(
                        of:
                            /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
                    ),
                    match.1 == name
                else { return nil }
                let column = line.distance(from: line.startIndex, to: match.1.startIndex) + 1
                return Place(file: file.relativePath, line: index + 1, column: column)
            }
        }
    }

    /// Returns true for a module of Apple's that `canImport` does not find here.
    static func isAppleOnly(_ name: String) -> Bool { AppleFrameworks.isKnown(name) }
}
