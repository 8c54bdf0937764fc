import SwiftUI
import Testing

import Umwelt
import UmweltControls

@Suite("Paths") struct PathGeometryTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    private func isClose(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        guard let a else { return false }
        return abs(a.x - x) < 0.01 && abs(a.y - y) < 0.01
    }

    private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
        let differences = [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
        return differences.allSatisfy { abs($0) < tolerance }
    }

    @Test("An arc whose angles grow runs clockwise to the eye, another the other way") func arcs() {
        var arc = Path()
        arc.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(isClose(arc.currentPoint, 0, 10))
        #expect(isClose(arc.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
        arc = Path()
        arc.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(isClose(arc.currentPoint, 0, 10))
        #expect(isClose(arc.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
        arc = Path()
        arc.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        #expect(isClose(arc.boundingRect, CGRect(x: -10, y: -10, width: 20, height: 20)))
        arc = Path()
        arc.addArc(center: .zero, radius: 10, startAngle: .degrees(270), endAngle: .degrees(0), clockwise: false)
        #expect(isClose(arc.boundingRect, CGRect(x: 0, y: -10, width: 10, height: 10)))
    }

    @Test("An arc begins with a line from where the path is") func lineToArc() {
        var path = Path()
        path.move(to: CGPoint(x: 50, y: 0))
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
        #expect(path.description.hasPrefix("50 0 m 10 0 l"))
        #expect(isClose(path.currentPoint, 0, -10))
    }

    @Test("An arc between tangents rounds the corner") func tangents() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        #expect(isClose(path.currentPoint, 20, 5))
        #expect(path.contains(CGPoint(x: 16, y: 1)) && !path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5)))
    }

    @Test("Angles that are not numbers add nothing") func strangeAngles() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: Angle(radians: .nan), clockwise: false)
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: Angle(radians: .infinity))
        #expect(path.isEmpty)
    }

    @Test("The bounding rectangle holds curves, and not their control points") func bounds() {
        let path = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
        #expect(Path().boundingRect.isNull)
        let circle = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 30))
        #expect(isClose(circle.boundingRect, CGRect(x: 1, y: 2, width: 30, height: 30)))
    }

    @Test("A transform moves every point") func transforms() {
        let turned = square.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(turned.boundingRect, CGRect(x: -10, y: 0, width: 10, height: 10)))
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(scaleX: 3, y: 4))
        path.addPath(square, transform: CGAffineTransform(translationX: 100, y: 0))
        path.addRects([CGRect(x: 0, y: 50, width: 1, height: 1)])
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 110, height: 51)))
    }

    @Test("What takes points back does so") func inverse() {
        let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -7)
        let point = CGPoint(x: 12, y: 34).applying(transform).applying(transform.inverted())
        #expect(isClose(point, 12, 34))
        var projection = ProjectionTransform(transform)
        projection.m13 = 0.002
        #expect(isClose(CGPoint(x: 12, y: 34).applying(projection).applying(projection.inverted()), 12, 34))
        #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    }

    @Test("A part of a path goes by length") func trimming() {
        let half = square.trimmedPath(from: 0.25, to: 0.5)
        #expect(half.description == "10 0 m 10 10 l")
        #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
        // The line that closes a path is a part of it.
        #expect(square.trimmedPath(from: 0.75, to: 1).description == "0 10 m 0 0 l")
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty && square.trimmedPath(from: 0.9, to: 0.1).isEmpty)
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
        #expect(
            isClose(circle.currentPoint, 10, 20)
                && isClose(circle.boundingRect, CGRect(x: 10, y: 10, width: 10, height: 10)))
    }

    @Test("An ellipse goes from the right by the bottom around, in four curves") func ellipse() {
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20))
        var steps: [String] = []
        path.forEach { element in
            switch element {
            case .move(let end): steps.append("move \(end.x) \(end.y)")
            case .curve(let end, _, _): steps.append("curve \(end.x) \(end.y)")
            case .line, .quadCurve: steps.append("other")
            case .closeSubpath: steps.append("close")
            }
        }
        #expect(
            steps == [
                "move 10.0 10.0", "curve 5.0 20.0", "curve 0.0 10.0", "curve 5.0 0.0", "curve 10.0 10.0", "close",
            ])
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 20)))
        #expect(path.contains(CGPoint(x: 5, y: 1)) && !path.contains(CGPoint(x: 1, y: 1)))
        // So a ring that shows progress begins at three o'clock, and at twelve where it is turned back by a quarter.
        let half = Circle().trim(from: 0, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(isClose(half.boundingRect, CGRect(x: 0, y: 10, width: 20, height: 10)))
        #expect(Circle().trim(from: 0, to: 0.5).layoutDirectionBehavior == .fixed)
    }

    @Test("An arc over whole turns is a circle, whichever way it goes") func wholeTurns() {
        for (angle, clockwise) in [(360.0, true), (360, false), (-360, true), (-360, false), (720, true)] {
            let path = Path { path in
                path.addArc(
                    center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(angle),
                    clockwise: clockwise)
            }
            #expect(isClose(path.boundingRect, CGRect(x: 5, y: 5, width: 10, height: 10)), "\(angle) \(clockwise)")
        }
        let fromTop = Path { path in
            path.addArc(
                center: .zero, radius: 5, startAngle: .degrees(-90), endAngle: .degrees(270), clockwise: true)
        }
        #expect(isClose(fromTop.boundingRect, CGRect(x: -5, y: -5, width: 10, height: 10)))
    }

    // Recorded on macOS 26.2 by the outlines arc-cw-0-360, arc-cw-0-720 and relative-arc-minus360.
    @Test("An arc of one turn is closed, and longer ones and relative ones are not") func closedTurns() {
        func arc(_ degrees: Double, _ clockwise: Bool) -> String {
            Path { path in
                path.addArc(
                    center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(degrees), clockwise: clockwise)
            }.description
        }
        #expect(arc(360, true).hasSuffix("c h") && arc(360, false).hasSuffix("c h"))
        #expect(arc(720, true).hasSuffix("c") && arc(359, false).hasSuffix("c"))
        let relative = Path { $0.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(-360)) }
        #expect(relative.description.hasSuffix("c"))
    }

    @Test("The outline of an outline is where the line would be") func stroking() {
        let line = Path { path in path.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        func outline(_ cap: CGLineCap, _ dash: [CGFloat] = []) -> Path {
            line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, dash: dash))
        }
        #expect(isClose(outline(.butt).boundingRect, CGRect(x: 0, y: -2, width: 10, height: 4)))
        #expect(isClose(outline(.square).boundingRect, CGRect(x: -2, y: -2, width: 14, height: 4)))
        #expect(isClose(outline(.round).boundingRect, CGRect(x: -2, y: -2, width: 14, height: 4)))
        #expect(!outline(.round).contains(CGPoint(x: -1.9, y: -1.9)))
        let dashed = outline(.butt, [3, 2])
        #expect(dashed.contains(CGPoint(x: 1, y: 0)) && !dashed.contains(CGPoint(x: 4, y: 0)))
        #expect(dashed.contains(CGPoint(x: 6, y: 1)) && !dashed.contains(CGPoint(x: 9, y: 0)))
        let frame = square.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(isClose(frame.boundingRect, CGRect(x: -1, y: -1, width: 12, height: 12)))
        #expect(frame.contains(CGPoint(x: -0.9, y: -0.9)) && !frame.contains(CGPoint(x: 5, y: 5)))
        #expect(frame.contains(CGPoint(x: 0.9, y: 5)) && !frame.contains(CGPoint(x: 1.1, y: 5)))
        let bevelled = square.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))
        #expect(!bevelled.contains(CGPoint(x: -0.9, y: -0.9)))
        #expect(square.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
    }

    @Test("Corners have radii of their own, and share a side that is too short") func cornerRadii() {
        let radii = RectangleCornerRadii(topLeading: 10)
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadii: radii)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
        let tight = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10),
            cornerRadii: RectangleCornerRadii(topLeading: 30, topTrailing: 10))
        #expect(isClose(tight.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test("A path of a million points is measured, cut and hit") func longPath() {
        var path = Path()
        path.move(to: .zero)
        for index in 1...1_000_000 { path.addLine(to: CGPoint(x: Double(index % 1000), y: Double(index % 777))) }
        #expect(path.boundingRect.width == 999)
        #expect(!path.trimmedPath(from: 0.5, to: 0.6).isEmpty)
        _ = path.contains(CGPoint(x: 3, y: 3))
    }
}
