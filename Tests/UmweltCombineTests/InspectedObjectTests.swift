import Combine
import SwiftUI
import Testing
import Umwelt

@testable import UmweltTesting

private enum Speed: CaseIterable { case slow, fast }

private final class Deck: Tape {
    @Published var speed = Speed.slow
    @Published var volume = 1.5 {
        didSet { note = "volume was \(oldValue)" }
    }
    @Published var owner: String?
    @Published var inner: Tape?
}

private struct Player: View {
    @ObservedObject var deck: Deck

    var body: some View {
        Text("\(deck.title) \(deck.position) \(deck.speed == .fast ? "fast" : "slow") \(deck.volume)")
        Text("\(deck.owner ?? "nobody"), \(deck.note)")
    }
}

private struct Owner: View {
    @StateObject private var tape = Tape("Side A")
    @EnvironmentObject private var deck: Deck
    @ObservedObject var radio: Radio

    var body: some View { Text("\(tape.title) \(deck.title) \(radio.station)") }
}

@MainActor @Suite("The properties of observed objects in the inspector") struct InspectedObjectTests {
    private func view(_ name: String, in inspection: WindowInspection) throws -> Int {
        try #require(inspection.views(ofProgramOnly: true).first { $0.name == name }?.id)
    }

    @Test("Published properties are listed below their object, those of superclasses too, and simple ones are editable")
    func listed() throws {
        let deck = Deck("Side A")
        deck.inner = Tape("Side B")
        let host = TestHost { Player(deck: deck) }
        let inspection = host.host.diagnostics.beginInspection()
        let property = try #require(inspection.properties(of: try view("Player", in: inspection)).first)
        #expect(property.wrapper == "@ObservedObject" && property.name == "deck" && !property.isEditable)
        #expect(
            property.parts.map { "\($0.path) = \($0.value)" } == [
                "deck.title = \"Side A\"", "deck.position = 0", "deck.note = \"unpublished\"", "deck.speed = slow",
                "deck.volume = 1.5", "deck.owner = nil",
                "deck.inner = Tape(title: Side B, position: 0, note: unpublished)",
            ])
        #expect(property.parts.map(\.isEditable) == [true, true, false, true, true, true, false])
        #expect(property.parts[3].choices == ["slow", "fast"])
        let inner = property.parts.last?.parts.map(\.path)
        #expect(inner == ["deck.inner.title", "deck.inner.position", "deck.inner.note"])
    }

    @Test("A property is set as the program sets it: its object says that it changes, and its didSet runs")
    func set() throws {
        let deck = Deck("Side A")
        deck.inner = Tape("Side B")
        let host = TestHost { Player(deck: deck) }
        let inspection = host.host.diagnostics.beginInspection()
        let player = try view("Player", in: inspection)
        var (changes, titles) = (0, [String]())
        let counting = deck.objectWillChange.sink { changes += 1 }
        let following = deck.$title.sink { titles.append($0) }
        for (path, text) in [
            ("deck.title", "Side C"), ("deck.position", "7"), ("deck.speed", "fast"), ("deck.volume", "2"),
            ("deck.owner", "Ada"), ("deck.inner.title", "Side D"),
        ] {
            #expect(inspection.setProperty(path, of: player, to: text), "\(path)")
        }
        #expect(host.texts == ["Side C 7 fast 2.000000", "Ada, volume was 1.5"])
        #expect(changes == 5 && titles == ["Side A", "Side C"] && deck.inner?.title == "Side D")
        for (path, text) in [("deck.position", "many"), ("deck.note", "x"), ("deck.none", "x"), ("deck.inner", "x")] {
            #expect(!inspection.setProperty(path, of: player, to: text), "\(path)")
        }
        withExtendedLifetime((counting, following)) {}
    }

    @Test("Objects of each wrapper are shown, also those that have a publisher of their own")
    func wrappers() throws {
        let host = TestHost { Owner(radio: Radio()).environmentObject(Deck("Deck")) }
        let inspection = host.host.diagnostics.beginInspection()
        let owner = try view("Owner", in: inspection)
        let properties = inspection.properties(of: owner)
        #expect(properties.map(\.wrapper) == ["@StateObject", "@EnvironmentObject", "@ObservedObject"])
        #expect(properties[0].parts.map(\.name) == ["title", "position", "note"])
        #expect(properties[2].parts.map(\.name) == ["objectWillChange", "station"])
        #expect(inspection.setProperty("tape.title", of: owner, to: "Side Z"))
        #expect(inspection.setProperty("deck.title", of: owner, to: "Other"))
        #expect(host.texts == ["Side Z Other 1"])
    }
}
