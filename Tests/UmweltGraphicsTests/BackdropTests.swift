import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
@testable import UmweltGraphics
import UmweltControls
import UmweltLists

@MainActor @Suite("Colours in front of strong colours and frosted glass")
struct BackdropTests {
    /// The colours of the texts in a view, from back to front.
    private func colors<Content: View>(_ content: Content) -> [String] {
        TestHost(typeSetter: FixedMetrics()) { content }.displayList.textRuns.map(\.color.description)
    }

    private var steps: some View {
        VStack {
            Text("1")
            Text("2").foregroundStyle(.secondary)
            Text("3").foregroundStyle(Color.secondary)
            Text("4").foregroundStyle(.tertiary)
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("Text on a strong background is white, its steps less so than elsewhere; colours of the app stay")
    func prominence() {
        #expect(
            colors(steps.environment(\.backgroundProminence, .increased)) == [
                "#FFFFFFFF", "#FFFFFFBF", "#FFFFFFBF", "#FFFFFF8C",
            ])
        #expect(colors(steps.environment(\.backgroundProminence, .standard)) == colors(steps))
        let own = Text("A").foregroundStyle(red).environment(\.backgroundProminence, .increased)
        #expect(colors(own) == ["#FF0000FF"])
        let contrast = steps.environment(\.backgroundProminence, .increased).environment(
            \._colorSchemeContrast, .increased)
        #expect(colors(contrast).last == "#FFFFFFCC")
    }

    @Test("Views on a strong background read that it is one, and what they present does not")
    func prominenceValue() {
        struct Reader: View {
            @Environment(\.backgroundProminence) private var prominence
            var body: some View { Text(prominence == .increased ? "strong" : "usual") }
        }
        struct Row: View {
            @State private var isShown = false
            var body: some View {
                Reader()
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Reader() }
            }
        }
        let host = TestHost {
            Reader()
            VStack { Row() }.environment(\.backgroundProminence, .increased)
        }
        #expect(host.texts == ["usual", "strong", "Show"])
        host.tap("Show")
        #expect(host.texts.last == "usual")
    }

    @Test("The tint of buttons that are text, and of links, gives way to white on a strong background")
    func buttons() throws {
        let url = try #require(URL(string: "https://example.com"))
        let buttons = VStack {
            Button("A") {}.tint(.red)
            Button("B", role: .destructive) {}
            Link("C", destination: url)
        }
        #expect(!colors(buttons).contains("#FFFFFFFF"))
        #expect(Set(colors(buttons.environment(\.backgroundProminence, .increased))) == ["#FFFFFFFF"])
        let filled = Button("D") {}.buttonStyle(.borderedProminent).environment(\.backgroundProminence, .increased)
        let tint = Color.accentColor.resolve(in: EnvironmentValues())
        #expect(TestHost { filled }.displayList.fillColors == [tint])
    }

    @Test("The tint of a row's icon gives way to white on a strong background")
    func icons() {
        let row = Label {
            Text("Name")
        } icon: {
            Circle().frame(width: 7, height: 7)
        }
        func icon<Content: View>(_ content: Content) -> Paint? {
            for case .fill(let path, let paint, _, _) in TestHost(content: { content }).displayList.leaves
            where path.boundingRect.width == 7 { return paint }
            return nil
        }
        #expect(icon(List { row }) != .color(.gray(1, opacity: 1)))
        #expect(icon(List { row.environment(\.backgroundProminence, .increased) }) == .color(.gray(1, opacity: 1)))
    }

    @Test("Text on frosted glass has no hue of its own, whatever kind of glass it is")
    func glass() {
        let usual = colors(steps)
        let onGlass = ["#000000FF", "#00000080", "#00000080", "#0000004D"]
        #expect(usual.first == onGlass.first && usual != onGlass)
        #expect(colors(steps.background(.regularMaterial)) == onGlass)
        #expect(colors(steps.background(.bar, in: .rect(cornerRadius: 8))) == onGlass)
        #expect(colors(steps.background(AnyShapeStyle(.thinMaterial))) == onGlass)
        #expect(colors(steps.environment(\.backgroundMaterial, .thick)) == onGlass)
        #expect(colors(steps.background(.regularMaterial).colorScheme(.dark))[1] == "#FFFFFF80")
        #expect(colors(steps.background(red)) == usual)
        #expect(colors(steps.background(AnyShapeStyle(red))) == usual)
        #expect(colors(steps.background { Rectangle().fill(.regularMaterial) }) == usual)
        let strong = steps.background(.regularMaterial).environment(\.backgroundProminence, .increased)
        #expect(colors(strong).first == "#FFFFFFFF")
    }

    @Test("Views read the glass that they are on; it may become another, and something else")
    func glassValue() {
        struct Reader: View {
            @Environment(\.backgroundMaterial) private var material
            var body: some View {
                Text(material == .thin ? "thin" : material == .regular ? "regular" : material == nil ? "none" : "other")
            }
        }
        struct Pane: View {
            @State private var style = AnyShapeStyle(Color.gray)
            @State private var material = Material.thin
            var body: some View {
                Reader().background(style)
                Reader().background(material)
                Button("Thin") { style = AnyShapeStyle(Material.thin) }
                Button("Regular") { material = .regular }
                Button("Gray") { style = AnyShapeStyle(Color.gray) }
            }
        }
        let host = TestHost { Pane() }
        #expect(host.texts.prefix(2) == ["none", "thin"])
        #expect(host.updates { host.tap("Thin") } == ["Pane", "Reader"])
        #expect(host.texts.prefix(2) == ["thin", "thin"])
        host.tap("Regular")
        #expect(host.texts.prefix(2) == ["thin", "regular"])
        host.tap("Gray")
        #expect(host.texts.prefix(2) == ["none", "regular"])
    }

    @Test("Backgrounds in a dark sheet are the next lighter ones; in a cover of the sheet they are the window's")
    func elevation() {
        struct Swatches: View {
            var body: some View {
                Text("window").foregroundStyle(Color(.systemBackground))
                Text("group").foregroundStyle(Color(.secondarySystemGroupedBackground))
                Text("label").foregroundStyle(Color(.label))
            }
        }
        struct Page: View {
            @State private var isSheet = false
            @State private var isCover = false
            var body: some View {
                Swatches()
                Button("Sheet") { isSheet = true }.sheet(isPresented: $isSheet) {
                    Swatches()
                    Button("Cover") { isCover = true }.fullScreenCover(isPresented: $isCover) { Swatches() }
                }
            }
        }
        func colors(of host: TestHost) -> [String] {
            host.displayList.textRuns.filter { ["window", "group", "label"].contains($0.text) }.suffix(3)
                .map(\.color.description)
        }
        for scheme in [ColorScheme.light, .dark] {
            let isDark = scheme == .dark
            let usual = isDark ? ["#000000FF", "#1C1C1EFF", "#FFFFFFFF"] : ["#FFFFFFFF", "#FFFFFFFF", "#000000FF"]
            let host = TestHost(typeSetter: FixedMetrics()) { Page().preferredColorScheme(scheme) }
            #expect(colors(of: host) == usual)
            host.tap("Sheet")
            #expect(colors(of: host) == (isDark ? ["#1C1C1EFF", "#2C2C2EFF", "#FFFFFFFF"] : usual))
            host.tap("Cover")
            #expect(colors(of: host) == usual)
        }
    }
}
