import Foundation
import Testing

@testable import UmweltTool

@Suite("umwelt test --skip-broken") struct SkipBrokenTestingTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shelf", targets: [
            .target(name: "Shelf"), .testTarget(name: "ShelfTests", dependencies: ["Shelf"])])
        """

    private static let model = """
        public final class Shelf {
            public private(set) var books = 0
            public init() {}
            public func add() { books += 1 }
            public func sync() -> Int {
                Magic.sync()
                books += 1
                return books
            }
        }
        """

    @Test(
        "Tests that need nothing that does not compile run, and the rest is listed at the end, with a code of its own")
    func package() async throws {
        let workshop = try Workshop()
        try workshop.write(Self.manifest, to: "Shelf/Package.swift")
        try workshop.write(Self.model, to: "Shelf/Sources/Shelf/Shelf.swift")
        try workshop.write(
            """
            import Testing
            import Shelf
            @Test func adds() { let shelf = Shelf(); shelf.add(); #expect(shelf.books == 1) }
            @Test func syncs() { #expect(Shelf().sync() == 1) }
            @Test(arguments: [(1, magic(2))]) func other(_ pair: (Int, Int)) {}
            @Suite struct Inner {
                let shelf: Shelf
                init() { shelf = Shelf(magic: 1) }
                @Test func empty() { #expect(Bool(false)) }
            }
            """, to: "Shelf/Tests/ShelfTests/ShelfTests.swift")
        try workshop.write(
            """
            import XCTest
            import Shelf
            final class OldTests: XCTestCase {
                func testAdds() { let shelf = Shelf(); shelf.add(); XCTAssertEqual(shelf.books, 1) }
                func testMagic() throws { XCTAssertEqual(try magic(), 1) }
            }
            final class SetUpTests: XCTestCase {
                override func setUp() { Magic.setUp() }
                func testSetUp() { XCTFail() }
            }
            """, to: "Shelf/Tests/ShelfTests/OldTests.swift")
        try workshop.write("import Testing\n@Test func half() { #expect(\n", to: "Shelf/Tests/ShelfTests/Half.swift")
        let broken = try await workshop.umwelt("test", "Shelf")
        #expect(broken.code == 1 && broken.errors.hasSuffix("Error: Shelf does not compile.\n"))
        let outcome = try await workshop.umwelt("test", "Shelf", "--skip-broken")
        let said = outcome.output + outcome.errors
        #expect(outcome.code == 2, "\(said)")
        #expect(said.contains("Executed 1 test, with 0 failures"), "\(said)")
        #expect(said.contains("Test run with 1 test"), "\(said)")
        let lines = outcome.errors.split(separator: "\n").suffix(7)
        for place in [
            "Shelf.swift:6:9: cannot find 'Magic'", "ShelfTests.swift:4:", "ShelfTests.swift:5:23: cannot find 'magic'",
            "ShelfTests.swift:8:", "OldTests.swift:5:50: cannot find 'magic'",
            "OldTests.swift:8:29: cannot find 'Magic'",
            "Half.swift:",
        ] {
            #expect(lines.contains { $0.hasPrefix("Left out: ") && $0.contains(place) }, "\(place): \(said)")
        }
        // Tests that fail have their own code.
        try workshop.write(
            "import Testing\n@Test func fails() { #expect(Bool(false)) }\n", to: "Shelf/Tests/ShelfTests/Half.swift")
        let failed = try await workshop.umwelt("test", "Shelf", "--skip-broken", "--filter", "fails")
        #expect(failed.code == 1 && failed.errors.contains("Left out: "), "\(failed.output)\(failed.errors)")
    }

    @Test("Tests of a project run without the files of the app and of the tests that do not compile")
    func project() async throws {
        let workshop = try Workshop()
        try workshop.writeProject(
            "Shelf",
            [
                XcodeTarget(name: "Shelf", folders: ["App"], settings: ["SWIFT_VERSION": "5.0"]),
                XcodeTarget(name: "ShelfTests", kind: "bundle.unit-test", folders: ["Tests"]),
            ])
        try workshop.write(
            """
            import SwiftUI
            @main struct ShelfApp: App {
                init() { Magic.begin() }
                var body: some Scene { WindowGroup { Page() }.magic() }
            }
            struct Page: View { var body: some View { VStack { Text("a"); Magic() } } }
            """, to: "App/App.swift")
        try workshop.write(Self.model, to: "App/Shelf.swift")
        try workshop.write(
            """
            import Testing
            import UmweltTesting
            @testable import Shelf
            @Test @MainActor func page() { #expect(TestHost { Page() }.texts.first == "a") }
            @Test func syncs() { #expect(Shelf().sync() == 1) }
            """, to: "Tests/PageTests.swift")
        let outcome = try await workshop.umwelt("test", ".", "--skip-broken")
        let said = outcome.output + outcome.errors
        #expect(outcome.code == 2 && said.contains("Test run with 1 test"), "\(said)")
        #expect(outcome.errors.contains("Left out: \(workshop.folder.path)/Tests/PageTests.swift:5:38: "), "\(said)")
        try workshop.write(Self.model.replacing("Magic.sync()", with: ""), to: "App/Shelf.swift")
        try workshop.write(
            "import SwiftUI\nstruct Magic: View { var body: some View { Text(\"b\") }\n"
                + "    static func begin() {}\n}\nextension Scene { func magic() -> some Scene { self } }\n",
            to: "App/Magic.swift")
        let whole = try await workshop.umwelt("test", ".", "--skip-broken")
        #expect(whole.code == 0 && (whole.output + whole.errors).contains("Test run with 2 tests"))
    }
}
