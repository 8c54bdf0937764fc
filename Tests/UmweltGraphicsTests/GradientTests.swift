import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Gradients") struct GradientTests {
    private func paint<S: ShapeStyle>(_ style: S, in values: EnvironmentValues = EnvironmentValues()) -> GradientPaint?
    {
        guard case .gradient(let gradient) = style._paint(in: values) else { return nil }
        return gradient
    }

    private func hex(_ color: Color.Resolved) -> String { color.description }

    @Test("Colours are equally far from each other, or where stops say") func stops() {
        #expect(Gradient(colors: [.red, .white, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        let style = LinearGradient(
            stops: [.init(color: .white, location: 0.8), .init(color: .black, location: 0.2)], startPoint: .top,
            endPoint: .bottom)
        // A stop is never before the one before it.
        #expect(paint(style)?.stops.map(\.location) == [0.8, 0.8])
    }

    @Test("A gradient lies in the frame of what is drawn with it") func frames() throws {
        let host = TestHost(typeSetter: FixedMetrics()) {
            Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                .frame(width: 40, height: 10).padding(5)
        }
        let gradient = try #require(host.displayList.fillGradients.first)
        #expect(gradient.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(gradient.geometry == .linear(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)))
        #expect(gradient.place(CGPoint(x: 1, y: 0.5)) == CGPoint(x: 40, y: 5))
    }

    @Test("Colours depend on the environment") func environment() {
        var values = EnvironmentValues()
        let style = RadialGradient(colors: [.primary, .red], center: .center, startRadius: 0, endRadius: 10)
        #expect(paint(style, in: values).map { hex($0.stops[0].color) } == "#000000FF")
        values.colorScheme = .dark
        #expect(paint(style, in: values).map { hex($0.stops[0].color) } == "#FFFFFFFF")
    }

    @Test("A colour that fades to nothing stays itself") func fading() throws {
        let gradient = try #require(
            paint(LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom)))
        #expect(gradient.stops.dropLast().allSatisfy { $0.color.red > 0.99 })
        #expect(abs(gradient.color(at: 0.5).opacity - 0.5) < 0.01 && gradient.color(at: 0.5).red > 0.99)
    }

    @Test("Between perceptual colours is what looks to be between them") func perceptual() throws {
        let plain = try #require(
            paint(AnyGradient(Gradient(colors: [.init(red: 0, green: 0, blue: 1), .init(red: 1, green: 1, blue: 0)]))))
        let perceptual = try #require(
            paint(
                Gradient(colors: [.init(red: 0, green: 0, blue: 1), .init(red: 1, green: 1, blue: 0)]).colorSpace(
                    .perceptual)))
        #expect(["#7F7F7FFF", "#808080FF"].contains(hex(plain.color(at: 0.5))))
        let middle = perceptual.color(at: 0.5)
        #expect(middle.green > middle.red && middle.red > 0.4)
    }

    @Test("A colour's own gradient begins brighter and ends with the colour") func shades() throws {
        let gradient = try #require(paint(Color.blue.gradient))
        #expect(gradient.stops.first.map { $0.color.green > 0.5 } == true)
        #expect(gradient.stops.last.map { hex($0.color) } == "#007AFFFF")
    }

    @Test("All around is one turn, and styles have short names") func angles() throws {
        let around = try #require(paint(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)))
        guard case .angular(_, let start, let end) = around.geometry else { return }
        #expect(start == .zero && end == .degrees(360))
        let styles: [AnyShapeStyle] = [
            AnyShapeStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)),
            AnyShapeStyle(.radialGradient(Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 1)),
            AnyShapeStyle(.ellipticalGradient(colors: [.red])),
            AnyShapeStyle(.conicGradient(colors: [.red], center: .center)),
            AnyShapeStyle(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90))),
        ]
        #expect(styles.allSatisfy { paint($0) != nil })
    }

    @Test("A step of a gradient is the gradient, fainter") func hierarchy() throws {
        var values = EnvironmentValues()
        values.foregroundStyle = AnyShapeStyle(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        let gradient = try #require(paint(HierarchicalShapeStyle.secondary, in: values))
        #expect(gradient.stops.allSatisfy { abs($0.color.opacity - 0.6) < 0.001 })
    }

    @Test("A gradient's opacity is the view's among views, and the style's where a style is wanted") func opacity() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        let host = TestHost(typeSetter: FixedMetrics()) {
            gradient.opacity(0.5)
            Rectangle().fill(gradient.opacity(0.25))
        }
        #expect(type(of: gradient.opacity(0.5)) == ModifiedContent<LinearGradient, _OpacityEffect>.self)
        #expect(host.displayList.fillGradients.count == 2)
        #expect(host.displayList.fillGradients.last?.stops.map(\.color.opacity) == [0.25, 0.25])
    }

    @Test("No colours at all draw nothing") func empty() {
        #expect(
            paint(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)).map { $0.stops[0].color.opacity }
                == 0)
    }
}
