import ArgumentParser
import Foundation

/// `umwelt test`: builds a package's tests and runs them.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the tests of a package.",
        discussion: """
            Tests are XCTest's or Swift Testing's. They may import UmweltTesting, also if the package does not depend \
            on Umwelt. Options after the path are those of `swift test`, such as --filter NAME.
            """)

    @Argument(help: "The folder of a package.", completion: .directory)
    var path = "."

    @Argument(parsing: .allUnrecognized, help: "Options of `swift test`.")
    var options: [String] = []

    func run() async throws {
        try await PackageBuild(path: path).test(options)
    }
}
