import Foundation
import Subprocess

/// Source without the parts that do not compile: in their place are views that show the error, or functions that
/// report it.
///
/// Each turn replaces what the compiler complains of, until it does not. A type that is left out, for example, makes
/// bodies that use it fail in the next turn.
struct SourceRepair {
    /// A part that was left out, as `Chart.swift:3:9: cannot find 'Chart3D' in scope`.
    private(set) var messages: [String] = []

    /// The texts of the files with replaced parts, by their paths, without ``BrokenPart/support``.
    private var parts: [String: String] = [:]

    /// The texts that the compiler reads in place of files, by the files' paths.
    var texts: [String: String] { parts.mapValues { $0 + BrokenPart.support } }

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
        var places: [String: [(line: Int, column: Int, message: String)]] = [:]
        for match in errors.matches(of: Self.error) {
            guard let line = Int(match.2), let column = Int(match.3) else { continue }
            places[String(match.1), default: []].append((line, column, String(match.4)))
        }
        var hasReplaced = false
        for file in files {
            guard let found = places[file.relativePath] ?? places[file.path] else { continue }
            let old = try self.parts[file.path] ?? SourceOverlay.source(of: file)
            let text = Array(old.utf8)
            guard let tree = try await Self.tree(of: old, compiler: compiler) else { continue }
            var parts: [BrokenPart] = []
            for (line, column, message) in found {
                let shown = "\(file.lastPathComponent):\(line): \(message)"
                guard let offset = Self.offset(line: line, column: column, in: text),
                    // Other errors inside of a part are left out with it.
                    !parts.contains(where: { $0.range.contains(offset) }),
                    let part = BrokenPart(at: offset, message: shown, in: tree, text: text),
                    // One error of a part is enough: the others may come of it.
                    !parts.contains(where: { $0.range == part.range })
                else { continue }
                parts.append(part)
                // A part that is replaced again has been reported.
                if BrokenPart.isReplaced(part.range, in: text) { continue }
                messages.append("\(file.relativePath):\(line):\(column): \(message)")
            }
            if parts.isEmpty { continue }
            let new = String(decoding: BrokenPart.replace(parts, in: text), as: UTF8.self)
            if new == old { continue }
            self.parts[file.path] = new
            hasReplaced = true
        }
        return hasReplaced
    }

    private static var error: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /(?m)^(\/?[^\s:][^:\n]*):(\d+):(\d+): error: (.*)$/
    }

    private static func offset(line: Int, column: Int, in text: [UInt8]) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let offset = start + column - 1
        return text.indices.contains(offset) ? offset : nil
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
