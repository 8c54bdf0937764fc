import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltInteraction

private struct Rows: View {
    var axis = Axis.Set.vertical
    var topLeading = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    var bottomTrailing = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

    var body: some View {
        ScrollView(axis) {
            if axis == .vertical { VStack(spacing: 0) { rows } } else { HStack(spacing: 0) { rows } }
        }
    }

    private var rows: some View {
        ForEach(0..<10, id: \.self) { row in
            Text(verbatim: "\(row)").frame(width: 40, height: 40)
                .scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing) { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 10)
                }
        }
    }
}

/// Views that change as they scroll into sight.
@MainActor
struct ScrollTransitionTests {
    /// The opacities of the rows from the first on, in hundredths.
    private func opacities(_ host: TestHost) -> [Int] {
        (0..<10).map { row in
            host.movingTexts.first { $0.text == "\(row)" }.map { Int(($0.opacity * 100).rounded()) } ?? 0
        }
    }

    @Test func `SEMANTICS 53: a view is between two phases by its place`() throws {
        let host = show(100, 100) { Rows() }
        // Of the third row a half is visible, of the next ones nothing.
        #expect(opacities(host) == [100, 100, 50, 0, 0, 0, 0, 0, 0, 0])
        #expect(try #require(host.movingTexts.first { $0.text == "2" }).transform.m31 == 5)
        host.scroll(to: CGPoint(x: 0, y: 50))
        #expect(opacities(host) == [0, 75, 100, 75, 0, 0, 0, 0, 0, 0])
        #expect(try #require(host.movingTexts.first { $0.text == "1" }).transform.m31 == -2.5)
        #expect(!host.isAnimating)
    }

    @Test func `A horizontal scroll view has its own edges, mirrored from right to left`() throws {
        for isRightToLeft in [false, true] {
            let host = show(100, 100) {
                Rows(axis: .horizontal)
                    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            }
            #expect(opacities(host) == [100, 100, 50, 0, 0, 0, 0, 0, 0, 0])
            #expect(try #require(host.movingTexts.first { $0.text == "2" }).transform.m31 == 5)
        }
    }

    @Test func `SEMANTICS 53: an animated phase changes at the threshold`() {
        let animated = ScrollTransitionConfiguration.animated(.linear(duration: 1)).threshold(.visible(0.5))
        let host = show(100, 100) { Rows(topLeading: .identity, bottomTrailing: animated) }
        #expect(opacities(host) == [100, 100, 100, 0, 0, 0, 0, 0, 0, 0])
        #expect(!host.isAnimating, "A view that is new stands where it belongs")
        host.scroll(to: CGPoint(x: 0, y: 30))
        #expect(opacities(host)[3] == 0 && !host.isAnimating)
        host.scroll(to: CGPoint(x: 0, y: 50))
        #expect(host.isAnimating)
        host.advance(by: 0.25)
        #expect(opacities(host)[3] == 25)
        #expect(host.waitUntilIdle())
        #expect(opacities(host) == [100, 100, 100, 100, 0, 0, 0, 0, 0, 0])
    }

    @Test func `An interactive transition with an animation lags behind`() {
        let lagging = ScrollTransitionConfiguration.interactive(timingCurve: .linear).animation(.linear(duration: 1))
        let host = show(100, 100) { Rows(topLeading: lagging, bottomTrailing: lagging) }
        host.scroll(to: CGPoint(x: 0, y: 20))
        #expect(opacities(host)[2] == 50)
        host.advance(by: 0.5)
        #expect(opacities(host)[2] == 75)
        host.waitUntilIdle()
        #expect(opacities(host)[2] == 100)
    }

    @Test func `Thresholds are places between the edge and the middle`() {
        func share(_ threshold: ScrollTransitionConfiguration.Threshold, _ entered: CGFloat) -> Double {
            ScrollTransitionConfiguration.interactive(timingCurve: .linear).threshold(threshold)
                .share(entered: entered, length: 40, container: 100)
        }
        #expect(share(.visible, 10) == 0.75 && share(.visible, 40) == 0 && share(.visible, -5) == 1)
        #expect(share(.visible(0.5), 10) == 0.5 && share(.visible(7), 10) == 0.75)
        #expect(share(.hidden, 0) == 1 && share(.hidden, 1) == 0)
        #expect(share(.centered, 35) == 0.5 && share(.centered, 70) == 0)
        #expect(share(.visible.inset(by: 40), 40) == 0.5)
        #expect(share(.hidden.interpolated(towards: .visible, amount: 0.5), 10) == 0.5)
        #expect(share(.visible(.nan), 10) == 0 && share(.visible.inset(by: .nan), 40) == 0)
    }

    @Test func `A view in no scroll view is visible`() {
        let host = show {
            Text("Tea").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        }
        #expect(host.movingTexts.first?.opacity == 1)
    }

    @Test func `Phases as numbers`() {
        #expect(ScrollTransitionPhase.topLeading.value == -1 && ScrollTransitionPhase.bottomTrailing.value == 1)
        #expect(ScrollTransitionPhase.identity.value == 0 && ScrollTransitionPhase.identity.isIdentity)
    }
}
