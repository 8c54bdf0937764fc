import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

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

    /// A view that shows the radii of its corners.
    private struct Radii: View {
        var rect: CGRect?

        var body: some View {
            GeometryReader { proxy in
                let radii = rect.map { proxy.concentricCornerRadii(in: $0) } ?? proxy.concentricCornerRadii
                Text(
                    radii.map {
                        "\(Int($0.topLeading)) \(Int($0.topTrailing)) \(Int($0.bottomLeading)) "
                            + "\(Int($0.bottomTrailing))"
                    } ?? "none")
            }
        }
    }

    /// A container whose radius and padding change.
    private struct Room: View {
        @State private var radius: CGFloat = 12
        @State private var inset: CGFloat = 4

        var body: some View {
            VStack {
                Radii().padding(inset).containerShape(.rect(cornerRadius: radius))
                Button("Rounder") { radius = 20 }
                Button("Further in") { inset = 10 }
            }
        }
    }

    @Test("A view reads the radii by which its corners have the centres of the container's")
    func radii() {
        let container = UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 6, topTrailingRadius: 3)
        #expect(TestHost { Radii().padding(4).containerShape(container) }.texts == ["8 0 0 2"])
        #expect(TestHost { Radii().padding(.leading, 4).containerShape(container) }.texts == ["8 3 0 6"])
        #expect(
            TestHost {
                Radii(rect: CGRect(x: 2, y: 2, width: 10, height: 10)).containerShape(.rect(cornerRadius: 12))
            }
            .texts == ["10 0 0 0"])
        #expect(
            TestHost {
                Radii().padding(.leading, 4).containerShape(.rect(cornerRadius: 12))
                    .environment(\.layoutDirection, .rightToLeft)
            }
            .texts == ["8 12 8 12"])
        #expect(TestHost { Radii() }.texts == ["none"])
        #expect(TestHost { Radii().containerShape(Ellipse()) }.texts == ["none"])
    }

    @Test("A view that reads the radii follows the container's shape and its place in it")
    func radiiChange() {
        let host = TestHost { Room() }
        #expect(host.texts.first == "8 8 8 8")
        host.tap("Rounder")
        #expect(host.texts.first == "16 16 16 16")
        host.tap("Further in")
        #expect(host.texts.first == "10 10 10 10")
    }
}
