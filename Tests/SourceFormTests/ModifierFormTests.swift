import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Forms of modifiers that source uses") struct ModifierFormTests {
    private struct Faded: ViewModifier {
        let isFaded: Bool
        func body(content: Content) -> some View { content.opacity(isFaded ? 0.5 : 1) }
    }

    private struct Page: View {
        var isFaded = false
        let animation: Animation?
        var body: some View { Text("page").modifier(Faded(isFaded: isFaded).animation(animation)) }
    }

    @Test("A modifier with an animation shows its view, with and without") func animation() {
        #expect(TestHost { Page(isFaded: true, animation: .easeIn) }.texts == ["page"])
        #expect(TestHost { Page(animation: nil) }.texts == ["page"])
    }

    @Test("A digital crown that is not there changes nothing") func crown() {
        let host = TestHost { CrownPage() }
        #expect(host.texts == ["angle 4"])
    }

    private struct CrownPage: View {
        @State private var angle = 4.0
        var body: some View {
            Text("angle \(Int(angle))").focusable()
                .digitalCrownRotation($angle, from: 0, through: 90, by: 1, sensitivity: .low, isContinuous: false)
                .digitalCrownRotation($angle)
        }
    }

    private struct WidgetContext: PreviewContext {
        subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
    }

    @Test("A preview with a context shows its view") func previewContext() {
        #expect(TestHost { Text("widget").previewContext(WidgetContext()) }.texts == ["widget"])
    }

    @Test("Literals of colours and images are UIKit's") func literals() {
        let color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        // The compiler hands over floats.
        let parts = [0.2, 0.4, 0.6].map { CGFloat(Float($0)) }
        #expect(color == UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1))
        let image: UIImage = #imageLiteral(resourceName: "there is none of this name")
        #expect(image.size == .zero)
    }

    @Test("A path passes its elements with Core Graphics' order of points") func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 9))
        path.addCurve(to: CGPoint(x: 6, y: 6), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 5, y: 0))
        path.closeSubpath()
        var found: [(CGPathElementType, [CGFloat])] = []
        path.applyWithBlock { element in
            let counts: [CGPathElementType: Int] = [
                .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
            ]
            let type = element.pointee.type
            found.append((type, (0..<(counts[type] ?? 0)).map { element.pointee.points[$0].x }))
        }
        #expect(found.map(\.0) == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(found.map(\.1) == [[1], [2, 3], [4, 5, 6], []])
        var count = 0
        withUnsafeMutablePointer(to: &count) { pointer in
            path.apply(info: pointer) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
        #expect(count == 4)
    }
}
