import Foundation

/// The source folder of a program that `umwelt run` or `umwelt picture` has built.
///
/// An app's resources are found there as if they were in its main bundle.
package enum SourceFolder {
    /// The path of the folder; nil for other programs.
    package static let path = ProcessInfo.processInfo.environment["UMWELT_RESOURCES"]

    /// The files and folders in it and in its subfolders, without hidden ones.
    package static let content: [URL] = path.map(content) ?? []

    /// The largest number of files that are searched.
    package static let maxFiles = 20_000

    /// Returns the files and folders in a folder and its subfolders, without hidden ones, outer ones first.
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
