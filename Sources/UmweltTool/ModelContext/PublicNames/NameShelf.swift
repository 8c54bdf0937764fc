/// The modules' names that a server has read.
actor NameShelf {
    nonisolated let library: Library
    private var shelf: [String: Task<PublicNames, any Error>] = [:]

    init(library: Library) { self.library = library }

    /// Returns the names of a module.
    func names(of module: String) async throws -> PublicNames {
        let names = shelf[module] ?? Task { [library] in try await PublicNames.read(of: module, in: library) }
        shelf[module] = names
        do {
            return try await names.value
        } catch {
            shelf[module] = nil
            throw error
        }
    }
}
