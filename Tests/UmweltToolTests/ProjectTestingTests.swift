import Foundation
import Testing

@testable import UmweltTool

@Suite("umwelt test, of a project of Xcode") struct ProjectTestingTests {
    private static func workshop() throws -> Workshop {
        let workshop = try Workshop()
        try workshop.writeProject(
            "Shelf",
            [
                XcodeTarget(
                    name: "Shelf", folders: ["App"],
                    settings: ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]),
                XcodeTarget(name: "ShelfTests", kind: "bundle.unit-test", folders: ["Unit Tests"]),
                XcodeTarget(name: "ShelfUITests", kind: "bundle.ui-testing", folders: ["UITests"]),
            ])
        try workshop.write(
            """
            import SwiftUI
            @main struct ShelfApp: App { var body: some Scene { WindowGroup { Page() } } }
            struct Page: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        Text("Count \\(count)")
                        Image(.wave)
                        Button("Add") { count += 1 }
                    }
                }
            }
            """, to: "App/Page.swift")
        try workshop.write("{}", to: "App/Assets.xcassets/Wave.imageset/Contents.json")
        try workshop.write(
            """
            import Testing
            import UmweltTesting
            @testable import Shelf
            @Test @MainActor func counts() {
                let host = TestHost { Page() }
                host.tap("Add")
                #expect(host.texts.first == "Count 1")
                #expect(#filePath.hasSuffix("/Unit Tests/PageTests.swift"))
            }
            """, to: "Unit Tests/PageTests.swift")
        try workshop.write(
            """
            import XCTest
            @testable import Shelf
            final class OldTests: XCTestCase {
                func testSum() { XCTAssertEqual(1 + 1, 2) }
            }
            """, to: "Unit Tests/OldTests.swift")
        try workshop.write("import XCTest\nlet app = XCUIApplication()\n", to: "Unit Tests/Remote.swift")
        try workshop.write("import XCTest\nlet other = XCUIApplication()\n", to: "UITests/Remote.swift")
        return workshop
    }

    @Test("Unit tests of both kinds run with the app's files, and tests that control an app are left out with a line")
    func unitTests() async throws {
        let workshop = try Self.workshop()
        let outcome = try await workshop.umwelt("test", "Shelf.xcodeproj")
        let said = outcome.output + outcome.errors
        #expect(outcome.code == 0, "\(said)")
        #expect(said.contains("Executed 1 test, with 0 failures"))
        #expect(said.contains("Test run with 1 test"))
        #expect(
            outcome.errors.contains(
                "ShelfUITests is left out: its tests control an app by XCUIApplication, which Umwelt has not got."))
        #expect(outcome.errors.contains("Unit Tests/Remote.swift is left out: it controls an app by XCUIApplication."))
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.path + "/.build"))
    }

    @Test("Errors in tests and in the app have the places of the project's own files")
    func places() async throws {
        let workshop = try Self.workshop()
        try workshop.write(
            "import Testing\n@testable import Shelf\n@Test func wrong() { #expect(Bool(false)) }\n",
            to: "Unit Tests/PageTests.swift")
        let failed = try await workshop.umwelt("test", ".", "--filter", "wrong")
        #expect(failed.code == 1)
        #expect((failed.output + failed.errors).contains("PageTests.swift:3:"))
        try workshop.write("let wrong: Int = \"\"\n", to: "App/Wrong.swift")
        let broken = try await workshop.umwelt("test", ".")
        #expect(broken.errors.contains("\(workshop.folder.path)/App/Wrong.swift:1:18: error: cannot convert value"))
        #expect(!broken.errors.contains("/projects/"))
    }

    @Test("Without a project the files that import Testing are the tests, and without tests there is an error")
    func folder() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "import SwiftUI\nstruct Row: View { var body: some View { Text(\"row\") } }\n", to: "Kit/Row.swift")
        let none = try await workshop.umwelt("test", "Kit")
        #expect(none.errors == "Error: Kit has no unit tests.\n")
        try workshop.write(
            "import Testing\nimport UmweltTesting\n@testable import Kit\n@Test @MainActor func row() {\n"
                + "    #expect(TestHost { Row() }.texts == [\"row\"])\n}\n", to: "Kit/Tests/RowTests.swift")
        let outcome = try await workshop.umwelt("test", "Kit")
        #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
        #expect((outcome.output + outcome.errors).contains("Test run with 1 test"))
    }
}
