import Testing

@Suite struct FailureTests {
    @Test("What does not compile is told in the compiler's words, with the user's file and line")
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

    @Test("A crash is the program's own: told with its message and the line that led to it")
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
            outcome.errors == "Error: \(place): the program crashed in label(), called by Fragile.body: no words left\n"
        )
    }

    @Test("Views may be nested 10,000 deep, and what is nested without an end is told by its view")
    func depth() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #Preview("Deep") { Deep(levels: 10_000) }
            #Preview("Endless") { Deep(levels: .max) }
            struct Deep: View {
                let levels: Int
                var body: some View {
                    if levels == 0 { Text("end") } else { VStack { AnyView(Deep(levels: levels - 1)).opacity(1) } }
                }
            }
            """, to: "Deep.swift")
        #expect(try await workshop.umwelt("picture", "Deep.swift", "--preview", "Deep").code == 0)
        let outcome = try await workshop.umwelt("picture", "Deep.swift", "--preview", "Endless")
        #expect(outcome.code == 70)
        #expect(outcome.errors.contains(/: Views are nested \d+ deep at Deep: the stack of \d+ MB holds no more\./))
    }

    @Test("A picture of a body that never ends is given up, with the place in the user's code")
    func hang() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #Preview { Endless() }
            struct Endless: View {
                var body: some View {
                    let _ = count()
                    Text("end")
                }
            }
            func count() {
                var number = 1
                while number > 0 { number = number % 7 + 1 }
            }
            """, to: "Endless.swift")
        let outcome = try await workshop.umwelt("picture", "Endless.swift")
        #expect(outcome.code == 70)
        let sentence = "Error: The app is not responding: in count(), called by Endless.body, at Endless.swift:11.\n"
        #expect(outcome.errors == sentence)
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
