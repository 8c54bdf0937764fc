import SwiftUI
import Testing

/// A shape as many apps have it.
private struct RoundedCorners: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

@Suite("Paths of CoreGraphics and UIKit") struct CGPathTests {
    private let rect = CGRect(x: 10, y: 20, width: 80, height: 40)

    @Test("A bezier path rounds the corners that it is told to")
    func corners() {
        let top = RoundedCorners(radius: 8, corners: [.topLeft, .topRight]).path(in: rect)
        let expected = UnevenRoundedRectangle(
            topLeadingRadius: 8, topTrailingRadius: 8, style: .circular
        ).path(in: rect)
        #expect(top == expected)
        #expect(!top.contains(CGPoint(x: 10.5, y: 20.5)) && top.contains(CGPoint(x: 10.5, y: 59.5)))
        #expect(RoundedCorners().path(in: rect).boundingRect == rect)
    }

    @Test("What is added to a mutable path is what a path has, and its copies keep what they were")
    func mutable() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0), transform: CGAffineTransform(scaleX: 2, y: 2))
        let early = Path(path)
        path.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 30, y: 10))
        path.closeSubpath()
        var expected = Path()
        expected.move(to: .zero)
        expected.addLine(to: CGPoint(x: 20, y: 0))
        #expect(early == expected)
        expected.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 30, y: 10))
        expected.closeSubpath()
        #expect(Path(path) == expected)
        #expect(expected.cgPath == path && path.copy() == path)
        #expect(CGMutablePath().isEmpty && CGMutablePath().currentPoint == .zero)
    }

    @Test("UIKit's arcs go clockwise to the eye, as it says")
    func arc() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // From the right to below, since y points down.
        #expect(path.contains(CGPoint(x: 6, y: 6)))
        #expect(!path.contains(CGPoint(x: -6, y: -6)))
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(abs(path.bounds.maxX - 15) < 0.01)
    }
}
