import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

private struct Changing: View {
    let content: @MainActor (Bool) -> AnyView
    let isOnAtFirst: Bool
    @State private var isOn = false

    var body: some View {
        VStack {
            content(isOn || isOnAtFirst)
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
    }
}

/// All that moves by itself when it changes.
@MainActor
struct AnimatablePropertyTests {
    private nonisolated static let properties: [(String, @MainActor @Sendable (Bool) -> AnyView)] = [
        ("opacity", { AnyView(Text("a").opacity($0 ? 1 : 0.2)) }),
        ("offset", { AnyView(Text("a").offset(x: $0 ? 40 : 0)) }),
        ("position", { AnyView(Text("a").position(x: $0 ? 100 : 20, y: 20)) }),
        ("scale", { AnyView(Text("a").scaleEffect($0 ? 2 : 1)) }),
        ("scale around a corner", { AnyView(Text("a").scaleEffect(2, anchor: $0 ? .topLeading : .bottomTrailing)) }),
        ("rotation", { AnyView(Text("a").rotationEffect(.degrees($0 ? 90 : 0))) }),
        ("rotation in space", { AnyView(Text("a").rotation3DEffect(.degrees($0 ? 60 : 0), axis: (0, 1, 0))) }),
        ("transform", { AnyView(Text("a").transformEffect(CGAffineTransform(translationX: $0 ? 40 : 0, y: 0))) }),
        ("colour", { AnyView($0 ? Color.red : Color.blue) }),
        ("foreground colour", { AnyView(Text("a").foregroundColor($0 ? .red : .blue)) }),
        ("foreground style", { AnyView(Circle().foregroundStyle($0 ? .red : .blue)) }),
        ("background style", { AnyView(Text("a").background($0 ? .red : .blue)) }),
        ("background in a shape", { AnyView(Text("a").background($0 ? .red : .blue, in: Capsule())) }),
        ("border", { AnyView(Text("a").border($0 ? .red : .blue, width: $0 ? 4 : 1)) }),
        (
            "gradient",
            {
                AnyView(
                    LinearGradient(
                        colors: [$0 ? .red : .blue, .green], startPoint: $0 ? .top : .leading, endPoint: .bottom))
            }
        ),
        (
            "radial gradient",
            {
                AnyView(
                    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: $0 ? 90 : 20))
            }
        ),
        (
            "angular gradient",
            { AnyView(AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees($0 ? 90 : 0))) }
        ),
        ("blur", { AnyView(Text("a").blur(radius: $0 ? 6 : 1)) }),
        ("shadow", { AnyView(Text("a").shadow(color: .red, radius: $0 ? 6 : 1, x: $0 ? 8 : 0)) }),
        ("brightness", { AnyView(Text("a").brightness($0 ? 0.6 : 0)) }),
        ("contrast", { AnyView(Text("a").contrast($0 ? 0.6 : 1)) }),
        ("saturation", { AnyView(Color.red.saturation($0 ? 0.2 : 1)) }),
        ("grayscale", { AnyView(Color.red.grayscale($0 ? 1 : 0)) }),
        ("hue", { AnyView(Color.red.hueRotation(.degrees($0 ? 90 : 0))) }),
        ("colour multiply", { AnyView(Color.white.colorMultiply($0 ? .red : .blue)) }),
        ("corner radius", { AnyView(RoundedRectangle(cornerRadius: $0 ? 20 : 2)) }),
        ("uneven corners", { AnyView(UnevenRoundedRectangle(topLeadingRadius: $0 ? 20 : 2)) }),
        ("clip", { AnyView(Color.red.clipShape(RoundedRectangle(cornerRadius: $0 ? 20 : 2))) }),
        ("trim", { AnyView(Circle().trim(from: 0, to: $0 ? 1 : 0.2).stroke()) }),
        ("line width", { AnyView(Circle().stroke(lineWidth: $0 ? 9 : 1)) }),
        ("inset", { AnyView(Circle().inset(by: $0 ? 9 : 1)) }),
        ("dash phase", { AnyView(Circle().stroke(style: StrokeStyle(dash: [4, 6], dashPhase: $0 ? 8 : 0))) }),
        ("turned shape", { AnyView(Rectangle().rotation(.degrees($0 ? 45 : 0))) }),
        ("scaled shape", { AnyView(Rectangle().scale($0 ? 1 : 0.2)) }),
        ("moved shape", { AnyView(Rectangle().offset(x: $0 ? 30 : 0)) }),
        ("padding", { AnyView(Text("a").padding(.leading, $0 ? 40 : 0)) }),
        ("frame", { AnyView(Color.red.frame(width: $0 ? 90 : 20, height: 20)) }),
        ("greatest width", { AnyView(Color.red.frame(maxWidth: $0 ? 90 : 20)) }),
        ("frame's alignment", { AnyView(Text("a").frame(width: 200, alignment: $0 ? .trailing : .leading)) }),
        (
            "spacing",
            { isOn in
                AnyView(
                    HStack(spacing: isOn ? 50 : 5) {
                        Text("a"); Text("b")
                    })
            }
        ),
        (
            "alignment",
            { isOn in
                AnyView(
                    VStack(alignment: isOn ? .trailing : .leading) {
                        Text("a"); Text("longer than a")
                    })
            }
        ),
        (
            "layout",
            { isOn in
                let layout = isOn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                return AnyView(
                    layout {
                        Text("a"); Text("b")
                    })
            }
        ),
        ("aspect ratio", { AnyView(Color.red.aspectRatio($0 ? 3 : 1, contentMode: .fit)) }),
        ("font size", { AnyView(Text("a").font(.system(size: $0 ? 30 : 12))) }),
        ("symbol's colour", { AnyView(Image(systemName: "star").foregroundStyle($0 ? .red : .blue)) }),
        ("slider", { AnyView(Slider(value: .constant($0 ? 0.9 : 0.1))) }),
        ("progress", { AnyView(ProgressView(value: $0 ? 0.9 : 0.1)) }),
        ("gauge", { AnyView(Gauge(value: $0 ? 0.9 : 0.1) { Text("g") }) }),
        ("progress's tint", { AnyView(ProgressView(value: 0.5).tint($0 ? .red : .blue)) }),
        ("ring's tint", { AnyView(ProgressView(value: 0.5).progressViewStyle(.circular).tint($0 ? .red : .blue)) }),
        ("spinner's tint", { AnyView(ProgressView().tint($0 ? .red : .blue)) }),
        ("slider's tint", { AnyView(Slider(value: .constant(0.5)).tint($0 ? .red : .blue)) }),
        ("gauge's tint", { AnyView(Gauge(value: 0.5) { Text("g") }.tint($0 ? .red : .blue)) }),
        ("switch's tint", { AnyView(Toggle("s", isOn: .constant(true)).tint($0 ? .red : .blue)) }),
        ("button's tint", { AnyView(Button("b") {}.buttonStyle(.borderedProminent).tint($0 ? .red : .blue)) }),
        ("material", { AnyView(Text("a").background($0 ? .ultraThinMaterial : .thickMaterial)) }),
        (
            "stop of a gradient",
            {
                AnyView(
                    LinearGradient(
                        stops: [.init(color: .red, location: $0 ? 0.8 : 0.1), .init(color: .blue, location: 1)],
                        startPoint: .top, endPoint: .bottom))
            }
        ),
        (
            "elliptical gradient",
            { AnyView(EllipticalGradient(colors: [.red, .blue], endRadiusFraction: $0 ? 0.9 : 0.2)) }
        ),
        (
            "middle of a gradient",
            {
                AnyView(
                    RadialGradient(
                        colors: [.red, .blue], center: $0 ? .topLeading : .center, startRadius: 0, endRadius: 90))
            }
        ),
        (
            "text's gradient",
            {
                AnyView(
                    Text("a").foregroundStyle(
                        LinearGradient(colors: [.red, $0 ? .green : .blue], startPoint: .top, endPoint: .bottom)))
            }
        ),
        ("style's opacity", { AnyView(Circle().fill(.red.opacity($0 ? 1 : 0.2))) }),
        ("shadow of a style", { AnyView(Circle().fill(.red.shadow(.drop(radius: $0 ? 9 : 1)))) }),
        ("border inside", { AnyView(Circle().strokeBorder($0 ? .red : .blue, lineWidth: $0 ? 9 : 1)) }),
        ("mask", { isOn in AnyView(Color.red.mask { Circle().scale(isOn ? 1 : 0.2) }) }),
        ("kerning", { AnyView(Text("ab").kerning($0 ? 9 : 0)) }),
        ("tracking", { AnyView(Text("ab").tracking($0 ? 9 : 0)) }),
        ("baseline", { AnyView(Text("ab").baselineOffset($0 ? 9 : 0)) }),
        ("line spacing", { AnyView(Text("a\nb").lineSpacing($0 ? 20 : 0)) }),
        ("font weight", { AnyView(Text("a").fontWeight($0 ? .black : .thin)) }),
        ("line under a text", { AnyView(Text("a").underline(color: $0 ? .red : .blue)) }),
        ("size of symbols", { AnyView(Image(systemName: "star").imageScale($0 ? .large : .small)) }),
        ("resizable image", { AnyView(Image(systemName: "star").resizable().frame(width: $0 ? 90 : 20, height: 20)) }),
        (
            "grid's spacing",
            { isOn in
                AnyView(
                    Grid(horizontalSpacing: isOn ? 40 : 4) {
                        GridRow {
                            Text("a"); Text("b")
                        }
                    })
            }
        ),
        (
            "guide",
            { isOn in
                AnyView(
                    VStack(alignment: .leading) {
                        Text("a").alignmentGuide(.leading) { _ in isOn ? -40 : 0 }
                        Text("longer than a")
                    })
            }
        ),
        ("safe area", { AnyView(Color.red.safeAreaPadding(.leading, $0 ? 40 : 0)) }),
        (
            "overlay's alignment",
            { isOn in
                AnyView(Color.red.overlay(alignment: isOn ? .bottom : .top) { Text("a") })
            }
        ),
        (
            "projection",
            { isOn in
                AnyView(
                    Text("a").projectionEffect(
                        ProjectionTransform(CGAffineTransform(translationX: isOn ? 40 : 0, y: 0))))
            }
        ),
        (
            "visual effect",
            { isOn in
                AnyView(Text("a").visualEffect { content, _ in content.offset(x: isOn ? 40 : 0) })
            }
        ),
    ]

    @Test(arguments: properties.map(\.0))
    func `SEMANTICS 43: what moves, resizes or colours a view runs from what shows to what it is now`(name: String)
        throws
    {
        let content = try #require(Self.properties.first { $0.0 == name }?.1)
        func host(isOn: Bool) -> TestHost {
            TestHost(size: CGSize(width: 300, height: 300)) { Changing(content: content, isOnAtFirst: isOn) }
        }
        let moving = host(isOn: false)
        let (start, end) = (host(isOn: false).displayList, host(isOn: true).displayList)
        #expect(start != end)
        moving.tap("Go")
        #expect(moving.isAnimating)
        var last = moving.displayList
        for _ in 0..<3 {
            moving.advance(by: 0.25)
            let shown = moving.displayList
            #expect(shown != start && shown != end && shown != last)
            last = shown
        }
        moving.advance(by: 0.3)
        #expect(!moving.isAnimating)
        #expect(moving.displayList == end)
    }
}
