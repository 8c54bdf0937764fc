import Foundation
import Testing

/// Packages whose tests import SnapshotTesting, as people have them.
@Suite("Suites with SnapshotTesting") struct SnapshotSuiteTests {
    @Test("A suite that depends on swift-snapshot-testing runs unmodified, with references for Linux")
    func suite() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Cards", platforms: [.iOS(.v16)], products: [.library(name: "Cards", targets: ["Cards"])],
                dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.12.0")],
                targets: [
                    .target(name: "Cards"),
                    .testTarget(
                        name: "CardsTests",
                        dependencies: [
                            "Cards", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
                        ]),
                ])
            """, to: "Cards/Package.swift")
        try workshop.write(
            """
            import SwiftUI
            public struct Card: View {
                public init() {}
                public var body: some View { Text("Card").padding() }
            }
            """, to: "Cards/Sources/Cards/Card.swift")
        try workshop.write(
            """
            import SnapshotTesting
            import SwiftUI
            import XCTest
            @testable import Cards
            @MainActor final class CardTests: XCTestCase {
                func testCard() {
                    assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhone13)))
                    assertSnapshot(
                        of: UIHostingController(rootView: Card()),
                        as: .image(on: .iPhone13, traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
                }
            }
            """, to: "Cards/Tests/CardsTests/CardTests.swift")
        let first = try await workshop.umwelt("test", "Cards")
        #expect(first.code == 1)
        #expect((first.output + first.errors).contains("recorded it"), "\(first.output)\(first.errors)")
        let second = try await workshop.umwelt("test", "Cards")
        #expect(second.code == 0, "\(second.output)\(second.errors)")
        let references = "Cards/Tests/CardsTests/__Snapshots__/Linux/CardTests"
        #expect(try workshop.data("\(references)/testCard.1.png") != workshop.data("\(references)/testCard.dark.png"))
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.appendingPathComponent("Cards/.build").path))
    }

    @Test("Texts in the source are recorded by the first run, and compared by the next")
    func inlineTexts() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Names",
                dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")],
                targets: [
                    .testTarget(
                        name: "NamesTests",
                        dependencies: [
                            .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing"),
                        ])
                ])
            """, to: "Names/Package.swift")
        try workshop.write(
            """
            import InlineSnapshotTesting
            import XCTest
            final class NameTests: XCTestCase {
                func testName() {
                    assertInlineSnapshot(of: "Ada", as: .lines)
                    assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json)
                }
            }
            """, to: "Names/Tests/NamesTests/NameTests.swift")
        let first = try await workshop.umwelt("test", "Names")
        #expect(first.code == 1)
        #expect((first.output + first.errors).contains("recorded the text"), "\(first.output)\(first.errors)")
        let source = String(decoding: try workshop.data("Names/Tests/NamesTests/NameTests.swift"), as: UTF8.self)
        #expect(source.contains("as: .lines) {\n            \"\"\"\n            Ada\n            \"\"\"\n        }"))
        let second = try await workshop.umwelt("test", "Names")
        #expect(second.code == 0, "\(second.output)\(second.errors)")
    }
}
