import SwiftUI
import Testing

@Suite("CoreGraphics's functions of C") struct GeometryFunctionTests {
    private let rect = CGRectMake(10, 20, 80, 40)

    @Test("Points, sizes, vectors and rectangles are made of their numbers in order")
    func values() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
        #expect(rect == CGRect(x: 10, y: 20, width: 80, height: 40))
    }

    @Test("Rectangles are joined, cut, shrunk, moved and asked")
    func rectangles() {
        let other = CGRectMake(50, 0, 100, 30)
        #expect(CGRectUnion(rect, other) == CGRect(x: 10, y: 0, width: 140, height: 60))
        #expect(CGRectIntersection(rect, other) == CGRect(x: 50, y: 20, width: 40, height: 10))
        #expect(CGRectIntersection(rect, CGRectMake(200, 0, 1, 1)).isNull)
        #expect(CGRectInset(rect, 5, 10) == CGRect(x: 15, y: 30, width: 70, height: 20))
        #expect(CGRectOffset(rect, -10, 5) == CGRect(x: 0, y: 25, width: 80, height: 40))
        #expect(CGRectContainsPoint(rect, CGPointMake(11, 21)) && !CGRectContainsPoint(rect, CGPointMake(9, 21)))
        #expect(CGRectContainsRect(rect, CGRectMake(20, 30, 5, 5)) && !CGRectContainsRect(rect, other))
        #expect(CGRectIntersectsRect(rect, other) && !CGRectIntersectsRect(rect, CGRectMake(200, 0, 1, 1)))
    }
}
