import SwiftUI
import Testing
import UmweltTesting

@MainActor @Suite("Labels")
struct LabelTests {
    @Test("A label shows icon and title, or one of them, as the style says")
    func styles() {
        #expect(TestHost { Favourites() }.texts == ["★", "Favourites"])
        #expect(TestHost { Favourites().labelStyle(.titleAndIcon) }.texts == ["★", "Favourites"])
        #expect(TestHost { Favourites().labelStyle(.titleOnly) }.texts == ["Favourites"])
        #expect(TestHost { Favourites().labelStyle(.automatic) }.texts == ["★", "Favourites"])
    }

    @Test("An icon alone is called by the title")
    func iconOnly() {
        let host = TestHost { Favourites().labelStyle(.iconOnly) }
        #expect(host.texts == ["Favourites"])
        let drawn = TestHost {
            Button {
            } label: {
                Label {
                    Text("Add")
                } icon: {
                    Circle().frame(width: 10)
                }
            }
            .labelStyle(.iconOnly)
        }
        #expect(drawn.tap("Add"))
    }

    @Test("A style of the app's may show the label again, as the style outside says")
    func styleInStyle() {
        let host = TestHost { Favourites().labelStyle(Quoted()).labelStyle(.titleOnly) }
        #expect(host.texts == ["“", "Favourites", "”"])
    }

    @Test("A style reads the environment where it is used")
    func environment() {
        let host = TestHost { Favourites().labelStyle(BySize()).controlSize(.large) }
        #expect(host.texts == ["Favourites"])
    }

    @Test("The icon stands before the title, on its baseline")
    func layout() {
        let host = TestHost(size: CGSize(width: 200, height: 100), traits: .finePixels, typeSetter: FixedMetrics()) {
            Favourites()
        }
        #expect(host.frame(of: "★")?.minX == 49.25)
        #expect(host.frame(of: "Favourites")?.minX == 65.75)
    }
}

private struct Favourites: View {
    var body: some View {
        Label {
            Text("Favourites")
        } icon: {
            Text("★")
        }
    }
}

private struct Quoted: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("“")
            Label(configuration)
            Text("”")
        }
    }
}

private struct BySize: LabelStyle {
    @Environment(\.controlSize) private var size

    func makeBody(configuration: Configuration) -> some View {
        if size == .large { configuration.title } else { configuration.icon }
    }
}
