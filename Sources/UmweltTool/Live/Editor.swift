import Foundation
import Subprocess

/// The editor of the user, for opening source positions.
///
/// The variable `UMWELT_EDITOR` contains its command, such as `code -g {file}:{line}:{column}`. A command without
/// `{file}` gets `FILE:LINE:COLUMN` as its last argument. For an editor that runs the tool, `-` prints the position.
struct Editor {
    private let command: [String]

    /// Finds the editor; nil if the variable is not set.
    init?(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
        let words = (variables["UMWELT_EDITOR"] ?? "").split(separator: " ").map(String.init)
        guard !words.isEmpty else { return nil }
        command = words.contains { $0.contains("{file}") } ? words : words + ["{file}:{line}:{column}"]
    }

    /// Returns the words of the command for a position as `FILE:LINE:COLUMN`; nil if the source folder has no such
    /// Swift file.
    ///
    /// Paths are relative to the current folder. A position in the form of `#fileID`, with the module instead of the
    /// folders, means the only file with that name.
    func arguments(for place: String, in sources: URL) -> [String]? {
        guard let match = place.wholeMatch(of: /(.+):(\d+):(\d+)/) else { return nil }
        var file = URL(fileURLWithPath: String(match.1)).standardizedFileURL.resolvingSymlinksInPath()
        if !FileManager.default.fileExists(atPath: file.path), match.1.split(separator: "/").count == 2,
            let named = Self.file(named: file.lastPathComponent, in: sources)
        {
            file = named.resolvingSymlinksInPath()
        }
        // Pages are not to open other files of this machine.
        let folder = sources.standardizedFileURL.resolvingSymlinksInPath().path
        guard file.path.hasPrefix(folder + "/"), file.pathExtension == "swift",
            FileManager.default.fileExists(atPath: file.path)
        else { return nil }
        return command.map {
            $0.replacing("{file}", with: file.path).replacing("{line}", with: match.2)
                .replacing("{column}", with: match.3)
        }
    }

    /// Returns the only file with a name in a folder and its visible subfolders; nil for none or several.
    private static func file(named name: String, in folder: URL) -> URL? {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var found: URL?
        while let file = files?.nextObject() as? URL {
            guard file.lastPathComponent == name else { continue }
            if found != nil { return nil }
            found = file
        }
        return found
    }

    /// Opens a position; prints the reason if that fails.
    func open(_ place: String, in sources: URL) async {
        guard let words = arguments(for: place, in: sources) else { return }
        if words[0] == "-" {
            print("Edit \(words[1])")
            fflush(nil)
            return
        }
        do {
            // Only names are looked up in PATH.
            let program: Executable = words[0].contains("/") ? .path(.init(words[0])) : .name(words[0])
            let result = try await Subprocess.run(
                program, arguments: Arguments(Array(words.dropFirst())), platformOptions: .ownGroup,
                input: .none, output: .discarded, error: .discarded)
            if !result.terminationStatus.isSuccess { standardError("\(words[0]) could not open \(place).") }
        } catch {
            standardError("\(words[0]) cannot be run: set UMWELT_EDITOR to the command of your editor.")
        }
    }
}
