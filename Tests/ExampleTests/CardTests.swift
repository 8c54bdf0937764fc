import SwiftUI
import Testing
import UmweltTesting

@testable import CardServer

@MainActor @Suite("Cards to share")
struct CardTests {
    @Test("A card is read from a query; errors name the wrong part")
    func query() throws {
        let card = try Card(query: "title=Alice+%2B%20Bob&progress=0.4&dark=1&locale=de_AT")
        #expect(
            card == Card(title: "Alice + Bob", progress: 0.4, isDark: true, locale: Locale(identifier: "de_AT")))
        #expect(try Card(query: "title=a") == Card(title: "a", progress: 0))
        for query in [
            "", "title=", "title=a&progress=2", "title=a&progress=nan", "title=a&dark=2", "title=a&locale=qqq",
        ] {
            #expect(throws: CardError.self) { try Card(query: query) }
        }
    }

    @Test("Cards drawn at the same time look as they do alone")
    func parallel() async throws {
        let press = CardPress()
        var alone: [Data] = []
        for card in Card.samples { alone.append(try await press.png(of: card)) }
        async let first = press.png(of: Card.samples[0])
        async let second = press.png(of: Card.samples[1])
        async let third = press.png(of: Card.samples[2])
        async let fourth = press.png(of: Card.samples[3])
        let together = try await [first, second, third, fourth]
        #expect(together == alone)
    }

    @Test("Light, dark, and from right to left")
    func appearance() throws {
        for (card, name) in zip(Card.samples, ["card", "card-dark", "card-mirrored"]) {
            let renderer = ImageRenderer(content: CardView(card: card))
            renderer.scale = 0.25
            renderer.isOpaque = true
            try expectPicture(of: renderer.pngData(), named: name)
        }
    }
}
