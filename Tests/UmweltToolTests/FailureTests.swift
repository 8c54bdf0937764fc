import Testing

@Suite struct FailureTests {
    @Test("Compile errors have the compiler's message, and the user's file and line")
    func compileError() async throws {
        let workshop = try Workshop()
        try workshop.write(
            "import SwiftUI\nstruct Wrong: View {\n    var body: some View { Txt(1) }\n}", to: "Wrong.swift")
        let outcome = try await workshop.umwelt("picture", "Wrong.swift")
        #expect(outcome.code == 1)
        #expect(outcome.errors.hasPrefix("Wrong.swift:3:27: error: cannot find 'Txt' in scope\n"))
        #expect(outcome.errors.hasSuffix("Error: Wrong does not compile.\n"))
        #expect(!outcome.errors.contains("cache"))
        #expect(try workshop.programs() == [])
    }

    @Test("A word that is no command is named, with the command that was probably meant") func unknownCommand()
        async throws
    {
        let workshop = try Workshop()
        let close = try await workshop.umwelt("pictur", "Page.swift")
        #expect(close.errors == "Error: There is no command 'pictur'. Did you mean 'picture'?\n" && close.code != 0)
        let far = try await workshop.umwelt("Page.swift")
        #expect(far.errors.hasPrefix("Error: There is no command 'Page.swift'. The commands are run, "))
        #expect(!far.errors.contains("compile-module"))
    }

    @Test("A crash is the program's own: reported with its message and the line that led to it")
    func crash() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #Preview("Message") { Fragile() }
            struct Fragile: View {
                var body: some View { Text(label()) }
            }
            func label() -> String {
                fatalError("no words left")
            }
            """, to: "Fragile.swift")
        let outcome = try await workshop.umwelt("picture", "Fragile.swift")
        #expect(outcome.code == 70)
        let place = "\(workshop.folder.path)/Fragile.swift:7:5"
        #expect(
            outcome.errors == "Fragile/Fragile.swift:7: Fatal error: no words left\n"
                + "Error: \(place): the program crashed in label(), called by Fragile.body: no words left\n"
        )
    }

    @Test("A missing object in the first body is reported with the view that reads it")
    func missingObject() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            @Observable final class Shelf { var books = 1 }
            final class Lamp: ObservableObject {}
            struct Reader: View {
                @Environment(Shelf.self) private var shelf
                var body: some View {
                    Text("\\(shelf.books)")
                }
            }
            struct Sitter: View {
                @EnvironmentObject private var lamp: Lamp
                var body: some View {
                    Text("\\(lamp)")
                }
            }
            @main struct ReaderApp: App {
                var body: some Scene { WindowGroup { if CommandLine.arguments[0].hasSuffix("A") { Reader() } else { Sitter() } } }
            }
            """, to: "A.swift")
        try workshop.write(try String(decoding: workshop.data("A.swift"), as: UTF8.self), to: "B.swift")
        for (file, line, view) in [("A", 7, "Reader"), ("B", 13, "Sitter")] {
            let outcome = try await workshop.umwelt("picture", "\(file).swift")
            #expect(outcome.code == 70)
            let place = "\(workshop.folder.path)/\(file).swift:\(line):17"
            let lines = outcome.errors.components(separatedBy: "\n")
            #expect(lines.count == 5 && lines[0].hasPrefix("Fatal error: No Observable"), "\(lines)")
            #expect(lines[1...2] == ["Views from the root: ReaderApp > \(view)", "Objects in reach: none"], "\(lines)")
            #expect(
                lines[3].hasPrefix("Error: \(place): the program crashed in \(view).body: No Observable"), "\(lines)")
        }
    }

    @Test("A file without an app and without previews has nothing to draw")
    func nothing() async throws {
        let workshop = try Workshop()
        try workshop.write("struct Plain {}", to: "Plain.swift")
        let outcome = try await workshop.umwelt("picture", "Plain.swift")
        #expect(outcome.code == 1)
        #expect(outcome.errors == "Error: There is nothing to draw: write an App with @main, or a #Preview.\n")
    }

    @Test("A program that ends without drawing, or with a code of its own, is not taken for one that drew")
    func noPicture() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            @main enum Silent {
                static func main() { if getenv("UMWELT_DARK").pointee == 49 { exit(3) } }
            }
            """, to: "Silent.swift")
        let silent = try await workshop.umwelt("picture", "Silent.swift")
        #expect(silent.code == 1)
        #expect(silent.errors == "Error: The program ended without drawing: its @main has to be an App.\n")
        #expect(try await workshop.umwelt("picture", "Silent.swift", "--dark").code == 3)
    }
}
