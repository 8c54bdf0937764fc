import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt

@MainActor @Suite("Backgrounds of bars, containers and presentations") struct BarAppearanceTests {
    /// The frames of what is filled with pure red.
    private func reds(_ host: TestHost) -> [CGSize] {
        host.displayList.leaves.compactMap { item in
            if case .fill(let path, .color(let color), _, _) = item, color.description == "#FF0000FF" {
                path.boundingRect.size
            } else {
                nil
            }
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("A bar's background shows at all times if it is visible, else where content is scrolled beneath")
    func toolbarBackground() {
        func page(_ visibility: Visibility) -> TestHost {
            show(300, 200) {
                NavigationStack {
                    ScrollView { Color.blue.frame(height: 900) }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(red, for: .navigationBar)
                        .toolbarBackground(visibility, for: .navigationBar)
                }
            }
        }
        #expect(reds(page(.visible)) == [CGSize(width: 300, height: 44)])
        #expect(reds(page(.automatic)) == [])
        #expect(reds(page(.hidden)) == [])
    }

    @Test("The background of the tab bar is that of the selected tab")
    func tabBar() {
        let host = show(300, 200) {
            TabView {
                Text("one").toolbarBackground(red, for: .tabBar).tabItem { Text("One") }
                Text("two").tabItem { Text("Two") }
            }
        }
        #expect(reds(host).count == 1)
        host.tap("Two")
        #expect(reds(host).isEmpty)
    }

    @Test("A bar in dark has a light title, and so have the items that are added inside")
    func toolbarColorScheme() {
        struct Item: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let host = show(300, 200) {
            NavigationStack {
                Item().navigationTitle("Title").toolbar { ToolbarItem { Item() } }
                    .toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
        #expect(host.texts.sorted() == ["Title", "dark", "light"])
        let title = host.displayList.textRuns.first { $0.text == "Title" }
        #expect(title?.color.description == "#FFFFFFFF")
    }

    @Test("A container's background is behind the whole level, with its bar")
    func containerBackground() {
        let host = show(300, 200) {
            NavigationStack {
                Text("small").navigationTitle("Title").containerBackground(red, for: .navigation)
            }
        }
        #expect(reds(host) == [CGSize(width: 300, height: 200)])
    }

    @Test("A sheet has the background and the corners that its content sets")
    func presentation() {
        let host = show(300, 400) {
            Color.blue.sheet(isPresented: .constant(true)) {
                Text("inside").presentationBackground(red).presentationCornerRadius(0)
            }
        }
        #expect(reds(host) == [CGSize(width: 300, height: 360)])
        let clips = host.displayList.items.compactMap { item in
            if case .group(let group) = item { group.clip?.boundingRect } else { nil }
        }
        #expect(host.texts.contains("inside"))
        #expect(clips.allSatisfy { $0.width <= 300 })
    }

    @Test("Glass is a material behind the view, in its shape; without glass there is none")
    func glass() {
        func materials(_ glass: Glass) -> Int {
            let host = show { Text("x").padding().glassEffect(glass, in: .rect(cornerRadius: 4)) }
            return host.displayList.leaves.count { if case .fill(_, .material, _, _) = $0 { true } else { false } }
        }
        #expect(materials(.regular) == 1 && materials(.clear.tint(.red)) == 1 && materials(.identity) == 0)
        var count = 0
        let host = show(200, 200) {
            GlassEffectContainer {
                Button("Plain") { count += 1 }.buttonStyle(.glass)
                Button("Strong") { count += 1 }.buttonStyle(.glassProminent)
            }
        }
        host.tap("Plain")
        host.tap("Strong")
        #expect(count == 2)
    }

    @Test("A pointer over a view with a hover effect changes how it looks, and leaves it as it was")
    func hoverEffect() {
        struct Reader: View {
            @Environment(\.isHoverEffectEnabled) private var isEnabled
            var body: some View { Text(verbatim: "\(isEnabled)") }
        }
        let host = show { Text("over").padding().hoverEffect() }
        let before = host.displayList
        host.hover("over")
        host.advance(by: 1)
        #expect(host.displayList != before)
        host.hover(at: nil)
        host.advance(by: 1)
        #expect(host.displayList == before)
        #expect(show { Reader().hoverEffectDisabled() }.texts == ["false"])
        #expect(show { Reader() }.texts == ["true"])
        let disabled = show { Text("over").padding().hoverEffect(.lift).hoverEffectDisabled() }
        let still = disabled.displayList
        disabled.hover("over")
        disabled.advance(by: 1)
        #expect(disabled.displayList == still)
    }
}
