import Foundation

/// A file of build settings beside a project of Xcode, such as `Debug.xcconfig`.
struct ConfigurationFile {
    let url: URL

    /// The settings, in order, including those of included files. None if it cannot be read.
    var settings: [(name: String, value: String)] { settings(outside: []) }

    /// Returns the settings.
    ///
    /// - Parameter outer: The files that include this one, which it cannot include again.
    private func settings(outside outer: Set<String>) -> [(name: String, value: String)] {
        let path = url.standardizedFileURL.path
        guard !outer.contains(path), let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
        return text.split(whereSeparator: \.isNewline).flatMap { line -> [(name: String, value: String)] in
            let line = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
            if let match = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
                let file = URL(fileURLWithPath: String(match.1), relativeTo: url.deletingLastPathComponent())
                return ConfigurationFile(url: file).settings(outside: outer.union([path]))
            }
            // Conditions of the name contain the sign, too.
            guard let match = line.wholeMatch(of: /\s*(\w+(?:\s*\[[^\]]*\])*)\s*=\s*(.*?)\s*;?\s*/) else { return [] }
            return [(String(match.1), String(match.2))]
        }
    }
}
