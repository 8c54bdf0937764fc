import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
import UmweltLists
import UmweltNavigation

@MainActor @Suite("What lists look like") struct ListAppearanceTests {
    private func fills<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [(box: CGRect, paint: Paint)]
    {
        show(300, 600, traits: .testing, content).displayList.leaves.compactMap { item in
            if case .fill(let path, let paint, _, _) = item { (path.boundingRect, paint) } else { nil }
        }
    }

    /// The colours of the lines, in reading order.
    private func lines<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [Paint] {
        fills(content).filter { $0.box.height == 1 }.map(\.paint)
    }

    private func paint(_ color: Color) -> Paint {
        .color(color.resolve(in: EnvironmentValues()))
    }

    private func sections<First: View>(
        _ first: (Section<EmptyView, ForEach<[String], String, Text>, EmptyView>) -> First
    )
        -> some View
    {
        List {
            first(Section { ForEach(["a", "b"], id: \.self) { Text($0) } })
            Section {
                Text("c")
                Text("d")
            }
        }
        .listStyle(.plain)
    }

    @Test("The lines above and below a section are shown or not; those between rows stay")
    func sectionLines() {
        let usual = lines { sections { $0 } }
        #expect(usual.count == 5)
        #expect(lines { sections { $0.listSectionSeparator(.hidden) } }.count == 3)
        #expect(lines { sections { $0.listSectionSeparator(.hidden, edges: .bottom) } }.count == 4)
        #expect(lines { sections { $0.listSectionSeparator(.visible) } } == usual)
        #expect(lines { sections { $0.listRowSeparator(.hidden) } }.count == 2)
    }

    @Test("Lines have the colour of their section, or of their row")
    func tints() {
        let (red, usual) = (paint(.red), lines { sections { $0 } }[0])
        #expect(
            lines { sections { $0.listSectionSeparatorTint(.red) } } == [red, usual, red, usual, usual])
        #expect(
            lines { sections { $0.listSectionSeparatorTint(.red, edges: .top) } } == [red, usual, usual, usual, usual])
        #expect(
            lines { sections { $0.listSectionSeparatorTint(nil) } } == [usual, usual, usual, usual, usual])
        #expect(
            lines { sections { $0.listRowSeparatorTint(.red, edges: .bottom) } } == [usual, red, red, usual, usual])
    }

    /// The ends of the lines between and below rows, from the left to the right.
    private func lineEnds<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [ClosedRange<CGFloat>] {
        fills { List { content() }.listStyle(.plain) }.filter { $0.box.height == 1 }.dropFirst()
            .map { $0.box.minX...$0.box.maxX }
    }

    private struct Person: View {
        var direction = LayoutDirection.leftToRight
        var body: some View {
            HStack {
                Circle().frame(width: 40, height: 40)
                VStack(alignment: .leading) {
                    Text("Name")
                    Text("Sub")
                }
                Spacer()
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test("Lines begin at the first text of their row, or where the row says")
    func lineStarts() {
        #expect(lineEnds { Text("a") } == [16...300])
        #expect(lineEnds { Circle().frame(width: 10) } == [16...300])
        #expect(lineEnds { Person() } == [64...300])
        #expect(
            lineEnds {
                Label {
                    Text("Name")
                } icon: {
                    Circle().frame(width: 20, height: 20)
                }
            } == [60...300])
        #expect(
            lineEnds {
                Picker("a", selection: .constant(1)) {
                    Text("b").tag(1)
                    Text("c").tag(2)
                }
                .pickerStyle(.segmented)
            }.last == 16...300)
        #expect(
            lineEnds {
                HStack {
                    Circle().frame(width: 20, height: 20)
                    Toggle(isOn: .constant(true)) { EmptyView() }
                }
            } == [16...300])
        #expect(lineEnds { Person().alignmentGuide(.listRowSeparatorLeading) { _ in 0 } } == [16...300])
        #expect(lineEnds { Person().alignmentGuide(.listRowSeparatorLeading) { $0[.trailing] - 100 } } == [184...300])
        #expect(lineEnds { Person().alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] } } == [64...284])
        #expect(
            lineEnds { Text("a").listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)) } == [5...300])
    }

    @Test("Right to left, lines begin at the right")
    func linesRightToLeft() {
        func ends<Content: View>(_ content: Content) -> [ClosedRange<CGFloat>] {
            fills { List { content }.listStyle(.plain).environment(\.layoutDirection, .rightToLeft) }
                .filter { $0.box.height == 1 }.dropFirst().map { $0.box.minX...$0.box.maxX }
        }
        #expect(ends(Person(direction: .rightToLeft)) == [0...236])
        let guided = Person(direction: .rightToLeft).alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
            .alignmentGuide(.listRowSeparatorTrailing) { $0.width }
        #expect(ends(guided) == [16...284])
    }

    @Test("Lines follow what is before the text, also where the row's size stays")
    func movingLines() {
        struct Growing: View {
            @State private var width: CGFloat = 20
            var body: some View {
                List {
                    HStack {
                        Circle().frame(width: width, height: 10)
                        Button("Grow") { width = 60 }.buttonStyle(.plain)
                        Spacer()
                    }
                }
                .listStyle(.plain)
            }
        }
        let host = show(300, 600, traits: .testing) { Growing() }
        func start() -> CGFloat? {
            host.displayList.leaves.compactMap { item -> CGRect? in
                if case .fill(let path, _, _, _) = item { path.boundingRect } else { nil }
            }.last { $0.height == 1 }?.minX
        }
        #expect(start() == 44)
        host.tap("Grow")
        #expect(start() == 84)
    }

    @Test("Rows with controls are as high as rows with texts; what is higher beside them keeps its room")
    func controlRows() {
        func height<Content: View>(_ content: Content) -> CGFloat {
            let host = show(300, 600) {
                List {
                    content
                    Text("below")
                }
                .listStyle(.plain)
            }
            return ((host.frame(of: "below")?.minY ?? 0) - 11.8).rounded()
        }
        #expect(height(Text("a")) == 44)
        #expect(height(Toggle("a", isOn: .constant(true))) == 44)
        #expect(height(Stepper("a", value: .constant(1))) == 44)
        #expect(height(Slider(value: .constant(0.5))) == 44)
        #expect(height(DatePicker("a", selection: .constant(.now))) == 44)
        #expect(height(ColorPicker("a", selection: .constant(.red))) == 44)
        #expect(height(Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.segmented)) == 44)
        #expect(height(Toggle(isOn: .constant(true)) { Text("a\nb") }) == 63)
        #expect(height(Circle().frame(width: 40, height: 40)) == 62)
        let own = Toggle("a", isOn: .constant(true)).listRowInsets(
            EdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0))
        #expect(height(own) == 53)
    }

    @Test("Every other row has another colour, if that is wanted")
    func alternating() {
        func rows(_ behavior: AlternatingRowBackgroundBehavior) -> Int {
            fills { List(0..<5) { Text("\($0)") }.listStyle(.plain).alternatingRowBackgrounds(behavior) }.count
        }
        #expect(rows(.automatic) == rows(.disabled))
        #expect(rows(.enabled) == rows(.disabled) + 2)
    }

    @Test("Icons of labels in rows are tinted, but not where something else says their colour")
    func icons() {
        func icon<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Paint? {
            fills(content).first { $0.box.width == 7 }?.paint
        }
        let label = Label {
            Text("Name")
        } icon: {
            Circle().frame(width: 7, height: 7)
        }
        #expect(icon { label } == paint(.primary))
        #expect(icon { List { label } } == paint(.accentColor))
        #expect(icon { List { label }.tint(.green) } == paint(.green))
        #expect(icon { NavigationStack { List { NavigationLink(value: 1) { label } } } } == paint(.accentColor))
        #expect(icon { List { label.listItemTint(.red) } } == paint(.red))
        #expect(icon { List { label }.listItemTint(.monochrome) } == paint(.secondary))
        #expect(icon { List { label.listItemTint(.preferred(.red)) }.listItemTint(.monochrome) } == paint(.red))
        #expect(icon { List { label.foregroundStyle(.green) } } == paint(.green))
    }
}

@MainActor @Suite("Scene padding") struct ScenePaddingTests {
    @Test("It keeps 16 points from the edges that are said")
    func padding() {
        #expect(
            show(200, 100) { Filling("a").scenePadding() }.room(of: "a") == CGRect(x: 16, y: 16, width: 168, height: 68)
        )
        #expect(
            show(200, 100) { Filling("a").scenePadding(.minimum, edges: .horizontal) }.room(of: "a")
                == CGRect(x: 16, y: 0, width: 168, height: 100))
    }
}
