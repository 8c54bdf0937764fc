import Subprocess

/// The programs of the Swift toolchain.
enum Toolchain {
    /// Returns the path of a program, from the search path of commands. Throws if it is not found.
    static func find(_ name: String) async throws -> String {
        do {
            return try await Executable.name(name).resolveExecutablePath(in: .inherit).string
        } catch {
            throw ToolError("`\(name)` is not on PATH: install Swift 6.3 from swift.org and put its usr/bin there.")
        }
    }
}
