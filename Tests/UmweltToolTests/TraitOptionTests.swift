import Foundation
import Testing

@Suite("Values of the host in the tool") struct TraitOptionTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(
            """
            import SwiftUI
            struct Sample: View {
                @Environment(\\.horizontalSizeClass) private var width
                @Environment(\\.calendar) private var calendar
                @Environment(\\.accessibilityReduceMotion) private var reducesMotion
                var body: some View {
                    Text(width == .compact ? "compact" : "regular")
                    Text(calendar.identifier == .persian ? "persian" : "other")
                    Text(verbatim: "motion \\(!reducesMotion)")
                }
            }
            #Preview("One") { Sample() }
            """, to: "Sample.swift")
    }

    @Test(
        "An unknown value is refused before anything is compiled, with the list of values",
        arguments: ["picture", "explain", "run"])
    func errors(command: String) async throws {
        let outcome =
            command == "explain"
            ? try await workshop.umwelt("explain", "Sample.swift", "--view", "Sample", "--set", "contrast=more")
            : try await workshop.umwelt(command, "Sample.swift", "--set", "contrast=more")
        #expect(outcome.code == EX_USAGE)
        #expect(
            outcome.errors == "Error: colorSchemeContrast cannot be “more”. It can be: standard, increased.\n",
            "\(outcome.errors)")
    }

    @Test("A preview's views read a set value, and explain names the host as its source")
    func explain() async throws {
        let outcome = try await workshop.umwelt(
            "explain", "Sample.swift", "--preview", "One", "--view", "Sample", "--set", "reduceMotion=true")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("accessibilityReduceMotion = true"), "\(outcome.output)")
    }

    @Test("A replay of a preview follows the recorded language and sizes: its calendar, and the class of its width")
    func replay() async throws {
        try workshop.write(
            """
            {"subject": "One", "isApp": false, "size": [390, 844], "steps": [
                {"locale": {"_0": "fa_IR"}}, {"size": {"width": 900, "height": 600}}
            ]}
            """, to: "recording.json")
        let outcome = try await workshop.umwelt("replay", "recording.json", "Sample.swift", "--preview", "One")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output.hasSuffix("Shows: “regular”, “persian”, “motion true”\n"), "\(outcome.output)")
    }
}
