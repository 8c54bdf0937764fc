import Foundation
import Testing

/// Projects as people have them, drawn as they stand.
@Suite("Projects as they stand") struct ProjectRunTests {
    private static let app = """
        import SwiftUI
        @main struct ReaderApp: App { var body: some Scene { WindowGroup { ContentView() } } }
        """

    @Test("An app in Xcode's folders: catalogues under their generated names, texts and data in the main bundle")
    func project() async throws {
        let workshop = try Workshop()
        try workshop.write(Self.app, to: "Reader/Reader/ReaderApp.swift")
        try workshop.write(
            """
            import Foundation
            import os

            final class Model: ObservableObject {
                @Published var books: [String] = []
                private let log = Logger(subsystem: "app.reader", category: "model")
                init() {
                    guard let url = Bundle.main.url(forResource: "books", withExtension: "json"),
                        let data = try? Data(contentsOf: url)
                    else { return }
                    books = (try? JSONDecoder().decode([String].self, from: data)) ?? []
                }
            }
            @Observable final class Settings { var size: CGFloat = 20 }
            """, to: "Reader/Reader/Models/Model.swift")
        try workshop.write(
            """
            import SwiftUI

            struct ContentView: View {
                @StateObject private var model = Model()
                @State private var settings = Settings()
                var body: some View {
                    VStack {
                        Text("title").foregroundStyle(.brand).font(.system(size: settings.size))
                        Image(.wave).resizable().frame(width: 30, height: 30)
                        Label("Sea", image: .wave).foregroundStyle(Color(.brand))
                        Button("Dive") {}.buttonStyle(.borderedProminent)
                        Image(uiImage: UIImage(resource: .wave))
                        Image(uiImage: .wave).background(Color(uiColor: UIColor(resource: .brand)))
                        ForEach(model.books, id: \\.self) { Text($0) }
                        Text(Bundle.main.infoDictionary?["Motto"] as? String ?? "no motto")
                        Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "none")
                    }
                }
            }

            #Preview { ContentView() }
            """, to: "Reader/Reader/Views/ContentView.swift")
        try workshop.write("import XCTest\n@testable import Reader", to: "Reader/ReaderTests/ReaderTests.swift")
        try workshop.write("[\"Moby Dick\"]", to: "Reader/Reader/Resources/books.json")
        try workshop.write("\"title\" = \"The sea\";", to: "Reader/Reader/en.lproj/Localizable.strings")
        try workshop.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>Motto</key><string>Call me</string>
            <key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>
            """, to: "Reader/Reader/Info.plist")
        let catalog = "Reader/Reader/Assets.xcassets"
        try workshop.write(
            #"{"images":[{"filename":"w.svg","idiom":"universal"}],"info":{"author":"xcode","version":1}}"#,
            to: "\(catalog)/Wave.imageset/Contents.json")
        try workshop.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>"#,
            to: "\(catalog)/Wave.imageset/w.svg")
        try workshop.write(
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
            {"red":"0x12","green":"0x34","blue":"0x56","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
            """, to: "\(catalog)/BrandColor.colorset/Contents.json")
        try workshop.write(
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
            {"red":"0x65","green":"0x43","blue":"0x21","alpha":"1.000"}}}],"info":{"author":"xcode","version":1}}
            """, to: "\(catalog)/AccentColor.colorset/Contents.json")
        try workshop.write("{}", to: "Reader/Reader/Preview Content/Preview Assets.xcassets/Contents.json")
        try workshop.write("", to: "Reader/Reader.xcodeproj/project.pbxproj")

        let outcome = try await workshop.umwelt("picture", "Reader", "--output", "reader.svg")
        #expect(outcome.errors == "")
        let picture = String(decoding: try workshop.data("reader.svg"), as: UTF8.self)
        for text in ["The sea", "Moby Dick", "Call me", "1.0", "#123456", "#654321", "data:image/svg+xml"] {
            #expect(picture.contains(text), "\(text)")
        }
    }

    @Test("The bundle has the values of build settings, of their files and of the app's property list")
    func information() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            @main struct ReaderApp: App {
                var body: some Scene {
                    WindowGroup {
                        VStack {
                            ForEach(["CFBundleShortVersionString", "CFBundleVersion", "CFBundleDisplayName", "Service"], id: \\.self) {
                                Text(Bundle.main.object(forInfoDictionaryKey: $0) as? String ?? "none")
                            }
                            Text(Bundle.main.bundleIdentifier ?? "none")
                            #if STAGING
                            Text("staging")
                            #endif
                        }
                    }
                }
            }
            """, to: "Reader/ReaderApp.swift")
        try workshop.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>Service</key><string>$(SERVICE)</string>
            <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
            <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
            </dict></plist>
            """, to: "Reader/Info.plist")
        try workshop.write(
            "<plist version=\"1.0\"><dict><key>Service</key><string>w</string></dict></plist>", to: "A/Info.plist")
        try workshop.write(
            """
            #include "Base.xcconfig"
            PRODUCT_BUNDLE_IDENTIFIER = $(PREFIX).$(TARGET_NAME:lower)
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG STAGING
            """, to: "Reader/Debug.xcconfig")
        try workshop.write(
            "PREFIX = org.example // ours\nSERVICE = https:/$()/a.example\nMARKETING_VERSION = 2.3.1\n",
            to: "Reader/Base.xcconfig")
        try workshop.writeProject(
            "Reader",
            [
                XcodeTarget(
                    name: "Reader", folders: ["Reader"],
                    settings: [
                        "PRODUCT_NAME": "$(TARGET_NAME)", "INFOPLIST_FILE": "Reader/Info.plist",
                        "CURRENT_PROJECT_VERSION": "47", "INFOPLIST_KEY_CFBundleDisplayName": "My ${PRODUCT_NAME}",
                    ], configuration: "Debug.xcconfig")
            ])
        let outcome = try await workshop.umwelt("picture", ".", "--output", "app.svg")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let svg = String(decoding: try workshop.data("app.svg"), as: UTF8.self)
        for text in ["2.3.1", "47", "My Reader", "https://a.example", "org.example.reader", "staging"] {
            #expect(svg.contains(">\(text)<"), "\(text)")
        }
    }

    @Test("Errors of all files are reported with missing modules, files and lines, and what to do")
    func missingModules() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "import SwiftUI\nimport CloudKit\nstruct Sea: View { var body: some View { Map() } }\nlet a = CKRecord()",
            to: "App/Sea.swift")
        try workshop.write("import CloudKit\nlet b: Int = \"\"", to: "App/Shop.swift")
        try workshop.write("import StoreKit\nlet c: Product? = nil", to: "App/Till.swift")
        let outcome = try await workshop.umwelt("picture", "App")
        #expect(outcome.code == 1)
        let lines = outcome.errors.components(separatedBy: "\n")
        #expect(
            lines.contains {
                $0.contains("/App/Sea.swift:2:8: error: CloudKit is not on Linux. ")
                    && $0.contains("/App/Shop.swift:1 imports it, too. The files use CKRecord, Map. ")
            })
        #expect(
            lines.contains {
                $0.contains("App/Till.swift:1:8: error: StoreKit is not on Linux. The file uses Product. ")
            })
        #expect(!outcome.errors.contains("cannot find 'CKRecord' in scope"))
        #expect(outcome.errors.contains("App/Shop.swift:2:14: error: cannot convert value of type 'String'"))
    }

    @Test("A module of which nothing is used is no obstacle")
    func unusedModule() async throws {
        let workshop = try Workshop()
        try workshop.write("import SwiftUI\nimport CloudKit\n#Preview { Text(\"here\") }", to: "A.swift")
        let outcome = try await workshop.umwelt("picture", "A.swift")
        #expect(outcome.code == 0)
        #expect(outcome.errors == "A.swift:2: CloudKit is not on Linux. Nothing of it is used.\n")

        // Of StoreKit there is the action that has no effect on a system without a store.
        try workshop.write(
            """
            import StoreKit
            import SwiftUI
            struct Rating: View {
                @Environment(\\.requestReview) private var requestReview
                var body: some View { Button("Rate") { requestReview() }.onAppear { requestReview() } }
            }
            #Preview { Rating() }
            """, to: "B.swift")
        #expect(try await workshop.umwelt("picture", "B.swift").code == 0)
    }

    @Test("An unchanged package for iOS is built, and its previews are shown")
    func package() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "ShelfKit", platforms: [.iOS(.v17)],
                products: [.library(name: "ShelfKit", targets: ["ShelfKit"])],
                targets: [
                    .target(name: "ShelfKit", dependencies: ["Books"], resources: [.process("Resources")]),
                    .target(name: "Books"), .testTarget(name: "ShelfKitTests", dependencies: ["ShelfKit"]),
                ])
            """, to: "ShelfKit/Package.swift")
        try workshop.write(
            "import Foundation\npublic final class Book: ObservableObject { public init() {} }",
            to: "ShelfKit/Sources/Books/Book.swift")
        try workshop.write(
            """
            import Books
            import SwiftUI
            public struct Shelf: View {
                @StateObject private var book = Book()
                public init() {}
                public var body: some View {
                    Text(text)
                }
                private var text: String {
                    Bundle.module.url(forResource: "name", withExtension: "txt").flatMap { try? String(contentsOf: $0) } ?? "none"
                }
            }
            #Preview("Shelf") { Shelf() }
            """, to: "ShelfKit/Sources/ShelfKit/Shelf.swift")
        try workshop.write("of module", to: "ShelfKit/Sources/ShelfKit/Resources/name.txt")
        try workshop.write("import XCTest", to: "ShelfKit/Tests/ShelfKitTests/T.swift")
        let outcome = try await workshop.umwelt("picture", "ShelfKit", "--output", "shelf.svg")
        #expect(outcome.errors == "")
        #expect(String(decoding: try workshop.data("shelf.svg"), as: UTF8.self).contains("of module"))
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.appendingPathComponent("ShelfKit/.build").path))
    }

    @Test("An app of Swift Playgrounds is drawn as its files")
    func playground() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "// swift-tools-version: 5.9\nimport PackageDescription\nimport AppleProductTypes",
            to: "My.swiftpm/Package.swift")
        try workshop.write(Self.app, to: "My.swiftpm/MyApp.swift")
        try workshop.write(
            "import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"play\") } }",
            to: "My.swiftpm/ContentView.swift")
        let outcome = try await workshop.umwelt("picture", "My.swiftpm")
        #expect(outcome.errors == "")
        #expect(outcome.output == "Drew picture.png\n")
    }
}
