import Foundation

/// A module with previews.
struct PreviewTarget: Sendable {
    /// The name of the target, as the manifest or the project has it.
    let name: String

    /// The name of the module that it is compiled to.
    let module: String

    let files: [URL]

    /// True if a file mentions previews, so that a program should be built for it.
    var mayHavePreviews: Bool {
        files.contains { file in
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.contains("#Preview") || text.contains("PreviewProvider")
        }
    }

    /// Returns the file with a name in the module, which is unique there.
    func file(named name: String) -> URL? { files.first { $0.lastPathComponent == name } }

    /// Returns the file and the line of a provider's declaration; nil if it is not found.
    ///
    /// - Parameter type: The name of its type, with the module and outer types.
    func provider(_ type: String) -> (file: URL, line: Int)? {
        let name = TypeName.short(type)
        guard
            let pattern = try? Regex(
                "\\b(?:struct|class|enum|actor|extension)\\s+(?:\\w+\\.)*\(name)\\b[^{]*PreviewProvider")
        else { return nil }
        for file in files {
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            guard let start = text.firstMatch(of: pattern)?.range.lowerBound else { continue }
            return (file, text[..<start].count { $0.isNewline } + 1)
        }
        return nil
    }
}

/// A program with the previews of some targets, or the reason why there is none.
struct PreviewBuild: Sendable {
    let targets: [PreviewTarget]
    let program: Result<Program, any Error>
}

extension Subject {
    /// Builds programs that show the previews of all targets, one after the other.
    private func previewBuilds(skipsBroken: Bool) async throws -> [PreviewBuild] {
        switch self {
        case .files(let target, let folder):
            try await Self.build([target], in: folder, skipsBroken: skipsBroken)
        case .package(let folder, _):
            try await PackageBuild(folder: folder, wanted: nil, library: .installed(), repair: skipsBroken ? .app : nil)
                .previewBuilds()
        }
    }

    /// Builds programs that show the previews of all targets at a path.
    ///
    /// - Parameters:
    ///   - target: The only target to build, of a folder or a project that has several; nil for all.
    ///   - skipsBroken: True if parts that do not compile are left out.
    static func previewBuilds(path: String, target: String?, skipsBroken: Bool) async throws -> [PreviewBuild] {
        let url = URL(fileURLWithPath: path)
        let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
        guard target == nil, isFolder, !PackageBuild.isPackage(url) else {
            return try await Subject(path: path, target: target).previewBuilds(skipsBroken: skipsBroken)
        }
        let folder = isProject ? url.deletingLastPathComponent() : url
        return try await build(try ProjectFolder(url: folder).targets(), in: folder, skipsBroken: skipsBroken)
    }

    private static func build(
        _ targets: [AppTarget], in folder: URL, skipsBroken: Bool
    ) async throws -> [PreviewBuild] {
        var builds: [PreviewBuild] = []
        for target in targets {
            let compilation = Compilation(
                target: target, folder: folder, library: try .installed(), skipsBroken: skipsBroken)
            let preview = PreviewTarget(name: target.name, module: compilation.moduleName, files: target.files)
            guard preview.mayHavePreviews else { continue }
            builds.append(PreviewBuild(targets: [preview], program: await Result { try await compilation.program() }))
        }
        return builds
    }
}

extension Result where Failure == any Error {
    /// Makes the result of an operation.
    init(catching operation: () async throws -> Success) async {
        do {
            self = .success(try await operation())
        } catch {
            self = .failure(error)
        }
    }
}
