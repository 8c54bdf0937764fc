// One file: each test contains the broken source that it draws.

import Foundation
import Testing

@testable import UmweltTool

@Suite("--skip-broken") struct SkipBrokenTests {
    /// Draws source, and returns its texts and what was said.
    private func draw(_ files: [String: String], _ arguments: String...) async throws -> (svg: String, errors: String) {
        let workshop = try Workshop()
        for (path, text) in files { try workshop.write("import SwiftUI\n" + text, to: "App/\(path)") }
        let outcome = try await workshop.run(
            "umwelt", ["picture", "App", "--skip-broken", "--output", "app.svg"] + arguments)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return (String(decoding: (try? workshop.data("app.svg")) ?? Data(), as: UTF8.self), outcome.errors)
    }

    private static let app = """
        @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
        struct Page: View {
            var body: some View {
                VStack {
                    Text("The rest")
                    Figure(title: "Sales").padding()
                }
            }
        }
        """

    @Test("A view with an unknown name shows the error in its place, and the views around it are shown")
    func unknownName() async throws {
        let (svg, errors) = try await draw([
            "App.swift": Self.app,
            "Figure.swift": """
            struct Figure: View {
                let title: String
                var body: some View {
                    Chart3D {
                        Text(title)
                    }
                }
                @ViewBuilder func legend() -> some View { Text("legend") }
            }
            """,
        ])
        #expect(svg.contains("The rest") && svg.contains("Chart3D"))
        #expect(
            errors.hasPrefix("Left out: ") && errors.hasSuffix("/Figure.swift:5:9: cannot find 'Chart3D' in scope\n"))
    }

    @Test("A type that cannot be declared is left out, and so are a property and a modifier that use it")
    func unknownProtocol() async throws {
        let (svg, errors) = try await draw([
            "App.swift": Self.app.replacing("Figure(title: \"Sales\").padding()", with: "Other()\nText(\"and more\")"),
            "Figure.swift": """
            struct Figure: UnknownRepresentable {
                let title: String
            }
            struct Other: View {
                @State private var figure = Figure(title: "a")
                private let label: String = "label"
                var body: some View { Text(label).badge(figure) }
            }
            """,
        ])
        #expect(svg.contains("The rest") && svg.contains("and more") && svg.contains("label"))
        #expect(errors.contains("Figure.swift:8:39: instance method 'badge'"), "\(errors)")
        #expect(
            errors.split(separator: "\n").first?.hasSuffix(
                "Figure.swift:2:16: cannot find type 'UnknownRepresentable' in scope") == true)
    }

    @Test("Views beside the broken one, and actions of buttons, stay in the body")
    func statementsOfViews() async throws {
        let (svg, errors) = try await draw([
            "App.swift": Self.app.replacing("Figure(title: \"Sales\").padding()", with: "Figure()"),
            "Figure.swift": """
            struct Figure: View {
                @State private var title = "Sales (a)"
                var body: some View {
                    VStack {
                        Text("Before \\(title.replacing(")", with: "}"))")
                        Chart3D(title) { item in
                            Text(item)
                        }
                        .frame(height: 20)
                        // No { statement
                        Text("Behind")
                            .onAppear { Tracker.shared.log("seen") }
                        Button("Press") { Tracker.shared.log("pressed") }
                    }
                    .padding()
                }
            }
            """,
        ])
        for text in ["Before Sales", "Behind", "Press", "Chart3D"] { #expect(svg.contains(text), "\(text)") }
        #expect(!svg.contains("Tracker"))
        #expect(errors.contains("Figure.swift:13:29: cannot find 'Tracker' in scope"), "\(errors)")
    }

    @Test("A modifier that is not there, or has an unknown argument, is left out, and its view is shown")
    func modifiers() async throws {
        let (svg, errors) = try await draw([
            "App.swift": Self.app.replacing(
                ".padding()",
                with: ".padding()\n.chartSheet(isPresented: .constant(true)) { Text(\"x\") } done: { }\n.bold()"),
            "Figure.swift": """
            struct Figure: View {
                let title: String
                var body: some View {
                    Text(title).foregroundStyle(Theme.ink).padding()
                        .onChange(of: unknown) { _, new in print(new) }
                        .background { Text("Under it") }
                }
            }
            """,
        ])
        for text in ["The rest", "Sales", "Under it"] { #expect(svg.contains(text), "\(text)") }
        #expect(errors.contains("has no member 'chartSheet'"), "\(errors)")
    }

    @Test("An app begins without the calls of a library that is not there, and the rest of its functions runs")
    func calls() async throws {
        let (svg, errors) = try await draw([
            "App.swift": """
            import FirebaseCore
            final class Delegate: NSObject, UIApplicationDelegate {
                static let model = Model()
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    FirebaseApp.configure()
                    Self.model.name = "Ahab"
                    return true
                }
            }
            final class Model {
                var name = "nobody"
                private var handle: Any?
                init() {
                    handle = Auth.auth().addListener { print($0) }
                    name = "somebody"
                    Task {
                        for await user in Auth.users { print(user) }
                    }
                }
            }
            @main struct Main: App {
                @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
                init() { FirebaseApp.configure() }
                var body: some Scene { WindowGroup { Text(Delegate.model.name) } }
            }
            """
        ])
        #expect(svg.contains("Ahab"), "\(errors)")
        #expect(errors.contains("App.swift:2: FirebaseCore is not on Linux.\n"), "\(errors)")
        #expect(errors.contains("\nApp.swift:9: cannot find 'FirebaseApp' in scope"), "\(errors)")
    }

    @Test("An unknown attribute costs the declaration that has it, not the type around that")
    func attributes() async throws {
        let (svg, _) = try await draw([
            "App.swift": Self.app,
            "Figure.swift": """
            struct Figure: View {
                let title: String
                var body: some View { Text(title) }
                @ChartContentBuilder private var marks: some View { Text("marks") }
            }
            """,
        ])
        #expect(svg.contains("The rest") && svg.contains("Sales"))
    }

    @Test("All previews are drawn without what does not compile")
    func allPreviews() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "import SwiftUI\nstruct Page: View { var body: some View { Chart3D() } }\n#Preview(\"Page\") { Page() }\n",
            to: "App/Page.swift")
        let outcome = try await workshop.umwelt(
            "picture", "App", "--all-previews", "--skip-broken", "--output", "drawn")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Drew drawn/App-Page-Page.png"), "\(outcome.output)")
    }

    @Test(
        "The innermost statement around an error",
        arguments: [
            ("{ a(); b(!); c() }", "b(!)"), ("{\n  a\n    .b { !x }\n  c\n}", "!x"),
            ("{\n  a\n    .b(!)\n  c\n}", "a\n    .b(!)"), ("{ x, y in f(!) }", "f(!)"),
            ("{ x in\n g()\n f(!) }", "f(!)"), ("{ let x = ! }", "let x = !"),
            ("{ a { x in\n let y = !\n f(y) } }", "let y = !\n f(y)"), ("{ ! ", nil),
            ("{ switch x {\n case 1:\n f(!)\n default: g() } }", "f(!)"), ("{ x =\n f(!) }", "x =\n f(!)"),
            ("{\n f(\"}\", !)\n -g\n}", "f(\"}\", !)"),
            ("{ /* } */ f(\"\\(g(\"}\"))\", !) }", "f(\"\\(g(\"}\"))\", !)"),
            ("{\n a ?\n ! : b\n c\n}", "a ?\n ! : b"),
            ("{ switch x {\n case 1: a\n case 2: f(!)\n default: c } }", "f(!)"),
            ("{ a()\n return f(!)\n}", "return f(!)"),
        ] as [(String, String?)])
    func innermostStatement(source: String, statement: String?) throws {
        let text = Array(source.utf8)
        let offset = try #require(text.firstIndex(of: UInt8(ascii: "!")))
        let place = StatementPlace(at: offset, in: 0..<text.count, of: text)
        #expect(place.map { String(decoding: text[$0.range], as: UTF8.self) } == statement)
    }

    @Test("A scene, and functions that return no view, are replaced too: those end the program when they are called")
    func otherBodies() async throws {
        let (svg, _) = try await draw([
            "App.swift": """
            @main struct Main: App { var body: some Scene { WindowGroup { Unknown() } } }
            struct Model {
                var total: Int { get { unknown() } set { unknown(newValue) } }
                func sum() -> Int { unknown() }
                #if os(iOS)
                func save() {}
                #else
                func save() { unknown() }
                #endif
                init() { unknown() }
                static let shared = unknown()
            }
            #Preview("Fails") { Unknown() }
            """
        ])
        #expect(svg.contains("cannot find"))
        #expect(svg.contains("Unknown"))
    }

    @Test("A branch that cannot give its value ends the program alone: the other branches give theirs")
    func valuesOfBranches() async throws {
        let (svg, errors) = try await draw([
            "App.swift": """
            @main struct Main: App { var body: some Scene { WindowGroup { Page(kind: .known) } } }
            enum Kind { case known, magic }
            struct Page: View {
                let kind: Kind
                var title: String {
                    switch kind {
                    case .known: "The rest"
                    case .magic: magicTitle
                    }
                }
                var body: some View { VStack { Text(title); Text(subtitle(of: kind)) } }
                func subtitle(of kind: Kind) -> String {
                    guard kind == .known else {
                        return magic(kind)
                    }
                    return "and more"
                }
            }
            """
        ])
        #expect(svg.contains("The rest") && svg.contains("and more"), "\(errors)")
        #expect(errors.contains("App.swift:9:22: cannot find 'magicTitle' in scope"), "\(errors)")
        #expect(errors.contains("App.swift:15:20: cannot find 'magic' in scope"), "\(errors)")
        #expect(errors.split(separator: "\n").count == 2, "\(errors)")
    }

    @Test("Tabs with values stay beside one that does not compile")
    func selectedTabs() async throws {
        let (svg, errors) = try await draw([
            "App.swift": """
            @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
            struct Page: View {
                @State private var selection = "plain"
                var body: some View {
                    TabView(selection: $selection) {
                        Tab("Magic", systemImage: "star", value: "magic", badge: 3) { Text("magic") }
                        Tab("Plain", systemImage: "circle", value: "plain") { Text("The rest") }
                    }
                }
            }
            """
        ])
        #expect(svg.contains("Plain") && svg.contains("The rest"), "\(errors)")
        #expect(errors.hasPrefix("Left out: ") && errors.split(separator: "\n").count == 1, "\(errors)")
    }

    @Test("A scene loses only the modifier that does not compile")
    func sceneModifiers() async throws {
        let (svg, errors) = try await draw([
            "App.swift": """
            @main struct Main: App {
                @State private var title = "The rest"
                var body: some Scene {
                    WindowGroup {
                        Text(title)
                    }
                    .backgroundTask(.appRefresh("soon")) {
                        await refresh()
                    }
                    .magicStyle(title) { Text("magic") }
                    .defaultSize(width: Theme.width, height: 300)
                    .environment(\\.locale, .init(identifier: "de"))
                }
                private func refresh() async {}
            }
            """
        ])
        #expect(svg.contains("The rest") && !svg.contains("App.swift"))
        let lines = errors.split(separator: "\n")
        #expect(lines.count == 3, "\(errors)")
        for place in ["8:10: 'backgroundTask(_:action:)'", "11:10: value of type", "12:29: cannot find 'Theme'"] {
            #expect(lines.count { $0.contains("/App.swift:\(place)") } == 1, "\(place): \(errors)")
        }
    }

    @Test("Omitted parts are reported again for a program in the cache")
    func again() async throws {
        let workshop = try Workshop()
        try workshop.write("import SwiftUI\n" + Self.app, to: "App.swift")
        let runs = [
            try await workshop.umwelt("picture", "App.swift", "--skip-broken"),
            try await workshop.umwelt("picture", "App.swift", "--skip-broken"),
        ]
        for run in runs {
            #expect(run.code == 0 && run.errors.contains("Left out: App.swift:7:13: cannot find 'Figure'"), "\(run)")
        }
    }

    @Test("Scenes that do not compile leave those beside them; the last one shows its error")
    func scenes() async throws {
        let (svg, errors) = try await draw([
            "App.swift": """
            @main struct Main: App {
                var body: some Scene {
                    MagicScene { Text("magic") }
                    WindowGroup { Text("The rest") }
                    Settings { MagicSettings() }
                    MagicScene { Text("more") }
                }
            }
            """
        ])
        #expect(svg.contains("The rest") && !svg.contains("Magic"))
        #expect(errors.split(separator: "\n").count == 3, "\(errors)")
        let (error, _) = try await draw([
            "App.swift": """
            @main struct Main: App {
                var body: some Scene {
                    MagicScene { Text("magic") }
                    OtherScene { Text("more") }
                }
            }
            """
        ])
        #expect(error.contains("OtherScene"))
    }

    @Test("Commands, toolbar items and tabs beside broken ones stay")
    func builders() async throws {
        let (svg, errors) = try await draw([
            "App.swift": """
            @main struct Main: App {
                var body: some Scene {
                    WindowGroup { Page() }
                        .commands {
                            CommandGroup(replacing: .magic) { Button("a") {} }
                            CommandMenu("Go") { Button("There") { go() } }
                            MagicCommands()
                            SidebarCommands()
                        }
                }
            }
            struct Page: View {
                var body: some View {
                    NavigationStack {
                        TabView {
                            Tab("Magic", systemImage: "star", badge: 3) { Text("magic") }
                            Tab { Text("The rest") } label: { Text("Plain") }
                        }
                        .toolbar {
                            ToolbarItem(placement: .magic) { Text("left") }
                            ToolbarItem { Text("right") }
                        }
                    }
                }
            }
            """
        ])
        #expect(svg.contains("Plain") && svg.contains("right"), "\(errors)")
        #expect(errors.split(separator: "\n").count == 5, "\(errors)")
    }

    @Test("An app runs without an import, a delegate and a property that its initializer cannot set")
    func initializer() async throws {
        let (svg, errors) = try await draw([
            "App.swift": """
            import class CloudKit.CKContainer
            @main struct Main: App {
                @UIApplicationDelegateAdaptor(MagicDelegate.self) private var delegate
                @StateObject private var account: Account
                private let title: String
                init() {
                    Magic.begin()
                    _account = StateObject(wrappedValue: Account(magic: 3))
                    title = "The rest"
                }
                var body: some Scene {
                    WindowGroup { Text(title).environmentObject(account) }
                }
            }
            final class Account: ObservableObject { var magic: Magic?; let name = "name" }
            """
        ])
        #expect(svg.contains("The rest"), "\(errors)")
        #expect(errors.contains("App.swift:2:14: class 'CKContainer' does not exist in module 'CloudKit'"), "\(errors)")
        #expect(errors.contains("App.swift:5:30: the property is not initialized"), "\(errors)")
        #expect(errors.contains("App.swift:16:52: cannot find type 'Magic'"), "\(errors)")
    }

    @Test("A package is shown without what does not compile in any of its modules, and with it once it does")
    func package() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shelf", targets: [
                .target(name: "Figures"), .executableTarget(name: "Shelf", dependencies: ["Figures"])])
            """, to: "Shelf/Package.swift")
        try workshop.write(
            "import SwiftUI\npublic struct Figure: View {\n    public init(title: String) {}\n"
                + "    public var body: some View { Chart3D() }\n}\n", to: "Shelf/Sources/Figures/Figure.swift")
        try workshop.write("import Figures\nimport SwiftUI\n" + Self.app, to: "Shelf/Sources/Shelf/App.swift")
        func draw(_ arguments: String...) async throws -> (svg: String, outcome: Workshop.Outcome) {
            let outcome = try await workshop.run("umwelt", ["picture", "Shelf", "--output", "a.svg"] + arguments)
            return (String(decoding: (try? workshop.data("a.svg")) ?? Data(), as: UTF8.self), outcome)
        }
        #expect(try await draw().outcome.code == 1)
        let first = try await draw("--skip-broken")
        #expect(first.svg.contains("The rest") && first.svg.contains("Chart3D"), "\(first.outcome.errors)")
        #expect(first.outcome.errors.contains("Sources/Figures/Figure.swift:4:34: cannot find 'Chart3D' in scope"))
        // Another file makes it compile.
        try workshop.write(
            "import SwiftUI\nstruct Chart3D: View { var body: some View { Text(\"flat\") } }\n",
            to: "Shelf/Sources/Figures/Chart.swift")
        let second = try await draw("--skip-broken")
        #expect(second.svg.contains("flat") && second.outcome.errors == "", "\(second.outcome.errors)")
    }

    @Test("Code outside of declarations cannot be left out, and the error is the compiler's")
    func statements() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "import SwiftUI\nstruct Row: View {\n    var body: some View { Text(\"a\" }\n}\n", to: "Row.swift")
        let outcome = try await workshop.umwelt("picture", "Row.swift", "--skip-broken")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("Row.swift:3:"))
    }

    @Test("Branches of `#if` are read as on Linux, and the rest is where it was")
    func branches() {
        let source = "#if os(iOS)\na\n#elseif DEBUG\nb\n#else\nc\n#endif\nd\n"
        let text = ActiveSource.text(of: source)
        #expect(text.filter { $0 != " " } == "\n\n\nb\n\n\n\nd\n")
        #expect(text.utf8.count == source.utf8.count)
    }

    @Test("Lines behind a part that was replaced have the numbers that they had")
    func lines() throws {
        let text = Array("a\n{\n  b\n}\nc { d }\n".utf8)
        let parts = [
            BrokenPart(range: 2..<9, replacement: "{ x }"), BrokenPart(range: 12..<17, replacement: ""),
            BrokenPart(range: 4..<7, replacement: ""),
        ]
        let new = String(decoding: BrokenPart.replace(parts, in: text), as: UTF8.self)
        #expect(new == "a\n{ x \n\n}\nc \n")
    }
}
