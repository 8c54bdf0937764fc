import Foundation
import Scenarios
import SwiftUI

/// Umwelt's part of the comparison: `Compare ROW TIMES` measures a row so many times and prints the figures as JSON;
/// `Compare plain` and `Compare lazy` serve a page of 10,000 leaves.
@main
enum Compare {
    private static let leafCount = 10_000

    @MainActor static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let times = Int(arguments[2]), times > 0 else {
            guard arguments.count == 2, let stack = LeafPage.Stack(rawValue: arguments[1]) else {
                fail("usage: Compare ROW TIMES, or Compare plain, or Compare lazy")
            }
            return LeafPage.serve(stack)
        }
        guard let figures = try await measure(arguments[1], times) else { fail("There is no row \(arguments[1]).") }
        print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
    }

    /// The figures of a row: milliseconds, bytes for `memory`, cards a second for `cards`; nil if there is no such row.
    @MainActor private static func measure(_ row: String, _ times: Int) async throws -> [Double]? {
        switch row {
        case "build":
            var scenario: LeafScenario?
            return milliseconds(
                times,
                preparing: {
                    // The last one's end is not part of it, as it is not with the others.
                    scenario = nil
                }
            ) {
                scenario = LeafScenario(leafCount, typeSetter: PangoTypeSetter.shared)
            }
        case "theme":
            var scenario = LeafScenario(leafCount, typeSetter: PangoTypeSetter.shared)
            return milliseconds(times) { scenario.changeTheme() }
        case "state":
            var scenario = LeafScenario(leafCount, typeSetter: PangoTypeSetter.shared)
            return milliseconds(times) { scenario.changeState() }
        case "readers alone": return changeKey(others: 0, times)
        case "readers": return changeKey(others: leafCount, times)
        case "size": return change(.size, times)
        case "insertion": return change(.insertion, times)
        case "append": return change(.append, times)
        case "memory":
            // The first scene also brings what all share, such as fonts.
            let first = LeafScenario(100, typeSetter: PangoTypeSetter.shared)
            let before = residentBytes()
            let scenario = LeafScenario(leafCount, typeSetter: PangoTypeSetter.shared)
            let bytes = residentBytes() - before
            withExtendedLifetime((first, scenario)) {}
            return [Double(bytes) / Double(leafCount)]
        case "cards": return [try await cardsPerSecond(times)]
        default: return nil
        }
    }

    @MainActor private static func changeKey(others: Int, _ times: Int) -> [Double] {
        var scenario = ReaderScenario(others: others, typeSetter: PangoTypeSetter.shared)
        return milliseconds(times) { scenario.changeKey() }
    }

    @MainActor private static func change(_ change: FlatScenario.Change, _ times: Int) -> [Double] {
        let scenario = FlatScenario(count: leafCount, typeSetter: PangoTypeSetter.shared)
        return milliseconds(times) { scenario.apply(change) }
    }

    /// The time that each call takes, without what prepares it, after two that are not counted: the first meet what is
    /// shaped only once.
    @MainActor private static func milliseconds(
        _ times: Int, preparing prepare: () -> Void = {}, body: () -> Void
    ) -> [Double] {
        let figures = (0..<times + 2).map { _ in
            prepare()
            return ContinuousClock().measure(body) / .milliseconds(1)
        }
        return Array(figures.dropFirst(2))
    }

    /// The rate at which cards are drawn, two at a time.
    private static func cardsPerSecond(_ count: Int) async throws -> Double {
        let renderer = await CardRenderer()
        _ = try await renderer.png(0)
        let start = ContinuousClock.now
        try await withThrowingTaskGroup { group in
            for worker in 0..<2 {
                group.addTask {
                    for number in stride(from: worker, to: count, by: 2) { _ = try await renderer.png(number) }
                }
            }
            try await group.waitForAll()
        }
        return Double(count) / ((ContinuousClock.now - start) / .seconds(1))
    }

    private static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data((reason + "\n").utf8))
        exit(2)
    }
}
