import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls

@MainActor @Suite("Shape styles") struct ShapeStyleTests {
    private func color<S: ShapeStyle>(_ style: S, in values: EnvironmentValues = EnvironmentValues()) -> String {
        style._paint(in: values).plainColor.description
    }

    /// The colours of the shapes in a view, from back to front.
    private func colors<Content: View>(_ content: Content) -> [String] {
        TestHost(typeSetter: FixedMetrics()) { content }.displayList.leaves.flatMap { item -> [String] in
            switch item {
            case .fill(_, let paint, _, _), .stroke(_, let paint, _, _): [paint.plainColor.description]
            case .text(let layout, _): layout.paragraph.runs.map(\.color.description)
            case .image, .group: []
            }
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test("The steps of a style are fainter and fainter") func levels() {
        let steps = colors(
            HStack {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
                Rectangle().fill(.quaternary)
                Rectangle().fill(.quinary)
            }
            .foregroundStyle(red))
        #expect(steps == ["#FF0000FF", "#FF000099", "#FF00004D", "#FF00002E", "#FF000017"])
    }

    @Test("The levels of the fill style are the system's fill colours") func fillLevels() {
        let levels = [color(.fill), color(.fill.secondary), color(.fill.tertiary), color(.fill.quaternary)]
        let system: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        #expect(levels == system.map { color(Color($0)) })
        #expect(color(.fill.quinary) == levels[3])
        #expect(color(.fill.secondary.secondary) != levels[1])
    }

    @Test("A view says itself what its second and third style are") func namedLevels() {
        let shapes = HStack {
            Rectangle()
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
        }
        #expect(colors(shapes.foregroundStyle(red, blue)) == ["#FF0000FF", "#0000FFFF", "#0000FFFF"])
        #expect(colors(shapes.foregroundStyle(red, blue, .white)) == ["#FF0000FF", "#0000FFFF", "#FFFFFFFF"])
        #expect(
            colors(Text("A").foregroundStyle(.secondary).foregroundStyle(red, blue)) == ["#0000FFFF"])
    }

    @Test("The steps of a foreground style are those of the style around it") func nestedLevels() {
        let shapes = HStack {
            Rectangle()
            Rectangle().fill(.secondary)
            Text("A")
        }
        #expect(
            colors(shapes.foregroundStyle(.secondary).foregroundStyle(red)) == ["#FF000099", "#FF00004D", "#FF000099"])
        #expect(
            colors(shapes.foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(red))
                == ["#FF000080", "#FF00004D", "#FF000080"])
        #expect(
            colors(shapes.foregroundStyle(blue, .foreground).foregroundStyle(red))
                == ["#0000FFFF", "#FF0000FF", "#0000FFFF"])
        #expect(
            colors(shapes.foregroundStyle(.secondary).foregroundStyle(red, blue))
                == ["#0000FFFF", "#0000FFFF", "#0000FFFF"])
        #expect(
            colors(Rectangle().fill(.secondary).foregroundStyle(.tertiary)) == colors(Rectangle().fill(.quaternary)))
    }

    @Test("A foreground style may name the foreground style") func itself() {
        #expect(colors(Rectangle().foregroundStyle(.foreground)) == ["#000000FF"])
        #expect(colors(Rectangle().foregroundStyle(.primary, .secondary)) == ["#000000FF"])
    }

    @Test("Every style has an opacity and steps of its own") func derived() {
        #expect(color(AnyShapeStyle(red).opacity(0.5)) == "#FF000080")
        #expect(color(red.secondary) == "#FF000099" && color(red.quinary) == "#FF000017")
        guard
            case .gradient(let gradient) = blue.gradient.in(CGRect(x: 1, y: 2, width: 3, height: 4))._paint(in: .init())
        else {
            Issue.record("A gradient is no gradient any more.")
            return
        }
        #expect(gradient.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A background is the window's, or what somebody has set") func background() {
        #expect(colors(Color.clear.background()) == ["#FFFFFFFF", "#00000000"])
        #expect(colors(Color.clear.background().backgroundStyle(red)) == ["#FF0000FF", "#00000000"])
        #expect(colors(Color.clear.background(in: Circle()).backgroundStyle(blue)) == ["#0000FFFF", "#00000000"])
        let edges = Color.clear.background(ignoresSafeAreaEdges: .top).backgroundStyle(red)
        #expect(colors(edges) == ["#FF0000FF", "#00000000"])
        #expect(colors(Color.clear.background().backgroundStyle(.background)) == ["#FFFFFFFF", "#00000000"])
    }

    @Test("What lies on a background has the colours of the system's further backgrounds") func backgroundLevels() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        func colors(_ values: EnvironmentValues) -> [String] {
            let paints = [
                BackgroundStyle()._paint(in: values), BackgroundStyle().secondary._paint(in: values),
                BackgroundStyle().tertiary._paint(in: values), BackgroundStyle().quaternary._paint(in: values),
            ]
            return paints.map(\.plainColor.description)
        }
        #expect(colors(EnvironmentValues()) == ["#FFFFFFFF", "#F2F2F7FF", "#FFFFFFFF", "#FFFFFFFF"])
        #expect(colors(dark) == ["#000000FF", "#1C1C1EFF", "#2C2C2EFF", "#2C2C2EFF"])
        var red = EnvironmentValues()
        red.backgroundStyle = AnyShapeStyle(self.red)
        #expect(colors(red) == ["#FF0000FF", "#FF000099", "#FF00004D", "#FF00002E"])
    }

    @Test("A colour says its name, or its components") func names() {
        #expect("\(Color.red) \(Color.primary) \(Color.accentColor)" == "red primary accentColor")
        #expect("\(Color.white) \(Color.black) \(Color.clear)" == "white black clear")
        #expect("\(Color.blue.opacity(0.5))" == "50% blue" && Color.indigo.description.capitalized == "Indigo")
        #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
        #expect("\(Color("Brand"))" == "NamedColor(name: \"Brand\", bundle: nil)")
    }

    @Test("Colours mix on the way from one to the other") func mixing() {
        #expect(color(red.mix(with: blue, by: 0.25, in: .device)) == "#BF0040FF")
        #expect(color(red.mix(with: blue, by: 0)) == "#FF0000FF" && color(red.mix(with: blue, by: 2)) == "#0000FFFF")
        #expect(color(red.mix(with: blue, by: .nan)) == "#FF0000FF")
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(color(Color.primary.mix(with: .primary, by: 0.5), in: dark) == "#FFFFFFFF")
    }

    @Test("Materials let less through the thicker they are, and nothing if somebody wants that") func materials() {
        func tint(_ material: Material, _ values: EnvironmentValues) -> Paint { material._paint(in: values) }
        var values = EnvironmentValues()
        let opacities = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].compactMap { material -> Float? in
            guard case .material(let paint) = tint(material, values) else { return nil }
            return paint.tint.opacity
        }
        #expect(opacities.count == 5 && opacities == opacities.sorted() && Set(opacities).count == 5)
        values._accessibilityReduceTransparency = true
        guard case .color(let color) = tint(.ultraThin, values) else {
            Issue.record("It is not opaque.")
            return
        }
        #expect(color.opacity == 1)
    }

    @Test("An opacity alone is that of the foreground style around it") func opacityAlone() {
        #expect(colors(Rectangle().fill(.opacity(0.6)).foregroundStyle(red)) == ["#FF000099"])
        let text = VStack { Text("A").foregroundStyle(.opacity(0.6)) }
        #expect(colors(text.foregroundStyle(red)) == ["#FF000099"])
    }

    @Test("What is selected has the colour of the tint, and a window's background stays what it is")
    func systemStyles() {
        #expect(colors(Rectangle().fill(.selection).tint(red)) == ["#FF0000FF"])
        #expect(colors(Rectangle().fill(.selection)) == [color(Color.accentColor)])
        #expect(colors(Rectangle().fill(.selection).tint(SelectionShapeStyle())) == [color(Color.accentColor)])
        let backgrounds = HStack {
            Rectangle().fill(.background)
            Rectangle().fill(.windowBackground)
        }
        #expect(colors(backgrounds.backgroundStyle(red)) == ["#FF0000FF", "#FFFFFFFF"])
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(color(.windowBackground, in: dark) == "#000000FF")
    }

    @Test("UIKit's and AppKit's colours follow the colour scheme and the contrast") func platformColors() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(color(Color(uiColor: .secondarySystemBackground)) == "#F2F2F7FF")
        #expect(color(Color(uiColor: .secondarySystemBackground), in: dark) == "#1C1C1EFF")
        #expect(color(Color(.systemGray5), in: dark) == "#2C2C2EFF")
        #expect(
            color(Color(nsColor: .textColor)) == "#000000FF"
                && color(Color(nsColor: .textColor), in: dark) == "#FFFFFFFF")
        #expect(color(Color(uiColor: .label.withAlphaComponent(0.5))) == "#00000080")
        #expect(color(Color(uiColor: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))) == "#FF8000FF")
        #expect(UIColor(.red) == UIColor(.red) && UIColor.red != UIColor.systemRed)
        var strong = EnvironmentValues()
        strong._colorSchemeContrast = .increased
        #expect(color(Color(uiColor: .systemGray6), in: strong) == "#EBEBF0FF")
    }
}
