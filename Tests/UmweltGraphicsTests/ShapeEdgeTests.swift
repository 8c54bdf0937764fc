import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Edges of shapes") struct ShapeEdgeTests {
    /// The smoothness of the edges of all that a view draws.
    private func edges<Content: View>(_ content: Content) -> [Bool] {
        TestHost(typeSetter: FixedMetrics()) { content }.displayList.leaves.compactMap { item in
            switch item {
            case .fill(_, _, _, let isAntialiased), .stroke(_, _, _, let isAntialiased): isAntialiased
            default: nil
            }
        }
    }

    @Test("Shapes are smooth, except where they are told not to be")
    func antialiasing() {
        let circle = Circle()
        #expect(edges(circle) == [true])
        #expect(edges(circle.fill(.red)) == [true])
        #expect(edges(circle.fill(.red, style: FillStyle(antialiased: false))) == [false])
        #expect(edges(circle.fill(style: FillStyle(antialiased: false))) == [false])
        #expect(edges(circle.stroke(.red, style: StrokeStyle(), antialiased: false)) == [false])
        #expect(edges(circle.stroke(.red, lineWidth: 2, antialiased: false)) == [false])
        #expect(edges(circle.strokeBorder(.red, style: StrokeStyle(), antialiased: false)) == [false])
        #expect(edges(circle.strokeBorder(.red, lineWidth: 2)) == [true])
        #expect(edges(circle.strokeBorder(.red, lineWidth: 2, antialiased: false)) == [false])
        #expect(edges(circle.strokeBorder(lineWidth: 2, antialiased: false)) == [false])
        #expect(edges(circle.strokeBorder(style: StrokeStyle(), antialiased: false)) == [false])
    }
}
