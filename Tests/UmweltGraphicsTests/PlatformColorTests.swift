import SwiftUI
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltGraphics
import UmweltControls

@MainActor @Suite("UIKit's, AppKit's and Core Graphics's colours") struct PlatformColorTests {
    private var dark: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return values
    }

    private func text(_ color: Color, in values: EnvironmentValues = EnvironmentValues()) -> String {
        color.resolve(in: values).description
    }

    @Test("Code chooses a colour by traits, where it is drawn") func traits() {
        let color = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: 1) : traits.accessibilityContrast == .high ? .black : .systemGray6
        }
        #expect(text(Color(uiColor: color)) == "#F2F2F7FF" && text(Color(uiColor: color), in: dark) == "#FFFFFFFF")
        var strong = EnvironmentValues()
        strong._colorSchemeContrast = .increased
        #expect(text(Color(uiColor: color).opacity(0.5), in: strong) == "#00000080")
        #expect(
            text(Color(uiColor: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))) == "#FFFFFFFF"
        )
        #expect(color.resolvedColor(with: UITraitCollection()) == UIColor.systemGray6.resolvedColor(with: .init()))
        let turned = UIColor { $0.layoutDirection == .rightToLeft ? .white : $0.displayScale == 3 ? .red : .black }
        var values = EnvironmentValues()
        values.displayScale = 3
        #expect(text(Color(uiColor: turned), in: values) == "#FF0000FF")
        values.layoutDirection = .rightToLeft
        #expect(text(Color(uiColor: turned), in: values) == "#FFFFFFFF")
    }

    @Test("A colour is archived by its components, as apps keep it in user defaults") func archive() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
        #expect(text(Color(read)) == text(Color(color)) && read !== color)
        let fixed = try NSKeyedArchiver.archivedData(withRootObject: UIColor.label, requiringSecureCoding: false)
        let label = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: fixed))
        #expect(text(Color(label), in: dark) == "#000000FF")
    }

    @Test("Equal colours are equal as objects, too") func objects() {
        let (one, other) = (
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1), UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        )
        #expect(one.isEqual(other) && one.hash == other.hash && Set([one, other]).count == 1)
        #expect(!one.isEqual(UIColor.red) && NSArray(array: [one]).contains(other))
    }

    @Test("Code chooses a colour by the appearance") func appearances() {
        let color = NSColor(name: "card") { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white }
        #expect(text(Color(nsColor: color)) == "#FFFFFFFF" && text(Color(nsColor: color), in: dark) == "#000000FF")
        #expect(color.colorNameComponent == "card")
        #expect(
            NSAppearance(named: .accessibilityHighContrastDarkAqua)?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
        #expect(NSAppearance(named: .aqua)?.bestMatch(from: [.darkAqua]) == nil)
        #expect(NSAppearance(named: .init(rawValue: "Sunny")) == nil)
    }

    @Test("What code chooses changes with the colour scheme") func redraws() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let host = TestHost { Color(uiColor: color).frame(width: 10, height: 10) }
        func fill() -> Paint? {
            var items = host.displayList.items
            while case .group(let group) = items.first { items = group.items }
            guard case .fill(_, let paint, _, _) = items.first else { return nil }
            return paint
        }
        #expect(fill() == .color(Color.Resolved(red: 0, green: 0, blue: 0)))
        host.traits.colorScheme = .dark
        #expect(fill() == .color(Color.Resolved(red: 1, green: 1, blue: 1)))
    }

    @Test("A colour that the same code chooses is the same colour") func equality() {
        func make(_ amount: CGFloat) -> UIColor { UIColor { _ in UIColor(white: amount, alpha: 1) } }
        #expect(make(0.5) == make(0.5) && make(0.5) != make(0.6))
        #expect(make(0.5).hashValue == make(0.5).hashValue)
    }

    @Test("An accent colour that code makes of the accent colour is made of the system's") func accent() {
        var values = EnvironmentValues()
        values.accentColor = Color(uiColor: UIColor { _ in UIColor(.accentColor) })
        #expect(text(.accentColor, in: values) == text(.blue))
        values.accentColor = Color(uiColor: UIColor { _ in .systemPink })
        #expect(text(.accentColor, in: values) == text(.pink))
    }

    @Test("Colours come as components") func components() {
        let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(abs(red - 1) < 1e-4 && abs(green - 0.5) < 1e-4 && abs(blue) < 1e-4 && alpha == 0.25)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for wanted in [(0.1, 0.9, 0.8), (0.45, 0.5, 1), (0.9, 0.3, 0.4)] as [(CGFloat, CGFloat, CGFloat)] {
            UIColor(hue: wanted.0, saturation: wanted.1, brightness: wanted.2, alpha: 1)
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
            #expect(
                abs(hue - wanted.0) < 1e-3 && abs(saturation - wanted.1) < 1e-3 && abs(brightness - wanted.2) < 1e-3)
        }
        var white: CGFloat = 0
        #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil) && abs(white - 0.3) < 1e-4)
        #expect(!orange.getWhite(&white, alpha: nil) && abs(white - 0.3) < 1e-4)
        let blueOnMac = NSColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.5)
        #expect(abs(blueOnMac.greenComponent - 0.5) < 1e-4 && blueOnMac.alphaComponent == 0.5)
        #expect(abs(blueOnMac.hueComponent - 7.0 / 12) < 1e-3 && blueOnMac.saturationComponent == 1)
        #expect(UIColor(named: "no colour of this name") == nil && NSColor(named: "no colour of this name") == nil)
    }

    @Test("Colours go to Core Graphics and back, if they are the same everywhere") func coreGraphics() throws {
        let color = try #require(Color(red: 1, green: 0, blue: 0.5).opacity(0.5).cgColor)
        #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
        #expect(text(Color(cgColor: color)) == "#FF008080")
        #expect(Color.red.cgColor == nil && Color.accentColor.cgColor == nil && Color.white.cgColor?.alpha == 1)
        let grey = CGColor(gray: 0.5, alpha: 1)
        #expect(grey.components == [0.5, 1] && text(Color(cgColor: grey)) == "#808080FF")
        #expect(grey.copy(alpha: 0) == CGColor(gray: 0.5, alpha: 0))
        #expect(text(Color(uiColor: UIColor(cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1)))) == "#00FF00FF")
    }

    @Test("Components are written and read") func coding() throws {
        let color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode([Float].self, from: data).count == 4)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: data).description == color.description)
    }
}
