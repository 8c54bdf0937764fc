import Foundation
import Subprocess

/// The modules of C libraries beside an app's Swift files: folders with a `module.modulemap`, as targets of SwiftPM for
/// system libraries have them.
struct SystemModules {
    private let maps: [URL]

    /// Finds the module maps in a folder and its subfolders.
    init(in folder: URL) {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var maps: [URL] = []
        for case let url as URL in found ?? .init() {
            if url.lastPathComponent == "module.modulemap" {
                maps.append(url)
            } else if ProjectFolder.isForeign(url) {
                found?.skipDescendants()
            }
        }
        self.maps = maps.sorted { $0.path < $1.path }
    }

    /// Returns the compiler's arguments for importing the modules in Swift files.
    ///
    /// A map names the libraries to link to. `pkg-config` finds the headers of most libraries.
    func arguments() async throws -> [String] {
        var arguments: [String] = []
        for map in maps {
            arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"]
            let text = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
            for match in text.matches(of: /\blink\s+(?:framework\s+)?"([\w.+-]+)"/) {
                arguments += try await Self.headerArguments(for: String(match.1))
            }
        }
        return arguments
    }

    /// The texts of the module maps, on which the program depends.
    var texts: [Data] { maps.compactMap { try? Data(contentsOf: $0) } }

    /// Returns the arguments for the headers of a library, such as `pq`; none if `pkg-config` does not find it.
    private static func headerArguments(for library: String) async throws -> [String] {
        // Packages of pkg-config have the name of the library, mostly with the prefix of its file.
        for package in ["lib\(library)", library] {
            let result = try? await Subprocess.run(
                .name("pkg-config"), arguments: ["--cflags", package], platformOptions: .interruptible,
                output: .string(limit: 1 << 16), error: .discarded)
            guard let result, result.terminationStatus.isSuccess else { continue }
            return result.standardOutput.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        }
        return []
    }
}
