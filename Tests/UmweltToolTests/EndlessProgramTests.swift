import Testing

@Suite struct EndlessProgramTests {
    @Test("Views may be nested 10,000 deep, and what is nested without an end is told by its view")
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
        // The place is any of the loop's, or the function's where the compiler gives an instruction no line.
        let sentence =
            /Error: The app is not responding: in count\(\), called by Endless\.body, at Endless\.swift:(9|10|11)\.\n/
        #expect(outcome.errors.wholeMatch(of: sentence) != nil, "\(outcome.errors)")
    }
}
