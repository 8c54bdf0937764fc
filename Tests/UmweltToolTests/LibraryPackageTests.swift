import Foundation
import Testing

@testable import UmweltTool

/// Packages whose dependencies import SwiftUI.
@Suite("Packages with libraries") struct LibraryPackageTests {
    /// A library that does not know of Umwelt, and an app that uses it. The app's manifest depends on Umwelt.
    private static func workshop() throws -> Workshop {
        let workshop = try Workshop()
        try workshop.linkUmwelt()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Badges", platforms: [.iOS(.v16)], products: [.library(name: "Badges", targets: ["Badges"])],
                targets: [.target(name: "Badges")])
            """, to: "Badges/Package.swift")
        try workshop.write(
            """
            import SwiftUI
            public struct Badge: View {
                let text: String
                public init(_ text: String) { self.text = text }
                public var body: some View { Text(text).padding().background(.yellow, in: Capsule()) }
            }
            """, to: "Badges/Sources/Badges/Badge.swift")
        try workshop.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Counter", dependencies: [.package(path: "../umwelt"), .package(path: "../Badges")],
                targets: [
                    .executableTarget(
                        name: "Counter", dependencies: [.product(name: "SwiftUI", package: "umwelt"), "Badges"]),
                    .testTarget(
                        name: "CounterTests",
                        dependencies: ["Counter", .product(name: "UmweltTesting", package: "umwelt")]),
                ])
            """, to: "Counter/Package.swift")
        try workshop.write(
            """
            import Badges
            import SwiftUI
            @main struct CounterApp: App { var body: some Scene { WindowGroup { Page() } } }
            struct Page: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        Badge("Count \\(count)")
                        Button("Add") { count += 1 }
                    }
                }
            }
            """, to: "Counter/Sources/Counter/App.swift")
        try workshop.write(
            """
            import Testing
            import UmweltTesting
            @testable import Counter
            @Test @MainActor func counts() {
                let host = TestHost { Page() }
                #expect(host.updates { host.tap("Add") } == ["Page", "Badge"])
                #expect(host.texts.first == "Count 1")
            }
            """, to: "Counter/Tests/CounterTests/PageTests.swift")
        return workshop
    }

    @Test("An app with Umwelt and a library that imports SwiftUI is built, drawn and tested")
    func appWithLibrary() async throws {
        let workshop = try Self.workshop()
        let build = try await workshop.umwelt("build", "Counter")
        #expect(build.code == 0, "\(build.errors)")
        #expect(build.output.hasPrefix("Built Counter in "))
        let picture = try await workshop.umwelt("picture", "Counter", "--output", "page.svg")
        #expect(picture.output == "Drew page.svg\n", "\(picture.errors)")
        #expect(String(decoding: try workshop.data("page.svg"), as: UTF8.self).contains("Count 0"))
        let test = try await workshop.umwelt("test", "Counter", "--filter", "counts")
        #expect(test.code == 0, "\(test.output)\(test.errors)")
        #expect((test.output + test.errors).contains("Test run with 1 test"))
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.appendingPathComponent("Counter/.build").path))
    }

    @Test("A test that fails ends `umwelt test` with an error, and a fault in a test is reported with its place")
    func failingTest() async throws {
        let workshop = try Self.workshop()
        try workshop.write(
            "import Testing\n@Test func wrong() { #expect(Bool(false)) }\n",
            to: "Counter/Tests/CounterTests/PageTests.swift"
        )
        let failed = try await workshop.umwelt("test", "Counter")
        #expect(failed.code == 1)
        #expect((failed.output + failed.errors).contains("PageTests.swift:2:"))
        try workshop.write("let wrong: Int = \"\"\n", to: "Counter/Tests/CounterTests/PageTests.swift")
        let broken = try await workshop.umwelt("test", "Counter")
        #expect(broken.code == 1)
        #expect(broken.errors.contains("PageTests.swift:1:18: error: cannot convert value"))
    }

    @Test("SwiftPM builds the package with the toolset that the tool prints")
    func toolset() async throws {
        let workshop = try Self.workshop()
        let toolset = try await workshop.umwelt("toolset")
        try workshop.write(toolset.output, to: "umwelt.json")
        let build = try await workshop.swift(
            ["build", "--package-path", "Counter", "--toolset", "umwelt.json"], variables: ["UMWELT_INSTALLED": "1"])
        #expect(build.code == 0, "\(build.output)\(build.errors)")
    }

    @Test("A user's own packages may have the names of packages and modules that the tool's library is built with")
    func ownVersions() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(path: "../swift-log")],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [
                            .product(name: "Logging", package: "swift-log"),
                            .product(name: "DequeModule", package: "swift-log"),
                        ])
                ])
            """, to: "App/Package.swift")
        try workshop.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "swift-log",
                products: [
                    .library(name: "Logging", targets: ["Logging"]),
                    .library(name: "DequeModule", targets: ["DequeModule"]),
                ],
                targets: [
                    .target(name: "LogParts"), .target(name: "Logging", dependencies: ["LogParts"]),
                    .target(name: "DequeModule"),
                ])
            """, to: "swift-log/Package.swift")
        try workshop.write("public let mark = \"!\"\n", to: "swift-log/Sources/LogParts/Mark.swift")
        // Types of the library's names with other properties: a program that mixed the two would crash.
        try workshop.write(
            """
            import LogParts
            public struct Logger {
                public var label: String
                public var counts = [1, 2, 3]
                public init(label: String) { self.label = label }
                public func shout(_ text: String) -> String { "\\(label) \\(text)\\(mark) \\(counts.count)" }
            }
            """, to: "swift-log/Sources/Logging/Logger.swift")
        try workshop.write(
            """
            public struct Deque<Element> {
                private var spare = 7
                private var items: [Element] = []
                public init() {}
                public mutating func append(_ element: Element) { items.append(element) }
                public var count: Int { items.count + spare }
            }
            """, to: "swift-log/Sources/DequeModule/Deque.swift")
        try workshop.write(
            """
            import DequeModule
            import Logging
            import SwiftUI
            @main struct DemoApp: App { var body: some Scene { WindowGroup { Page() } } }
            struct Page: View {
                private var deque: Deque<Int> {
                    var deque = Deque<Int>()
                    deque.append(1)
                    return deque
                }
                var body: some View {
                    List(0..<3) { Text("\\($0)") }
                    Text(Logger(label: "mine").shout("hello"))
                    Text("deque of \\(deque.count)")
                }
            }
            """, to: "App/Sources/App/App.swift")
        let outcome = try await workshop.umwelt("picture", "App", "--output", "app.svg")
        #expect(outcome.errors == "")
        let picture = String(decoding: try workshop.data("app.svg"), as: UTF8.self)
        #expect(picture.contains("mine hello! 3") && picture.contains("deque of 8"))
    }

    @Test("A module that uses a library with UIKit needs none itself, and asks for it in vain")
    func libraryWithUIKit() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shelf", targets: [
                .target(name: "Badges"), .executableTarget(name: "Shelf", dependencies: ["Badges"])])
            """, to: "Shelf/Package.swift")
        try workshop.write(
            """
            import SwiftUI
            import UIKit
            public struct Badge: View {
                public init() {}
                public var body: some View { Text("badge").foregroundStyle(Color(uiColor: UIKit.UIColor.red)) }
            }
            """, to: "Shelf/Sources/Badges/Badge.swift")
        try workshop.write(
            """
            import Badges
            import SwiftUI
            #if canImport(UIKit)
            let answer = "there"
            #else
            let answer = "not there"
            #endif
            @main struct ShelfApp: App {
                var body: some Scene { WindowGroup { VStack { Badge(); Text("UIKit is \\(answer)") } } }
            }
            """, to: "Shelf/Sources/Shelf/App.swift")
        let picture = try await workshop.umwelt("picture", "Shelf", "--output", "shelf.svg")
        #expect(picture.code == 0, "\(picture.errors)")
        let text = String(decoding: try workshop.data("shelf.svg"), as: UTF8.self)
        #expect(text.contains("badge") && text.contains("UIKit is not there"))
    }

    @Test("A module that imports UIKit and os finds them; canImport is false for both")
    func renamedModules() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Asking",
                targets: [.executableTarget(name: "App", dependencies: ["Careful"]), .target(name: "Careful")])
            """, to: "Asking/Package.swift")
        try workshop.write(
            """
            #if canImport(UIKit) || canImport(os)
            public let answer = "there"
            #else
            public let answer = "not there"
            #endif
            """, to: "Asking/Sources/Careful/Answer.swift")
        try workshop.write(
            """
            import Careful
            import OSLog
            import SwiftUI
            import UIKit
            import os
            @main struct AskingApp: App { var body: some Scene { WindowGroup { Page() } } }
            struct Page: View {
                private let log = os.Logger(subsystem: "asking", category: "page")
                var body: some View { Text("UIKit is \\(answer)").foregroundStyle(Color(UIKit.UIColor.red)) }
            }
            """, to: "Asking/Sources/App/App.swift")
        let outcome = try await workshop.umwelt("picture", "Asking", "--output", "asking.svg")
        #expect(outcome.errors == "")
        #expect(String(decoding: try workshop.data("asking.svg"), as: UTF8.self).contains("UIKit is not there"))
    }

    @Test("SwiftPM's list of a module's files is read with its quotes and backslashes")
    func fileLists() {
        #expect(
            CompilerCall.paths(in: "/a/b.swift\n'/my app/It'\\''s.swift'\n/c\\ d.swift\n") == [
                "/a/b.swift", "/my app/It's.swift", "/c d.swift",
            ])
    }
}

extension Workshop {
    /// Makes a package `umwelt` in the folder of what its manifest needs where the library is installed.
    fileprivate func linkUmwelt() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for path in [
            "Package.swift", "Plugins", "Sources/UmweltInstalled", "Sources/UmweltDataModels",
            "Sources/UmweltModelClasses",
        ] {
            let target = folder.appendingPathComponent("umwelt/\(path)")
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: root.appendingPathComponent(path), to: target)
        }
    }
}
