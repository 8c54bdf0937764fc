import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

private let second = Animation.linear(duration: 1)

@Observable private final class Model {
    var isMoved = false
    var hasChild = false
}

private struct Moving: View {
    let model: Model
    let isGroup: Bool

    var body: some View {
        let content = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            if model.hasChild { Text("c").frame(width: 20, height: 20) }
        }
        .frame(width: 100, alignment: .leading)
        Group { if isGroup { content.geometryGroup() } else { content } }
            .frame(width: 300, alignment: model.isMoved ? .trailing : .leading)
    }
}

/// Views that are inserted into what moves.
@MainActor
struct GeometryGroupTests {
    /// The left side of the view that is inserted, in whole points, as texts stand on pixels.
    private func left(_ host: TestHost) throws -> CGFloat {
        try #require(host.presentation(of: "c")).frame.midX.rounded() - 10
    }

    private func show(_ model: Model, isGroup: Bool) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 100), traits: .finePixels, typeSetter: FixedMetrics()) {
            Moving(model: model, isGroup: isGroup)
        }
    }

    private func insert(_ model: Model) {
        withAnimation(second) {
            model.isMoved = true
            model.hasChild = true
        }
    }

    @Test func `A view that is inserted into what moves appears where it will be`() throws {
        let model = Model()
        let host = show(model, isGroup: false)
        insert(model)
        #expect(try left(host) == 220)
        host.advance(by: 0.5)
        #expect(try left(host) == 220)
        #expect(host.presentation(of: "c")?.opacity == 0.5)
        #expect(host.waitUntilIdle())
        #expect(try left(host) == 220)
        withAnimation(second) { model.isMoved = false }
        host.update()
        host.advance(by: 0.5)
        #expect(try left(host) == 120)
    }

    @Test func `SEMANTICS 50: within a geometry group it is carried along`() throws {
        let model = Model()
        let host = show(model, isGroup: true)
        insert(model)
        #expect(try left(host) == 20)
        host.advance(by: 0.5)
        #expect(try left(host) == 120)
        #expect(host.waitUntilIdle())
        #expect(try left(host) == 220)
    }

    @Test func `A view that moves again while it appears continues from its presented position`() throws {
        let model = Model()
        let host = show(model, isGroup: false)
        insert(model)
        host.advance(by: 0.5)
        withAnimation(second) { model.isMoved = false }
        #expect(try left(host) == 220)
        host.advance(by: 0.25)
        #expect(try left(host) < 220 && left(host) > 20)
        #expect(host.waitUntilIdle())
        #expect(try left(host) == 20)
        withAnimation(second) { model.hasChild = false }
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "c") == nil)
    }
}
