import Foundation

/// Counts how many cards are drawn in a second.
struct CardBenchmark {
    let press: CardPress

    /// Enough that clocks and caches matter no more.
    private static let cardCount = 400

    /// Draws cards one after the other, then two at a time, and prints both figures.
    func run() async throws {
        _ = try await rate(workers: 2, count: Self.cardCount / 4)
        let one = try await rate(workers: 1, count: Self.cardCount)
        let two = try await rate(workers: 2, count: Self.cardCount)
        print("One core: \(Self.text(one)) cards a second")
        print("Two cores: \(Self.text(two)) cards a second, \(Self.text(two / one)) times as many")
    }

    /// Cards a second, with as many being drawn at any time as there are workers. No two cards have the same texts.
    private func rate(workers: Int, count: Int) async throws -> Double {
        let start = ContinuousClock.now
        try await withThrowingTaskGroup { group in
            for worker in 0..<workers {
                group.addTask {
                    for number in stride(from: worker, to: count, by: workers) {
                        var card = Card.samples[number % Card.samples.count]
                        card.title = "\(number + 1): \(card.title)"
                        card.progress = Double(number) / Double(count)
                        _ = try await press.png(of: card)
                    }
                }
            }
            try await group.waitForAll()
        }
        return Double(count) / ((ContinuousClock.now - start) / .seconds(1))
    }

    private static func text(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(2)).grouping(.never))
    }
}

extension Card {
    /// Cards of several languages, light and dark.
    static let samples = [
        Card(title: "Twenty Thousand Leagues Under the Sea, and many more above it", progress: 0.4),
        Card(
            title: "Die Leiden des jungen Werthers", progress: 0.75, isDark: true, cover: .night,
            locale: Locale(identifier: "de_DE")),
        Card(title: "ألف ليلة وليلة", progress: 0.1, locale: Locale(identifier: "ar_EG")),
        Card(title: "こころ", progress: 0.9, isDark: true, cover: .night, locale: Locale(identifier: "ja_JP")),
    ]
}
