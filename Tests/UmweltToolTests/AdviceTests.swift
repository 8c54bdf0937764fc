import Foundation
import Testing

@testable import UmweltTool

@Suite("Advice on names of other systems") struct AdviceTests {
    @Test(
        "A condition of `#if` is evaluated as far as the platform decides it",
        arguments: [
            ("os(iOS)", false), ("os(Linux)", true), ("!os(iOS)", true), ("os(iOS) || os(macOS)", false),
            ("os(iOS) && DEBUG", false), ("os(Linux) || DEBUG", true), ("DEBUG", nil), ("os(Linux) && DEBUG", nil),
            ("canImport(UIKit)", false), ("canImport(SwiftUI)", true), ("!canImport(AppKit) // iOS", true),
            ("(os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)", false), ("swift(>=5.9)", nil),
            ("compiler(>=6) && canImport(UIKit, _version: 17)", false), ("canImport(ObjectiveC)", false),
        ] as [(String, Bool?)])
    func conditions(text: String, holds: Bool?) {
        #expect(PlatformCondition(text[...]) { !MissingModules.isAppleOnly($0) }.holds == holds)
    }

    @Test("A declaration has the condition that does not hold, also in a branch behind one that does")
    func declarations() {
        let text = """
            #if os(iOS)
            struct Haptics {
                func play() {}
            }
            #elseif os(Linux)
            let here = 1
            #else
            let there = 2
            #endif
            #if DEBUG
            let maybe = 3
            #endif
            """
        let found = ConditionalNames.declarations(of: ["Haptics", "play", "here", "there", "maybe"], in: text)
        #expect(found.map(\.name) == ["Haptics", "play", "here", "there", "maybe"])
        #expect(found.map(\.line) == [2, 3, 6, 8, 11])
        #expect(found.map(\.condition) == ["os(iOS)", "os(iOS)", nil, "the #else of os(iOS)", nil])
    }

    @Test(
        "A name that is declared for iOS alone is explained with its place; one that is declared otherwise, too, is not"
    )
    func conditionalName() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #if os(iOS)
            func tick() {}
            extension View { func glow() -> some View { self } }
            #endif
            #if canImport(UIKit)
            struct Haptics {}
            #endif
            """, to: "App/Haptics.swift")
        try workshop.write(
            """
            import SwiftUI
            struct Row: View {
                let haptics = Haptics()
                var body: some View { Button("a") { tick() }.glow().unknown() }
            }
            """, to: "App/Row.swift")
        let outcome = try await workshop.umwelt("picture", "App")
        let folder = workshop.folder.path
        #expect(outcome.code == 1)
        #expect(
            outcome.errors.contains(
                "Haptics is declared only under canImport(UIKit), at \(folder)/App/Haptics.swift:7, so it does not exist on Linux. "
                    + "Declare it for Linux too, or put its uses under the same condition."))
        #expect(outcome.errors.contains("tick is declared only under os(iOS), at \(folder)/App/Haptics.swift:3"))
    }

    @Test("An unknown name is a missing module's by its prefix, or if only files that import the module have it")
    func owners() throws {
        let workshop = try Workshop()
        try workshop.write("import AppKit\nimport SwiftUI", to: "Main.swift")
        try workshop.write("import Contacts\nimport SwiftUI", to: "Sea.swift")
        try workshop.write("import ServiceManagement\nimport SwiftUI", to: "Login.swift")
        try workshop.write("import SwiftUI", to: "Row.swift")
        let files = ["Main", "Sea", "Login", "Row"].map { workshop.folder.appendingPathComponent("\($0).swift") }
        func error(_ file: Int, _ text: String) -> String { "\(files[file].path):3:1: error: \(text)" }
        let messages = [
            error(0, "cannot find type 'NSViewRepresentable' in scope"),
            error(0, "cannot find type 'Context' in scope"),
            error(1, "cannot find 'Card' in scope"), error(1, "cannot find 'Textt' in scope; did you mean 'Text'?"),
            error(1, "cannot find 'loadPlaces' in scope"), error(1, "cannot find 'Theme' in scope"),
            error(3, "cannot find 'Theme' in scope"), error(2, "cannot find 'NSAlert' in scope"),
            error(2, "cannot find 'SMAppService' in scope"), error(2, "cannot find type 'NSFilePresenter' in scope"),
        ].joined(separator: "\n")
        let report = MissingModules(["AppKit", "Contacts", "ServiceManagement"], files: files).report(after: messages)
        let paths = files.map(\.path)
        #expect(
            report.errors[0].hasPrefix(
                "\(paths[0]):1:8: error: AppKit is not on Linux. The file uses NSAlert, NSViewRepresentable. "))
        #expect(report.errors[1].hasPrefix("\(paths[1]):1:8: error: Contacts is not on Linux. The file uses Card. "))
        #expect(report.errors[2].contains(" is not on Linux. The file uses SMAppService. "))
    }

    @Test("AppKit is explained where SwiftUI alone is imported, as on a Mac")
    func unimportedAppKit() throws {
        let report = MissingModules([], files: []).report(
            after: "A.swift:1:1: error: cannot find 'NSWorkspace' in scope\n"
                + "A.swift:2:1: error: cannot find 'NSApp' in scope")
        #expect(report.errors.count == 2)
        #expect(report.errors.first?.hasPrefix("AppKit is not on Linux. The source uses NSApp, NSWorkspace. ") == true)
        #expect(report.errors.last == "2 errors that follow from them are not listed.")
    }

    @Test("Errors about names of missing modules, and in the same lines, are not listed; others are")
    func hidden() throws {
        let workshop = try Workshop()
        try workshop.write("import HealthKit\nimport StoreKit\nimport Vision", to: "Store.swift")
        try workshop.write("import StoreKit", to: "Shop.swift")
        let files = ["Store", "Shop"].map { workshop.folder.appendingPathComponent("\($0).swift") }
        let (store, shop) = (files[0].path, files[1].path)
        let failure = BuildFailure(
            name: "App",
            messages: """
                \(store):5:9: error: cannot find 'HKHealthStore' in scope
                \(store):5:20: error: cannot infer contextual base in reference to member 'steps'
                \(store):6:9: error: cannot find type 'Product' in scope
                \(store):7:9: error: cannot find 'Observed' in scope
                \(store):8:9: error: cannot find 'unknown' in scope
                \(shop):3:2: error: value of type 'Text' has no member 'subscriptionStatusTask'
                \(shop):4:2: error: value of type 'Text' has no member 'sparkle'
                """, missing: ["HealthKit", "StoreKit", "Vision"], files: files)
        #expect(
            failure.plainErrors.components(separatedBy: "\n\n").map { $0.replacing(/(?:Put|They) .+/, with: "") } == [
                "\(store):1:8: error: HealthKit is not on Linux. The file uses HKHealthStore. ",
                "\(store):2:8: error: StoreKit is not on Linux. \(shop):1 imports it, too. "
                    + "The files use Product, subscriptionStatusTask. ",
                "\(store):3:8: error: Vision is not on Linux. ",
                "These names may be declared in several of the missing modules: Observed.",
                "5 errors that follow from them are not listed.",
                "\(store):8:9: error: cannot find 'unknown' in scope",
                "\(shop):4:2: error: value of type 'Text' has no member 'sparkle'",
            ])
    }

    @Test(
        "Names have the prefixes of missing modules, or are known",
        arguments: [
            ("kSecClass", "Security"), ("errSecSuccess", "Security"), ("vDSP_add", "Accelerate"),
            ("WidgetCenter", "WidgetKit"), ("SKProduct", "StoreKit"), ("CIContext", "CoreImage"),
        ])
    func prefixes(name: String, module: String) {
        #expect(AppleFrameworks.owner(of: name, among: ["Foo", module]) == module)
        #expect(AppleFrameworks.owner(of: name, among: ["Foo"]) == nil)
    }

    @Test("The rest of a name with a prefix is another word")
    func words() {
        #expect(AppleFrameworks.owner(of: "Secret", among: ["Security"]) == nil)
        #expect(AppleFrameworks.owner(of: "CIty", among: ["CoreImage"]) == nil)
    }

    @Test("An error in a ForEach over an array is reported at the expression that is wrong")
    func nestedLoop() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            struct Book: Identifiable { let id = 1, title = "" }
            struct Shelf: Identifiable { let id = 1, books: [Book] = [] }
            struct Library: View {
                let shelves: [Shelf] = []
                var body: some View {
                    List {
                        ForEach(shelves) { shelf in
                            Section {
                                ForEach(shelf.books) { book in
                                    HStack { Text(book.titel); Text(book.title) }
                                }
                            }
                        }
                    }
                }
            }
            #Preview { Library() }
            """, to: "Library.swift")
        let outcome = try await workshop.umwelt("picture", "Library.swift")
        #expect(outcome.code == 1)
        #expect(
            outcome.errors.contains("Library.swift:11:44: error: value of type 'Book' has no member 'titel'"),
            "\(outcome.errors)")
        #expect(!outcome.errors.contains("Binding<C>"))
    }

    @Test("An error in a ForEach of a package's module is reported at the expression that is wrong, too")
    func loopInPackage() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Shelf", targets: [.executableTarget(name: "Shelf")])
            """, to: "Shelf/Package.swift")
        try workshop.write(
            """
            import SwiftUI
            struct Book: Identifiable { let id = 1, title = "" }
            @main struct Shelf: App {
                let books: [Book] = []
                var body: some Scene {
                    WindowGroup {
                        ForEach(books) { book in
                            Text(book.titel)
                        }
                    }
                }
            }
            """, to: "Shelf/Sources/Shelf/Shelf.swift")
        let outcome = try await workshop.umwelt("picture", "Shelf")
        #expect(outcome.code == 1)
        #expect(
            outcome.errors.contains("Shelf.swift:8:27: error: value of type 'Book' has no member 'titel'"),
            "\(outcome.errors)")
        #expect(!outcome.errors.contains("Binding<"), "\(outcome.errors)")
    }

    @Test("An error in a closure with $0 is reported at the expression, at its place in the line")
    func unnamedElements() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            struct Book: Identifiable { let id = 1, title = "", pages: [Int] = [] }
            struct Library: View {
                let books: [Book] = []
                var body: some View {
                    ForEach(books) { Text("$0 \\($0.title)").badge($0.pagez.filter { $0 > 3 }.count) }
                }
            }
            struct Lines: View {
                let books: [Book] = []
                var body: some View {
                    ForEach(books) {
                        Text($0.titel)
                    }
                }
            }
            struct Other: View {
                let books: [Book] = []
                var body: some View { List(books) { book in Text(book.titel) } }
            }
            #Preview { Library() }
            """, to: "Library.swift")
        let outcome = try await workshop.umwelt("picture", "Library.swift")
        #expect(outcome.code == 1)
        for (place, type) in [("6:58", "pagez"), ("13:21", "titel"), ("19:59", "titel")] {
            let error = "Library.swift:\(place): error: value of type 'Book' has no member '\(type)'"
            #expect(outcome.errors.contains(error), "\(outcome.errors)")
        }
        #expect(!outcome.errors.contains("Binding<"))
        // The excerpt has the line as it is, and the mark is below the name.
        let lines = outcome.errors.split(separator: "\n")
        let excerpt = try #require(lines.firstIndex { $0.contains("Text(book.titel)") })
        #expect(!lines[excerpt].contains("Book"))
        let mark = try #require(lines[excerpt + 1].firstRange(of: "`- error"))
        let name = try #require(lines[excerpt].firstRange(of: "titel"))
        #expect(
            lines[excerpt + 1].distance(from: lines[excerpt + 1].startIndex, to: mark.lowerBound)
                == lines[excerpt].distance(from: lines[excerpt].startIndex, to: name.lowerBound))
    }

    @Test("Errors that come of Objective-C's runtime are explained once, with their places")
    func objectiveC() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            final class Model: NSObject {
                @objc dynamic var count = 0
                @objc func hear() {}
                func begin() {
                    perform(#selector(hear))
                }
                var observation: NSKeyValueObservation?
            }
            #Preview { Text("") }
            """, to: "Model.swift")
        let outcome = try await workshop.umwelt("picture", "Model.swift")
        #expect(outcome.code == 1)
        #expect(outcome.errors.contains("There is no Objective-C on Linux: Model.swift:3, Model.swift:4, Model.swift:"))
        #expect(outcome.errors.components(separatedBy: "There is no Objective-C").count == 2)
    }

    @Test("A closure behind a string of several lines gets its type in the line that the compiler names")
    func closureBehindLongString() throws {
        let source = "let text = \"\"\"\n  one\n  two\n  \"\"\"\nForEach(rows) { Text($0.name) }\n"
        let argument = SourcePlace(line: 5, column: 9)
        let typed = try #require(TypedClosure(behind: argument, of: Array(source.utf8), element: "Row"))
        #expect(typed.text.hasSuffix("ForEach(rows) { (_0: Row) in Text(_0.name) }\n"))
        #expect(typed.place.line == 5 && typed.place.column == 16)
    }
}
