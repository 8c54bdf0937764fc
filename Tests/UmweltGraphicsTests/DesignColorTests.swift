import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

@Suite("Colours of the system in each design") @MainActor struct DesignColorTests {
    private func color(_ color: Color, _ design: InterfaceDesign, _ scheme: ColorScheme = .light) -> String {
        var values = EnvironmentValues()
        values.interfaceDesign = design
        values.colorScheme = scheme
        return color.resolve(in: values).description
    }

    @Test(
        "iOS 26 has other colours, as frames and pictures of it record them",
        arguments: [
            (Color.red, ColorScheme.light, "#FF383CFF"), (.green, .light, "#34C759FF"), (.blue, .light, "#0088FFFF"),
            (.blue, .dark, "#0091FFFF"), (.indigo, .dark, "#6B5DFFFF"), (.gray, .dark, "#8E8E93FF"),
            (.accentColor, .dark, "#0091FFFF"),
        ] as [(Color, ColorScheme, String)])
    func new(shown: Color, scheme: ColorScheme, expected: String) {
        #expect(color(shown, .iOS26, scheme) == expected)
    }

    @Test("iOS 18 keeps its own")
    func old() {
        #expect(color(.red, .iOS18) == "#FF3B30FF" && color(.blue, .iOS18, .dark) == "#0A84FFFF")
    }

    @Test("Contrast is increased in both")
    func contrast() {
        var values = EnvironmentValues()
        values._colorSchemeContrast = .increased
        values.interfaceDesign = .iOS26
        #expect(Color.orange.resolve(in: values).description == "#C55300FF")
        values.interfaceDesign = .iOS18
        #expect(Color.orange.resolve(in: values).description == "#C93400FF")
    }

    @Test("Only views with a colour that differs read the design")
    func reads() {
        struct Grey: View {
            var body: some View { Text("a").foregroundStyle(.gray) }
        }
        let host = TestHost(design: .iOS18) { Grey() }
        #expect(host.updates { host.traits.design = .iOS26 } == [])
        func colors() -> [String] { host.displayList.textRuns.map(\.color.description) }
        #expect(colors() == ["#8E8E93FF"])
        let red = TestHost(design: .iOS18) { Text("a").foregroundStyle(.red) }
        red.traits.design = .iOS26
        #expect(red.displayList.textRuns.map(\.color.description) == ["#FF383CFF"])
    }
}
