import Foundation
import Synchronization

/// A folder with the source of an app, as Xcode lays it out or without any order.
struct ProjectFolder {
    let url: URL

    /// Folders with generated or third-party files, not the app's source.
    private static let foreign: Set = ["DerivedData", "Pods", "Carthage", "node_modules"]

    /// The folders of caches, state and settings, if set: their content is not source either.
    private static let kept = Set(
        ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"]
            .compactMap { ProcessInfo.processInfo.environment[$0] }
            .flatMap { [$0, URL(fileURLWithPath: $0).resolvingSymlinksInPath().path] })

    /// Returns the target with a name, or the only app target.
    ///
    /// - Throws: ``ToolError`` without a Swift file or such a target, or for more than one.
    func target(named name: String?) throws -> AppTarget {
        for project in projects {
            let targets = project.appTargets.filter { !$0.files.isEmpty }
            if !targets.isEmpty { return try choose(name, of: targets) }
        }
        return try choose(name, of: try targetsByFiles(hasName: name != nil))
    }

    /// Returns all targets with an app.
    ///
    /// - Throws: ``ToolError`` without a Swift file.
    func targets() throws -> [AppTarget] {
        for project in projects {
            let targets = project.appTargets.filter { !$0.files.isEmpty }
            if !targets.isEmpty { return targets }
        }
        return try targetsByFiles(hasName: false)
    }

    /// Returns the unit test targets, and the names of UI test targets. Without a project, the files that import XCTest
    /// or Testing are one target.
    func testTargets() -> (unitTests: [UnitTestTarget], interfaceTests: [String]) {
        for project in projects where !project.appTargets.allSatisfy(\.files.isEmpty) {
            return (project.unitTestTargets, project.interfaceTestTargets)
        }
        let files = swiftFiles.filter { SwiftFile($0).isTest }
        if files.isEmpty { return ([], []) }
        let name = url.standardizedFileURL.lastPathComponent
        return ([UnitTestTarget(name: "\(name)Tests", files: files, app: nil)], [])
    }

    /// The projects of Xcode in the folder that can be read.
    private var projects: [XcodeProject] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return entries.filter { $0.hasSuffix(".xcodeproj") }.sorted()
            .compactMap { XcodeProject(url.appendingPathComponent($0)) }
    }

    private func choose(_ name: String?, of targets: [AppTarget]) throws -> AppTarget {
        let list = targets.map { "“\($0.name)”" }.joined(separator: ", ")
        guard let name else {
            let main = targets.filter(\.isMain)
            if main.count == 1 { return main[0] }
            if targets.count == 1 { return targets[0] }
            let mobile = main.filter(\.isForIOS)
            if mobile.count == 1 {
                Self.sayOnce(
                    "\(shownPath) has several apps, \(list): this is “\(mobile[0].name)”, the one for iOS. Choose another "
                        + "with --target NAME.", of: "apps of \(url.path)")
                return mobile[0]
            }
            throw ToolError("\(shownPath) has several apps, \(list): choose one with --target NAME.")
        }
        guard let target = targets.first(where: { $0.name == name }) else {
            throw ToolError("\(shownPath) has no app “\(name)”. There are: \(list).")
        }
        return target
    }

    // MARK: Without a project

    /// Finds the apps from the files only: files in the same top-level folder as another program's entry point belong
    /// to that, and tests to none.
    ///
    /// - Parameter hasName: True if the app is selected by its name.
    private func targetsByFiles(hasName: Bool) throws -> [AppTarget] {
        let all = swiftFiles.map(SwiftFile.init)
        guard !all.isEmpty else { throw ToolError("There is no Swift file in \(shownPath).") }
        let entries = all.filter(\.isEntryPoint)
        let sources = all.filter { !$0.isTest }
        let own = url.standardizedFileURL.lastPathComponent
        guard entries.count > 1 || hasName else {
            return [AppTarget(name: own, files: (sources.isEmpty ? all : sources).map(\.url))]
        }
        let apps = entries.filter(\.isApp)
        let targets = Dictionary(grouping: apps.isEmpty ? entries : apps) { topFolder(of: $0.url) }
        if let several = targets.values.first(where: { $0.count > 1 }) {
            let list = several.map { Self.path(of: $0.url, in: url) }.joined(separator: ", ")
            throw ToolError(
                "\(shownPath) has several @main in one folder: \(list). Move one of them to a folder of its own.")
        }
        let others = Set(entries.map { topFolder(of: $0.url) })
        return targets.keys.sorted().map { folder in
            let files = sources.map(\.url).filter {
                let top = topFolder(of: $0)
                return top == folder || !others.contains(top)
            }
            return AppTarget(name: folder.isEmpty ? own : folder, files: files)
        }
    }

    /// The name of the subfolder that contains a file; empty for a file of this folder.
    private func topFolder(of file: URL) -> String {
        let parts = Self.path(of: file, in: url).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : ""
    }

    /// Returns the path of a file relative to a folder that it is in.
    static func path(of file: URL, in folder: URL) -> String {
        String(file.standardizedFileURL.path.dropFirst(folder.standardizedFileURL.path.count + 1))
    }

    private var shownPath: String { url.relativePath }

    /// The Swift files in the folder and its subfolders, in the same order on every machine, without hidden and
    /// third-party ones, nested packages, and manifests.
    private var swiftFiles: [URL] { Self.swiftFiles(in: url) }

    /// Returns the Swift files in a folder, as ``swiftFiles``.
    static func swiftFiles(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var files: [URL] = []
        for case let url as URL in found ?? .init() {
            if url.pathExtension == "swift" {
                if url.lastPathComponent != "Package.swift" { files.append(url) }
            } else if isForeign(url) || ["xcassets", "lproj"].contains(url.pathExtension) {
                found?.skipDescendants()
            } else if url.hasDirectoryPath, access(url.path, R_OK | X_OK) != 0 {
                sayOnce(
                    "\(url.path) cannot be read: \(String(cString: strerror(errno))). What is in it is left out.",
                    of: url.path)
            }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// The subjects that have been mentioned.
    private static let said = Mutex<Set<String>>([])

    /// Prints a line about a subject once: each build reads the folder again.
    private static func sayOnce(_ line: String, of subject: String) {
        guard said.withLock({ $0.insert(subject).inserted }) else { return }
        standardError(line)
    }

    /// Returns true for a folder with third-party files or this tool's output.
    static func isMade(_ folder: URL) -> Bool {
        foreign.contains(folder.lastPathComponent) || kept.contains(folder.path)
    }

    /// Returns true for a folder that is not the app's: third-party, or a package or project itself.
    static func isForeign(_ folder: URL) -> Bool {
        isMade(folder)
            || ["xcodeproj", "xcworkspace", "playground"].contains(folder.pathExtension)
            || FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }
}
