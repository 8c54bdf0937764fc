import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltGraphics
import UmweltControls

@MainActor @Suite("Colours of asset catalogues")
struct ColorSetTests {
    private func bundle(_ colors: String) throws -> Bundle {
        try ImageSamples.bundle([
            "Colors.xcassets/Brand.colorset/Contents.json": ImageSamples.json("{\"colors\": [\(colors)]}")
        ])
    }

    private func values(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var values = EnvironmentValues()
        change(&values)
        return values
    }

    @Test("A colour follows the appearance and the contrast, as far as its set does")
    func appearances() throws {
        let bundle = try bundle(
            """
            {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
             "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
             {"appearance": "contrast", "value": "high"}],
             "color": {"color-space": "gray-gamma-22", "components": {"white": "1.0", "alpha": "1.0"}}}
            """)
        let color = Color("Brand", bundle: bundle)
        #expect(color.resolve(in: values()).description == "#FF800080")
        #expect(color.resolve(in: values { $0.colorScheme = .dark }).description == "#0000FFFF")
        let strong = values {
            $0.colorScheme = .dark
            $0[ColorSchemeContrastKey.self] = .increased
        }
        #expect(color.resolve(in: strong).description == "#FFFFFFFF")
    }

    @Test("A colour may be one of the system's")
    func systemColor() throws {
        let bundle = try bundle(
            "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}}")
        let values = values()
        #expect(Color("Brand", bundle: bundle).resolve(in: values) == Color.blue.resolve(in: values))
    }

    @Test("An opacity of 1 without a decimal point is opaque")
    func wholeOpacity() throws {
        let bundle = try bundle(
            """
            {"idiom": "universal", "color": {"color-space": "srgb", "components":
                {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1"}}}
            """)
        #expect(Color("Brand", bundle: bundle).resolve(in: values()).description == "#FF0000FF")
    }

    @Test("The accent colour of a catalogue is its set AccentColor, unless that is empty")
    func accent() throws {
        func variants(_ entry: String) throws -> [ColorVariant]? {
            let bundle = try ImageSamples.bundle([
                "Colors.xcassets/AccentColor.colorset/Contents.json": ImageSamples.json("{\"colors\": [\(entry)]}")
            ])
            return AssetColors.accentVariants(in: AssetFolder.folders(of: bundle))
        }
        #expect(try variants("{\"idiom\": \"universal\"}") == nil)
        let found = try variants(
            "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemPinkColor\"}}")
        let values = values()
        #expect(found?.best(for: values)?.color.resolve(in: values) == Color.pink.resolve(in: values))
    }

    @Test("A colour that is not there is grey")
    func missing() throws {
        let bundle = try bundle("")
        #expect(Color("Nothing", bundle: bundle).resolve(in: values()).description == "#8F8F94FF")
        #expect(Color("Brand", bundle: bundle).resolve(in: values()).description == "#8F8F94FF")
    }

    @Test("Only what is drawn in the colour is drawn again when the appearance changes")
    func update() throws {
        let bundle = try bundle(
            """
            {"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}},
            {"appearances": [{"appearance": "luminosity", "value": "dark"}],
             "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0"}}}
            """)
        let host = TestHost { Color("Brand", bundle: bundle).frame(width: 10, height: 10) }
        let light = host.displayList
        #expect(host.updates { host.traits.colorScheme = .dark }.isEmpty)
        #expect(host.displayList != light)
    }
}
