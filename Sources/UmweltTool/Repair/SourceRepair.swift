import Foundation
import Subprocess

/// Source without the parts that do not compile: views that show the error, or functions that report it, replace them.
///
/// Each pass replaces the parts with errors, until the source compiles. A type that is left out, for example, makes
/// bodies that use it fail in the next turn.
struct SourceRepair {
    private let purpose: RepairPurpose

    /// A part that was left out, as `Chart.swift:3:9: cannot find 'Chart3D' in scope`.
    private(set) var messages: [String] = []

    /// The texts of the files with replaced parts, by their paths, without ``BrokenPartSource/declarations(for:)``.
    private var parts: [String: String] = [:]

    init(for purpose: RepairPurpose = .app) { self.purpose = purpose }

    /// The texts that the compiler reads in place of files, by the files' paths.
    var texts: [String: String] { parts.mapValues { $0 + BrokenPartSource.declarations(for: $0) } }

    /// The most turns: a guess, more than names depend on each other.
    static let maxTurns = 20

    /// Replaces the parts in which the compiler found errors.
    ///
    /// - Parameters:
    ///   - errors: The compiler's messages.
    ///   - files: The files that were compiled.
    ///   - compiler: The path of `swiftc`.
    /// - Returns: False if nothing was replaced.
    mutating func replaceParts(after errors: String, in files: [URL], compiler: String) async throws -> Bool {
        let places = Self.places(in: errors)
        var hasReplaced = false
        for file in files {
            guard let found = places[file.relativePath] ?? places[file.path] else { continue }
            let old = try self.parts[file.path] ?? SourceOverlay.source(of: file)
            let text = Array(old.utf8)
            let tree = try await Self.tree(of: old, compiler: compiler)
            let new = String(decoding: replace(found, in: text, of: file, tree), as: UTF8.self)
            if new == old { continue }
            self.parts[file.path] = new
            hasReplaced = true
        }
        return hasReplaced
    }

    /// Returns the text of a file without the parts with errors.
    private mutating func replace(
        _ errors: [Place], in text: [UInt8], of file: URL, _ tree: SyntaxNode?
    ) -> [UInt8] {
        var parts: [BrokenPart] = []
        func add(_ part: BrokenPart, line: Int, column: Int, _ message: String) {
            // One error of a part is enough: the others may come of it.
            if parts.contains(where: { $0.range == part.range || $0.scenes != nil && $0.scenes == part.scenes }) {
                return
            }
            parts.append(part)
            // A part that is replaced again has been reported.
            if BrokenPart.isReplaced(part.range, in: text) { return }
            messages.append("\(file.relativePath):\(line):\(column): \(message)")
        }
        let causes = errors.filter { !$0.isConsequence }
        for error in causes.isEmpty ? errors : causes {
            let offset = SourcePlace(line: error.line, column: error.column).offset(in: text)
            // Other errors inside of a part are left out with it.
            if let offset, parts.contains(where: { $0.range.contains(offset) }) { continue }
            // An initializer that does not set a property is of use without the property alone.
            let properties =
                purpose == .tests
                ? []
                : error.properties.compactMap { name in
                    tree.flatMap { DeclarationPlace.property(name, besides: offset ?? 0, in: $0, text: text) }
                }
            for property in properties {
                let place = SourcePlace(of: property.name, in: text)
                add(
                    BrokenPart(range: property.declaration, replacement: ""), line: place.line, column: place.column,
                    "the property is not initialized")
            }
            if properties.isEmpty, let part = part(at: offset, of: error, in: file, tree, text) {
                add(part, line: error.line, column: error.column, error.message)
            }
        }
        return BrokenPart.replace(parts, in: text)
    }

    private func part(at offset: Int?, of error: Place, in file: URL, _ tree: SyntaxNode?, _ text: [UInt8])
        -> BrokenPart?
    {
        if let offset, let tree {
            let shown = "\(file.lastPathComponent):\(error.line): \(error.message)"
            let part = BrokenPart(at: offset, message: shown, in: tree, text: text, for: purpose)
            if let part { return part }
        }
        // Tests do without a file that cannot be read as declarations.
        return purpose == .tests ? BrokenPart(range: 0..<text.count, replacement: "") : nil
    }

    /// An error of the compiler's.
    private struct Place {
        let line: Int
        let column: Int
        let message: String

        /// The properties that are not initialized, according to the notes below the error.
        let properties: [String]

        /// True for a type that cannot be inferred, which another error of the file may be the reason for.
        var isConsequence: Bool { message.contains(/^(?:cannot infer|generic parameter '\w+' could not be inferred)/) }
    }

    /// Returns the errors by their files' paths.
    private static func places(in errors: String) -> [String: [Place]] {
        var places: [String: [Place]] = [:]
        let matches = errors.matches(of: error)
        for (index, match) in matches.enumerated() {
            guard let line = Int(match.2), let column = Int(match.3) else { continue }
            let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : errors.endIndex
            let notes = errors[match.range.upperBound..<end].matches(of: /note: 'self\._?(\w+)' not initialized/)
            places[String(match.1), default: []].append(
                Place(line: line, column: column, message: String(match.4), properties: notes.map { String($0.1) }))
        }
        return places
    }

    private static var error: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /(?m)^(\/?[^\s:][^:\n]*):(\d+):(\d+): error: (.*)$/
    }

    /// Returns the parsed syntax of a text, which need not compile; nil if the compiler cannot read it.
    private static func tree(of text: String, compiler: String) async throws -> SyntaxNode? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString).swift")
        try Data(ActiveSource.text(of: text).utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments([
                "-frontend", "-dump-parse", "-dump-ast-format", "json", "-parse-as-library", "-enable-bare-slash-regex",
                "-module-name", "Parsed", file.path,
            ]), platformOptions: .interruptible, output: .bytes(limit: 1 << 28), error: .discarded)
        return SyntaxNode.trees(Data(result.standardOutput)).first
    }
}
