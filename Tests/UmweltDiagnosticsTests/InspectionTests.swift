import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension EnvironmentValues {
    @Entry fileprivate var mood = "light"
}

@Observable private final class Shelf {
    var books = ["Emma", "Walden"]
    var owner = "Ada"
}

private final class Lamp: ObservableObject {
    @Published var isOn = false
}

private struct BookRow: View {
    let title: String
    @Environment(\.mood) private var mood

    var body: some View { Text("\(title), \(mood)") }
}

private struct Counter: View {
    @Binding var count: Int

    var body: some View { Button("Count") { count += 1 } }
}

private struct Light: View {
    @ObservedObject var lamp: Lamp
    let room: String

    var body: some View { Text(lamp.isOn ? "on" : "off") }
}

private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "bright") }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Measured: View {
    @State private var width = 0
    let wanted: Int

    var body: some View {
        Text("width \(width)").preference(key: WidthKey.self, value: wanted)
            .onPreferenceChange(WidthKey.self) { [$width] in $width.wrappedValue = $0 }
    }
}

private struct Library: View {
    @Environment(Shelf.self) private var shelf
    @State private var isDark = false
    @State private var count = 0
    @State private var identity = 0
    @State private var wanted = 1
    let lamp: Lamp

    var body: some View {
        VStack {
            ForEach(shelf.books, id: \.self) { BookRow(title: $0) }
            Button("Dark") { isDark.toggle() }
            Button("New") { identity += 1 }
            Button("Wide") { wanted += 1 }
            Counter(count: $count)
            Light(lamp: lamp, room: "room \(count)").id(identity)
            Scheme()
            Measured(wanted: wanted)
        }
        .environment(\.mood, isDark ? "dark" : "light")
    }
}

/// The reasons why bodies run, and where the environment comes from.
@MainActor
struct InspectionTests {
    private let shelf = Shelf()
    private let lamp = Lamp()

    private func makeHost() -> TestHost {
        TestHost(typeSetter: FixedMetrics()) { [shelf, lamp] in Library(lamp: lamp).environment(shelf) }
    }

    /// The line of a text in this file.
    private func line(of text: String) throws -> String {
        let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
        return "InspectionTests.swift:\(try #require(lines.firstIndex { $0.contains(text) }) + 1)"
    }

    @Test func `A state is written where the author writes it, and its view runs for it`() throws {
        let update = makeHost().explainTap("Dark")
        let write = try #require(update.writes.first)
        #expect(update.writes.count == 1)
        #expect(write.name == "Library.isDark" && write.old == "false" && write.new == "true")
        #expect(write.place?.hasSuffix(try line(of: "Button(\"Dark\")")) == true)
        #expect(update.runs(of: "Library").map(\.causes) == [[.property("Library.isDark")]])
    }

    @Test func `An environment value that changes names its writer to each reader, and no other body runs`() throws {
        let update = makeHost().explainTap("Dark")
        let writer = try line(of: ".environment(\\.mood, isDark")
        let change = try #require(update.environment.first)
        #expect(update.environment.count == 1)
        #expect(change.key == "mood" && change.value == "dark" && change.writer?.hasSuffix(writer) == true)
        #expect(update.bodies.map(\.name) == ["Library", "BookRow", "BookRow"], "\(update)")
        for row in update.runs(of: "BookRow") {
            guard case .environment("BookRow.mood", "mood", let place) = row.causes.first, row.causes.count == 1
            else {
                Issue.record("\(row.causes)")
                continue
            }
            #expect(place?.hasSuffix(writer) == true)
            #expect(row.ancestors == ["Library"])
        }
    }

    @Test func `A value that a transform changes names the transform to its readers`() throws {
        struct Louder: View {
            @State private var isLoud = false

            var body: some View {
                VStack {
                    Button("Loud") { isLoud.toggle() }
                    BookRow(title: "Emma")
                }
                .transformEnvironment(\.mood) { [isLoud] mood in mood += isLoud ? "!" : "" }
            }
        }
        let update = TestHost(typeSetter: FixedMetrics()) { Louder() }.explainTap("Loud")
        let writer = try line(of: ".transformEnvironment(\\.mood)")
        let change = try #require(update.environment.first)
        #expect(change.key == "mood" && change.value == "light!" && change.writer?.hasSuffix(writer) == true)
        guard case .environment("BookRow.mood", "mood", let place) = update.runs(of: "BookRow").first?.causes.first
        else {
            Issue.record("\(update)")
            return
        }
        #expect(place?.hasSuffix(writer) == true)
    }

    @Test func `A binding writes the state that it is of, and the child is told what its parent changed`() throws {
        let update = makeHost().explainTap("Count")
        #expect(update.writes.map(\.name) == ["Library.count"])
        #expect(update.writes[0].place?.hasSuffix(try line(of: "Button(\"Count\")")) == true, "\(update)")
        #expect(update.runs(of: "Light").map(\.causes) == [[.parent(properties: ["room"])]])
        #expect(update.runs(of: "BookRow").isEmpty)
    }

    @Test func `An observed property is named with the line that changes it, once for all its readers`() throws {
        let host = makeHost()
        let update = host.explain { shelf.books.append("Frankenstein") }
        #expect(update.writes.map(\.name) == ["Shelf.books"], "\(update)")
        #expect(update.writes[0].old == #"["Emma", "Walden"]"#)
        #expect(update.writes[0].new == #"["Emma", "Walden", "Frankenstein"]"#)
        #expect(update.writes[0].place == "UmweltDiagnosticsTests/\(try line(of: "host.explain { shelf.books.append"))")
        #expect(update.runs(of: "Library").map(\.causes) == [[.observed(property: "Shelf.books")]])
        #expect(update.runs(of: "BookRow").map(\.causes) == [[.appeared]])
        #expect(host.explain { shelf.owner = "Grace" }.isEmpty)
    }

    @Test func `Two observed properties that one function sets are two writes`() {
        struct Owner: View {
            let shelf: Shelf
            var body: some View { Text(shelf.owner) }
        }
        struct Books: View {
            let shelf: Shelf
            var body: some View { Text("\(shelf.books.count)") }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { [shelf] in
            VStack {
                Owner(shelf: shelf)
                Books(shelf: shelf)
                Owner(shelf: shelf)
            }
        }
        let update = host.explain {
            shelf.owner = "Grace"
            shelf.books = []
        }
        #expect(update.writes.map(\.name) == ["Shelf.owner", "Shelf.books"], "\(update)")
        #expect(update.writes.map(\.old) == [#""Ada""#, #"["Emma", "Walden"]"#])
        #expect(update.writes.map(\.new) == [#""Grace""#, "[]"])
        #expect(update.bodies.map(\.name) == ["Owner", "Books", "Owner"])
        #expect(
            update.bodies.map(\.causes) == [
                [.observed(property: "Shelf.owner")], [.observed(property: "Shelf.books")],
                [.observed(property: "Shelf.owner")],
            ])
    }

    @Test func `A published property is named with its object's view`() throws {
        let update = makeHost().explain { lamp.isOn = true }
        #expect(update.writes.count == 1 && update.bodies.map(\.name) == ["Light"], "\(update)")
        #expect(
            update.writes[0].name == "Lamp.isOn" && update.writes[0].old == "false" && update.writes[0].new == "true")
        #expect(update.writes[0].place?.hasSuffix(try line(of: "explain { lamp.isOn = true }")) == true)
        #expect(update.bodies[0].causes == [.property("Light.lamp")])
    }

    @Test func `A value that is read through a binding is named with the state that it is of`() {
        struct Shown: View {
            @Binding var count: Int
            var body: some View { Text("\(count)") }
        }
        struct Sums: View {
            @Binding var left: Int
            @Binding var right: Int
            var body: some View { Text("\(left + right)") }
        }
        struct Tally: View {
            @State private var count = 0
            @State private var other = 0
            var body: some View {
                Shown(count: $count)
                Sums(left: $count, right: $other)
                Button("Count") { count += 1 }
            }
        }
        let update = TestHost(typeSetter: FixedMetrics()) { Tally() }.explainTap("Count")
        #expect(
            update.runs(of: "Shown").map(\.causes) == [[.binding(property: "Shown.count", source: "Tally.count")]])
        #expect(update.runs(of: "Sums").map(\.causes) == [[.binding(property: nil, source: "Tally.count")]])
        #expect(update.description.contains("Shown.body ran: Shown.count changed, which is bound to Tally.count"))
    }

    @Test func `Preferences of the library are none that are told`() {
        struct Titled: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Button("Count") { count += 1 }.navigationTitle("Count \(count)")
                }
            }
        }
        let update = TestHost(typeSetter: FixedMetrics()) { Titled() }.explainTap("Count")
        #expect(update.writes.map(\.name) == ["Titled.count"] && update.preferences == [], "\(update)")
        #expect(makeHost().explainTap("Wide").preferences == ["WidthKey"])
    }

    @Test func `All places of an update have one form`() throws {
        let update = makeHost().explainTap("Dark")
        let places = update.writes.compactMap(\.place) + update.environment.compactMap(\.writer)
        #expect(
            places.count == 2 && places.allSatisfy { $0.hasPrefix("UmweltDiagnosticsTests/InspectionTests.swift:") },
            "\(places)")
    }

    @Test func `A value of the host has no writer, and its readers alone run`() {
        let host = makeHost()
        let update = host.explain { host.traits.colorScheme = .dark }
        #expect(update.environment.contains { $0.key == "colorScheme" && $0.value == "dark" && $0.writer == nil })
        #expect(update.bodies.map(\.name) == ["Scheme"], "\(update)")
        #expect(
            update.bodies[0].causes
                == [.environment(property: "Scheme.scheme", key: "colorScheme", writer: nil)])
    }

    @Test func `A new identity makes the view anew, and a preference leads to a second write`() {
        #expect(makeHost().explainTap("New").runs(of: "Light").map(\.causes) == [[.appeared]])
        let update = makeHost().explainTap("Wide")
        #expect(update.writes.map(\.name) == ["Library.wanted", "Measured.width"], "\(update)")
        #expect(
            update.runs(of: "Measured").map(\.causes)
                == [[.parent(properties: ["wanted"])], [.property("Measured.width")]])
    }

    @Test func `The text is a chain from what was written to the bodies that ran`() {
        let text = makeHost().explainTap("Dark").description.components(separatedBy: "\n")
        #expect(text.count == 5)
        #expect(text[0].hasPrefix("Wrote Library.isDark: false → true, at "))
        #expect(
            text[1].hasPrefix("Environment value mood = dark, set at UmweltDiagnosticsTests/InspectionTests.swift:"))
        #expect(text[2] == "  Library.body ran: Library.isDark changed")
        #expect(text[3].hasPrefix("    BookRow.body ran 2 times: BookRow.mood reads mood, set at "))
        #expect(text[4].hasSuffix(" placed."))
    }

    @Test func `The environment of a view has its values, writers from the outside in, and readers`() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Group {
                BookRow(title: "Emma").environment(\.mood, "inner")
                Scheme()
            }
            .transformEnvironment(\.mood) { $0 += ", edited" }
            .environment(\.mood, "outer")
            .font(.title)
        }
        let report = try #require(host.environment(of: "BookRow"))
        let theme = try #require(report["mood"])
        #expect(theme.value == "inner" && theme.isRead && !theme.isDefault)
        #expect(theme.writers.map(\.value) == ["outer", "outer, edited", "inner"])
        for (writer, text) in zip(
            theme.writers, ["(\\.mood, \"outer\")", ".transformEnvironment(\\.mood) { $0", "(\\.mood, \"inner\")"])
        {
            #expect(writer.place?.hasSuffix(try line(of: text)) == true && !writer.isHost)
        }
        #expect(theme.readers == ["BookRow"])
        #expect(report["font"]?.isRead == false)
        let scheme = try #require(host.environment(of: "Scheme")?["colorScheme"])
        #expect(scheme.writers.map(\.isHost) == [true] && scheme.isRead && scheme.readers == ["Scheme"])
        #expect(host.environment(of: "Scheme")?["mood"]?.value == "outer, edited")
        #expect(host.environment(of: "Nothing") == nil)
        #expect(report.description.contains("  mood = inner, read\n    set at "))
    }

    /// Modifiers that set environment values.
    private nonisolated static let modifiers: [(name: String, modify: @MainActor @Sendable (Inside) -> any View)] = [
        ("font", { $0.font(.title) }),
        ("fontWeight", { $0.fontWeight(.bold) }),
        ("fontDesign", { $0.fontDesign(.serif) }),
        ("bold", { $0.bold() }),
        ("italic", { $0.italic() }),
        ("underline", { $0.underline() }),
        ("strikethrough", { $0.strikethrough() }),
        ("kerning", { $0.kerning(2) }),
        ("tracking", { $0.tracking(2) }),
        ("baselineOffset", { $0.baselineOffset(2) }),
        ("monospaced", { $0.monospaced() }),
        ("monospacedDigit", { $0.monospacedDigit() }),
        ("lineLimit", { $0.lineLimit(2) }),
        ("lineSpacing", { $0.lineSpacing(3) }),
        ("minimumScaleFactor", { $0.minimumScaleFactor(0.5) }),
        ("allowsTightening", { $0.allowsTightening(true) }),
        ("truncationMode", { $0.truncationMode(.head) }),
        ("multilineTextAlignment", { $0.multilineTextAlignment(.center) }),
        ("textCase", { $0.textCase(.uppercase) }),
        ("foregroundStyle", { $0.foregroundStyle(.red) }),
        ("foregroundColor", { $0.foregroundColor(.red) }),
        ("tint", { $0.tint(.red) }),
        ("accentColor", { $0.accentColor(.red) }),
        ("disabled", { $0.disabled(true) }),
        ("dynamicTypeSize", { $0.dynamicTypeSize(.large) }),
        ("controlSize", { $0.controlSize(.mini) }),
        ("imageScale", { $0.imageScale(.large) }),
        ("symbolRenderingMode", { $0.symbolRenderingMode(.multicolor) }),
        ("symbolVariant", { $0.symbolVariant(.fill) }),
        ("environment", { $0.environment(\.mood, "dark") }),
        ("transformEnvironment", { $0.transformEnvironment(\.mood) { $0 = "dark" } }),
        ("redacted", { $0.redacted(reason: .placeholder) }),
        ("privacySensitive", { $0.privacySensitive() }),
        ("headerProminence", { $0.headerProminence(.increased) }),
        ("labelsHidden", { $0.labelsHidden() }),
        ("scrollDisabled", { $0.scrollDisabled(true) }),
        ("scrollIndicators", { $0.scrollIndicators(.hidden) }),
        ("scrollDismissesKeyboard", { $0.scrollDismissesKeyboard(.never) }),
        ("submitLabel", { $0.submitLabel(.go) }),
        ("autocorrectionDisabled", { $0.autocorrectionDisabled() }),
        ("buttonBorderShape", { $0.buttonBorderShape(.capsule) }),
        ("textSelection", { $0.textSelection(.enabled) }),
        ("listRowSpacing", { $0.listRowSpacing(3) }),
        ("contentTransition", { $0.contentTransition(.opacity) }),
        ("menuOrder", { $0.menuOrder(.fixed) }),
        ("menuIndicator", { $0.menuIndicator(.hidden) }),
    ]

    private struct Inside: View {
        var body: some View { Color.clear }
    }

    @Test(arguments: modifiers.map(\.name))
    func `A modifier that sets an environment value is told with its caller's line`(name: String) throws {
        let modify = try #require(Self.modifiers.first { $0.name == name }).modify
        let host = TestHost(typeSetter: FixedMetrics()) { AnyView(modify(Inside())) }
        let writers = try #require(host.environment(of: "Inside")).values.flatMap(\.writers).filter { !$0.isHost }
        let line = try line(of: "(\"\(name)\", {")
        #expect(!writers.isEmpty && writers.allSatisfy { $0.place?.hasSuffix(line) == true }, "\(writers)")
    }

    @Test func `A view whose values nobody sets reads defaults`() {
        struct Plain: View {
            @Environment(\.mood) private var mood
            var body: some View { Text(mood) }
        }
        let theme = TestHost(typeSetter: FixedMetrics()) { Plain() }.environment(of: "Plain")?["mood"]
        #expect(theme?.isDefault == true && theme?.isRead == true && theme?.writers.isEmpty == true)
        #expect(theme?.readers == ["Plain"])
    }
}

extension TestHost {
    @MainActor fileprivate func explainTap(_ label: String) -> UpdateRecord { explain { tap(label) } }
}
