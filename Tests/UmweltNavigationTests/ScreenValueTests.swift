import SwiftUI
import Testing
import UmweltTesting

import UmweltControls
import UmweltLists
@testable import UmweltNavigation

@MainActor @Suite("Values of a screen") struct ScreenValueTests {
    /// Reads the edit mode, and changes it by a button.
    private struct Screen: View {
        let name: String
        @Environment(\.editMode) private var mode

        var body: some View {
            VStack {
                Text("\(name) \(mode?.wrappedValue.isEditing == true ? "edits" : "rests")")
                Button("Edit \(name)") { mode?.wrappedValue = .active }
            }
        }
    }

    @Test("The edit mode of a tab is that of no other tab")
    func tabs() {
        let host = TestHost {
            TabView {
                Tab("A", systemImage: "a.circle") { Screen(name: "a") }
                Tab("B", systemImage: "b.circle") { Screen(name: "b") }
                Tab("C", systemImage: "c.circle") { Screen(name: "c") }
            }
        }
        #expect(host.tap("Edit a"))
        #expect(host.texts.contains("a edits"))
        for (tab, text) in [("B", "b rests"), ("C", "c rests"), ("A", "a edits")] {
            #expect(host.chooseTab(tab))
            #expect(host.texts.contains(text))
        }
    }

    @Test("A pushed view has an edit mode of its own, and leaves that of the view below alone")
    func levels() {
        let host = TestHost {
            NavigationStack {
                VStack {
                    Screen(name: "root")
                    NavigationLink("Next") { Screen(name: "next") }
                }
            }
        }
        host.tap("Edit root")
        host.tap("Next")
        #expect(host.texts.contains("next rests"))
        host.tap("Edit next")
        #expect(host.texts.contains("next edits"))
        host.navigateBack()
        #expect(host.texts.contains("root edits"))
    }

    @Test("A sheet, a cover, a popover and an inspector have an edit mode of their own")
    func presentations() {
        func mode(_ view: some View) -> [String] {
            let host = TestHost(size: CGSize(width: 1024, height: 768)) { view }
            host.tap("Edit base")
            host.tap("Open")
            return host.texts.filter { $0.hasSuffix("edits") || $0.hasSuffix("rests") }
        }
        #expect(mode(Opened { $0.sheet(isPresented: $1) { Screen(name: "sheet") } }) == ["base edits", "sheet rests"])
        #expect(mode(Opened { $0.fullScreenCover(isPresented: $1) { Screen(name: "cover") } }) == ["cover rests"])
        #expect(
            mode(Opened { $0.popover(isPresented: $1) { Screen(name: "bubble") } }) == ["base edits", "bubble rests"])
        #expect(
            mode(Opened { $0.inspector(isPresented: $1) { Screen(name: "inspector") } })
                == ["base edits", "inspector rests"])
    }

    private struct Opened<Content: View>: View {
        @ViewBuilder let present: (AnyView, Binding<Bool>) -> Content
        @State private var isShown = false

        var body: some View {
            let base = VStack {
                Screen(name: "base")
                Button("Open") { isShown = true }
            }
            present(AnyView(base), $isShown)
        }
    }

    @Test("The columns of a split view have an edit mode each")
    func columns() {
        let host = TestHost(size: CGSize(width: 1024, height: 768)) {
            NavigationSplitView {
                Screen(name: "sidebar")
            } detail: {
                Screen(name: "detail")
            }
        }
        host.tap("Edit sidebar")
        #expect(host.texts.contains("sidebar edits") && host.texts.contains("detail rests"))
    }

    @Test("The items of a menu change the edit mode of the screen that the menu is on")
    func menu() {
        let host = TestHost {
            VStack {
                Screen(name: "base")
                Menu("More") { EditButton() }
            }
        }
        host.tap("More")
        host.tap("Edit")
        #expect(host.texts.contains("base edits"))
    }

    @Test("An edit button in a bar edits the list of its own screen alone")
    func button() {
        let host = TestHost {
            TabView {
                ForEach(["one", "two"], id: \.self) { name in
                    NavigationStack {
                        VStack { Screen(name: name) }.toolbar { EditButton() }
                    }
                    .tabItem { Text(name) }
                }
            }
        }
        host.tap("Edit")
        #expect(host.texts.contains("one edits"))
        host.chooseTab("two")
        #expect(host.texts.contains("two rests"))
    }

    /// Pages without tab items, however they are declared.
    @MainActor private static let pages: [(name: String, view: @MainActor () -> AnyView)] = [
        (
            "one after the other",
            {
                AnyView(
                    TabView {
                        Screen(name: "one")
                        Screen(name: "two")
                    })
            }
        ),
        ("of data", { AnyView(TabView { ForEach(["one", "two"], id: \.self) { Screen(name: $0) } }) }),
        (
            "in a view, a group and a condition",
            {
                AnyView(
                    TabView {
                        Group {
                            if Bool(true) { Pages() }
                        }
                        .padding()
                    })
            }
        ),
    ]

    private struct Pages: View {
        var body: some View {
            Screen(name: "one")
            Screen(name: "two")
        }
    }

    @Test("A page without a tab item has an edit mode of its own", arguments: 0..<3)
    func pages(index: Int) {
        let host = TestHost { Self.pages[index].view().tabViewStyle(.page) }
        #expect(host.tap("Edit one"), "\(Self.pages[index].name)")
        #expect(host.texts.contains("one edits"))
        #expect(host.swipePage(toLeft: true))
        #expect(host.texts.contains("two rests"))
        host.tap("Edit two")
        #expect(host.texts.contains("two edits"))
        #expect(host.swipePage(toLeft: false))
        #expect(host.texts.contains("one edits"))
    }

    @Test("The edit mode of a page is not that of the view around the tab view")
    func around() {
        let host = TestHost {
            VStack {
                Screen(name: "base")
                TabView { Screen(name: "page") }
            }
        }
        host.tap("Edit page")
        #expect(host.texts.contains("page edits") && host.texts.contains("base rests"))
    }

    @Test("Views beside each other in a page are one screen")
    func siblings() {
        let host = TestHost {
            TabView {
                VStack {
                    Screen(name: "upper")
                    Screen(name: "lower")
                }
                Text("other")
            }
        }
        host.tap("Edit upper")
        #expect(host.texts.contains("upper edits") && host.texts.contains("lower edits"))
    }

    @Test("A mode that the app sets counts on the screens inside, also nil")
    func appMode() {
        let host = TestHost {
            NavigationStack { Screen(name: "root") }.environment(\.editMode, .constant(.active))
        }
        #expect(host.texts.contains("root edits"))
        let none = TestHost { NavigationStack { Screen(name: "root") }.environment(\.editMode, nil) }
        none.tap("Edit root")
        #expect(none.texts.contains("root rests"))
    }

    @Test("A sheet is in no box, form, group of glass or search of the view that presents it")
    func ancestors() {
        struct Inside: View {
            @Environment(\.isInFormColumns) private var isInColumns
            @Environment(\.offeredSearch) private var search
            @Environment(\.alignsLabels) private var alignsLabels

            var body: some View { Text("\(isInColumns) \(search != nil) \(alignsLabels)") }
        }
        let host = TestHost {
            Form {
                Text("row").sheet(isPresented: .constant(true)) { Inside() }
            }
            .formStyle(.columns)
            .searchable(text: .constant(""))
            .environment(\.alignsLabels, false)
        }
        #expect(host.texts.last == "false false true")
    }
}
