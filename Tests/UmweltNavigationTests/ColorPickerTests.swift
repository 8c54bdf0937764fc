import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Colour pickers")
struct ColorPickerTests {
    private struct Page: View {
        @State var color = Color(red: 1, green: 0.5, blue: 0)
        var supportsOpacity = true
        @Environment(\.self) private var environment

        var body: some View {
            ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
            let resolved = color.resolve(in: environment)
            Text(verbatim: "\(Int((resolved.green * 100).rounded())) \(resolved.opacity)")
        }
    }

    @Test("It shows a colour and changes it")
    func change() {
        let host = TestHost { Page() }
        #expect(host.color(of: "Ink") == "#ff8000")
        #expect(host.setColor("#00ff00", of: "Ink"))
        #expect(host.texts == ["Ink", "100 1.0"])
        #expect(!host.setColor("green", of: "Ink"))
        #expect(!host.setColor("#12345", of: "Ink"))
        #expect(host.color(of: "Ink") == "#00ff00")
    }

    @Test("The opacity stays, unless another one is chosen or there is to be none")
    func opacity() {
        let half = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
        let host = TestHost { Page(color: half) }
        #expect(host.color(of: "Ink") == "#ff000080")
        host.setColor("#00ff00", of: "Ink")
        #expect(host.texts == ["Ink", "100 0.5"])
        host.setColor("#00ff00ff", of: "Ink")
        #expect(host.texts == ["Ink", "100 1.0"])
        let opaque = TestHost { Page(color: half, supportsOpacity: false) }
        #expect(opaque.color(of: "Ink") == "#ff0000")
        opaque.setColor("#00ff00", of: "Ink")
        #expect(opaque.texts == ["Ink", "100 1.0"])
    }

    @Test("A disabled one stays as it is")
    func disabled() {
        #expect(!TestHost { Page().disabled(true) }.setColor("#00ff00", of: "Ink"))
    }
}
