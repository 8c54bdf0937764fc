/// The builds of the subjects that tools were called with. A subject is built again after a change of its source.
actor SubjectBuilds {
    /// A path with the target that is wanted of it.
    struct Key: Hashable {
        let path: String
        let target: String?
    }

    private struct Build {
        let version: SourceWatch.Version
        let outcome: Task<Program, any Error>
    }

    private let root: RootFolder
    private var builds: [Key: Build] = [:]

    init(root: RootFolder) { self.root = root }

    /// Returns the program of a subject.
    ///
    /// - Throws: A `BuildFailure` if it does not compile, or a `ToolError`.
    func program(of key: Key) async throws -> Program {
        let version = SourceWatch(path: key.path).version
        if let build = builds[key], build.version == version {
            do {
                return try await build.outcome.value
            } catch  where !(error is BuildFailure) {
                // The reason may be gone, such as a full disk.
            }
        }
        let outcome = Task { [root] in try await Self.build(key, in: root) }
        builds[key] = Build(version: version, outcome: outcome)
        return try await withTaskCancellationHandler {
            try await outcome.value
        } onCancel: {
            outcome.cancel()
        }
    }

    private static func build(_ key: Key, in root: RootFolder) async throws -> Program {
        let subject = try Subject(path: key.path, target: key.target)
        // A symbolic link to a file elsewhere would show that file in the compiler's messages.
        if case .files(let target, _) = subject { for file in target.files { _ = try root.relativePath(file.path) } }
        return try await subject.build()
    }
}
