import Foundation

/// The folder that the source of a program lies in which `umwelt run` or `umwelt picture` has built. What an app brings
/// along is found there, as if it were in its main bundle.
package enum SourceFolder {
    /// The folder; nil for other programs.
    package static let path = ProcessInfo.processInfo.environment["UMWELT_RESOURCES"]

    /// The files and folders inside, hidden ones aside.
    package static let content: [URL] = path.map(content) ?? []

    /// The most files that are looked at.
    package static let maxFiles = 20_000

    /// The files and folders in a folder and in those inside, hidden ones aside, outer ones first.
    package static func content(of folder: String) -> [URL] {
        let enumerator = FileManager.default.enumerator(
            at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var content: [(level: Int, url: URL)] = []
        while content.count < maxFiles, let enumerator, let url = enumerator.nextObject() as? URL {
            content.append((enumerator.level, url))
        }
        return content.sorted { ($0.level, $0.url.path) < ($1.level, $1.url.path) }.map(\.url)
    }
}
