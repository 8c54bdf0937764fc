import Foundation

/// A project of Xcode: the targets of apps in it, with the files that they are compiled from.
///
/// Its file `project.pbxproj` is a property list, in which objects refer to each other by keys.
struct XcodeProject {
    /// The base folder of the project's paths.
    private let folder: URL
    private let name: String
    private let objects: [String: Object]
    private let root: Object

    /// The group that each file and group is in, by their keys.
    private let parents: [String: String]

    private typealias Object = [String: Any]

    /// Reads a project; nil if it cannot be read.
    init?(_ url: URL) {
        guard let data = try? Data(contentsOf: url.appendingPathComponent("project.pbxproj")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Object,
            let objects = list["objects"] as? [String: Object], let key = list["rootObject"] as? String,
            let root = objects[key]
        else { return nil }
        self.objects = objects
        self.root = root
        name = url.deletingPathExtension().lastPathComponent
        let inner = root["projectDirPath"] as? String ?? ""
        let outer = url.deletingLastPathComponent()
        folder = inner.isEmpty ? outer : outer.appendingPathComponent(inner)
        var parents: [String: String] = [:]
        for (key, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = key }
        }
        self.parents = parents
    }

    /// The targets of apps, in the order of the project.
    var appTargets: [AppTarget] {
        keys(root, "targets").compactMap { key in
            let kind = "com.apple.product-type.application"
            guard let target = objects[key], let name = target["name"] as? String,
                let type = target["productType"] as? String, type.hasPrefix(kind)
            else { return nil }
            let settings = buildSettings(ofTarget: target)
            return AppTarget(
                name: name, files: files(ofTarget: key, target), settings: CompilerSettings(settings),
                isMain: type == kind, isForIOS: Self.isForIOS(settings), givenModule: Self.moduleName(settings),
                information: information(settings))
        }
    }

    /// The targets of unit tests, in the order of the project.
    var unitTestTargets: [UnitTestTarget] {
        targets(ofType: "com.apple.product-type.bundle.unit-test").map { key, name, target in
            let app = objects(target, "dependencies").compactMap { $0["target"] as? String }
                .compactMap { objects[$0]?["name"] as? String }.first
            return UnitTestTarget(
                name: name, files: files(ofTarget: key, target),
                settings: CompilerSettings(buildSettings(ofTarget: target)), app: app)
        }
    }

    /// The names of the targets of tests that control an app from outside.
    var interfaceTestTargets: [String] {
        targets(ofType: "com.apple.product-type.bundle.ui-testing").map(\.name)
    }

    private func targets(ofType type: String) -> [(key: String, name: String, target: Object)] {
        keys(root, "targets").compactMap { key in
            guard let target = objects[key], let name = target["name"] as? String,
                target["productType"] as? String == type
            else { return nil }
            return (key, name, target)
        }
    }

    /// The Swift files of a target that are there, by path.
    private func files(ofTarget key: String, _ target: Object) -> [URL] {
        let found = listedFiles(of: target) + syncedFiles(ofTarget: key, target)
        var files: [URL] = []
        var known: Set<String> = []
        for file in found where file.pathExtension == "swift" {
            let isThere = FileManager.default.fileExists(atPath: file.path)
            if isThere && known.insert(file.standardizedFileURL.path).inserted { files.append(file) }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The files that the phases of a target list one by one.
    private func listedFiles(of target: Object) -> [URL] {
        objects(target, "buildPhases").filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
            .flatMap { objects($0, "files") }
            .compactMap { ($0["fileRef"] as? String).flatMap(location) }
    }

    /// The files of the folders that belong to a target as a whole, and individual files of other folders.
    private func syncedFiles(ofTarget key: String, _ target: Object) -> [URL] {
        let own = keys(target, "fileSystemSynchronizedGroups")
        var files = own.flatMap { group -> [URL] in
            guard let folder = location(group) else { return [] }
            let left = Set(
                exceptions(of: group, for: key).map { folder.appendingPathComponent($0).standardizedFileURL.path })
            return ProjectFolder.swiftFiles(in: folder).filter { !left.contains($0.standardizedFileURL.path) }
        }
        for (group, object) in objects where object["exceptions"] != nil && !own.contains(group) {
            guard let folder = location(group) else { continue }
            files += exceptions(of: group, for: key).map { folder.appendingPathComponent($0) }
        }
        return files
    }

    private func exceptions(of group: String, for target: String) -> [String] {
        objects(objects[group] ?? [:], "exceptions").filter { $0["target"] as? String == target }
            .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
    }

    /// The URL of a file or group; nil if its path is not relative to the project.
    private func location(_ key: String) -> URL? { location(key, within: []) }

    /// - Parameter groups: The groups inside the file or group, none of which can contain it in a valid project.
    private func location(_ key: String, within groups: Set<String>) -> URL? {
        guard let object = objects[key], !groups.contains(key) else { return nil }
        let path = object["path"] as? String ?? ""
        switch object["sourceTree"] as? String ?? "<group>" {
        case "<absolute>": return URL(fileURLWithPath: path)
        case "SOURCE_ROOT": return folder.appendingPathComponent(path)
        case "<group>":
            let parent: URL
            if let group = parents[key] {
                guard let found = location(group, within: groups.union([key])) else { return nil }
                parent = found
            } else {
                parent = folder
            }
            return path.isEmpty ? parent : parent.appendingPathComponent(path)
        default: return nil
        }
    }

    // MARK: Settings

    /// Returns the settings of a target for debugging. Those of the target override the project's, and both override
    /// the configuration files on which they are based.
    private func buildSettings(ofTarget target: Object) -> BuildSettings {
        var settings = BuildSettings()
        settings.add([
            ("CONFIGURATION", "Debug"), ("DEVELOPMENT_LANGUAGE", root["developmentRegion"] as? String ?? "en"),
            ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"), ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PROJECT_DIR", folder.path), ("PROJECT_NAME", name), ("SRCROOT", folder.path),
            ("TARGET_NAME", target["name"] as? String ?? ""),
        ])
        for configuration in [root, target].compactMap(debugConfiguration) {
            if let file = configurationFile(of: configuration) {
                settings.add(ConfigurationFile(url: file).settings)
            }
            let values = configuration["buildSettings"] as? Object ?? [:]
            settings.add(
                values.compactMap { name, value in
                    ((value as? [String])?.joined(separator: " ") ?? value as? String).map { (name, $0) }
                })
        }
        return settings
    }

    private func debugConfiguration(of object: Object) -> Object? {
        guard let key = object["buildConfigurationList"] as? String, let list = objects[key] else { return nil }
        let all = objects(list, "buildConfigurations")
        return all.first { $0["name"] as? String == "Debug" } ?? all.first
    }

    /// Returns the file on which a configuration is based: listed in the project, or in a synchronized folder.
    private func configurationFile(of configuration: Object) -> URL? {
        if let key = configuration["baseConfigurationReference"] as? String { return location(key) }
        guard let folder = (configuration["baseConfigurationReferenceAnchor"] as? String).flatMap(location),
            let path = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return nil }
        return folder.appendingPathComponent(path)
    }

    private func information(_ settings: BuildSettings) -> ProjectInformation {
        let path = settings["INFOPLIST_FILE"] ?? ""
        return ProjectInformation(
            settings: settings, file: path.isEmpty ? nil : URL(fileURLWithPath: path, relativeTo: folder))
    }

    /// Returns the name of the module if the settings override the target's.
    private static func moduleName(_ settings: BuildSettings) -> String? {
        let name = settings["PRODUCT_MODULE_NAME"] ?? ""
        return name.isEmpty || name == settings.expanded("$(TARGET_NAME:c99extidentifier)") ? nil : name
    }

    /// Returns true if iOS is one of a target's platforms.
    private static func isForIOS(_ settings: BuildSettings) -> Bool {
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"]
        if let platforms, platforms != "auto" { return platforms.contains("iphoneos") }
        return settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil && settings["MACOSX_DEPLOYMENT_TARGET"] == nil
    }

    private func keys(_ object: Object, _ property: String) -> [String] { object[property] as? [String] ?? [] }

    private func objects(_ object: Object, _ property: String) -> [Object] {
        keys(object, property).compactMap { objects[$0] }
    }
}

extension CompilerSettings {
    /// The compiler settings of a target.
    fileprivate init(_ settings: BuildSettings) {
        self.init()
        if settings["SWIFT_VERSION"]?.split(separator: ".").first == "6" { languageMode = "6" }
        isOnMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        hasBareSlashRegex = settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO"
        let conditions = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
        self.conditions = conditions.split(separator: " ").map(String.init)
    }
}
