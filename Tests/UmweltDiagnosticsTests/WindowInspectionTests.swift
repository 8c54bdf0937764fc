// One file: the tests inspect the same private window.

import Foundation
import SwiftUI
import Testing
import Umwelt
import UmweltInspector

@testable import UmweltTesting

extension EnvironmentValues {
    @Entry fileprivate var mood = "plain"
    @Entry fileprivate var storey = 1
}

private enum Size: String, CaseIterable { case small, large }

@Observable private final class Shelf {
    var books = ["Emma"]
}

@Observable private final class Bulb {
    var watts = 40.0
    var lamp: Lamp?
}

@Observable private final class Lamp {
    var isOn = false
    var size = Size.small
    var rooms = ["kitchen"]
    let bulb = Bulb()
    @ObservationIgnored var uses = 3

    init() { bulb.lamp = self }
}

private struct Desk: View {
    let lamp: Lamp

    var body: some View {
        Text("\(lamp.isOn) \(lamp.size.rawValue) \(lamp.bulb.watts)")
        Note()
    }

    struct Note: View {
        var body: some View { Text("none") }
    }
}

private struct Reader: View {
    @Environment(\.mood) private var mood
    @Environment(\.storey) private var storey
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(mood) \(storey) \(scheme == .dark ? "dark" : "light")") }
}

private struct Counter: View {
    @Binding var count: Int

    var body: some View { Button("Count") { count += 1 }.accessibilityValue("\(count)") }
}

private struct Library: View {
    @State private var count = 0
    @State private var size = Size.small
    @State private var note: String?
    @State private var shelf = Shelf()
    @State private var mood = "calm"
    @AppStorage("pages") private var pages = 7
    let title = "Library"

    var body: some View {
        VStack(spacing: 0) {
            Reader().environment(\.mood, mood)
            Reader()
            Counter(count: $count)
            Button("Mood") { mood = "gay" }
            Text("\(count) \(size.rawValue) \(note ?? "-") \(shelf.books.count) \(pages)").padding(10)
        }
    }
}

@MainActor @Suite("The inspection of a window") struct WindowInspectionTests {
    private let host = TestHost(size: CGSize(width: 200, height: 300)) { Library() }
    private let inspection: WindowInspection

    init() { inspection = host.host.diagnostics.beginInspection() }

    private func view(_ name: String, at index: Int = 0) throws -> Int {
        let found = inspection.views(ofProgramOnly: false).filter { $0.name == name }
        return try #require(found.indices.contains(index) ? found[index].id : nil)
    }

    @Test("The program's views are listed as they contain each other, and the library's if they are asked for")
    func tree() {
        let own = inspection.views(ofProgramOnly: true)
        #expect(own.map(\.name) == ["Library", "Reader", "Reader", "Counter"])
        #expect(own.map(\.depth) == [0, 1, 1, 1])
        let all = inspection.views(ofProgramOnly: false)
        #expect(
            all.map(\.name) == [
                "Library", "VStack", "Reader", "Text", "Reader", "Text", "Counter", "Button", "Button", "Text",
            ])
        #expect(all.filter(\.isOfProgram).map(\.name) == own.map(\.name))
        #expect(own.allSatisfy { $0.runs == 0 })
    }

    @Test("A view keeps its number, and counts how often its body ran; no body runs for the inspection")
    func runs() throws {
        let counter = try view("Counter")
        #expect(host.updates { _ = inspection.views(ofProgramOnly: false) } == [])
        #expect(host.updates { _ = inspection.properties(of: counter) } == [])
        #expect(host.updates { _ = inspection.layout(of: counter) } == [])
        host.tap("Count")
        host.tap("Count")
        #expect(try view("Counter") == counter)
        let runs = Dictionary(
            inspection.views(ofProgramOnly: true).map { ($0.name, $0.runs) }, uniquingKeysWith: { first, _ in first })
        #expect(runs == ["Library": 2, "Counter": 2, "Reader": 0])
    }

    @Test("Each update is kept with what was written, the bodies and the passes' work; the last thousand are")
    func updates() async throws {
        host.tap("Count")
        let update = try #require(inspection.updates.first { !$0.record.writes.isEmpty })
        #expect(update.record.writes.map(\.name) == ["Library.count"])
        #expect(update.record.writes.first?.place == nil)
        #expect(update.record.bodies.map(\.name) == ["Library", "Counter"])
        #expect(update.record.measured > 0)
        await withCheckedContinuation { done in
            inspection.onUpdate = { done.resume() }
            inspection.findPlaces(of: update.id)
        }
        inspection.onUpdate = nil
        let found = try #require(inspection.updates.first { $0.id == update.id })
        #expect(found.record.writes.first?.place?.contains("WindowInspectionTests.swift:") == true)
        for _ in 0..<1010 { host.tap("Count") }
        #expect(inspection.updates.count == WindowInspection.mostUpdates)
        inspection.clear()
        #expect(inspection.updates.isEmpty)
    }

    @Test("What is sent to a page is told of the last update")
    func sent() {
        host.tap("Count")
        inspection.recordSent(100)
        inspection.recordSent(20)
        #expect(inspection.updates.last?.bytes == 120)
    }

    @Test("Properties are told with their wrappers and values, also of objects, storage and bindings")
    func properties() throws {
        let properties = inspection.properties(of: try view("Library"))
        #expect(properties.map(\.name) == ["count", "size", "note", "shelf", "mood", "pages", "title"])
        #expect(
            properties.map(\.wrapper) == ["@State", "@State", "@State", "@State", "@State", "@AppStorage", ""])
        #expect(
            properties.map(\.value) == [
                "0", "small", "nil", "Shelf(books: [\"Emma\"])", "\"calm\"", "7", "\"Library\"",
            ])
        #expect(properties.map(\.isEditable) == [true, true, true, false, true, true, false])
        #expect(properties[1].choices == ["small", "large"])
        let count = try #require(inspection.properties(of: try view("Counter")).first)
        #expect(count.wrapper == "@Binding")
        #expect(count.value == "0")
    }

    @Test("State is set to the value of a text, and the window follows")
    func setting() throws {
        let library = try view("Library")
        #expect(inspection.setProperty("count", of: library, to: "12"))
        #expect(inspection.setProperty("size", of: library, to: "large"))
        #expect(inspection.setProperty("note", of: library, to: "hello"))
        host.update()
        #expect(host.texts.last == "12 large hello 1 7")
        #expect(inspection.setProperty("note", of: library, to: "nil"))
        #expect(inspection.setProperty("pages", of: library, to: "9"))
        #expect(inspection.setProperty("count", of: try view("Counter"), to: "3"))
        host.update()
        #expect(host.texts.last == "3 large - 1 9")
        #expect(!inspection.setProperty("count", of: library, to: "many"))
        #expect(!inspection.setProperty("size", of: library, to: "huge"))
        #expect(!inspection.setProperty("title", of: library, to: "x"))
        #expect(!inspection.setProperty("unknown", of: library, to: "x"))
        #expect(!inspection.setProperty("count", of: 9999, to: "1"))
    }

    @Test("An environment value is overridden for a view and those below it, until it is taken back")
    func environmentOverride() throws {
        let first = try view("Reader")
        #expect(host.updates { inspection.override("mood", at: first, by: "wild") } == ["Reader"])
        #expect(host.texts.prefix(2) == ["wild 1 light", "plain 1 light"])
        #expect(inspection.override(of: "mood", at: first)?.isOverridden == true)
        let value = try #require(inspection.environment(of: first)?["mood"])
        #expect(value.value == "wild" && value.isOverridden && value.readers == ["Reader"])
        #expect(value.writers.map(\.value) == ["calm"])
        // The writer's next value shows once the override is taken back.
        #expect(host.updates { host.tap("Mood") } == ["Library"])
        #expect(host.texts.first == "wild 1 light")
        #expect(host.updates { inspection.override("mood", at: first, by: "mild") } == ["Reader"])
        #expect(host.texts.first == "mild 1 light")
        inspection.removeOverride("mood", at: first)
        #expect(host.texts.first == "gay 1 light")
        #expect(inspection.override(of: "mood", at: first)?.isOverridden == false)
        #expect(inspection.environment(of: first)?["mood"]?.isOverridden == false)

        let library = try view("Library")
        // Nothing sets this value; readers beside the view keep the default.
        #expect(host.updates { inspection.override("storey", at: first, by: "5") } == ["Reader"])
        #expect(host.texts.prefix(2) == ["gay 5 light", "plain 1 light"])
        #expect(!inspection.override("storey", at: first, by: "high"))
        #expect(host.updates { inspection.override("storey", at: library, by: "7") } == ["Reader"])
        #expect(host.texts.prefix(2) == ["gay 5 light", "plain 7 light"])
        host.host.diagnostics.endInspection()
        host.update()
        #expect(host.texts.prefix(2) == ["gay 1 light", "plain 1 light"])
    }

    @Test("An override reaches texts, writers and views that are made later, and ends at writers inside")
    func overriddenSubtree() throws {
        struct House: View {
            @State private var storeys = 1
            var body: some View {
                VStack {
                    ForEach(0..<storeys, id: \.self) { _ in Reader() }
                    Reader().environment(\.storey, 9)
                    Reader().transformEnvironment(\.storey) { $0 += 10 }
                    Text("name").lineLimit(2)
                    Button("Build") { storeys += 1 }
                }
            }
        }
        let host = TestHost(typeSetter: FixedMetrics()) {
            VStack {
                House()
                Reader()
            }
        }
        let inspection = host.host.diagnostics.beginInspection()
        let house = try #require(inspection.views(ofProgramOnly: true).first { $0.name == "House" }?.id)
        let height = try #require(host.frame(of: "name")).height
        #expect(inspection.override("storey", at: house, by: "5"))
        #expect(inspection.override("dynamicTypeSize", at: house, by: "accessibility5"))
        host.update()
        let readers = { host.texts.filter { $0.hasPrefix("plain") } }
        #expect(readers() == ["plain 5 light", "plain 9 light", "plain 15 light", "plain 1 light"])
        #expect(try #require(host.frame(of: "name")).height > height)
        host.tap("Build")
        #expect(readers() == ["plain 5 light", "plain 5 light", "plain 9 light", "plain 15 light", "plain 1 light"])
        inspection.removeOverride("storey", at: house)
        #expect(readers() == ["plain 1 light", "plain 1 light", "plain 9 light", "plain 11 light", "plain 1 light"])
        inspection.removeOverride("dynamicTypeSize", at: house)
        #expect(try #require(host.frame(of: "name")).height == height)
        host.tap("Build")
        #expect(readers().filter { $0 == "plain 1 light" }.count == 4)
    }

    @Test("The properties of observable objects are shown below them, and simple ones that are observed are set")
    func observedProperties() throws {
        let host = TestHost { Desk(lamp: Lamp()) }
        let inspection = host.host.diagnostics.beginInspection()
        let desk = try #require(inspection.views(ofProgramOnly: true).first { $0.name == "Desk" }?.id)
        let lamp = try #require(inspection.properties(of: desk).first)
        #expect(lamp.name == "lamp" && !lamp.isEditable)
        #expect(lamp.parts.map(\.path) == ["lamp.isOn", "lamp.size", "lamp.rooms", "lamp.bulb", "lamp.uses"])
        #expect(lamp.parts.map(\.isEditable) == [true, true, false, false, false])
        #expect(lamp.parts[1].choices == ["small", "large"])
        #expect(lamp.parts[3].parts.map(\.path) == ["lamp.bulb.watts", "lamp.bulb.lamp"])
        #expect(lamp.parts[3].parts.map(\.parts) == [[], []])
        let ran = host.updates {
            #expect(inspection.setProperty("lamp.isOn", of: desk, to: "true"))
            #expect(inspection.setProperty("lamp.size", of: desk, to: "large"))
            #expect(inspection.setProperty("lamp.bulb.watts", of: desk, to: "60.5"))
        }
        #expect(ran == ["Desk"])
        #expect(host.texts == ["true large 60.500000", "none"])
        #expect(inspection.updates.last?.record.writes.map(\.name).contains("lamp.bulb.watts") == true)
        for (path, text) in [
            ("lamp.size", "huge"), ("lamp.rooms", "1"), ("lamp.uses", "4"), ("lamp.none", "1"), ("none.isOn", "true"),
            ("lamp.isOn.on", "true"), ("", "1"),
        ] {
            #expect(!inspection.setProperty(path, of: desk, to: text))
        }
    }

    @Test("An observed property is set by its setter, so that other windows are told")
    func observersElsewhere() throws {
        let lamp = Lamp()
        let (host, other) = (TestHost { Desk(lamp: lamp) }, TestHost { Desk(lamp: lamp) })
        let inspection = host.host.diagnostics.beginInspection()
        let desk = try #require(inspection.views(ofProgramOnly: true).first { $0.name == "Desk" }?.id)
        let ran = other.updates {
            #expect(inspection.setProperty("lamp.isOn", of: desk, to: "true"))
            #expect(inspection.setProperty("lamp.size", of: desk, to: "large"))
            #expect(inspection.setProperty("lamp.bulb.watts", of: desk, to: "60"))
        }
        #expect(ran == ["Desk"] && other.texts == ["true large 60.000000", "none"] && host.texts == other.texts)
    }

    @Test("The updates that are kept are bounded in number and in memory")
    func bounds() {
        struct Page: View {
            @State private var text = ""
            var body: some View { Button("Write") { text += String(repeating: "x", count: 10_000) } }
        }
        let host = TestHost { Page() }
        let inspection = host.host.diagnostics.beginInspection()
        for _ in 0..<100 { host.tap("Write") }
        let updates = inspection.updates.filter { !$0.record.writes.isEmpty }
        #expect(updates.count > 1 && updates.count < 100)
        #expect(inspection.updates.reduce(0) { $0 + $1.size } <= WindowInspection.mostBytes)
        #expect(updates.last?.record.writes.first?.new?.count == 1_000_000)
        #expect(inspection.updates.map(\.id) == inspection.updates.map(\.id).sorted())
    }

    @Test("Values that few can be are chosen, others are not")
    func choices() throws {
        let reader = try view("Reader")
        #expect(inspection.override(of: "colorScheme", at: reader)?.choices == ["light", "dark"])
        #expect(inspection.override(of: "mood", at: reader)?.choices == nil)
        #expect(inspection.override(of: "openURL", at: reader) == nil)
    }

    @Test("Values of the host are overridden, and run the bodies that read them alone")
    func hostOverrides() {
        let ran = host.updates { inspection.overrides.colorScheme = .dark }
        #expect(ran == ["Reader", "Reader"])
        #expect(host.texts.first == "calm 1 dark")
        // The host's own value changes nothing meanwhile.
        host.traits.colorScheme = .light
        host.update()
        #expect(host.texts.first == "calm 1 dark")
        inspection.overrides = HostOverrides()
        host.update()
        #expect(host.texts.first == "calm 1 light")
    }

    @Test("Every value that a host drives can be overridden, and taken back")
    func allHostOverrides() {
        struct Values: View {
            @Environment(\.self) private var values

            var body: some View {
                let text = [
                    "\(values.colorScheme)", "\(values.colorSchemeContrast)", "\(values.dynamicTypeSize)",
                    values.locale.identifier, "\(values.layoutDirection)", "\(values.calendar.identifier)",
                    values.timeZone.identifier, "\(values.horizontalSizeClass as Any)",
                    "\(values.verticalSizeClass as Any)", "\(values.accessibilityReduceMotion)",
                    "\(values.accessibilityReduceTransparency)", "\(values.accessibilityShowButtonShapes)",
                    "\(values.accessibilityDifferentiateWithoutColor)", "\(values.accessibilityInvertColors)",
                    "\(values.legibilityWeight as Any)", "\(values.scenePhase)", "\(values.controlActiveState)",
                    "\(values.displayScale)",
                ]
                Text(text.joined(separator: "|"))
            }
        }
        let host = TestHost { Values() }
        let inspection = host.host.diagnostics.beginInspection()
        let before = host.texts[0].split(separator: "|")
        var overrides = HostOverrides()
        overrides.colorScheme = .dark
        overrides.contrast = .increased
        overrides.dynamicTypeSize = .accessibility3
        overrides.locale = Locale(identifier: "ar_EG")
        overrides.layoutDirection = .rightToLeft
        overrides.calendar = .hebrew
        overrides.timeZone = TimeZone(identifier: "Asia/Kolkata")
        overrides.horizontalSizeClass = before[7].contains("compact") ? .regular : .compact
        overrides.verticalSizeClass = before[8].contains("compact") ? .regular : .compact
        overrides.reducesMotion = true
        overrides.reducesTransparency = true
        overrides.showsBorders = true
        overrides.differentiatesWithoutColor = true
        overrides.invertsColors = true
        overrides.isBold = true
        overrides.scenePhase = .inactive
        overrides.controlActiveState = .inactive
        overrides.displayScale = 3
        inspection.overrides = overrides
        host.update()
        let after = host.texts[0].split(separator: "|")
        #expect(after.count == before.count)
        for (old, new) in zip(before, after) { #expect(old != new) }
        inspection.overrides = HostOverrides()
        host.update()
        #expect(host.texts[0].split(separator: "|") == before)
    }

    @Test("The layout tells the proposals from the window down to the view, its guides and distances")
    func layout() throws {
        let layout = try #require(inspection.layout(of: try view("Library")))
        #expect(layout.steps.first?.name == "Window")
        #expect(layout.steps.last?.name == "Stack")
        #expect(layout.steps.last?.proposal == "200 × 300")
        #expect(layout.steps.last?.size == layout.frame.size)
        #expect(layout.guides.first { $0.name == "horizontal center" }?.value == layout.frame.width / 2)
        #expect(layout.spacing.map(\.name) == ["above", "below", "before", "after"])
        let padded = try #require(inspection.geometry(of: try view("Text", at: 2)))
        #expect(padded.frame.width > 0)
    }

    @Test("A point of the window is in the innermost view there")
    func point() throws {
        let frame = try #require(host.frame(of: "Count"))
        let point = CGPoint(x: frame.midX, y: frame.midY)
        #expect(inspection.view(at: point, ofProgramOnly: true) == (try view("Counter")))
        #expect(inspection.view(at: point, ofProgramOnly: false) == (try view("Button")))
        #expect(inspection.view(at: CGPoint(x: -5, y: -5), ofProgramOnly: true) == nil)
    }

    @Test("Views that have left the window are neither found nor kept alive")
    func leaving() throws {
        final class Alive {}
        struct Guest: View {
            let alive: Alive
            var body: some View { Text("guest") }
        }
        struct Hotel: View {
            @State var alive: Alive?
            var body: some View {
                VStack {
                    if let alive { Guest(alive: alive) }
                    Button("Leave") { alive = nil }
                }
            }
        }
        let host = TestHost { Hotel(alive: Alive()) }
        let inspection = host.host.diagnostics.beginInspection()
        let guest = try #require(inspection.views(ofProgramOnly: true).first { $0.name == "Guest" }?.id)
        #expect(inspection.properties(of: guest).map(\.name) == ["alive"])
        host.tap("Leave")
        host.update()
        #expect(inspection.properties(of: guest).isEmpty)
        #expect(inspection.environment(of: guest) == nil)
        #expect(inspection.layout(of: guest) == nil)
        #expect(inspection.views(ofProgramOnly: true).map(\.name) == ["Hotel"])
    }

    @Test("Speech is told in reading order, with controls without a label and texts that are hard to read")
    func speech() {
        let host = TestHost {
            VStack {
                Text("Title").font(.title).accessibilityAddTraits(.isHeader)
                Text("faint").foregroundStyle(.gray.opacity(0.3))
                Toggle("Wi-Fi", isOn: .constant(true))
                Button {
                } label: {
                    Color.red.frame(width: 20, height: 20)
                }
                Text("on black").foregroundStyle(.white).background(.black)
                Text("on yellow").foregroundStyle(.white).background(.yellow)
                Button("pale") {}.buttonStyle(.plain).foregroundStyle(.yellow)
                Button("off") {}.buttonStyle(.plain).foregroundStyle(.yellow).disabled(true)
            }
        }
        let nodes = SpokenNode.all(in: host.host)
        #expect(
            nodes.map(\.words) == [
                "Title, heading", "faint", "Wi-Fi, on, switch button", "button", "on black", "on yellow",
                "pale, button", "off, button, dimmed",
            ])
        #expect(nodes.map { $0.faults.count } == [0, 1, 0, 1, 0, 1, 1, 0])
        #expect(nodes[3].faults.first?.contains("accessibilityLabel") == true)
        #expect(nodes[1].faults.first?.contains("below 4.5 : 1") == true)
    }

    @Test("A window that nobody inspects records nothing")
    func ended() {
        host.host.diagnostics.endInspection()
        let count = inspection.updates.count
        host.tap("Count")
        #expect(inspection.updates.count == count)
        #expect(host.host.diagnostics.inspection == nil)
    }
}
