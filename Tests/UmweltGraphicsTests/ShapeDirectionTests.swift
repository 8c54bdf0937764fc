import SwiftUI
import TestSupport
import Testing
import UmweltTesting

/// A triangle in the corner where texts begin.
private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 0, y: 30)])
            path.closeSubpath()
        }
    }
}

/// A corner that says what it does from right to left.
private struct ToldCorner: Shape {
    let layoutDirectionBehavior: LayoutDirectionBehavior

    func path(in rect: CGRect) -> Path { Corner().path(in: rect) }
}

@MainActor @Suite("Shapes in both directions") struct ShapeDirectionTests {
    private func host<Content: View>(_ content: Content) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 100), typeSetter: FixedMetrics()) { content }
    }

    /// The bounds of the points that a host draws.
    private func points(_ host: TestHost) -> CGRect? {
        let paths = host.displayList.leaves.compactMap { item -> Path? in
            switch item {
            case .fill(let path, _, _, _), .stroke(let path, _, _, _): path
            default: nil
            }
        }
        return paths.first?.boundingRect
    }

    private let left = CGRect(x: 0, y: 0, width: 30, height: 30)
    private let right = CGRect(x: 70, y: 0, width: 30, height: 30)

    @Test("A shape is mirrored where the layout runs from right to left, alone, filled and outlined")
    func mirrored() {
        for host in [host(Corner()), host(Corner().fill(.red)), host(Corner().stroke(.red))] {
            #expect(points(host) == left)
            host.traits.layoutDirection = .rightToLeft
            #expect(points(host) == right)
            host.traits.layoutDirection = .leftToRight
            #expect(points(host) == left)
        }
    }

    @Test("A shape may stay as it is, or have been drawn for the other direction")
    func told() {
        for direction in LayoutDirection.allCases {
            func points(_ behavior: LayoutDirectionBehavior) -> CGRect? {
                let shape = ToldCorner(layoutDirectionBehavior: behavior)
                return self.points(host(shape.environment(\.layoutDirection, direction)))
            }
            #expect(points(.fixed) == left)
            #expect(points(.mirrors(in: direction)) == right)
            #expect(points(.mirrors) == (direction == .rightToLeft ? right : left))
        }
    }

    @Test("The system's shapes are the same in both directions")
    func systemShapes() {
        let shapes: [any InsettableShape] = [
            Rectangle(), RoundedRectangle(cornerRadius: 4), Capsule(), Circle(), Ellipse(), Circle().inset(by: 2),
        ]
        for shape in shapes { #expect(shape.layoutDirectionBehavior == .fixed) }
    }

    @Test("Pointers find a content shape where it is drawn")
    func contentShape() {
        var count = 0
        let host = host(Color.blue.contentShape(Corner()).onTapGesture { count += 1 })
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(count == 1)
        host.traits.layoutDirection = .rightToLeft
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(count == 1)
        host.tap(at: CGPoint(x: 95, y: 5))
        #expect(count == 2)
    }
}

@MainActor @Suite("Pictures in both directions") struct PictureDirectionTests {
    /// The transform of a view's picture in a direction.
    private func transform<Content: View>(_ content: Content, _ direction: LayoutDirection) -> ProjectionTransform? {
        let host = TestHost(size: CGSize(width: 100, height: 100), typeSetter: FixedMetrics()) {
            content.environment(\.layoutDirection, direction)
        }
        return transform(host)
    }

    /// The transform of the picture that a host draws.
    private func transform(_ host: TestHost) -> ProjectionTransform? {
        func find(_ items: [DisplayItem]) -> ProjectionTransform? {
            for case .group(let group) in items {
                if let effects = group.effects { return effects.transform }
                if let found = find(group.items) { return found }
            }
            return nil
        }
        return find(host.displayList.items)
    }

    @Test("A picture is mirrored from right to left where it says so") func flips() {
        let flipped = Color.red.flipsForRightToLeftLayoutDirection(true)
        #expect(transform(flipped, .leftToRight)?.isIdentity == true)
        #expect(transform(flipped, .rightToLeft)?.m11 == -1 && transform(flipped, .rightToLeft)?.m31 == 100)
        #expect(transform(Color.red.flipsForRightToLeftLayoutDirection(false), .rightToLeft)?.isIdentity == true)
        let other = Color.red.layoutDirectionBehavior(.mirrors(in: .leftToRight))
        #expect(transform(other, .leftToRight)?.m11 == -1 && transform(other, .rightToLeft)?.isIdentity == true)
        #expect(transform(Color.red.layoutDirectionBehavior(.fixed), .rightToLeft)?.isIdentity == true)
    }
    @Test("A picture is mirrored as soon as it is told so") func toldLater() {
        let host = TestHost(size: CGSize(width: 100, height: 100), typeSetter: FixedMetrics()) { Flipping() }
        host.traits.layoutDirection = .rightToLeft
        #expect(transform(host)?.isIdentity == true)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(transform(host)?.m11 == -1)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(transform(host)?.isIdentity == true)
    }
}

/// A colour whose taps turn its mirroring on and off.
private struct Flipping: View {
    @State private var isFlipped = false

    var body: some View {
        Color.red.flipsForRightToLeftLayoutDirection(isFlipped).onTapGesture { isFlipped.toggle() }
    }
}
