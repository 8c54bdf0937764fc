import SwiftUI
import TestSupport
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

    @Test("An icon beside the title is not read, unless it has a label of its own")
    func silentIcon() {
        func names(_ nodes: [SemanticsNode]) -> [String] {
            nodes.flatMap { ($0.role == .button ? [$0.label] : []) + names($0.children) }
        }
        func name(_ icon: Image) -> [String] {
            let host = TestHost {
                Button {
                } label: {
                    Label {
                        Text("Choose")
                    } icon: {
                        icon
                    }
                }
            }
            return names(host.semantics)
        }
        #expect(name(Image(systemName: "circle")) == ["Choose"])
        #expect(name(Image("mark", label: Text("Chosen"))).first?.contains("Chosen") == true)
        let beside = TestHost {
            Button {
            } label: {
                Image(systemName: "circle")
                Text("Choose")
            }
        }
        #expect(names(beside.semantics).first?.contains("circle") == true)
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

    @Test("In rows of a list titles begin below each other, whatever their icons")
    func rows() {
        func label(_ title: String, _ width: CGFloat) -> some View {
            Label {
                Text(title)
            } icon: {
                Circle().frame(width: width, height: 10)
            }
        }
        let host = show(300, 300) {
            List {
                label("a", 5)
                label("b", 25)
                label("c", 5).labelStyle(.titleAndIcon)
            }
            .listStyle(.plain)
        }
        #expect(host.frame(of: "a")?.minX == 16 + 28 + 16 && host.frame(of: "b")?.minX == host.frame(of: "a")?.minX)
        #expect(abs((host.frame(of: "c")?.minX ?? 0) - (16 + 5 + 8)) < 1e-6)
        let elsewhere = show(300, 300) {
            List {
                Section {
                    Button {
                    } label: {
                        label("a", 5)
                    }
                    .buttonStyle(.bordered)
                } footer: {
                    label("c", 5)
                }
            }
            .listStyle(.plain)
        }
        #expect(abs((elsewhere.frame(of: "c")?.minX ?? 0) - (16 + 5 + 8)) < 1e-6)
        #expect((elsewhere.frame(of: "a")?.width ?? 0) < 60)
        let large = show(300, 300) { List { label("a", 5) }.listStyle(.plain).dynamicTypeSize(.accessibility1) }
        #expect((large.frame(of: "a")?.minX ?? 0) > 16 + 28 + 16)
    }

    @Test("The icon stands before the title, on its baseline")
    func layout() {
        let host = TestHost(size: CGSize(width: 200, height: 100), traits: .finePixels, typeSetter: FixedMetrics()) {
            Favourites()
        }
        #expect(host.frame(of: "★")?.minX == 49.25)
        #expect(host.frame(of: "Favourites")?.minX == 65.75)
    }

    private struct Room {
        var icon: CGFloat?
        var title: CGFloat?
    }

    /// The leading edges of icon and title of a label, from its own.
    private func room<V: View>(_ view: V) -> Room {
        let host = TestHost(size: CGSize(width: 200, height: 100), traits: .finePixels, typeSetter: FixedMetrics()) {
            view.frame(maxWidth: .infinity, alignment: .leading)
        }
        return Room(icon: host.frame(of: "★")?.minX, title: host.frame(of: "Favourites")?.minX)
    }

    @Test("The room between icon and title is what the environment says, in both styles that show them")
    func spacing() {
        let usual = room(Favourites())
        #expect(usual.title == 16.5)
        let wide = room(Favourites().labelIconToTitleSpacing(20))
        #expect(wide.icon == usual.icon && wide.title == 28.5)
        #expect(room(Favourites().labelStyle(.titleAndIcon).labelIconToTitleSpacing(0)).title == 8.5)
    }

    @Test("An icon stands in the middle of the room that is reserved for it, and is as large as it is in too little")
    func reservedWidth() {
        let roomy = room(Favourites().labelReservedIconWidth(30).labelIconToTitleSpacing(10))
        #expect(roomy.icon == (30 - 8.5) / 2 && roomy.title == 40)
        let narrow = room(Favourites().labelStyle(.titleAndIcon).labelReservedIconWidth(4).labelIconToTitleSpacing(10))
        #expect(narrow.title == 14)
        let shape = TestHost(size: CGSize(width: 200, height: 100), typeSetter: FixedMetrics()) {
            Label {
                Text("Circle")
            } icon: {
                Circle().frame(width: 30, height: 30).accessibilityElement().accessibilityLabel("Icon")
            }
            .labelReservedIconWidth(10)
        }
        #expect(shape.frame(of: "Icon")?.width == 30)
    }

    @Test("Views read what was said of labels; nil means what is usual")
    func spacingValues() {
        struct Reader: View {
            @Environment(\.labelIconToTitleSpacing) private var spacing
            @Environment(\.labelReservedIconWidth) private var width
            var body: some View { Text(verbatim: "\(spacing ?? -1) \(width ?? -1)") }
        }
        let host = TestHost {
            Reader()
            Reader().labelIconToTitleSpacing(4).labelReservedIconWidth(24)
        }
        #expect(host.texts == ["-1.0 -1.0", "4.0 24.0"])
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
