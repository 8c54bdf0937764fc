import Foundation
import SwiftUI
import TestSupport
import Testing

import Umwelt
import UmweltControls
@testable import UmweltDrawing

@Suite("Paths put together as areas")
struct PathClippingTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 60, height: 40))
    private let other = Path(CGRect(x: 30, y: 20, width: 60, height: 40))
    private let left = Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
    private let right = Path(ellipseIn: CGRect(x: 30, y: 0, width: 60, height: 60))

    /// The area within edges that do not overlap, exactly: by Gauss' rule, which three places of a cubic curve are
    /// enough for.
    private func area(_ path: Path) -> CGFloat {
        var (sum, start, last) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
        func add(_ segment: PathSegment) {
            for (place, weight) in [(-0.6.squareRoot(), 5.0), (0, 8), (0.6.squareRoot(), 5)] {
                let (point, way) = (segment.point(at: (1 + place) / 2), segment.direction(at: (1 + place) / 2))
                sum += (point.x * way.dy - point.y * way.dx) * weight / 36
            }
        }
        path.forEachSegment { segment, isFirst, _ in
            if isFirst {
                add(.line(last, start))
                start = segment.start
            }
            add(segment)
            last = segment.end
        }
        add(.line(last, start))
        return sum
    }

    private func length(_ path: Path) -> CGFloat {
        var sum: CGFloat = 0
        path.forEachSegment { segment, _, _ in sum += segment.lengths[segment.pieces - 1] }
        return sum
    }

    private func steps(_ path: Path) -> (lines: Int, curves: Int, parts: Int) {
        var count = (lines: 0, curves: 0, parts: 0)
        path.forEach { element in
            switch element {
            case .move: count.parts += 1
            case .line: count.lines += 1
            case .quadCurve, .curve: count.curves += 1
            case .closeSubpath: break
            }
        }
        return count
    }

    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) < tolerance }

    @Test("Rectangles give the corners that they have and those where they cross")
    func rectangles() {
        #expect(square.normalized() == square)
        #expect(square.union(other).description == "0 0 m 60 0 l 60 20 l 90 20 l 90 60 l 30 60 l 30 40 l 0 40 l h")
        #expect(square.intersection(other).description == "60 20 m 60 40 l 30 40 l 30 20 l h")
        #expect(square.subtracting(other).description == "0 0 m 60 0 l 60 20 l 30 20 l 30 40 l 0 40 l h")
        #expect(near(area(square.symmetricDifference(other)), 3600))
    }

    @Test("Circles stay circles: what is left of them is a handful of curves, which end where they cross")
    func circles() {
        // The intersection of two circles of radius 30 whose centres are 30 apart; the curves are no perfect circles.
        let common = 2 * 900 * acos(0.5) - 15 * (4 * 900.0 - 900).squareRoot()
        let circle = area(left)
        let (union, intersection) = (left.union(right), left.intersection(right))
        #expect(steps(union) == (0, 8, 1))
        #expect(steps(intersection) == (0, 4, 1))
        #expect(near(area(intersection), common, 0.5))
        #expect(near(area(union), 2 * circle - area(intersection), 1e-3))
        #expect(near(area(left.subtracting(right)), circle - area(intersection), 1e-3))
        #expect(near(area(left.symmetricDifference(right)), 2 * (circle - area(intersection)), 1e-3))
        #expect(near(union.boundingRect.minX, 0) && near(union.boundingRect.maxX, 90))
        #expect(near(intersection.boundingRect.minX, 30) && near(intersection.boundingRect.maxX, 60))
        // By symmetry the curves cross in the middle, not where straight pieces of them would.
        #expect(near(intersection.boundingRect.midX, 45, 1e-9))
        #expect(
            intersection.elements.contains { element in
                if case .curve(let place, _, _) = element { near(place.x, 45, 1e-9) } else { false }
            })
    }

    @Test("A point is inside of the result as the operation says")
    func contains() {
        let points: [(CGPoint, Bool, Bool)] = [
            (CGPoint(x: 10, y: 30), true, false), (CGPoint(x: 45, y: 30), true, true),
            (CGPoint(x: 80, y: 30), false, true), (CGPoint(x: 45, y: 1), false, false),
        ]
        for (point, isLeft, isRight) in points {
            for eoFill in [false, true] {
                #expect(left.union(right).contains(point, eoFill: eoFill) == (isLeft || isRight))
                #expect(left.intersection(right).contains(point, eoFill: eoFill) == (isLeft && isRight))
                #expect(left.subtracting(right).contains(point, eoFill: eoFill) == (isLeft && !isRight))
                #expect(left.symmetricDifference(right).contains(point, eoFill: eoFill) == (isLeft != isRight))
            }
        }
    }

    @Test("A hole is a part that runs the other way round, so that both fill rules show it")
    func holes() {
        let ring = Path(CGRect(x: 0, y: 0, width: 100, height: 100)).subtracting(left.offsetBy(dx: 20, dy: 20))
        #expect(steps(ring) == (3, 4, 2))
        #expect(near(area(ring), 10_000 - area(left), 1e-6))
        for eoFill in [false, true] {
            #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: eoFill))
            #expect(ring.contains(CGPoint(x: 10, y: 10), eoFill: eoFill))
        }
        // The union with the hole's area has no hole.
        #expect(near(area(ring.union(left.offsetBy(dx: 20, dy: 20))), 10_000, 1e-3))
    }

    @Test("Of shapes that are equal one is left, or nothing; those that touch become one")
    func equalAndTouching() {
        #expect(left.union(left) == left.normalized())
        #expect(left.intersection(left) == left.normalized())
        #expect(left.subtracting(left).isEmpty && left.symmetricDifference(left).isEmpty)
        let touching = square.union(Path(CGRect(x: 60, y: 0, width: 20, height: 40)))
        #expect(steps(touching) == (3, 0, 1) && near(area(touching), 3200))
        #expect(square.intersection(Path(CGRect(x: 60, y: 0, width: 20, height: 40))).isEmpty)
        // A circle that touches all sides leaves the corners.
        let corners = Path(CGRect(x: 0, y: 0, width: 60, height: 60)).subtracting(left)
        #expect(near(area(corners), 3600 - area(left), 1e-3))
        #expect(steps(corners).curves == 4)
    }

    @Test("What is inside of lines that cross themselves is a matter of the rule")
    func rules() {
        let star = Path { path in
            path.addLines(
                (0..<5).map { index in
                    let angle = CGFloat(index) * 4 * .pi / 5
                    return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
                })
            path.closeSubpath()
        }
        let (whole, points) = (star.normalized(eoFill: false), star.normalized())
        #expect(steps(whole) == (9, 0, 1))
        #expect(area(whole) > area(points) + 400)
        #expect(whole.contains(CGPoint(x: 50, y: 50)) && !points.contains(CGPoint(x: 50, y: 50)))
        let disk = Path(ellipseIn: CGRect(x: 45, y: 45, width: 10, height: 10))
        #expect(star.intersection(disk, eoFill: true).isEmpty)
        #expect(near(area(star.intersection(disk)), area(disk), 1e-3))
        #expect(near(area(star.union(disk, eoFill: true)), area(points) + area(disk), 1e-3))
        #expect(near(area(star.subtracting(disk)), area(whole) - area(disk), 1e-3))
        #expect(near(area(star.symmetricDifference(disk, eoFill: true)), area(points) + area(disk), 1e-3))
    }

    @Test("A curve that crosses itself is cut where it does")
    func loop() {
        let loop = Path { path in
            path.move(to: .zero)
            path.addCurve(
                to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 150, y: 100), control2: CGPoint(x: -50, y: 100))
        }
        let result = loop.normalized()
        #expect(steps(result) == (1, 3, 1))
        // By symmetry it crosses itself in the middle.
        #expect(result.elements.contains { if case .move(let place) = $0 { near(place.x, 50, 1e-9) } else { false } })
        #expect(result.boundingRect == CGRect(x: 0, y: 0, width: 100, height: result.boundingRect.maxY))
    }

    @Test("Lines are left inside of an area or outside of it, in their order and direction")
    func lines() {
        let line = Path { path in
            path.move(to: CGPoint(x: 100, y: 30))
            path.addLine(to: CGPoint(x: -10, y: 30))
        }
        let box = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(line.lineIntersection(box).description == "60 30 m 0 30 l")
        #expect(line.lineSubtraction(box).description == "100 30 m 60 30 l 0 30 m -10 30 l")
        let (inside, outside) = (left.lineIntersection(other), left.lineSubtraction(other))
        #expect(steps(inside) == (0, 2, 1) && steps(outside) == (0, 3, 1))
        #expect(near(length(inside) + length(outside), length(left), 0.1))
        // A closed line that is wholly inside stays closed.
        #expect(left.lineIntersection(Path(CGRect(x: -10, y: -10, width: 90, height: 90))).description.hasSuffix("h"))
        #expect(left.lineSubtraction(Path(CGRect(x: -10, y: -10, width: 90, height: 90))).isEmpty)
    }

    @Test("Lines on an area's edge are inside; holes are outside, as the rule says")
    func linesAtEdges() {
        #expect(square.lineIntersection(square) == square && square.lineSubtraction(square).isEmpty)
        var ring = Path(CGRect(x: 0, y: 0, width: 60, height: 60))
        ring.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 30))
            path.addLine(to: CGPoint(x: 60, y: 30))
        }
        #expect(line.lineIntersection(ring) == line)
        #expect(line.lineIntersection(ring, eoFill: true).description == "0 30 m 20 30 l 40 30 m 60 30 l")
        #expect(line.lineSubtraction(ring, eoFill: true).description == "20 30 m 40 30 l")
    }

    @Test("Nothing and what has no area are nothing")
    func degenerate() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 50, y: 50))
        }
        let point = Path { $0.move(to: .zero) }
        for empty in [Path(), line, point, Path(CGRect(x: 5, y: 5, width: 0, height: 10))] {
            #expect(empty.normalized().isEmpty && empty.intersection(square).isEmpty)
            #expect(empty.subtracting(square).isEmpty)
            #expect(area(square.union(empty)) == 2400 && area(square.subtracting(empty)) == 2400)
            #expect(empty.union(square) == square && empty.symmetricDifference(square) == square)
        }
        #expect(line.lineIntersection(Path()).isEmpty && line.lineSubtraction(Path()) == line)
        #expect(point.lineSubtraction(square).isEmpty && Path().lineIntersection(square).isEmpty)
        #expect(left.intersection(right.offsetBy(dx: 100, dy: 0)).isEmpty)
    }

    @Test("Parts with places that are no numbers are left out; the rest is as without them")
    func notNumbers() {
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            var path = square
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: bad, y: 5))
            path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 1, y: bad), control2: .zero)
            #expect(path.union(other) == square.union(other))
            #expect(path.lineSubtraction(other) == square.lineSubtraction(other))
        }
    }

    @Test("The largest and the smallest places there are do no harm")
    func extremes() {
        let huge = Path(CGRect(x: -1e308, y: -1e308, width: 1.5e308, height: 1.5e308))
        let half = huge.intersection(Path(CGRect(x: 0, y: -1e308, width: 1e308, height: 1.7e308)))
        #expect(half.boundingRect.minX == 0 && half.boundingRect.maxX == 5e307)
        // Drawing is exact beside a path that is far away.
        let far = Path(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        #expect(far.intersection(left).boundingRect == left.boundingRect)
        let tiny = CGAffineTransform(scaleX: 1e-6, y: 1e-6)
        let small = left.applying(tiny).union(right.applying(tiny))
        #expect(steps(small) == (0, 8, 1))
        #expect(near(area(small) * 1e12, area(left.union(right)), 1e-3))
        #expect(left.applying(CGAffineTransform(scaleX: 1e-300, y: 1e-300)).normalized().boundingRect.width > 0)
        #expect(left.applying(CGAffineTransform(scaleX: 0, y: 0)).normalized().isEmpty)
    }

    @Test("Shapes are put together in the same rectangle, in the size of the first")
    func shapes() {
        let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
        let (first, second) = (Circle(), Rectangle().offset(x: 20))
        let (circle, box) = (first.path(in: rect), second.path(in: rect))
        #expect(first.intersection(second).path(in: rect) == circle.intersection(box))
        #expect(first.union(second).path(in: rect) == circle.union(box))
        #expect(first.subtracting(second).path(in: rect) == circle.subtracting(box))
        #expect(first.symmetricDifference(second).path(in: rect) == circle.symmetricDifference(box))
        #expect(first.lineIntersection(second).path(in: rect) == circle.lineIntersection(box))
        #expect(first.lineSubtraction(second).path(in: rect) == circle.lineSubtraction(box))
        // Twice the same rectangle: by the one rule all of it, by the other nothing.
        var twice = box
        twice.addPath(box)
        #expect(twice.intersection(first.union(second), eoFill: true).path(in: rect).isEmpty)
        #expect(!twice.intersection(first.union(second)).path(in: rect).isEmpty)
        let proposal = ProposedViewSize(width: 60, height: 40)
        #expect(first.union(second).sizeThatFits(proposal) == CGSize(width: 40, height: 40))
        #expect(second.subtracting(first).sizeThatFits(proposal) == CGSize(width: 60, height: 40))
    }
}
