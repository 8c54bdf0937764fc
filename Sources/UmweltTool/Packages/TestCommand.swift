import ArgumentParser
import Foundation

/// `umwelt test`: builds the tests of a package or a project and runs them.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Runs the tests of a package, or the unit tests of a project of Xcode.",
        discussion: """
            Tests are XCTest's or Swift Testing's. They may import UmweltTesting, also if the package does not depend \
            on Umwelt, and SnapshotTesting, whose pictures of views have references in __Snapshots__/Linux. Of a \
            project, the targets of unit tests are compiled with the files of the app that they test; tests with \
            XCUIApplication are left out. Options after the path are those of `swift test`, such as --filter NAME.

            With --skip-broken the tests run that do not need what does not compile, and the rest is listed at the end. \
            The command then ends with code 2 if they pass.
            """)

    @Argument(help: "The folder of a package, a project of Xcode, or a folder with its files.", completion: .directory)
    var path = "."

    @Flag(help: "Leave out what does not compile, with the tests that need it.")
    var skipBroken = false

    @Argument(parsing: .allUnrecognized, help: "Options of `swift test`.")
    var options: [String] = []

    func run() async throws {
        let repair: RepairPurpose? = skipBroken ? .tests : nil
        switch try ProjectTestPackage.Subject(path: path) {
        case .package(let folder):
            try await PackageBuild(folder: folder, wanted: nil, library: .installed(), repair: repair).test(options)
        case .project(let folder):
            let tests = ProjectTestPackage(folder: folder, library: try .installed())
            var build = try tests.make()
            build.repair = repair
            try await build.test(options, variables: ["UMWELT_RESOURCES": folder.standardizedFileURL.path])
        }
    }
}
