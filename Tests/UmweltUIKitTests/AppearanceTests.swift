import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

import UmweltControls
import UmweltNavigation

@MainActor @Suite("UIKit's appearance of bars and controls", .serialized) struct AppearanceTests {
    /// Returns the colours of filled shapes and of texts of a view, where the appearance is set by `change`, as text.
    private func colors<Content: View>(
        of content: @escaping () -> Content, after change: () -> Void
    ) -> (fills: Set<String>, texts: [String: String]) {
        let before = AppAppearance.current
        defer { AppAppearance.current = before }
        change()
        let list = TestHost { content() }.displayList
        var texts: [String: String] = [:]
        for run in list.textRuns { texts[run.text] = run.color.description }
        return (list.fillColors, texts)
    }

    private struct Page: View {
        var body: some View { NavigationStack { Text("content").navigationTitle("Library") } }
    }

    @Test("A navigation bar has the background and the title's colour of the appearance at the edge")
    func navigationBar() {
        let usual = colors(of: { Page() }) {}
        #expect(usual.texts["Library"] == "#000000FF" && !usual.fills.contains("#FF0000FF"))
        let changed = colors(of: { Page() }) {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
            UINavigationBar.appearance().standardAppearance = appearance
            UINavigationBar.appearance().scrollEdgeAppearance = appearance
        }
        #expect(changed.fills.contains("#FF0000FF") && changed.texts["Library"] == "#FFFFFFFF")
        let scrolledOnly = colors(of: { Page() }) { UINavigationBar.appearance().barTintColor = .red }
        #expect(!scrolledOnly.fills.contains("#FF0000FF"))
    }

    @Test("A view's own background of the bar takes precedence") func ownBackground() {
        let fills = colors(of: {
            NavigationStack {
                Text("content").navigationTitle("Library").toolbarBackground(Color(UIColor.green))
                    .toolbarBackground(.visible)
            }
        }) { UINavigationBar.appearance().backgroundColor = .red }.fills
        #expect(fills.contains("#00FF00FF") && !fills.contains("#FF0000FF"))
    }

    @Test("Switches have the appearance's colours, where no view sets a tint") func switches() {
        func fills(_ view: some View) -> Set<String> {
            colors(of: { view }) {
                UISwitch.appearance().onTintColor = .red
                UISwitch.appearance().backgroundColor = .blue
                UISwitch.appearance().thumbTintColor = .black
            }.fills
        }
        #expect(fills(Toggle("On", isOn: .constant(true))).isSuperset(of: ["#FF0000FF", "#000000FF"]))
        #expect(fills(Toggle("Off", isOn: .constant(false))).contains("#0000FFFF"))
        #expect(!fills(Toggle("On", isOn: .constant(true)).tint(.green)).contains("#FF0000FF"))
    }

    @Test("The bar below a view has the appearance's background") func bottomBar() {
        let page = NavigationStack {
            Text("content").toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
        }
        let fills = colors(of: { page }) {
            let appearance = UIToolbarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            UIToolbar.appearance().standardAppearance = appearance
            UIToolbar.appearance().scrollEdgeAppearance = appearance
        }.fills
        #expect(fills.contains("#FF0000FF"))
        #expect(!colors(of: { page }) {}.fills.contains("#FF0000FF"))
    }

    @Test("Scroll views have the appearance's indicators, and its effect on input where no view sets one")
    func scrollViews() {
        let before = AppAppearance.current
        defer { AppAppearance.current = before }
        UIScrollView.appearance().showsVerticalScrollIndicator = false
        UIScrollView.appearance().keyboardDismissMode = .onDrag
        func host(_ mode: ScrollDismissesKeyboardMode) -> TestHost {
            TestHost(size: CGSize(width: 200, height: 200)) {
                ScrollView {
                    TextField("Name", text: .constant(""))
                    Color.red.frame(height: 2000)
                }
                .scrollDismissesKeyboard(mode)
            }
        }
        func indicators(_ nodes: [SemanticsNode]) -> [Bool] {
            nodes.flatMap { node -> [Bool] in
                guard case .scrollArea(let scroll) = node.semantics.role else { return indicators(node.children) }
                return [scroll.showsVerticalIndicator] + indicators(node.children)
            }
        }
        #expect(indicators(host(.automatic).semantics) == [false])
        func keepsFocus(_ host: TestHost) -> Bool? {
            host.focus("Name")
            host.scroll(to: CGPoint(x: 0, y: 50))
            return host.node("Name")?.isFocused
        }
        #expect(keepsFocus(host(.automatic)) == false && keepsFocus(host(.never)) == true)
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Text("first").tabItem { Text("One") }
                Text("second").tabItem { Text("Two") }
            }
        }
    }

    @Test("A tab bar and its items have the colours of the appearance, or the bar is hidden") func tabBar() {
        let changed = colors(of: { Tabs() }) {
            let appearance = UITabBarAppearance()
            appearance.backgroundColor = .blue
            appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.yellow]
            UITabBar.appearance().standardAppearance = appearance
            UITabBar.appearance().unselectedItemTintColor = .white
        }
        #expect(changed.fills.contains("#0000FFFF"))
        #expect(changed.texts["One"] == "#FFFF00FF" && changed.texts["Two"] == "#FFFFFFFF")
        let hidden = colors(of: { Tabs() }) { UITabBar.appearance().isHidden = true }
        #expect(hidden.texts["One"] == nil && hidden.texts["first"] != nil)
    }

    @Test("Segments and dots of pages have the colours of the appearance") func segments() {
        let picker = {
            Picker("Kind", selection: .constant(1)) {
                Text("A").tag(1)
                Text("B").tag(2)
            }
            .pickerStyle(.segmented)
        }
        let changed = colors(of: picker) {
            UISegmentedControl.appearance().selectedSegmentTintColor = .magenta
        }
        #expect(changed.fills.contains("#FF00FFFF"))
        let pages = {
            TabView {
                Text("first")
                Text("second")
            }
            .tabViewStyle(.page)
        }
        let dots = colors(of: pages) {
            UIPageControl.appearance().currentPageIndicatorTintColor = .red
            UIPageControl.appearance().pageIndicatorTintColor = .blue
        }
        #expect(dots.fills.contains("#FF0000FF") && dots.fills.contains("#0000FFFF"))
    }
}
