import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

private struct Ball: View {
    @State private var x = 0.0
    let blend: Double
    var response = 0.2

    var body: some View {
        VStack {
            Text("Ball").offset(x: x)
            Button("Go") { withAnimation(.spring(response: 2, dampingFraction: 1)) { x = 100 } }
            Button("Back") {
                withAnimation(.spring(response: response, dampingFraction: 1, blendDuration: blend)) { x = 0 }
            }
        }
    }
}

/// Springs that take over from others with another response.
@MainActor
struct SpringBlendTests {
    /// Returns the places of the ball after some seconds, relative to its rest.
    private func places(blend: Double, response: Double = 0.2, steps: [Double]) throws -> [CGFloat] {
        let host = TestHost(traits: .finePixels, typeSetter: FixedMetrics()) { Ball(blend: blend, response: response) }
        let start = try #require(host.presentation(of: "Ball")).frame.minX
        host.tap("Go")
        host.advance(by: 0.5)
        host.tap("Back")
        return try steps.map {
            host.advance(by: $0)
            return try #require(host.presentation(of: "Ball")).frame.minX - start
        }
    }

    @Test func `A spring takes over the response of the previous spring, and changes it into its own`() throws {
        let steps = [0, 0.1, 0.1, 5]
        let (sudden, blended) = try (places(blend: 0, steps: steps), places(blend: 1, steps: steps))
        #expect(sudden[0] == blended[0])
        #expect(blended[1] > sudden[1] + 5 && blended[2] > sudden[2] + 5)
        #expect(sudden[3] == 0 && blended[3] == 0)
    }

    @Test func `The presented values do not depend on the frames`() throws {
        let whole = try places(blend: 0.4, steps: [0.3, 0.3])
        let parts = try places(blend: 0.4, steps: Array(repeating: 0.05, count: 12))
        #expect(abs(whole[0] - parts[5]) < 0.2 && abs(whole[1] - parts[11]) < 0.2)
    }

    @Test func `A spring with the same response has nothing to blend`() throws {
        let steps = [0.1, 0.1, 0.1]
        #expect(try places(blend: 0, response: 2, steps: steps) == places(blend: 1, response: 2, steps: steps))
    }

    @Test func `No blend is endless or stops the motion`() throws {
        for blend in [-1, .infinity, -.infinity, .nan, 1e-300, 1e300] {
            let end = try #require(places(blend: blend, response: 0.01, steps: [0.1]).last)
            #expect(end.isFinite)
        }
    }
}
