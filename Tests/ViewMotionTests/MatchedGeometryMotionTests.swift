import Foundation
import SwiftUI
import Testing
import UmweltTesting

private let second = Animation.linear(duration: 1)

/// A mark that goes from one place of a row to another, while the row itself makes room.
private struct MovingRow: View {
    @State private var selection = 0
    @Namespace private var space
    let isGrouped: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.clear.frame(width: 10, height: selection == 2 ? 100 : 0)
            if isGrouped { row.geometryGroup() } else { row }
            Button("Go") { withAnimation(second) { selection = 2 } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var row: some View {
        HStack(spacing: 0) {
            ForEach(0..<3) { place in
                Color.clear.frame(width: 100, height: 40).background {
                    if selection == place {
                        Text("mark \(place)").frame(width: 100, height: 40).matchedGeometryEffect(id: 0, in: space)
                    }
                }
            }
        }
    }
}

/// A view that follows another one, while views of other identities take each other's place.
private struct FollowerAmongPairs: View {
    @State private var isMoved = false
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            Color.clear.frame(width: 40, height: 40).matchedGeometryEffect(id: "source", in: space)
                .padding(.leading, isMoved ? 200 : 0)
            Text("follower").matchedGeometryEffect(id: "source", in: space, properties: .position, isSource: false)
            ForEach(0..<8) { number in
                if isMoved {
                    Color.clear.frame(width: 10, height: 10).matchedGeometryEffect(id: number, in: space)
                } else {
                    Color.clear.frame(width: 20, height: 20).matchedGeometryEffect(id: number, in: space)
                }
            }
            Button("Go") { withAnimation(second) { isMoved = true } }.offset(y: 300)
        }
    }
}

/// Matched geometry of views in what moves.
@MainActor
struct MatchedGeometryMotionTests {
    /// Returns true if the middle of a view shows at a point, to a point exactly: texts are placed at whole pixels.
    private func isShown(_ label: String, at x: CGFloat, _ y: CGFloat, in host: TestHost) -> Bool {
        guard let frame = host.presentation(of: label)?.frame else { return false }
        return abs(frame.midX - x) <= 1 && abs(frame.midY - y) <= 1
    }

    @Test func `SEMANTICS 50: views pass from frame to frame in a container that moves`() {
        let host = TestHost { MovingRow(isGrouped: false) }
        #expect(isShown("mark 0", at: 50, 20, in: host))
        host.tap("Go")
        #expect(isShown("mark 0", at: 50, 20, in: host))
        #expect(isShown("mark 2", at: 50, 20, in: host))
        host.advance(by: 0.5)
        #expect(isShown("mark 0", at: 150, 70, in: host))
        #expect(isShown("mark 2", at: 150, 70, in: host))
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "mark 0") == nil)
        #expect(isShown("mark 2", at: 250, 120, in: host))
    }

    @Test func `SEMANTICS 50: a geometry group carries along what comes in a frame`() {
        let host = TestHost { MovingRow(isGrouped: true) }
        host.tap("Go")
        #expect(isShown("mark 2", at: 50, 20, in: host))
        host.advance(by: 0.5)
        #expect(isShown("mark 2", at: 150, 70, in: host))
        #expect(host.waitUntilIdle())
        #expect(isShown("mark 2", at: 250, 120, in: host))
    }

    @Test func `SEMANTICS 50: a view follows its source by the animation, whatever else takes another's place`() {
        let host = TestHost { FollowerAmongPairs() }
        #expect(isShown("follower", at: 20, 20, in: host))
        host.tap("Go")
        #expect(isShown("follower", at: 20, 20, in: host))
        host.advance(by: 0.5)
        #expect(isShown("follower", at: 120, 20, in: host))
        #expect(host.waitUntilIdle())
        #expect(isShown("follower", at: 220, 20, in: host))
    }
}
