import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltTesting

/// Layouts and bars that had depended on earlier changes: after each, the window shows the same as a fresh tree.
@Suite(.serialized) @MainActor struct MissedLayoutTests {
    @Test func `A frame relative to a scroll view in a grid follows the width of the window`() throws {
        let (host, verification, differences) = verified(
            Grid {
                GridRow { ScrollView { Text("wide").containerRelativeFrame(.horizontal) }.frame(height: 60) }
                GridRow { Text("second") }
            })
        host.size.width = 500
        host.update()
        let frame = try #require(host.frame(of: "wide"))
        #expect(frame.midX == 250)
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `Two relative frames in columns of a grid follow each other's content`() {
        struct Columns: View {
            @State private var text = "a"
            var body: some View {
                Button("Lengthen") { text = "a text that is longer" }
                Grid {
                    GridRow {
                        ScrollView {
                            VStack {
                                Text("half").containerRelativeFrame(.horizontal) { width, _ in width / 2 }
                                Text(text)
                            }
                        }
                        .frame(height: 60)
                        ScrollView { Text("all").containerRelativeFrame(.horizontal) }.frame(height: 60)
                    }
                }
            }
        }
        let (host, verification, differences) = verified(Columns())
        host.tap("Lengthen")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A spacer takes space along the other axis when its layout has become another one`() throws {
        struct Layouts: View {
            @State private var isVertical = false
            var body: some View {
                Button("Turn") { isVertical.toggle() }
                let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                layout {
                    Text("first")
                    Spacer().padding(2)
                    Text("last")
                }
            }
        }
        let (host, verification, differences) = verified(Layouts())
        host.tap("Turn")
        #expect(try #require(host.frame(of: "last")).maxY == 400)
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A bar keeps its background while one of two scroll views has content beneath it`() {
        let (host, verification, differences) = verified(
            TabView {
                NavigationStack {
                    HStack {
                        List(0..<20, id: \.self) { Text("left \($0)") }
                        List(0..<20, id: \.self) { Text("right \($0)") }
                    }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("tab") }
            })
        for (place, area) in [(40.0, 0), (80, 1), (0, 0), (20, 0), (0, 1), (10_000, 1), (10_000, 0), (0, 1)] {
            #expect(host.scroll(to: CGPoint(x: 0, y: place), area: area))
            #expect(differences.found.isEmpty, "\(place) in \(area): \(differences.found)")
        }
        #expect(verification.count > 0)
    }

    @Test func `A row of a list as wide as its rows follows the page of its navigation stack`() {
        struct Screens: View {
            @State private var path: [Int] = []
            var body: some View {
                ScrollView(.horizontal) {
                    LazyHStack {
                        List {
                            Text("the widest of all rows of this list")
                            NavigationStack(path: $path) {
                                Button("Push a second page") { path.append(1) }
                                    .navigationTitle("title")
                                    .navigationDestination(for: Int.self) { Text("\($0)") }
                            }
                            .frame(height: 240)
                        }
                        .frame(height: 200)
                    }
                }
                .frame(height: 90)
            }
        }
        let (host, verification, differences) = verified(Screens())
        host.tap("Push a second page")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A wrapped spacer has no distance to a view that gets texts later`() {
        let (host, verification, differences) = verified(
            VStack {
                Table([Row(name: "a"), Row(name: "b")]) { TableColumn("Name", value: \.name) }.frame(height: 120)
                Spacer(minLength: 8).containerRelativeFrame(.horizontal)
            })
        host.size.width = 320
        host.update()
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A spacer that was alone has no distance to the view that comes after it`() throws {
        struct Following: View {
            @State private var hasColor = false
            var body: some View {
                Button("Add") { hasColor = true }
                VStack {
                    Spacer()
                    if hasColor { Color.red.frame(height: 100).accessibilityLabel("red") }
                }
                .frame(height: 200)
            }
        }
        let (host, verification, differences) = verified(Following())
        host.tap("Add")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A column that begins with a spacer has no distance to a text above, whatever comes below`() {
        for hasTexts in [true, false] {
            let host = TestHost(size: CGSize(width: 300, height: 400), typeSetter: FixedMetrics()) {
                VStack {
                    Text("above")
                    VStack {
                        Spacer().frame(height: 50)
                        Color.red.frame(height: 20).overlay { Text("below") }
                        if hasTexts { Text("last") }
                    }
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
            let (above, below) = (host.frame(of: "above"), host.frame(of: "below"))
            #expect((below?.midY ?? 0) - (above?.maxY ?? 0) == 60)
        }
    }

    @Test func `A spacer at the top of a box has no distance to the box's label before a table has its rows`() {
        let (host, verification, differences) = verified(
            GroupBox("box") {
                Spacer()
                Table([Row(name: "a")]) { TableColumn("Name", value: \.name) }.frame(height: 120)
            })
        host.update()
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A bar of tabs has no background for a list that another page covers, and has it again`() {
        struct Screens: View {
            @State private var path: [Int] = []
            var body: some View {
                TabView {
                    NavigationStack(path: $path) {
                        List(0..<40, id: \.self) { NavigationLink("row \($0)", value: $0) }
                            .navigationDestination(for: Int.self) { _ in Button("Pop") { path = [] } }
                    }
                    .tabItem { Text("tab") }
                }
            }
        }
        let (host, verification, differences) = verified(Screens())
        host.tap("row 1")
        host.waitUntilIdle()
        #expect(host.texts.contains("Pop"))
        host.tap("Pop")
        host.waitUntilIdle()
        #expect(host.texts.contains("row 1"))
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 1)
    }

    @Test func `A list in a tab that comes back reaches beneath the bar, if it was laid out meanwhile`() {
        struct Tabs: View {
            @State private var tab = 0
            var body: some View {
                VStack {
                    Button("First") { tab = 0 }
                    Button("Second") { tab = 1 }
                    TabView(selection: $tab) {
                        List(0..<40, id: \.self) { Text("row \($0)") }.tabItem { Text("list") }.tag(0)
                        Text("page").tabItem { Text("other") }.tag(1)
                    }
                }
            }
        }
        let (host, verification, differences) = verified(Tabs())
        host.tap("Second")
        host.traits.layoutDirection = .rightToLeft
        host.update()
        host.tap("First")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 1)
    }

    @Test func `A field of a candidate that does not fit any more loses the focus`() {
        struct Candidates: View {
            @State private var width: CGFloat = 100
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                Button("Widen") { width = 600 }
                ViewThatFits(in: .horizontal) {
                    TextField("field", text: $text).frame(width: width).focused($isFocused)
                    Text("short")
                }
                Text(isFocused ? "focused" : "blurred")
            }
        }
        let (host, verification, differences) = verified(Candidates())
        host.focus("field")
        #expect(host.texts.contains("focused"))
        host.tap("Widen")
        #expect(host.texts.contains("short") && host.texts.contains("blurred"))
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `An alert of a page that reads its geometry is in a fresh tree when another page is turned to`() {
        struct Pages: View {
            @State private var page = 0
            @State private var isAlerting = false
            var body: some View {
                TabView(selection: $page) {
                    GeometryReader { room in
                        Button("Alert \(Int(room.size.width))") {
                            isAlerting = true
                            page = 1
                        }
                        .alert("Alert", isPresented: $isAlerting) { Button("Fine") {} }
                    }
                    .tag(0)
                    Text("second").tag(1)
                }
                .tabViewStyle(.page)
            }
        }
        let (host, verification, differences) = verified(Pages())
        host.tap("Alert 300")
        host.waitUntilIdle()
        #expect(host.texts.contains("Fine"))
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 1)
    }

    @Test func `Frames relative to a container as large as its content become as small as they can`() {
        let (host, verification, differences) = verified(
            TabView {
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) {
                        ScrollView { Text("third").containerRelativeFrame(.horizontal) { width, _ in width / 3 } }
                            .frame(height: 60)
                        Text("second")
                        Text("a longer text")
                    }
                }
                .tabItem { Text("tab") }
            }
            .fixedSize(horizontal: true, vertical: false))
        host.update()
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A candidate with a frame relative to the window fits again when the window is as small as before`() {
        let (host, verification, differences) = verified(
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text("half").containerRelativeFrame(.horizontal) { width, _ in width / 2 }
                    Text("beside").frame(width: 120)
                }
                Text("short")
            })
        for width in [500.0, 300, 200, 300] {
            host.size.width = width
            host.update()
            #expect(host.texts.contains("half") == (width >= 300))
            #expect(differences.found.isEmpty, "\(width): \(differences.found)")
        }
        #expect(verification.count > 3)
    }

    private struct Row: Identifiable {
        let name: String
        var id: String { name }
    }

    @Test func `A view that reads an anchor's frame follows the rotation around it`() {
        struct Rotated: View {
            @State private var angle = Angle.degrees(30)
            var body: some View {
                Button("Straighten") { angle = .zero }
                Text("a text").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                    .overlayPreferenceValue(Bounds.self) { anchors in
                        GeometryReader { room in Text("width \(anchors.map { Int(room[$0].width) })") }
                    }
                    .rotationEffect(angle)
            }
        }
        let (host, verification, differences) = verified(Rotated())
        host.tap("Straighten")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test func `A bar forgets the list of a candidate that does not fit any more`() {
        struct Candidates: View {
            @State private var width: CGFloat = 200
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Widen") { width = 600 }
                        ViewThatFits(in: .horizontal) {
                            List(0..<40, id: \.self) { Text("row \($0)") }.frame(width: width, height: 300)
                            Text("short").frame(height: 300)
                        }
                    }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
                }
            }
        }
        let (host, verification, differences) = verified(Candidates())
        host.tap("Widen")
        #expect(host.texts.contains("short"))
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }
}
