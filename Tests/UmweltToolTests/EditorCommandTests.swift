import Foundation
import Testing

@testable import UmweltTool

/// `umwelt editor`, with the SourceKit-LSP of this toolchain.
@Suite("umwelt editor") struct EditorCommandTests {
    private static let page = """
        import SwiftUI
        struct Page: View {
            @Environment(\\.dismiss) private var dismiss
            var body: some View {
                VStack { Badge(text: "a") }
                Text("a").bold().padding()
            }
        }
        #Preview { Page() }

        """
    private static let badge =
        "import SwiftUI\nstruct Badge: View {\n    let text: String\n"
        + "    var body: some View { Text(text).foregroundStyle(.red) }\n}\n"

    /// Asks about the words of ``page``.
    private func expectAnswers(
        _ workshop: Workshop, _ folder: String, page: String, badge: String, line: Int,
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let server = try await LanguageServer(workshop, folder: folder)
        let file = workshop.folder.appendingPathComponent(page).standardizedFileURL
        try server.open(file)
        try await server.finishIndex()
        let hover = try await server.ask("hover", behind: "VSta", in: file)
        #expect(hover.contains("struct VStack<Content>"), sourceLocation: location)
        let completion = try await server.ask("completion", behind: "Text(\"a\").", in: file)
        #expect(completion.contains("\"bold("), sourceLocation: location)
        #expect(completion.contains("\"aspectRatio("), sourceLocation: location)
        let padding = try await server.ask("completion", behind: "bold().pad", in: file)
        #expect(
            padding.contains("\"padding(edges: Edge.Set, length: CGFloat?)\""), "\(padding)", sourceLocation: location)
        let environment = try await server.ask("hover", behind: "@Environ", in: file)
        #expect(environment.contains("struct Environment<Value> : DynamicProperty"), sourceLocation: location)
        #expect(environment.contains("@Environment(\\\\.colorScheme)"), "\(environment)", sourceLocation: location)
        #expect(try await server.errors(in: file).isEmpty, sourceLocation: location)
        let definition = try await server.ask("definition", behind: "{ Bad", in: file)
        let target = workshop.folder.appendingPathComponent(badge).standardizedFileURL.absoluteString
        #expect(definition.contains(target), "\(definition)", sourceLocation: location)
        #expect(definition.contains("\"line\":\(line)"), "\(definition)", sourceLocation: location)
        let previewed = try await server.ask("definition", behind: "#Preview { Pag", in: file)
        #expect(previewed.contains(file.absoluteString), "\(previewed)", sourceLocation: location)
        try await server.end()
    }

    @Test("In a folder SourceKit-LSP finds SwiftUI's types, their members, and the folder's own types")
    func folder() async throws {
        let workshop = try Workshop()
        try workshop.write(Self.page, to: "Shelf/Page.swift")
        try workshop.write(Self.badge, to: "Shelf/Views/Badge.swift")
        try workshop.write(
            #"[{"directory": "/", "file": "a.c", "command": "cc a.c"}, {"directory": "/", "file": "Old.swift"}]"#,
            to: "Shelf/compile_commands.json")
        let outcome = try await workshop.umwelt("editor", "Shelf")
        #expect(outcome.output == "Wrote Shelf/compile_commands.json.\n", "\(outcome.errors)")
        try await expectAnswers(
            workshop, "Shelf", page: "Shelf/Page.swift", badge: "Shelf/Views/Badge.swift", line: 1)
        let text = String(decoding: try workshop.data("Shelf/compile_commands.json"), as: UTF8.self)
        #expect(text.contains("a.c") && !text.contains("Old.swift"))
        let removal = try await workshop.umwelt("editor", "Shelf", "--remove")
        #expect(removal.output == "Changed Shelf/compile_commands.json.\n")
        let rest = String(decoding: try workshop.data("Shelf/compile_commands.json"), as: UTF8.self)
        #expect(rest.contains("a.c") && !rest.contains("Page.swift"))
    }

    @Test("In a project of Xcode SourceKit-LSP has the target's settings, and the names of its images")
    func project() async throws {
        let workshop = try Workshop()
        try workshop.writeProject(
            "Shelf",
            [
                XcodeTarget(
                    name: "Shelf", folders: ["App"],
                    settings: ["SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG LOCAL"])
            ])
        try workshop.write(
            Self.page.replacing("VStack {", with: "Image(.wave)\n#if LOCAL\n        VStack {")
                .replacing("Text(\"a\").", with: "#endif\n        Text(\"a\")."), to: "App/Page.swift")
        try workshop.write(Self.badge, to: "App/Badge.swift")
        try workshop.write(
            "import SwiftUI\n@main struct Shelf: App { var body: some Scene { WindowGroup { Page() } } }\n",
            to: "App/App.swift")
        try workshop.write("{}", to: "App/Assets.xcassets/Wave.imageset/Contents.json")
        let outcome = try await workshop.umwelt("editor", "Shelf.xcodeproj")
        #expect(outcome.code == 0, "\(outcome.errors)")
        try await expectAnswers(workshop, ".", page: "App/Page.swift", badge: "App/Badge.swift", line: 1)
    }

    @Test("In a package SourceKit-LSP finds the types of its other modules, and other settings stay")
    func package() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shelf", targets: [
                .target(name: "Badges"), .executableTarget(name: "Shelf", dependencies: ["Badges"]),
                .testTarget(name: "ShelfTests", dependencies: ["Shelf"])])
            """, to: "Shelf/Package.swift")
        try workshop.write(
            """
            import SwiftUI
            import UIKit
            public struct Badge: View {
                public init(text: String) {}
                public var body: some View { Text("badge") }
            }
            """, to: "Shelf/Sources/Badges/Badge.swift")
        try workshop.write("import Badges\n" + Self.page, to: "Shelf/Sources/Shelf/Page.swift")
        try workshop.write(
            "import SwiftUI\n@main struct ShelfApp: App { var body: some Scene { WindowGroup { Page() } } }\n",
            to: "Shelf/Sources/Shelf/App.swift")
        try workshop.write(
            "import Testing\nimport UmweltTesting\n@testable import Shelf\n@Test @MainActor func one() { _ = Page() }\n",
            to: "Shelf/Tests/ShelfTests/PageTests.swift")
        try workshop.write(#"{"logging": {"level": "debug"}}"#, to: "Shelf/.sourcekit-lsp/config.json")
        let outcome = try await workshop.umwelt("editor", "Shelf")
        #expect(
            outcome.output
                == "Wrote Shelf/compile_commands.json.\nWrote Shelf/.sourcekit-lsp/config.json.\n", "\(outcome.errors)")
        let settings = String(decoding: try workshop.data("Shelf/.sourcekit-lsp/config.json"), as: UTF8.self)
        #expect(settings.contains("\"level\" : \"debug\"") && settings.contains("compilationDatabase"))
        try await expectAnswers(
            workshop, "Shelf", page: "Shelf/Sources/Shelf/Page.swift", badge: "Shelf/Sources/Badges/Badge.swift",
            line: 2)
        let server = try await LanguageServer(workshop, folder: "Shelf")
        let test = workshop.folder.appendingPathComponent("Shelf/Tests/ShelfTests/PageTests.swift").standardizedFileURL
        try server.open(test)
        #expect(try await server.ask("hover", behind: "_ = Pa", in: test).contains("struct Page"))
        try await server.end()
        let removal = try await workshop.umwelt("editor", "Shelf", "--remove")
        #expect(
            removal.output
                == "Removed Shelf/compile_commands.json.\nChanged Shelf/.sourcekit-lsp/config.json.\n")
        let rest = String(decoding: try workshop.data("Shelf/.sourcekit-lsp/config.json"), as: UTF8.self)
        #expect(rest.contains("debug") && !rest.contains("compilationDatabase"))
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.path + "/Shelf/compile_commands.json"))
    }

    @Test("An error has its place, in a folder and in a package")
    func errors() async throws {
        let workshop = try Workshop()
        let page = """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    Text("a").paddin()
                }
            }

            """
        try workshop.write(page, to: "Shelf/Page.swift")
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Package", targets: [.target(name: "Pages")])
            """, to: "Package/Package.swift")
        try workshop.write(page, to: "Package/Sources/Pages/Page.swift")
        for (folder, file) in [("Shelf", "Shelf/Page.swift"), ("Package", "Package/Sources/Pages/Page.swift")] {
            _ = try await workshop.umwelt("editor", folder)
            let server = try await LanguageServer(workshop, folder: folder)
            let file = workshop.folder.appendingPathComponent(file).standardizedFileURL
            try server.open(file)
            let errors = try await server.errors(in: file)
            #expect(errors == ["3:18 Value of type 'Text' has no member 'paddin'"], "\(folder)")
            try await server.end()
        }
    }

    @Test("A file that is no JSON is left as it is, with an error")
    func foreignFile() async throws {
        let workshop = try Workshop()
        try workshop.write("import SwiftUI\n", to: "Page.swift")
        try workshop.write("not JSON", to: "compile_commands.json")
        let outcome = try await workshop.umwelt("editor", "Page.swift")
        #expect(
            outcome.errors == """
                Error: compile_commands.json is not JSON, so nothing can be added to it: remove it, or correct it.

                """)
        #expect(String(decoding: try workshop.data("compile_commands.json"), as: UTF8.self) == "not JSON")
    }
}
