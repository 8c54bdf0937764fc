import ArgumentParser
import Foundation
import Subprocess

extension PackageBuild {
    /// Builds the package's tests and runs `swift test`, whose output is the tool's.
    ///
    /// - Parameters:
    ///   - options: The options for `swift test`.
    ///   - variables: Variables for the tests.
    /// - Throws: The exit code of `swift test` after a failure, or ``incompleteTests`` if parts were left out.
    func test(_ options: [String], variables: [String: String] = [:]) async throws {
        let tools = try await tools()
        _ = try await build(.tests, folder, with: tools)
        let variables = tools.variables.merging(variables) { $1 }
        let standIns = try tools.place.standIns.options(for: folder, manifests: [folder])
        let arguments =
            ["test", "--skip-build", "--package-path", folder.path] + tools.place.options + standIns + options
        let leftOut = repair == nil ? [] : tools.place.leftOut.messages
        if leftOut.isEmpty { try become(tools.swift, arguments, variables) }
        let tests = try await Subprocess.run(
            .path(.init(tools.swift)), arguments: Arguments(arguments), environment: environment(variables),
            platformOptions: .interruptible, input: .currentStandardInput,
            output: .currentStandardOutput, error: .currentStandardError)
        for line in leftOut { standardError("Left out: \(line)") }
        guard tests.terminationStatus.isSuccess else {
            if case .exited(let code) = tests.terminationStatus { throw ExitCode(code) }
            throw ExitCode.failure
        }
        throw ExitCode(Self.incompleteTests)
    }

    /// The exit code of tests that passed, without parts that do not compile.
    static let incompleteTests: Int32 = 2

    private func become(_ program: String, _ arguments: [String], _ variables: [String: String]) throws -> Never {
        for (name, value) in variables { setenv(name, value, 1) }
        var pointers = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, &pointers)
        throw ToolError("\(program) cannot be run: \(String(cString: strerror(errno))).")
    }
}
