import Subprocess

/// The programs of the Swift toolchain.
enum Toolchain {
    /// The triple of this machine.
    static let target: String = {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }()

    /// Returns the path of a program, from the search path of commands. Throws if it is not found.
    static func find(_ name: String) async throws -> String {
        do {
            return try await Executable.name(name).resolveExecutablePath(in: .inherit).string
        } catch {
            throw ToolError("`\(name)` is not on PATH: install Swift 6.3 from swift.org and put its usr/bin there.")
        }
    }
}
