import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private struct Lines: View {
    var isLazy = false
    let phases: (ScrollPhase) -> Void

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                ScrollView {
                    if isLazy { LazyVStack(spacing: 0) { lines } } else { VStack(spacing: 0) { lines } }
                }
                .onScrollPhaseChange { _, new in phases(new) }
                .frame(height: 200)
                Button("Down") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(50, anchor: .top) } }
                Button("Up") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(0, anchor: .top) } }
                Button("Jump") { proxy.scrollTo(10, anchor: .top) }
            }
        }
    }

    private var lines: some View {
        ForEach(0..<100, id: \.self) { index in
            Text(verbatim: "Line \(index)").frame(height: 20)
        }
    }
}

/// Scrolling with an animation, in hosts that are drawn frames of it.
@MainActor
struct ScrollMotionTests {
    private final class Notes { var phases: [ScrollPhase] = [] }

    private let notes = Notes()

    private func show(isLazy: Bool = false) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 320), typeSetter: FixedMetrics()) { [notes] in
            Lines(isLazy: isLazy) { notes.phases.append($0) }
        }
    }

    private func top(_ host: TestHost, _ line: Int) -> CGFloat? {
        host.presentation(of: "Line \(line)").map { ($0.frame.minY * 100).rounded() / 100 }
    }

    @Test(arguments: [false, true]) func `It runs through the places on the way`(isLazy: Bool) throws {
        let host = show(isLazy: isLazy)
        let start = try #require(top(host, 0))
        host.tap("Down")
        #expect(top(host, 0) == start && notes.phases == [.animating])
        host.advance(by: 0.25)
        #expect(top(host, 13) == start + 10)
        host.advance(by: 0.5)
        #expect(top(host, 38) == start + 10)
        #expect(host.waitUntilIdle())
        #expect(top(host, 50) == start && notes.phases == [.animating, .idle])
    }

    @Test func `Another destination on the way starts from what shows, and a jump ends the way`() throws {
        let host = show()
        let start = try #require(top(host, 0))
        host.tap("Down")
        host.advance(by: 0.5)
        host.tap("Up")
        #expect(top(host, 25) == start)
        // The first scroll continues to line 37.5, and the second has covered a quarter of the distance from there.
        host.advance(by: 0.25)
        #expect(try abs(#require(top(host, 28)) - start + 2.5) <= 0.5)
        #expect(host.waitUntilIdle())
        #expect(top(host, 0) == start)
        host.tap("Down")
        host.advance(by: 0.5)
        host.tap("Jump")
        #expect(top(host, 10) == start && !host.isAnimating)
        #expect(notes.phases.last == .idle)
    }

    @Test func `A user who scrolls takes over`() throws {
        let host = show()
        let start = try #require(top(host, 0))
        host.tap("Down")
        host.advance(by: 0.5)
        #expect(host.scroll(to: CGPoint(x: 0, y: 100)))
        #expect(top(host, 5) == start && !host.isAnimating)
        host.advance(by: 1)
        #expect(top(host, 5) == start)
    }
}
