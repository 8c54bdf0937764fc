import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Shapes drawn in several ways") struct ShapeViewTests {
    /// The paints of the shapes in a view, from back to front.
    private func drawings<Content: View>(_ content: Content) -> [String] {
        let host = TestHost(typeSetter: FixedMetrics()) { content.frame(width: 20, height: 20) }
        return host.displayList.leaves.compactMap { item in
            switch item {
            case .fill(_, let paint, _, _): "fill \(paint.plainColor)"
            case .stroke(let path, let paint, let style, _):
                "stroke \(paint.plainColor) \(style.lineWidth) at \(path.boundingRect.minX)"
            case .text, .image, .group: nil
            }
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("What is drawn later is in front") func chains() {
        let circle = Circle()
        #expect(
            drawings(circle.fill(.white).stroke(red, lineWidth: 2)) == [
                "fill #FFFFFFFF", "stroke #FF0000FF 2.0 at 0.0",
            ])
        #expect(
            drawings(circle.fill(.white).strokeBorder(red, lineWidth: 2)) == [
                "fill #FFFFFFFF", "stroke #FF0000FF 2.0 at 1.0",
            ])
        #expect(
            drawings(circle.stroke(red, lineWidth: 4).fill(.white).stroke(.black)) == [
                "stroke #FF0000FF 4.0 at 0.0", "fill #FFFFFFFF", "stroke #000000FF 1.0 at 0.0",
            ])
        #expect(
            drawings(circle.strokeBorder(red, lineWidth: 4).fill()) == [
                "stroke #FF0000FF 4.0 at 2.0", "fill #000000FF",
            ])
    }

    @Test("An outline is a shape, which is drawn as a line") func outlines() {
        #expect(drawings(Rectangle().stroke(lineWidth: 3)) == ["stroke #000000FF 3.0 at 0.0"])
        #expect(drawings(Rectangle().stroke(lineWidth: 2).fill(red)) == ["fill #FF0000FF"])
        let outline = Rectangle().stroke(lineWidth: 2).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(outline.contains(CGPoint(x: 0.5, y: 10)) && !outline.contains(CGPoint(x: 10, y: 10)))
        #expect(outline.boundingRect == CGRect(x: -1, y: -1, width: 22, height: 22))
    }

    @Test("Shapes that are drawn twice are no bodies of the app") func bodies() {
        struct Badge: View {
            var body: some View { Circle().fill(.white).stroke(.red) }
        }
        let host = TestHost(typeSetter: FixedMetrics()) { Badge() }
        #expect(host.updates { host.traits.colorScheme = .dark } == [])
        #expect(host.size.width > 0)
    }
}
