import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// Swipe actions that come and go.
@MainActor
struct SwipeMotionTests {
    private func host(reducesMotion: Bool = false) -> TestHost {
        var traits = HostTraits.finePixels
        traits.accessibilityReduceMotion = reducesMotion
        let host = TestHost(
            size: CGSize(width: 200, height: 300), traits: traits, typeSetter: FixedMetrics()
        ) {
            List {
                Text("A").swipeActions { Button("Flag") {} }
                Text("B")
            }
        }
        host.movesScreens = true
        return host
    }

    private func left(_ host: TestHost, _ label: String) throws -> CGFloat {
        try #require(host.presentation(of: label)).frame.minX
    }

    @Test func `Swipe actions come from the edge, and move the row's content aside`() throws {
        let host = host()
        let start = try left(host, "A")
        #expect(host.swipe("A", toLeft: true))
        let end = try #require(host.frame(of: "A")).minX
        let begin = try left(host, "Flag")
        #expect(end < start)
        #expect(try left(host, "A") == start)
        host.advance(by: 0.1)
        #expect(try left(host, "A") < start - 5)
        #expect(try left(host, "A") > end + 5)
        #expect(try abs(begin - left(host, "Flag") - (start - left(host, "A"))) < 0.01)
        #expect(host.waitUntilIdle())
        #expect(try left(host, "A") == end)
        #expect(try abs(begin - left(host, "Flag") - (start - end)) < 0.01)
    }

    @Test func `Swipe actions go as they came, and cannot be used meanwhile`() throws {
        let host = host()
        let start = try left(host, "A")
        host.swipe("A", toLeft: true)
        host.waitUntilIdle()
        let end = try left(host, "A")
        #expect(host.select("A Flag"))
        #expect(host.frame(of: "A")?.minX == start)
        #expect(try left(host, "A") == end)
        #expect(host.rows == ["A", "B"])
        #expect(!host.tap("Flag"))
        host.advance(by: 0.1)
        #expect(try left(host, "A") > end + 5 && left(host, "A") < start - 5)
        #expect(host.presentation(of: "Flag") != nil)
        #expect(host.waitUntilIdle())
        #expect(try left(host, "A") == start)
        #expect(host.presentation(of: "Flag") == nil)
    }

    @Test func `Swipe actions that come back on the way go on from where they are`() throws {
        let host = host()
        host.swipe("A", toLeft: true)
        host.waitUntilIdle()
        let end = try left(host, "A")
        host.select("A Flag")
        host.advance(by: 0.1)
        let middle = try left(host, "A")
        host.swipe("A", toLeft: true)
        #expect(try abs(left(host, "A") - middle) < 0.01)
        #expect(host.waitUntilIdle())
        #expect(try left(host, "A") == end)
        #expect(host.tap("Flag"))
        host.waitUntilIdle()
        #expect(host.presentation(of: "Flag") == nil)
    }

    @Test func `SEMANTICS 54: with less motion swipe actions fade, and the content takes its place at once`() throws {
        let host = host(reducesMotion: true)
        let start = try left(host, "A")
        host.swipe("A", toLeft: true)
        let end = try #require(host.frame(of: "A")).minX
        #expect(try left(host, "A") == end)
        host.advance(by: 0.125)
        #expect(try abs(#require(host.presentation(of: "Flag")).opacity - 0.5) < 0.01)
        host.waitUntilIdle()
        host.select("A Flag")
        #expect(try left(host, "A") == start)
        host.advance(by: 0.125)
        #expect(try abs(#require(host.presentation(of: "Flag")).opacity - 0.5) < 0.01)
        host.waitUntilIdle()
        #expect(host.presentation(of: "Flag") == nil)
    }
}
