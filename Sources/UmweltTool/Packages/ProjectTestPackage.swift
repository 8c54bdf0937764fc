import Foundation

/// A package around the apps of an Xcode project and their unit tests, as SwiftPM expects them.
///
/// It is in the cache, and its files are links to the project's. ``LinkedSources`` has the compiler read these by their
/// own paths, so that messages and `#filePath` have them.
struct ProjectTestPackage {
    /// The folder of the project.
    let folder: URL
    let library: Library

    /// The subject of a path: a package, or a project.
    enum Subject {
        case package(URL), project(URL)

        init(path: String) throws {
            let url = URL(fileURLWithPath: path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
                throw ToolError(FileFault.message(for: path))
            }
            guard isFolder.boolValue else {
                throw ToolError("\(path) is not a folder. Pass the folder of a package or a project.")
            }
            if PackageBuild.isPackage(url) {
                self = .package(url)
            } else {
                let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
                self = .project(isProject ? url.deletingLastPathComponent() : url)
            }
        }
    }

    /// The word of tests that control an app from outside.
    private static let appControl = "XCUIApplication"

    /// Makes the package.
    ///
    /// - Throws: ``ToolError`` if the project has no unit tests.
    func make() throws -> PackageBuild {
        let (tests, interfaceTests) = ProjectFolder(url: folder).testTargets()
        for name in interfaceTests {
            standardError(
                "\(name) is left out: its tests control an app by \(Self.appControl), which Umwelt has not got.")
        }
        let named = tests.map {
            UnitTestTarget(name: $0.name, files: unitTests(in: $0), settings: $0.settings, app: $0.app)
        }
        let kept = named.filter { !$0.files.isEmpty }
        guard !kept.isEmpty else { throw ToolError("\(folder.relativePath) has no unit tests.") }
        let apps = try kept.map { try app(for: $0) }
        var key = ContentKey()
        key.add(folder.standardizedFileURL.resolvingSymlinksInPath().path)
        let name = folder.standardizedFileURL.lastPathComponent
        let package = try CacheFolder.find(LinkedSources.cacheName).appendingPathComponent("\(key)/\(name)")
        var targets: [String] = []
        var known: Set<String> = []
        for app in apps where known.insert(app.name).inserted { targets.append(try write(app, to: package)) }
        for (test, app) in zip(kept, apps) { targets.append(try write(test, of: app, to: package)) }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: \(quoted(name)), targets: [
            \(targets.joined(separator: ",\n"))
            ])

            """
        try write(Data(manifest.utf8), to: package.appendingPathComponent("Package.swift"))
        return PackageBuild(folder: package, wanted: nil, library: library)
    }

    /// Returns the files of a target without UI tests.
    private func unitTests(in target: UnitTestTarget) -> [URL] {
        target.files.filter { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(Self.appControl) else {
                return true
            }
            standardError("\(file.relativePath) is left out: it controls an app by \(Self.appControl).")
            return false
        }
    }

    private func app(for test: UnitTestTarget) throws -> AppTarget {
        let project = ProjectFolder(url: folder)
        return try project.targets().first { $0.name == test.app } ?? project.target(named: nil)
    }

    // MARK: Targets

    /// Writes the files of an app, and returns its part of the manifest.
    private func write(_ app: AppTarget, to package: URL) throws -> String {
        let compilation = Compilation(target: app, folder: folder, library: library)
        let module = compilation.moduleName
        let place = package.appendingPathComponent("Sources/\(module)")
        let generated = try compilation.generatedSource(for: AppResources(in: folder))
        try link(app.files, generated: generated, in: place)
        let isProgram = app.files.contains { $0.lastPathComponent == "main.swift" || SwiftFile($0).isEntryPoint }
        return """
                .\(isProgram ? "executableTarget" : "target")(
                    name: \(quoted(module)), path: \(quoted("Sources/\(module)")),
                    swiftSettings: [\(settings(app.settings))])
            """
    }

    /// Writes the files of tests, and returns their part of the manifest.
    private func write(_ test: UnitTestTarget, of app: AppTarget, to package: URL) throws -> String {
        let module = Compilation(target: app, folder: folder, library: library).moduleName
        let path = "Tests/\(test.name)"
        try link(test.files, generated: nil, in: package.appendingPathComponent(path))
        return """
                .testTarget(
                    name: \(quoted(test.name)), dependencies: [\(quoted(module))], path: \(quoted(path)),
                    swiftSettings: [\(settings(test.settings))])
            """
    }

    private func settings(_ settings: CompilerSettings) -> String {
        var parts = [".swiftLanguageMode(.v\(settings.languageMode))"]
        parts += (["DEBUG"] + settings.conditions.filter { $0 != "DEBUG" }).map { ".define(\(quoted($0)))" }
        let others = settings.otherArguments.map(quoted).joined(separator: ", ")
        if !others.isEmpty { parts.append(".unsafeFlags([\(others)])") }
        return parts.joined(separator: ", ")
    }

    private func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// Makes a folder that contains exactly links to some files.
    private func link(_ files: [URL], generated: String?, in place: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: place, withIntermediateDirectories: true)
        var names: Set<String> = []
        for file in files {
            let name = file.lastPathComponent
            names.insert(name)
            let link = place.appendingPathComponent(name)
            let target = file.standardizedFileURL.path
            if (try? manager.destinationOfSymbolicLink(atPath: link.path)) == target { continue }
            try? manager.removeItem(at: link)
            try manager.createSymbolicLink(atPath: link.path, withDestinationPath: target)
        }
        if let generated {
            let name = "GeneratedAssetSymbols.swift"
            names.insert(name)
            try write(Data(generated.utf8), to: place.appendingPathComponent(name))
        }
        for name in try manager.contentsOfDirectory(atPath: place.path) where !names.contains(name) {
            try manager.removeItem(at: place.appendingPathComponent(name))
        }
    }

    /// Writes a file, unless it is unchanged: SwiftPM rebuilds what depends on changed files.
    private func write(_ data: Data, to file: URL) throws {
        if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
}

/// The files of a generated package, which are links to those of a project.
struct LinkedSources {
    /// The folder in the tool's cache with such packages.
    static let cacheName = "projects"

    /// Returns the target of a link in a generated package, or the file itself.
    static func target(of file: URL) -> URL {
        guard file.path.contains("/umwelt/\(cacheName)/"),
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
        else { return file }
        return URL(fileURLWithPath: path)
    }

    /// Returns a compiler's arguments with the files that links lead to in place of the links.
    ///
    /// - Parameters:
    ///   - call: The call that SwiftPM makes.
    ///   - scratch: A folder for the list of files, and for the generated files.
    static func following(_ arguments: [String], of call: CompilerCall, scratch: URL) throws -> [String] {
        let targets = Dictionary(
            call.files.map { ($0.path, target(of: $0).path) }, uniquingKeysWith: { first, _ in first })
        if targets.allSatisfy({ $0.key == $0.value }) { return arguments }
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        var arguments = arguments.filter { !$0.hasPrefix("@") && targets[$0] == nil }
        if let map = arguments.firstIndex(of: "-output-file-map"), arguments.indices.contains(map + 1) {
            let data = try Data(contentsOf: URL(fileURLWithPath: arguments[map + 1]))
            let outputs = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
            let renamed = Dictionary(
                outputs.map { (targets[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
            let file = scratch.appendingPathComponent("output-file-map.json")
            try JSONSerialization.data(withJSONObject: renamed, options: .sortedKeys).write(to: file)
            arguments[map + 1] = file.path
        }
        return arguments + call.files.map { targets[$0.path] ?? $0.path }
    }
}
