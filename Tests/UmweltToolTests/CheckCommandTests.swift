import Foundation
import Testing

@Suite("umwelt check") struct CheckCommandTests {
    /// Checks a file, and returns its lines and the code.
    private func check(_ source: String) async throws -> (lines: [String], code: Int32?) {
        let workshop = try Workshop()
        try workshop.write("import SwiftUI\n" + source, to: "Shelf.swift")
        let outcome = try await workshop.umwelt("check", "Shelf.swift")
        #expect(outcome.errors == "")
        return (outcome.output.split(separator: "\n").map(String.init), outcome.code)
    }

    private static let library = """
        @Observable final class Library { var books = 1 }
        struct Row: View {
            @Environment(Library.self) private var library
            var body: some View { Text("\\(library.books)") }
        }

        """

    @Test("A file that lacks a framework gets the advice about it")
    func missingFramework() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import Accelerate
            import SwiftUI
            struct Sum: View { var body: some View { Text("\\(vDSP.sum([1.0, 2]))") } }
            """, to: "Sum.swift")
        let outcome = try await workshop.umwelt("check", "Sum.swift")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("Accelerate is not on Linux"), "\(outcome.errors)")
    }

    @Test("An object that a preview does not set is warned of at its property, with the path to it")
    func missingInPreview() async throws {
        let (lines, code) = try await check(
            Self.library + """
                struct Shelf: View {
                    var body: some View { List { Row() } }
                }
                @main struct ShelfApp: App {
                    @State private var library = Library()
                    var body: some Scene { WindowGroup { Shelf() }.environment(library) }
                }
                #Preview("Bare") { Shelf() }
                #Preview("Filled") { Shelf().environment(Library()) }
                """)
        #expect(code == 1)
        #expect(lines.count == 2, "\(lines)")
        #expect(
            lines.first
                == "Shelf.swift:4:44: warning: Row requires a Library in its environment, but nothing sets one from "
                + "the preview “Bare” to Row: Shelf > Row. Set it with .environment(_:) around one of them.")
        #expect(lines.last == "Shelf.swift:8:34: note: here Row is shown from the preview “Bare”: Shelf > Row")
    }

    @Test("An object that is set around sheets, destinations, modifiers, containers and functions is none to warn of")
    func setEverywhere() async throws {
        let (lines, code) = try await check(
            Self.library + """
                struct Inject: ViewModifier {
                    let library = Library()
                    func body(content: Content) -> some View { content.environment(library) }
                }
                extension View {
                    func injected() -> some View { environment(Library()) }
                }
                struct Card<Content: View>: View {
                    @ViewBuilder let content: Content
                    var body: some View { content.injected() }
                }
                struct Shelf: View {
                    @State private var isShown = false
                    private var rows: some View { Row() }
                    private func row() -> some View { Row() }
                    var body: some View {
                        let local = Row()
                        VStack {
                            Row().modifier(Inject())
                            Row().injected()
                            Card { Row() }
                            NavigationStack { NavigationLink("Row") { Row() } }.environment(Library())
                            Text("a").sheet(isPresented: $isShown) { Row() }.environment(Library())
                            VStack { rows; row(); local }.environment(Library())
                            ForEach(0..<3) { _ in Row() }.environment(Library())
                        }
                    }
                }
                @main struct ShelfApp: App {
                    var body: some Scene { WindowGroup { Shelf() } }
                }
                """)
        #expect(lines == [] && code == 0)
    }

    @Test("An object that a sheet does not get is warned of, and one that no source reads is not")
    func sheet() async throws {
        let (lines, code) = try await check(
            Self.library + """
                final class Lamp: ObservableObject {}
                struct Light: View {
                    @EnvironmentObject private var lamp: Lamp
                    @Environment(Library.self) private var library
                    @Environment(Library.self) private var perhaps: Library?
                    @Environment(\\.colorScheme) private var scheme
                    var body: some View { Text("\\(ObjectIdentifier(lamp).hashValue) \\(perhaps == nil)") }
                }
                struct Shelf: View {
                    @State private var isShown = false
                    var body: some View {
                        Text("a").environment(Library()).sheet(isPresented: $isShown) {
                            Row()
                            Light()
                        }
                        .environmentObject(Lamp())
                    }
                }
                @main struct ShelfApp: App {
                    var body: some Scene { WindowGroup { Shelf() } }
                }
                """)
        #expect(code == 1)
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.first?.hasPrefix("Shelf.swift:4:44: warning: Row requires a Library") == true)
        #expect(lines.first?.contains("from the app ShelfApp to Row: ShelfApp > Shelf > Row") == true)
        #expect(lines.last?.hasPrefix("Shelf.swift:19:13: note: here Row is shown") == true)
    }

    @Test("A view that is shown by what is not known has a note in place of a warning, as has one without a path")
    func unknown() async throws {
        let (lines, code) = try await check(
            Self.library + """
                protocol Frame {
                    func around(_ row: Row) -> AnyView
                }
                struct Shelf: View {
                    let frame: any Frame
                    let make: (Row) -> AnyView
                    var body: some View {
                        frame.around(Row())
                        make(Row())
                        Row().environment(\\.self, EnvironmentValues())
                    }
                }
                struct Plain: Frame {
                    func around(_ row: Row) -> AnyView { AnyView(row) }
                }
                @main struct ShelfApp: App {
                    var body: some Scene {
                        WindowGroup { Shelf(frame: Plain()) { AnyView($0) } }
                    }
                }
                struct Alone: View {
                    @Environment(Library.self) private var library
                    var body: some View { Text("\\(library.books)") }
                }
                """)
        #expect(code == 0)
        #expect(lines.count == 2, "\(lines)")
        #expect(
            lines.first
                == "Shelf.swift:4:44: note: Row requires a Library, and is shown by code that cannot be followed, such "
                + "as a closure: the code may set one.")
        #expect(
            lines.last
                == "Shelf.swift:28:44: note: Alone requires a Library, but no app and no preview was found that shows "
                + "Alone: its environment cannot be checked. Add a #Preview of it.")
    }

    @Test("Styles, properties, cases, other scenes and previews' modifiers are followed")
    func otherPaths() async throws {
        let (lines, code) = try await check(
            Self.library + """
                struct RowStyle: ButtonStyle {
                    @Environment(Library.self) private var library
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label.opacity(library.books > 0 ? 1 : 0)
                    }
                }
                struct Count: DynamicProperty {
                    @Environment(Library.self) private var library
                    var value: Int { library.books }
                }
                struct Counting: View {
                    private var count = Count()
                    var body: some View { Text("\\(count.value)") }
                }
                enum Page: CaseIterable {
                    case row, counting
                    @ViewBuilder var view: some View {
                        switch self {
                        case .row: Row()
                        case .counting: Counting()
                        }
                    }
                }
                struct Sample: PreviewModifier {
                    static func makeSharedContext() async throws -> Library { Library() }
                    func body(content: Content, context: Library) -> some View { content.environment(context) }
                }
                extension PreviewTrait where T == Preview.ViewTraits {
                    @MainActor static var sample: Self { .modifier(Sample()) }
                }
                struct Shelf: View {
                    var body: some View {
                        ForEach(Page.allCases, id: \\.self) { $0.view }.overlay { Button("a") {}.buttonStyle(RowStyle()) }
                    }
                }
                @main struct ShelfApp: App {
                    @State private var library = Library()
                    var body: some Scene {
                        WindowGroup { Shelf() }.environment(library)
                        Settings { Button("b") {}.buttonStyle(RowStyle()) }
                    }
                }
                #Preview(traits: .sample) { Shelf() }
                """)
        #expect(code == 1)
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.first?.hasPrefix("Shelf.swift:8:44: warning: RowStyle requires a Library") == true, "\(lines)")
        #expect(lines.first?.contains("from the app ShelfApp to RowStyle: ShelfApp > RowStyle.") == true, "\(lines)")
    }

    @Test("Values that are set and not read, read and not set, or not used are warned of where they are declared")
    func values() async throws {
        let (lines, code) = try await check(
            """
            extension EnvironmentValues {
                @Entry var unused = 1
                @Entry var unread = 2
                @Entry var unset = 3
                @Entry var fine = 4
                @Entry var copied = 5
                var computed: Int {
                    get { self[ComputedKey.self] }
                    set { self[ComputedKey.self] = newValue }
                }
                var half: Int { fine / 2 }
            }
            struct ComputedKey: EnvironmentKey { static let defaultValue = 6 }
            struct Row: View {
                @Environment(\\.unset) private var unset
                @Environment(\\.fine) private var fine
                @Environment(\\.computed) private var computed
                @Environment(\\.self) private var all
                var body: some View { Text("\\(unset) \\(fine) \\(computed) \\(all.copied)") }
            }
            #Preview { Row().environment(\\.unread, 3).transformEnvironment(\\.fine) { $0 += 1 } }
            """)
        #expect(code == 1)
        #expect(
            lines == [
                "Shelf.swift:3:16: warning: The environment value unused is never used: remove it.",
                "Shelf.swift:4:16: warning: The environment value unread is set, but no view reads it: read it with "
                    + "@Environment(\\.unread), or remove it.",
                "Shelf.swift:5:16: warning: The environment value unset is read by Row, but nothing sets it: it is always "
                    + "its default. Set it with .environment(\\.unset, …).",
                "Shelf.swift:8:9: warning: The environment value computed is read by Row, but nothing sets it: it is always "
                    + "its default. Set it with .environment(\\.computed, …).",
            ])
    }

    @Test(
        "The examples have nothing to warn of",
        arguments: [
            "BookReader", "CardServer", "Diary", "Gallery", "Groceries", "Motion", "SystemValues",
        ])
    func examples(name: String) async throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let workshop = try Workshop()
        let outcome = try await workshop.umwelt("check", repository.appendingPathComponent("Examples/\(name)").path)
        #expect(outcome.output == "" && outcome.errors == "" && outcome.code == 0)
    }

    @Test("The targets of a package are checked together: what an app's target sets is there for a library's views")
    func package() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shelf", targets: [
                .target(name: "Books"), .executableTarget(name: "Shelf", dependencies: ["Books"]),
                .executableTarget(name: "Other", dependencies: ["Books"])])
            """, to: "Shelf/Package.swift")
        try workshop.write(
            """
            import SwiftUI
            import UIKit
            @Observable public final class Library {
                public var books = 1
                public init() {}
            }
            extension EnvironmentValues {
                @Entry public var shade = 1
                @Entry var unused = 1
            }
            public struct Row: View {
                @Environment(Library.self) private var library
                public init() {}
                public var body: some View { Text("\\(library.books)") }
            }
            """, to: "Shelf/Sources/Books/Row.swift")
        func app(_ modifier: String) -> String {
            """
            import Books
            import SwiftUI
            @main struct Main: App {
                @State private var library = Library()
                var body: some Scene { WindowGroup { List { Row() }\(modifier) } }
            }
            """
        }
        try workshop.write(app(".environment(library)"), to: "Shelf/Sources/Shelf/App.swift")
        try workshop.write(app(""), to: "Shelf/Sources/Other/App.swift")
        let all = try await workshop.umwelt("check", "Shelf")
        #expect(
            all.output.split(separator: "\n") == [
                "Shelf/Sources/Books/Row.swift:12:44: warning: Row requires a Library in its environment, but nothing sets "
                    + "one from the app Main to Row: Main > Row. Set it with .environment(_:) around one of them.",
                "Shelf/Sources/Other/App.swift:5:49: note: here Row is shown from the app Main: Main > Row",
                "Shelf/Sources/Books/Row.swift:9:16: warning: The environment value unused is never used: remove it.",
            ], "\(all.errors)")
        #expect(all.code == 1)
        let one = try await workshop.umwelt("check", "Shelf", "--target", "Shelf")
        #expect(one.output.split(separator: "\n").count == 1 && one.output.contains("unused"), "\(one.output)")
        let none = try await workshop.umwelt("check", "Shelf", "--target", "Shelves")
        #expect(none.errors == "Error: The package Shelf has no product Shelves. There are: Shelf, Other.\n")
    }

    @Test("Source that does not compile is reported with the compiler's errors")
    func broken() async throws {
        let workshop = try Workshop()
        try workshop.write("import SwiftUI\nstruct Row: View { var body: some View { Tex() } }\n", to: "Row.swift")
        let outcome = try await workshop.umwelt("check", "Row.swift")
        #expect(outcome.code == 1 && outcome.output == "")
        #expect(outcome.errors.contains("Row.swift:2:42: error: cannot find 'Tex' in scope"))
        #expect(outcome.errors.hasSuffix("Error: Row does not compile.\n"))
    }
}
