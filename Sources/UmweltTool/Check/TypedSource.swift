import Foundation
import Subprocess

/// The typed syntax trees of Swift files, as the compiler writes them.
///
/// Only the compiler knows the types of expressions, the expansions of macros and the called functions, so nothing is
/// guessed from the text.
struct TypedSource {
    /// The arguments for compiling the files, without those for output.
    let arguments: [String]

    /// The files, as the compiler gets them.
    let files: [String]

    let compiler: String

    /// The greatest size of the trees, in bytes: a guess, some hundred times a large app's source.
    private static let limit = 2 << 30

    /// Runs the compiler.
    ///
    /// - Throws: ``BuildFailure`` with the compiler's messages if the source has errors.
    func trees(named name: String) async throws -> [SyntaxNode] {
        let command = try await frontendCommand()
        let result = try await Subprocess.run(
            .path(.init(command[0])), arguments: Arguments(Array(command.dropFirst())),
            platformOptions: .interruptible, output: .bytes(limit: Self.limit), error: .string(limit: 16 << 20))
        guard result.terminationStatus.isSuccess else {
            throw BuildFailure(name: name, messages: result.standardError)
        }
        return SyntaxNode.trees(Data(result.standardOutput))
    }

    /// The call of the compiler's frontend: the driver's for checking types, which writes trees instead.
    private func frontendCommand() async throws -> [String] {
        let result = try await Subprocess.run(
            .path(.init(compiler)),
            arguments: Arguments(
                // All files are in the command, however many there are.
                ["-###", "-typecheck", "-wmo", "-driver-filelist-threshold=\(Int32.max)"] + arguments + files),
            output: .string(limit: 16 << 20), error: .string(limit: 1 << 20))
        let line = result.standardOutput.split(separator: "\n").first {
            $0.contains(" -frontend ") && $0.contains(" -typecheck ")
        }
        guard let line else {
            throw ToolError("The compiler \(compiler) cannot print the syntax trees: \(result.standardError)")
        }
        var words = Self.words(of: String(line))
        // Of a module as a whole one file's tree alone is written.
        let inputs = Set(files)
        // The driver's map of supplementary outputs has no entries for these.
        if let map = words.firstIndex(of: "-supplementary-output-file-map"), map + 1 < words.count {
            words.removeSubrange(map...map + 1)
        }
        return words.flatMap { word in
            switch word {
            case "-typecheck": ["-dump-ast", "-dump-ast-format", "json"]
            case _ where inputs.contains(word): ["-primary-file", word]
            default: [word]
            }
        }
    }

    /// Returns the words of a command printed by the driver, where words with spaces are quoted.
    static func words(of line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == " " {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
