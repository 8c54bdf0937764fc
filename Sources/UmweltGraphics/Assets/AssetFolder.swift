import Foundation
import Synchronization

/// A folder with images, asset catalogues, or both.
struct AssetFolder: Hashable, Sendable {
    private let path: String

    /// True if subfolders are searched too, as in source code.
    private let isDeep: Bool

    /// Returns the folders with the assets of a bundle; of the app if it is nil.
    ///
    /// The app's folders are in its main bundle, in the bundles that SwiftPM puts beside the executable for the
    /// target's resources and, with `umwelt run` and `umwelt picture`, beside the source.
    static func folders(of bundle: Bundle?) -> [AssetFolder] {
        guard let bundle, bundle != .main else { return main }
        return unique([bundle.resourcePath, bundle.bundlePath])
    }

    /// Returns the paths of the folders of a bundle, for messages.
    static func names(of bundle: Bundle?) -> String {
        folders(of: bundle).map(\.path).joined(separator: ", ")
    }

    private static let main: [AssetFolder] = {
        let program = Bundle.main.executableURL
        let beside = program?.deletingLastPathComponent()
        let name = program?.lastPathComponent ?? ""
        let entries = beside.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        let bundles = entries.filter { $0.hasSuffix("_\(name).resources") || $0.hasSuffix("_\(name).bundle") }.sorted()
        let folders = unique(
            [Bundle.main.resourcePath] + bundles.map { beside?.appendingPathComponent($0).path })
        return (SourceFolder.path.map { [AssetFolder(path: $0, isDeep: true)] } ?? []) + folders
    }()

    private static func unique(_ paths: [String?]) -> [AssetFolder] {
        var folders: [AssetFolder] = []
        for path in paths {
            guard let path else { continue }
            let folder = AssetFolder(path: path, isDeep: false)
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    /// The images, colours and data sets of the folder, by name. The folder is read once per process.
    var index: AssetIndex {
        if let index = Self.indices.withLock({ $0[self] }) { return index }
        let index = makeIndex()
        Self.indices.withLock { $0[self] = index }
        return index
    }

    private static let indices = Mutex<[AssetFolder: AssetIndex]>([:])

    private func makeIndex() -> AssetIndex {
        var index = AssetIndex()
        let options: FileManager.DirectoryEnumerationOptions =
            isDeep ? [.skipsHiddenFiles] : [.skipsHiddenFiles, .skipsSubdirectoryDescendants]
        let enumerator = FileManager.default.enumerator(
            at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil, options: options)
        var count = 0
        while count < SourceFolder.maxFiles, let url = enumerator?.nextObject() as? URL {
            count += 1
            if url.pathExtension == "xcassets" {
                enumerator?.skipDescendants()
                AssetCatalog(url: url).add(to: &index)
            } else {
                index.addFile(url)
            }
        }
        return index
    }
}

/// The images, colours and data sets of a folder, by name.
struct AssetIndex: Sendable {
    var images: [String: [ImageVariant]] = [:]
    var colors: [String: [ColorVariant]] = [:]
    var data: [String: AssetData] = [:]

    /// Adds an image file, under its name with and without the extension. Other files are ignored.
    mutating func addFile(_ url: URL) {
        let name = AssetName(fileName: url.lastPathComponent)
        guard name.isImage else { return }
        let variant = ImageVariant(url: url, scale: name.scale)
        images[name.name, default: []].append(variant)
        images["\(name.name).\(url.pathExtension)", default: []].append(variant)
    }
}
