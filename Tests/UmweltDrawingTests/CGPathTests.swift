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

    @Test("Paths are put together as areas, by either rule")
    func areas() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 60, height: 60), transform: nil)
        let hole = CGPath(rect: CGRect(x: 20, y: 20, width: 20, height: 20), transform: nil)
        let both = CGMutablePath()
        both.addPath(square)
        both.addPath(hole)
        #expect(both.normalized() == square)
        #expect(both.normalized(using: .evenOdd) == square.subtracting(hole))
        #expect(both.contains(CGPoint(x: 30, y: 30)) && !both.contains(CGPoint(x: 30, y: 30), using: .evenOdd))
        #expect(square.intersection(hole) == hole && square.union(hole) == square)
        #expect(square.symmetricDifference(hole) == square.subtracting(hole))
        #expect(hole.intersects(square) && !hole.intersects(both, using: .evenOdd))
        #expect(hole.lineIntersection(square) == hole && hole.lineSubtracting(square).isEmpty)
    }

    @Test("Areas that do not touch are components, with their holes; what is in a hole is another one")
    func components() {
        let path = CGMutablePath()
        for inset in [CGFloat(0), 3, 7] {
            path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20).insetBy(dx: inset, dy: inset))
        }
        path.addRect(CGRect(x: 30, y: 0, width: 5, height: 5))
        let components = path.componentsSeparated(using: .evenOdd)
        #expect(components.map(\.boundingBoxOfPath.width).sorted() == [5, 6, 20])
        #expect(!components.contains { $0.contains(CGPoint(x: 5, y: 5)) })
        #expect(path.componentsSeparated().count == 2 && CGMutablePath().componentsSeparated().isEmpty)
    }

    @Test("Curves are flattened as finely as is asked for")
    func flattened() {
        let circle = CGPath(ellipseIn: rect, transform: nil)
        let (coarse, fine) = (circle.flattened(threshold: 1), circle.flattened(threshold: 0.01))
        func points(_ path: CGPath) -> [CGPoint] {
            var points: [CGPoint] = []
            Path(path).forEach { element in
                switch element {
                case .line(let point): points.append(point)
                case .quadCurve, .curve: Issue.record("A curve is left.")
                case .move, .closeSubpath: break
                }
            }
            return points
        }
        #expect(points(coarse).count < 30 && points(fine).count > 60)
        for point in points(fine) {
            let distance = hypot((point.x - 50) / 40, (point.y - 40) / 20)
            #expect(abs(distance - 1) < 0.001)
        }
    }
}
