import Foundation
import SwiftUI
import TestSupport
import Testing

@_spi(Kernel) import Umwelt
@testable import UmweltCore
@testable import UmweltScenes
@testable import UmweltTesting

@Observable private final class Model {
    var isLoud = false
}

/// Bars that stand on one line, each with an animation of its own, in a row that grows with them.
private struct Bars: View {
    let model: Model
    let animation: (Int) -> Animation

    var body: some View {
        HStack(alignment: .bottom, spacing: 3) {
            ForEach(0..<2) { index in
                Text(verbatim: "Bar \(index)").fixedSize().frame(width: 50, height: model.isLoud ? 24 : 4)
                    .animation(animation(index), value: model.isLoud)
            }
        }
        .frame(height: 30, alignment: .bottom)
    }
}

/// Views that move by an animation of their own inside of what moves by another one.
@MainActor
struct OwnWayTests {
    /// The height of a bar that stands on the line, by the place of the text in its middle.
    private func height(of index: Int, in host: TestHost) throws -> CGFloat {
        try 2 * (30 - #require(host.presentation(of: "Bar \(index)")).frame.midY)
    }

    private func show(
        _ model: Model, by animation: @escaping (Int) -> Animation = { .linear(duration: $0 == 0 ? 0.5 : 2) }
    ) -> TestHost {
        TestHost(size: CGSize(width: 150, height: 30), traits: .finePixels, typeSetter: FixedMetrics()) {
            Bars(model: model, animation: animation)
        }
    }

    @Test func `They go straight to their places in the window`() throws {
        let model = Model()
        let host = show(model)
        withAnimation(.easeIn(duration: 1)) { model.isLoud = true }
        host.update()
        for step in 0..<25 {
            for (index, duration) in [(0, 0.5), (1, 2.0)] {
                let part = min(Double(step) / 10 / duration, 1)
                #expect(try abs(height(of: index, in: host) - 4 - 20 * part) < 0.3, "\(index) at \(step)")
            }
            host.advance(by: 0.1)
        }
        #expect(!host.isAnimating)
    }

    @Test func `Another change during the animation continues from the presented values`() throws {
        let model = Model()
        let host = show(model)
        withAnimation(.easeIn(duration: 1)) { model.isLoud = true }
        host.update()
        host.advance(by: 0.25)
        let shown = try height(of: 0, in: host)
        withAnimation(.easeIn(duration: 1)) { model.isLoud = false }
        host.update()
        #expect(try abs(height(of: 0, in: host) - shown) < 0.3)
        host.waitUntilIdle()
        #expect(try abs(height(of: 0, in: host) - 4) < 0.3)
        #expect(!host.isAnimating)
    }

    @Test func `SEMANTICS 44: A spring that is changed during its motion continues with its velocity`() throws {
        let model = Model()
        let host = show(model) { _ in .spring(duration: 1) }
        withAnimation(.easeIn(duration: 1)) { model.isLoud = true }
        host.update()
        host.advance(by: 0.29)
        let before = try height(of: 0, in: host)
        host.advance(by: 0.01)
        let shown = try height(of: 0, in: host)
        let step = shown - before
        #expect(step > 0.3)
        withAnimation(.easeIn(duration: 1)) { model.isLoud = false }
        host.update()
        #expect(try abs(height(of: 0, in: host) - shown) < 0.01)
        host.advance(by: 0.01)
        #expect(try abs(height(of: 0, in: host) - shown - step) < step / 3)
        host.waitUntilIdle()
        #expect(try abs(height(of: 0, in: host) - 4) < 0.3)
        #expect(!host.isAnimating)
    }

    @Test func `They do so though what they are in jumps`() throws {
        let model = Model()
        let host = show(model) { .linear(duration: $0 == 0 ? 1 : 2) }
        func middle(of index: Int) throws -> CGFloat {
            try #require(host.presentation(of: "Bar \(index)")).frame.midY
        }
        let start = try middle(of: 0)
        model.isLoud = true
        host.update()
        #expect(try middle(of: 0) == start)
        host.advance(by: 0.5)
        // The middle of a bar that stands on the line: the one is half way up, the other a quarter.
        #expect(try abs(middle(of: 0) - start + 5) < 0.1)
        #expect(try abs(middle(of: 1) - start + 2.5) < 0.1)
        #expect(host.waitUntilIdle())
        #expect(try abs(middle(of: 0) - start + 10) < 0.1)
    }

    @Test func `An animation is retained by itself and its ancestors, not by others`() throws {
        let model = Model()
        let host = show(model)
        withAnimation(.easeIn(duration: 1)) { model.isLoud = true }
        host.update()
        host.advance(by: 0.1)
        let pass = host.host.tree.transitionPass
        let held = pass.heldNodes
        #expect(held.count >= 2)
        for node in held {
            let around = sequence(first: node) { $0.parent }
            let count = around.count { outer in held.contains { $0 === outer } }
            #expect(count < held.count)
            #expect(pass.holds(on: node).count == count)
        }
    }
}
