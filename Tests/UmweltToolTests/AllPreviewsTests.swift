import Foundation
import Testing

@testable import UmweltTool

@Suite("umwelt picture --all-previews") struct AllPreviewsTests {
    private func index(_ workshop: Workshop, _ folder: String = "previews") throws -> [PreviewIndex.Entry] {
        try JSONDecoder().decode([PreviewIndex.Entry].self, from: workshop.data("\(folder)/index.json"))
    }

    @Test("Each preview of a folder is drawn and listed with its place; one that fails stops none of the others")
    func folder() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            struct Broken: View { var body: some View { fatalError("no words left") } }
            struct Loop: View { var body: some View { while true {}; return Text("never") } }
            #Preview("Broken / red") { Broken() }
            #Preview { Color.red.frame(width: 20, height: 10) }
            #Preview("Ends") { exit(3); return Text("never") }
            #Preview { Color.blue.frame(width: 30, height: 10) }
            #Preview("Hangs") { Loop() }
            """, to: "Shelf/Views/First.swift")
        try workshop.write(
            """
            import SwiftUI
            @main struct ShelfApp: App { var body: some Scene { WindowGroup { Text("the app") } } }

            struct Two_Previews: PreviewProvider {
                static var previews: some View {
                    Color.red.frame(width: 5, height: 6)
                    Color.red.frame(width: 7, height: 8).previewDisplayName("Wide")
                }
            }
            """, to: "Shelf/Second.swift")
        try workshop.write(
            #"[{"target": "Shelf", "picture": "Gone.png"}, {"target": "Shelf", "picture": "../kept.png"}]"#,
            to: "previews/index.json")
        try workshop.write("", to: "previews/Gone.png")
        try workshop.write("", to: "kept.png")
        let outcome = try await workshop.umwelt("picture", "Shelf", "--all-previews")
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasSuffix("Error: 3 of 7 previews were not drawn: previews/index.json says why.\n"))
        let entries = try index(workshop)
        #expect(entries.map(\.name) == ["Broken / red", "Preview", "Ends", "Preview", "Hangs", "Two_Previews", "Wide"])
        #expect(
            entries.map(\.picture) == [
                nil, "Shelf-First-Preview.png", nil, "Shelf-First-Preview-2.png", nil, "Shelf-Second-Two_Previews.png",
                "Shelf-Second-Wide.png",
            ])
        #expect(entries.map(\.line) == [4, 5, 6, 7, 8, 4, 4])
        #expect(Set(entries.compactMap(\.file)) == ["Views/First.swift", "Second.swift"])
        #expect(Set(entries.map(\.target)) == ["Shelf"])
        #expect(entries.compactMap(\.size).map { [$0.width, $0.height] } == [[20, 10], [30, 10], [5, 6], [7, 8]])
        #expect(entries.compactMap(\.scale) == [2, 2, 2, 2])
        #expect(entries.allSatisfy { ($0.seconds ?? 1) > 0 && ($0.error == nil) == ($0.picture != nil) })
        #expect(entries[0].error == "Views/First.swift:2:45: the program crashed in Broken.body: no words left")
        #expect(entries[2].error == "The program ended with code 3.")
        #expect(entries[4].error?.contains("Loop.body") == true)
        #expect(try workshop.pixels(of: "previews/Shelf-Second-Wide.png") == [14, 16])
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.path + "/previews/Gone.png"))
        #expect(FileManager.default.fileExists(atPath: workshop.folder.path + "/kept.png"))
    }

    @Test("The previews of all targets of a package are drawn: of libraries, of programs, and not of dependencies")
    func package() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
                .target(name: "Kit")])
            """, to: "Kit/Package.swift")
        try workshop.write(
            "import SwiftUI\npublic struct Dot: View {\n    public init() {}\n"
                + "    public var body: some View { Circle().frame(width: 9, height: 9) }\n}\n#Preview { Dot() }\n",
            to: "Kit/Sources/Kit/Dot.swift")
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Shelf", products: [.library(name: "Shelf", targets: ["Shelf"])],
                dependencies: [.package(path: "../Kit")],
                targets: [
                    .target(name: "Books"), .target(name: "Shelf", dependencies: ["Books", "Kit"]),
                    .executableTarget(name: "shelf-app", dependencies: ["Shelf"]), .target(name: "Alone"),
                    .executableTarget(name: "tool"),
                ])
            """, to: "Shelf/Package.swift")
        let preview = "import SwiftUI\n#Preview(\"One\") { Text(\"one\") }\n"
        try workshop.write(preview, to: "Shelf/Sources/Books/Book.swift")
        try workshop.write(preview + "import Kit\n#Preview { Dot() }\n", to: "Shelf/Sources/Shelf/Shelf.swift")
        try workshop.write(
            preview + "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
            to: "Shelf/Sources/shelf-app/App.swift")
        try workshop.write(preview, to: "Shelf/Sources/Alone/Alone.swift")
        try workshop.write("print(\"The tool ran.\")\n", to: "Shelf/Sources/tool/main.swift")
        let outcome = try await workshop.umwelt(
            "picture", "Shelf", "--all-previews", "--output", "drawn", "--scale", "1", "--dark")
        #expect(outcome.code == 1)
        #expect(!outcome.output.contains("The tool ran."))
        let entries = try index(workshop, "drawn")
        #expect(
            entries.map { $0.picture ?? $0.error } == [
                "The target Alone is in no product.", "Books-Book-One.png", "Shelf-One.png", "Shelf-Preview.png",
                "shelf-app-App-One.png",
            ], "\(outcome.errors)")
        #expect(entries[1].file == "Sources/Books/Book.swift")
        #expect(entries.compactMap(\.scale) == [1, 1, 1, 1])
    }

    @Test("Each app of an Xcode project has its previews drawn, also where another one does not compile")
    func project() async throws {
        let workshop = try Workshop()
        try workshop.writeProject(
            "Reader",
            [
                XcodeTarget(name: "Watch", folders: ["Watch"]),
                XcodeTarget(name: "Reader", folders: ["Reader", "Shared"]),
            ])
        let app = "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
        try workshop.write(app, to: "Reader/ReaderApp.swift")
        try workshop.write("import SwiftUI\n#Preview { Text(\"shared\") }\n", to: "Shared/Book.swift")
        try workshop.write(app + "let wrong: Int = \"\"\n#Preview { Text(\"\") }\n", to: "Watch/WatchApp.swift")
        let outcome = try await workshop.umwelt("picture", ".", "--all-previews")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("WatchApp.swift:3:18: error: cannot convert value"))
        #expect(
            try index(workshop).map { $0.picture ?? $0.error } == [
                "Reader-Book-Preview.png", "Watch does not compile.",
            ])
    }

    @Test("Settings that make no sense for all previews are errors, and so is a path without previews")
    func errors() async throws {
        let workshop = try Workshop()
        try workshop.write("import SwiftUI\nlet one = 1\n", to: "Hello.swift")
        let film = try await workshop.umwelt("picture", "Hello.swift", "--all-previews", "--film", "a.gif")
        #expect(film.errors == "Error: --all-previews draws pictures of all: leave out --preview and --film.\n")
        let none = try await workshop.umwelt("picture", "Hello.swift", "--all-previews")
        #expect(none.errors == "Error: Hello.swift has no previews: write a #Preview or a PreviewProvider.\n")
        #expect(none.code == 1)
    }
}
