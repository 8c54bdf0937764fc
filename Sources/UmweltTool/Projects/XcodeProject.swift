import Foundation

/// A project of Xcode: the targets of apps in it, with the files that they are compiled from.
///
/// Its file `project.pbxproj` is a property list, in which objects name each other by keys.
struct XcodeProject {
    /// The folder that the project's paths begin at.
    private let folder: URL
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
            return AppTarget(
                name: name, files: files(ofTarget: key, target), settings: settings(of: target), isMain: type == kind,
                isForIOS: isForIOS(target), givenModule: moduleName(of: target))
        }
    }

    /// The targets of unit tests, in the order of the project.
    var unitTestTargets: [UnitTestTarget] {
        targets(ofType: "com.apple.product-type.bundle.unit-test").map { key, name, target in
            let app = objects(target, "dependencies").compactMap { $0["target"] as? String }
                .compactMap { objects[$0]?["name"] as? String }.first
            return UnitTestTarget(
                name: name, files: files(ofTarget: key, target), settings: settings(of: target), app: app)
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

    /// The files of the folders that a target takes whole, and those that it takes of others' folders.
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

    /// The place of a file or group; nil if its path begins elsewhere than in the project.
    private func location(_ key: String) -> URL? {
        guard let object = objects[key] else { return nil }
        let path = object["path"] as? String ?? ""
        switch object["sourceTree"] as? String ?? "<group>" {
        case "<absolute>": return URL(fileURLWithPath: path)
        case "SOURCE_ROOT": return folder.appendingPathComponent(path)
        case "<group>":
            let parent = parents[key].flatMap(location) ?? folder
            return path.isEmpty ? parent : parent.appendingPathComponent(path)
        default: return nil
        }
    }

    // MARK: Settings

    /// The settings of a target for debugging, or else those of the project.
    private func settings(of target: Object) -> CompilerSettings {
        let values = buildSettings(of: root).merging(buildSettings(of: target)) { $1 }
        var settings = CompilerSettings()
        if let version = values["SWIFT_VERSION"] as? String, let mode = version.split(separator: ".").first,
            mode == "6"
        {
            settings.languageMode = "6"
        }
        settings.isOnMainActor = values["SWIFT_DEFAULT_ACTOR_ISOLATION"] as? String == "MainActor"
        settings.hasBareSlashRegex = values["SWIFT_ENABLE_BARE_SLASH_REGEX"] as? String != "NO"
        let conditions = values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] as? String ?? ""
        settings.conditions = conditions.split(separator: " ").map(String.init).filter { !$0.contains("$") }
        return settings
    }

    /// Returns the name of the module if the settings give one without variables.
    private func moduleName(of target: Object) -> String? {
        let values = buildSettings(of: root).merging(buildSettings(of: target)) { $1 }
        let names = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].compactMap { values[$0] as? String }
        return names.first { !$0.contains("$") }
    }

    /// Returns true if a target is built for iOS, among others.
    private func isForIOS(_ target: Object) -> Bool {
        let values = buildSettings(of: root).merging(buildSettings(of: target)) { $1 }
        let platforms = values["SUPPORTED_PLATFORMS"] as? String ?? values["SDKROOT"] as? String
        if let platforms, platforms != "auto" { return platforms.contains("iphoneos") }
        return values["IPHONEOS_DEPLOYMENT_TARGET"] != nil && values["MACOSX_DEPLOYMENT_TARGET"] == nil
    }

    private func buildSettings(of object: Object) -> Object {
        guard let key = object["buildConfigurationList"] as? String, let list = objects[key] else { return [:] }
        let all = objects(list, "buildConfigurations")
        let configuration = all.first { $0["name"] as? String == "Debug" } ?? all.first
        return configuration?["buildSettings"] as? Object ?? [:]
    }

    private func keys(_ object: Object, _ property: String) -> [String] { object[property] as? [String] ?? [] }

    private func objects(_ object: Object, _ property: String) -> [Object] {
        keys(object, property).compactMap { objects[$0] }
    }
}
