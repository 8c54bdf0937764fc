import Foundation
import Testing

@Suite struct UnavailableNameTests {
    /// Source that uses one name that SwiftUI has and Umwelt has not, where it is, and what the compiler calls it.
    struct Use: CustomTestStringConvertible {
        let testDescription: String
        var property = ""
        var view = "Text(\"one\")"
        var modifier = ""
        let message: String
    }

    static let uses = [
        Use(
            testDescription: "a modifier at the end of the body",
            modifier: ".onPencilDoubleTap { _ in angle = 2 }",
            message: "'onPencilDoubleTap(perform:)' is unavailable: Umwelt has no pencil"),
        Use(
            testDescription: "a modifier whose builder trails",
            modifier: ".touchBar { Text(\"two\"); Button(\"three\") { angle += 1 } }",
            message: "'touchBar(content:)' is unavailable: Umwelt has no Touch Bar"),
        Use(
            testDescription: "a type", view: "TextFieldLink(\"Name\") { print($0) }",
            message: "'TextFieldLink' is unavailable: Umwelt has no field"),
        Use(
            testDescription: "a style",
            view: "DatePicker(\"Day\", selection: .constant(.now)).datePickerStyle(.field)",
            message: "'field' is unavailable: Umwelt has no fields for dates"),
        Use(
            testDescription: "an environment value", property: "@Environment(\\.openImmersiveSpace) private var open",
            message: "'openImmersiveSpace' is unavailable: Umwelt has no immersive spaces"),
    ]

    @Test(
        "A missing name of SwiftUI is one error in its line of a long body, and says so", arguments: uses)
    func names(use: Use) async throws {
        let workshop = try Workshop()
        let source = Self.source(use)
        try workshop.write(source, to: "Long.swift")
        let outcome = try await workshop.umwelt("picture", "Long.swift")
        let errors = outcome.errors.split(separator: "\n").filter {
            $0.hasPrefix("Long.swift:") && $0.contains(": error: ")
        }
        #expect(errors.count == 1, "\(outcome.errors)")
        let used = [use.property, use.modifier].first { !$0.isEmpty } ?? use.view
        let line = source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(used) }
        let place = try "Long.swift:\(#require(line) + 1):"
        #expect(errors.first?.hasPrefix(place) == true, "\(outcome.errors)")
        #expect(errors.first?.contains(use.message) == true, "\(outcome.errors)")
    }

    /// A view of two hundred lines, in which a name that is not declared at all takes the compiler half a minute.
    private static func source(_ use: Use) -> String {
        let rows = (0..<8).map { row in
            """
                            HStack {
                                Text("Row \(row)").font(.headline).padding(.horizontal, 8)
                                Button("More") { angle += \(row) }.buttonStyle(.bordered)
                            }
            """
        }
        let groups = (0..<6).map { _ in "            Group {\n\(rows.joined(separator: "\n"))\n            }" }
        return """
            import SwiftUI
            #Preview { Long() }
            struct Long: View {
                @State private var angle = 4.0
                \(use.property)
                var body: some View {
                    VStack {
            \(groups.joined(separator: "\n"))
                        \(use.view)
                    }
                    .frame(width: 100)
                    .background(Color.red)
                    .overlay(alignment: .top) { Text("over").foregroundStyle(.secondary) }
                    \(use.modifier)
                }
            }
            """
    }
}
