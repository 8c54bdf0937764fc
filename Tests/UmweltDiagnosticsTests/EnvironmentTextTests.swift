import SwiftUI
import Testing
import UmweltTesting

extension EnvironmentValues {
    @Entry fileprivate var ink = "blue"
    @Entry fileprivate var labels: Set<String> = []
    @Entry fileprivate var counts: [String: Int] = [:]
}

private final class Binder {}

extension EnvironmentValues {
    @Entry fileprivate var binder: Binder? = nil
}

/// The environment of a view as text, and the difference of two.
@MainActor @Suite("The environment of a view as text") struct EnvironmentTextTests {
    private struct Line: View {
        @Environment(\.ink) private var ink
        var body: some View { Text(ink) }
    }

    private struct Heading: View {
        @Environment(\.ink) private var ink
        var body: some View { Text(ink).bold() }
    }

    @Test("has a line for each value, sorted, without places and addresses, and with sorted sets and dictionaries")
    func text() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Line()
                .environment(\.labels, Set((1...9).map { "label \($0)" }))
                .environment(\.counts, ["b": 2, "a": 1, "c": 3])
                .environment(\.binder, Binder())
        }
        let text = try #require(host.environment(of: "Line")).text
        #expect(
            text == """
                binder = Binder
                counts = [a: 1, b: 2, c: 3]
                ink = blue, the default
                labels = [label 1, label 2, label 3, label 4, label 5, label 6, label 7, label 8, label 9]
                """)
    }

    @Test("is the same for views with the same environment, and differs in what one of them has otherwise")
    func difference() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                Heading().environment(\.ink, "red")
                Line()
                Line().environment(\.ink, "green")
                Line()
            }
            .environment(\.counts, ["a": 1])
        }
        let lines = host.environments(of: "Line")
        #expect(lines.count == 3 && lines[0].text == lines[2].text)
        #expect(lines[0].difference(from: lines[2]).isEmpty)
        let difference = try #require(host.environmentDifference(between: "Line", and: "Heading"))
        #expect(difference.values.map(\.key) == ["ink"])
        let text = difference.description.components(separatedBy: "\n")
        #expect(text.count == 4)
        #expect(text[0...2] == ["Line and Heading differ in:", "  ink", "    Line: blue, the default"])
        #expect(text[3].hasPrefix("    Heading: red, set at UmweltDiagnosticsTests/EnvironmentTextTests.swift:"))
        #expect(
            "\(lines[0].difference(from: lines[1]))".hasPrefix("the first Line and the second Line differ in:\n  ink\n")
        )
        #expect(host.environmentDifference(between: "Line", and: "Nothing") == nil)
    }
}
