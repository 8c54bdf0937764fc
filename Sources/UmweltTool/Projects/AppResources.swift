import Foundation

/// The files of an app beside its source: images, catalogues, texts, data.
struct AppResources {
    /// The folder of the source.
    private let folder: URL

    /// The greatest number of checked files: a home folder is not an app's.
    private static let maxFiles = 5000

    init(in folder: URL) { self.folder = folder }

    /// The asset catalogues.
    var catalogs: [URL] { entries.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path } }

    /// The models of objects.
    var dataModels: [URL] { entries.filter { $0.pathExtension == "xcdatamodeld" }.sorted { $0.path < $1.path } }

    /// Returns true if a file is a resource, by its extension: an app may write other files beside its source.
    static func isResource(_ file: URL) -> Bool { kinds.contains(file.pathExtension.lowercased()) }

    private static let kinds: Set = [
        "csv", "gif", "html", "jpeg", "jpg", "json", "md", "otf", "pdf", "plist", "png", "strings", "stringsdict",
        "svg", "ttf", "txt", "webp", "xcconfig", "xcstrings", "xml",
    ]

    /// A text that differs for each version of the resources.
    var identity: String {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var stamps: [String] = []
        var count = 0
        while count < Self.maxFiles, let found, let url = found.nextObject() as? URL {
            count += 1
            if ProjectFolder.isMade(url) {
                found.skipDescendants()
            } else if Self.isResource(url), let stamp = try? url.stamp {
                stamps.append(stamp)
            }
        }
        return stamps.sorted().joined(separator: "\n")
    }

    /// Returns the path of a program in its build folder: inside an app bundle, where Foundation finds its files.
    static func programPath(_ name: String) -> String { "\(name).app/Contents/Linux/\(name)" }

    /// Makes the resources of a program's bundle: links to the files, all in one folder, as Xcode copies them.
    ///
    /// - Parameter project: The information property list of a project; nil for none.
    func makeBundle(of program: URL, project: ProjectInformation?) throws {
        let files = FileManager.default
        let contents = program.deletingLastPathComponent().deletingLastPathComponent()
        let resources = contents.appendingPathComponent("Resources")
        let new = contents.appendingPathComponent("\(UUID().uuidString).new")
        try files.createDirectory(at: new, withIntermediateDirectories: true)
        for entry in entries where entry.pathExtension != "swift" && entry.lastPathComponent != "Info.plist" {
            guard entry.pathExtension == "lproj" else {
                link(entry, into: new)
                // Programs look for what Xcode compiles it to.
                if entry.pathExtension == "xcdatamodeld" { link(entry, into: new, as: "momd") }
                continue
            }
            let localized = new.appendingPathComponent(entry.lastPathComponent)
            try files.createDirectory(at: localized, withIntermediateDirectories: true)
            for name in (try? files.contentsOfDirectory(atPath: entry.path)) ?? [] {
                link(entry.appendingPathComponent(name), into: localized)
            }
        }
        let information = try information(name: program.lastPathComponent, project: project)
        try information.write(to: contents.appendingPathComponent("Info.plist"))
        try? files.removeItem(at: resources)
        try files.moveItem(at: new, to: resources)
    }

    /// Links a file or folder under its name. The first of a name counts.
    ///
    /// - Parameter kind: The extension that the link has; nil for the file's own.
    private func link(_ file: URL, into folder: URL, as kind: String? = nil) {
        let name = kind.map { file.deletingPathExtension().appendingPathExtension($0).lastPathComponent }
        try? FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent(name ?? file.lastPathComponent),
            withDestinationURL: file.standardizedFileURL.absoluteURL)
    }

    /// Returns the app's property list, with the values that Xcode fills in.
    private func information(name: String, project: ProjectInformation?) throws -> Data {
        var list: [String: Any] = [
            "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleExecutable": name,
            "CFBundleIdentifier": "app.\(name)", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
            "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en",
        ]
        let own = entries.first { $0.lastPathComponent == "Info.plist" }
        if let project {
            list.merge(project.values) { $1 }
            // Foundation finds the bundle by the program's own name.
            list["CFBundleExecutable"] = name
        } else if let own, let data = try? Data(contentsOf: own),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            // Values such as $(PRODUCT_NAME) are Xcode's to fill in.
            list.merge(values.filter { !"\($0.value)".contains("$(") }) { $1 }
        }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    }

    /// The files and folders of the source, outer ones first: catalogues and translations as whole folders.
    private var entries: [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var entries: [(level: Int, url: URL)] = []
        while entries.count < Self.maxFiles, let found, let url = found.nextObject() as? URL {
            if ProjectFolder.isForeign(url) {
                found.skipDescendants()
                continue
            }
            if ["xcassets", "lproj", "xcdatamodeld"].contains(url.pathExtension) { found.skipDescendants() }
            entries.append((found.level, url))
        }
        return entries.sorted { ($0.level, $0.url.path) < ($1.level, $1.url.path) }.map(\.url)
    }
}
