import Foundation
import SwiftUI
import Testing
import UmweltTesting

@testable import Umwelt

@MainActor @Suite("Rectangles with the corners of their container")
struct ConcentricRectangleTests {
    private func path(_ content: some View) -> Path? {
        let host = TestHost(size: CGSize(width: 40, height: 40), typeSetter: FixedMetrics()) { content }
        for case .fill(let path, _, _, _) in host.displayList.leaves { return path }
        return nil
    }

    private func uneven(_ rect: CGRect, _ radii: (CGFloat, CGFloat, CGFloat, CGFloat)) -> Path {
        UnevenRoundedRectangle(
            topLeadingRadius: radii.0, bottomLeadingRadius: radii.2, bottomTrailingRadius: radii.3,
            topTrailingRadius: radii.1
        )
        .path(in: rect)
    }

    private let inner = CGRect(x: 0, y: 0, width: 32, height: 32)

    @Test("Each corner has the centre of the container's")
    func concentric() {
        let container = UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 6, topTrailingRadius: 3)
        #expect(
            path(ConcentricRectangle().padding(4).containerShape(container)) == uneven(inner, (8, 0, 0, 2)))
        #expect(
            path(ConcentricRectangle(corners: .concentric, isUniform: true).padding(4).containerShape(container))
                == uneven(inner, (8, 8, 8, 8)))
        #expect(path(ConcentricRectangle().padding(4).containerShape(Circle())) == uneven(inner, (16, 16, 16, 16)))
    }

    @Test("A corner can have a least radius, or one of its own")
    func ownRadii() {
        let container = RoundedRectangle(cornerRadius: 6)
        #expect(
            path(
                Rectangle().fill(.red)
                    .clipShape(.rect(corners: 3)).hidden()
                    .overlay {
                        ConcentricRectangle(
                            topLeadingCorner: .concentric(minimum: 5), topTrailingCorner: .fixed(1),
                            bottomLeadingCorner: .concentric(minimum: 1), bottomTrailingCorner: 0)
                    }
                    .padding(4).containerShape(container)) == uneven(inner, (5, 1, 2, 0)))
        #expect(
            path(ConcentricRectangle(corners: .concentric(minimum: 4)))
                == uneven(CGRect(x: 0, y: 0, width: 40, height: 40), (4, 4, 4, 4)),
            "Without a container")
    }

    @Test("Shapes say which corners they have")
    func corners() {
        #expect(RoundedRectangle(cornerRadius: 7).corners(in: nil) == .fixed(7))
        #expect(Capsule().corners(in: CGSize(width: 30, height: 10)) == .fixed(5))
        #expect(Circle().corners(in: nil) == nil)
        #expect(Rectangle().corners(in: nil)?[.topLeading] == 0)
    }

    @Test("Corners have sets, and radii are found by their corner")
    func sets() {
        let sets: [Edge.Corner.Set] = [
            .none, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing, .all, .leading, .trailing, .bottom, .top,
        ]
        #expect(sets.map(\.rawValue) == [0, 1, 2, 4, 8, 15, 5, 10, 12, 3])
        let top = Edge.Corner.Set.top
        #expect(Edge.Corner.allCases.map { top.contains($0) } == [true, true, false, false])
        let radii = RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8)
        #expect(Edge.Corner.allCases.map { radii[$0] } == [2, 8, 4, 6])
    }
}
