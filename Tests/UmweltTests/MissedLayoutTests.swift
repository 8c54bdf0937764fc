import SwiftUI
import Testing

@testable import Umwelt
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
