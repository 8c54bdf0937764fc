import Testing

@Suite struct EndlessProgramTests {
    @Test("Views may be nested 10,000 deep, and the error of endless nesting names the view")
    func depth() async throws {
        let workshop = try Workshop()
        for (name, levels) in [("Deep", "10_000"), ("Endless", ".max")] {
            try workshop.write(
                """
                import SwiftUI
                #Preview { Deep(levels: \(levels)) }
                struct Deep: View {
                    let levels: Int
                    var body: some View {
                        if levels == 0 { Text("end") } else { VStack { AnyView(Deep(levels: levels - 1)) } }
                    }
                }
                """, to: "\(name).swift")
        }
        #expect(try await workshop.umwelt("picture", "Deep.swift").code == 0)
        let outcome = try await workshop.umwelt("picture", "Endless.swift")
        #expect(outcome.code == 70)
        #expect(outcome.errors.contains(/: Views are nested \d+ deep at Deep: the stack of \d+ MB is full\./))
    }

    @Test("Modifiers, stacks and AnyViews that are nested 10,000 deep are drawn", arguments: ["png", "svg", "pdf"])
    func modifiers(format: String) async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #Preview {
                (0..<10_000).reduce(AnyView(Text("end"))) { view, level in
                    switch level % 5 {
                    case 0: AnyView(view.padding(0.001))
                    case 1: AnyView(view.opacity(0.9999))
                    case 2: AnyView(view.background(Color.red))
                    case 3: AnyView(ZStack { view })
                    default: AnyView(view)
                    }
                }
            }
            """, to: "Deep.swift")
        let outcome = try await workshop.umwelt("picture", "Deep.swift", "--output", "deep.\(format)")
        #expect(outcome.output == "Drew deep.\(format)\n", "\(outcome.errors)")
    }

    @Test("A crash in a preview, and endless recursion, are reported with their line")
    func crashes() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            #Preview("Appearance") {
                @Previewable @State var numbers = [1]
                Text("a")
                    .onAppear { print(numbers[2]) }
            }
            #Preview("Stack") {
                Text("\\(depth(0))")
            }
            func depth(_ number: Int) -> Int { number < 0 ? 0 : depth(number + 1) + 1 }
            """, to: "Crash.swift")
        let appearance = try await workshop.umwelt("picture", "Crash.swift", "--preview", "Appearance")
        #expect(appearance.errors.contains(/Crash\.swift:5:\d+: .* in closure #\d in #Preview: Index out of range\n/))
        let stack = try await workshop.umwelt("picture", "Crash.swift", "--preview", "Stack")
        #expect(
            stack.errors.contains(/Crash\.swift:10(:\d+)?: .* in depth\(_:\): The stack is used up by \d+ functions/))
    }

    @Test("An app whose initializer never ends is reported with its line")
    func initializer() async throws {
        let workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            @main struct EndlessApp: App {
                init() {
                    var number = 1
                    while number > 0 { number = number % 7 + 1 }
                }
                var body: some Scene { WindowGroup { Text("a") } }
            }
            """, to: "App.swift")
        let tool = try RunningTool(workshop, "App.swift", "--port", "0")
        try await tool.line(with: "The app is not responding: in EndlessApp.init() at App.swift:5.")
        #expect(try await tool.interrupt() == 0)
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
        // The place is any of the loop's, or the function's where the compiler gives an instruction no line.
        let sentence =
            /Error: The app is not responding: in count\(\), called by Endless\.body, at Endless\.swift:(9|10|11)\.\n/
        #expect(outcome.errors.wholeMatch(of: sentence) != nil, "\(outcome.errors)")
    }
}
