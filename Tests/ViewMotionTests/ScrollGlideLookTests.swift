import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

/// Rows that look different at each place, in both of the ways there are.
private struct Rows: View {
    var body: some View {
        ScrollViewReader { proxy in
            Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(5, anchor: .top) } }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { row in
                        if row.isMultiple(of: 2) {
                            text(row).scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.2)
                            }
                        } else {
                            text(row).visualEffect { content, proxy in
                                content.opacity(min(max(proxy.frame(in: .scrollView).minY / 80, 0.2), 0.9))
                            }
                        }
                    }
                }
            }
        }
    }

    private func text(_ row: Int) -> some View { Text(verbatim: "Row \(row)").frame(width: 80, height: 40) }
}

/// Views that change as they scroll, at a host that scrolls by itself, beside one that is drawn frames.
@MainActor
struct ScrollGlideLookTests {
    private let host = TestHost(size: CGSize(width: 200, height: 180)) { VStack { Rows() } }
    private let plain = TestHost(size: CGSize(width: 200, height: 180)) { VStack { Rows() } }

    init() { host.host.motion.capabilities.playsAnimations = true }

    /// The opacities of the rows that are near all along, as the app knows them, in hundredths.
    private func opacities(_ host: TestHost) -> [Int] {
        (2...6).map { Int(((host.presentation(of: "Row \($0)")?.opacity ?? 0) * 100).rounded()) }
    }

    /// Returns the courses that the host is sent with a place to scroll to.
    private func begin() throws -> [SampledAnimation] {
        _ = host.host.nextFrame()
        host.tap("Go")
        plain.tap("Go")
        let changes = host.host.nextFrame().changed
        #expect(changes.contains { $0.scrollAnimation != nil })
        return changes.compactMap { change in
            if case .plays(let course)? = change.animation { course } else { nil }
        }
    }

    @Test func `They show on the way what they do at each place`() throws {
        let courses = try begin()
        #expect(!courses.isEmpty && courses.allSatisfy { abs($0.duration - 1) < 0.001 && !$0.opacities.isEmpty })
        #expect(!host.host.motion.needsFrames)
        for _ in 0..<6 {
            host.advance(by: 0.15)
            plain.advance(by: 0.15)
            for (own, other) in zip(opacities(host), opacities(plain)) { #expect(abs(own - other) <= 1) }
        }
        #expect(host.waitUntilIdle() && plain.waitUntilIdle())
        #expect(opacities(host) == opacities(plain))
    }

    @Test func `A user who scrolls on the way finds them where they are`() throws {
        _ = try begin()
        for each in [host, plain] {
            each.advance(by: 0.5)
            each.scroll(to: CGPoint(x: 0, y: 30))
        }
        #expect(opacities(host) == opacities(plain))
        #expect(!host.isAnimating)
    }
}
