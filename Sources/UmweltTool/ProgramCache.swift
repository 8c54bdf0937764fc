import Foundation

/// The entry of one compiled program in the cache of programs.
struct ProgramCache {
    let folder: URL

    /// The compiled program.
    let program: URL

    /// The number of cached programs: the most recently used ones, and those in use.
    private let capacity: Int

    /// Finds the entry of a program.
    ///
    /// - Parameters:
    ///   - key: The key of everything that the program depends on.
    ///   - name: The path of the program in its folder.
    ///   - programs: The folder of the cache.
    ///   - capacity: The number of cached programs.
    init(key: ContentKey, name: String, in programs: URL, capacity: Int = 40) {
        folder = programs.appendingPathComponent(key.description)
        program = folder.appendingPathComponent(name)
        self.capacity = capacity
    }

    /// True if the program is in the cache; reading it counts as a use.
    var isFilled: Bool {
        // Something may have removed the file, or ended a run that moved it.
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return false }
        // The time only decides which program is removed first.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path)
        return true
    }

    /// Makes the program in a temporary folder, which is moved to the entry on success.
    ///
    /// A failing run leaves no files, and two simultaneous runs do not interfere.
    func fill(_ make: (URL) async throws -> Void) async throws {
        let files = FileManager.default
        let draft = folder.deletingLastPathComponent().appendingPathComponent("\(UUID().uuidString).draft")
        try files.createDirectory(at: draft, withIntermediateDirectories: true)
        do {
            try await make(draft)
            // What is there without a program is of no use.
            if !isFilled { try? files.removeItem(at: folder) }
            try files.moveItem(at: draft, to: folder)
        } catch  where isFilled {
            // Another run was faster.
            try files.removeItem(at: draft)
        } catch {
            try files.removeItem(at: draft)
            throw error
        }
        prune()
    }

    /// Keeps the program in the cache until the result is released.
    func use() -> ProgramUse? { ProgramUse(of: folder) }

    /// Removes the programs that were used longest ago. Those that cannot be removed remain.
    private func prune() {
        let files = FileManager.default
        let programs = try? files.contentsOfDirectory(
            at: folder.deletingLastPathComponent(), includingPropertiesForKeys: [.contentModificationDateKey])
        let byAge = (programs ?? []).map { program in
            let values = try? program.resourceValues(forKeys: [.contentModificationDateKey])
            return (program, values?.contentModificationDate ?? .distantPast)
        }.sorted { $0.1 > $1.1 }
        for (program, _) in byAge.dropFirst(capacity) where !ProgramUse.isUsed(program) {
            try? files.removeItem(at: program)
        }
    }
}
