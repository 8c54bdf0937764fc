import Foundation

/// The place of one compiled program in the cache of programs.
struct ProgramCache {
    let folder: URL

    /// The number of programs that are kept: the most recently used ones.
    private static let capacity = 40

    init(key: ContentKey) throws {
        folder = try CacheFolder.find("programs").appendingPathComponent(key.description)
    }

    /// True if the program is in the cache; reading it counts as a use.
    var isFilled: Bool {
        let now: [FileAttributeKey: Any] = [.modificationDate: Date()]
        do {
            try FileManager.default.setAttributes(now, ofItemAtPath: folder.path)
            return true
        } catch {
            return false
        }
    }

    /// Makes the program in a temporary folder, which is moved to the place when that has succeeded.
    ///
    /// A run that fails leaves no files, and two simultaneous runs do not interfere.
    func fill(_ make: (URL) async throws -> Void) async throws {
        let files = FileManager.default
        let draft = folder.deletingLastPathComponent().appendingPathComponent("\(UUID().uuidString).draft")
        try files.createDirectory(at: draft, withIntermediateDirectories: true)
        do {
            try await make(draft)
            try files.moveItem(at: draft, to: folder)
        } catch  where isFilled {
            // Another run was faster.
            try files.removeItem(at: draft)
        } catch {
            try files.removeItem(at: draft)
            throw error
        }
        try prune()
    }

    private func prune() throws {
        let files = FileManager.default
        let programs = try files.contentsOfDirectory(
            at: folder.deletingLastPathComponent(), includingPropertiesForKeys: [.contentModificationDateKey])
        let byAge = programs.map { program in
            let values = try? program.resourceValues(forKeys: [.contentModificationDateKey])
            return (program, values?.contentModificationDate ?? .distantPast)
        }.sorted { $0.1 > $1.1 }
        for (program, _) in byAge.dropFirst(Self.capacity) { try files.removeItem(at: program) }
    }
}
