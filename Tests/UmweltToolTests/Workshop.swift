import Foundation
import Subprocess

/// A temporary folder to call the built tool in, with caches of its own.
final class Workshop: Sendable {
    let folder: URL

    /// The outcome of a call of the tool.
    struct Outcome {
        let code: Int32?
        let output: String
        let errors: String
        let duration: Duration
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file, and the folders that it is in.
    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func data(_ path: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(path)) }

    /// Calls the tool.
    func umwelt(_ arguments: String..., variables: [String: String] = [:]) async throws -> Outcome {
        try await run("umwelt", arguments, variables: variables)
    }

    /// A program that is built beside these tests.
    static func program(_ name: String) throws -> URL {
        let tests = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        return tests.deletingLastPathComponent().appendingPathComponent(name)
    }

    /// The variables that make programs use only the folder. As in a home folder, what they write is hidden, and none
    /// of the source.
    var variables: [String: String] {
        let folders = ["XDG_CACHE_HOME": ".cache", "XDG_CONFIG_HOME": ".config", "XDG_STATE_HOME": ".state"]
        return folders.mapValues { folder.appendingPathComponent($0).path }
    }

    /// True if a user without rights can run what is built here, which may be in a folder that is closed to others.
    static var runsUnprivileged: Bool {
        guard geteuid() == 0, let tool = try? program("umwelt") else { return true }
        let test = Process()
        (test.executableURL, test.arguments) = unprivileged(URL(fileURLWithPath: "/usr/bin/test"), ["-x", tool.path])
        guard (try? test.run()) != nil else { return false }
        test.waitUntilExit()
        return test.terminationStatus == 0
    }

    /// The call of a program by a user without rights of their own: by another one than the tests' if that is the
    /// system's administrator, who may do all.
    static func unprivileged(_ program: URL, _ arguments: [String]) -> (program: URL, arguments: [String]) {
        guard geteuid() == 0 else { return (program, arguments) }
        return (
            URL(fileURLWithPath: "/usr/bin/setpriv"),
            ["--reuid=65534", "--regid=65534", "--clear-groups", program.path] + arguments
        )
    }

    /// Calls a program that is built beside these tests.
    ///
    /// - Parameter unprivileged: True for a user without rights of their own.
    func run(
        _ program: String, _ arguments: [String] = [], variables: [String: String] = [:], unprivileged: Bool = false
    ) async throws -> Outcome {
        var file = try Self.program(program)
        var arguments = arguments
        if unprivileged { (file, arguments) = Self.unprivileged(file, arguments) }
        return try await call(.path(.init(file.path)), arguments, variables)
    }

    /// Calls SwiftPM.
    func swift(_ arguments: [String], variables: [String: String] = [:]) async throws -> Outcome {
        try await call(.name("swift"), arguments, variables)
    }

    private func call(
        _ program: Executable, _ arguments: [String], _ variables: [String: String]
    ) async throws -> Outcome {
        let updates = self.variables.merging(variables) { $1 }.map {
            (Environment.Key(stringLiteral: $0), Optional($1))
        }
        let clock = ContinuousClock()
        let start = clock.now
        let result = try await Subprocess.run(
            program, arguments: Arguments(arguments),
            environment: .inherit.updating(Dictionary(uniqueKeysWithValues: updates)),
            workingDirectory: .init(folder.path), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
        var code: Int32?
        if case .exited(let number) = result.terminationStatus { code = number }
        return Outcome(
            code: code, output: result.standardOutput, errors: result.standardError, duration: clock.now - start)
    }

    /// The width and height in pixels that a PNG file says that it has.
    func pixels(of path: String) throws -> [Int] {
        let bytes = [UInt8](try data(path))
        guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count > 24 else { return [] }
        return [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    }
}
