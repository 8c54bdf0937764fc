import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltTesting

/// Changes that views or bars had missed: after each, the window shows the same as a fresh tree.
@Suite(.serialized) @MainActor struct MissedChangeTests {
    @Test func `Views of a horizontal lazy stack are realized when the window becomes wider`() {
        let (host, verification, differences) = verified(
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<100) { Text("h \($0)").frame(width: 50) } }
            })
        host.size.width = 1000
        host.update()
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count == 2)
    }

    @Test func `The controls that select rows of a list follow the color scheme`() {
        struct Selection: View {
            @State private var selection: Set<Int> = []
            var body: some View {
                List(0..<3, id: \.self, selection: $selection) { Text("row \($0)") }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let (host, verification, differences) = verified(Selection())
        host.traits.colorScheme = .dark
        host.update()
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count >= 1)
    }

    @Test func `The small title shows at once when the large one has gone, in a host that does not animate`() {
        let (host, verification, differences) = verified(
            NavigationStack {
                ScrollView { ForEach(0..<40) { Text("row \($0)") } }.navigationTitle("Title")
            })
        host.host.motion.capabilities.animatesChanges = false
        host.scroll(to: CGPoint(x: 0, y: 200))
        #expect(!host.isAnimating)
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A row of a list as wide as its rows follows its content, though another row is wider`() {
        struct Rows: View {
            @State private var count = 1
            var body: some View {
                ScrollView(.horizontal) {
                    List {
                        Text("the widest of all rows")
                        Button("Add \(String(repeating: "a", count: count))") { count += 1 }
                    }
                    .frame(height: 200)
                }
            }
        }
        let (host, verification, differences) = verified(Rows())
        host.tap("Add a")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count >= 1)
    }

    @Test func `Rows of a list change their heights, though the list is as long as before`() {
        struct Rows: View {
            @State private var isFirstHigher = true
            var body: some View {
                Button("Exchange") { isFirstHigher.toggle() }
                List {
                    Color.red.frame(height: isFirstHigher ? 90 : 60)
                    Color.blue.frame(height: isFirstHigher ? 60 : 90)
                }
            }
        }
        let (host, verification, differences) = verified(Rows())
        host.tap("Exchange")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count >= 1)
    }

    @Test func `A large title that has gone still decides the height of its bar`() {
        let (host, verification, differences) = verified(
            NavigationStack {
                ScrollView { ForEach(0..<40) { Text("row \($0)") } }.navigationTitle("Title")
            })
        host.scroll(to: CGPoint(x: 0, y: 200))
        host.waitUntilIdle()
        host.traits.dynamicTypeSize = .accessibility5
        host.update()
        host.waitUntilIdle()
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 1)
    }

    @Test func `An item in the menu of a navigation bar returns when it has become short enough`() {
        struct Items: View {
            @State private var isShort = false
            var body: some View {
                NavigationStack {
                    Button("Shorten") { isShort = true }
                        .toolbar {
                            ToolbarItem { Button("first item") {} }
                            ToolbarItem { Button(isShort ? "2" : "second item that is long") {} }
                        }
                }
            }
        }
        let (host, verification, differences) = verified(Items())
        #expect(!host.texts.contains("second item that is long"))
        host.tap("Shorten")
        #expect(host.texts.contains("2"))
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A search field has the bar's background while content is beneath it, also when the bar has gone`() {
        struct Searched: View {
            @State private var hasItem = true
            @State private var text = ""
            var body: some View {
                Button("Remove") { hasItem = false }
                NavigationStack {
                    List(0..<60, id: \.self) { Text("row \($0)") }
                        .searchable(text: $text)
                        .toolbar { if hasItem { ToolbarItem { Button("Item") {} } } }
                }
            }
        }
        let (host, verification, differences) = verified(Searched())
        host.scroll(to: CGPoint(x: 0, y: 200))
        host.tap("Remove")
        host.scroll(to: .zero)
        host.update()
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 1)
    }

    @Test func `A pinned header is below a folded bar at once where content begins scrolled`() {
        let (host, verification, differences) = verified(
            NavigationStack {
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section("header") { ForEach(0..<40) { Text("row \($0)") } }
                    }
                }
                .navigationTitle("Title")
            })
        host.scroll(to: CGPoint(x: 0, y: 200))
        host.waitUntilIdle()
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A bottom bar that appears has its background where content is beneath it already`() {
        struct Barred: View {
            @State private var hasBar = false
            var body: some View {
                NavigationStack {
                    Button("Add") { hasBar = true }
                        .overlay { List(0..<60, id: \.self) { Text("row \($0)") }.frame(width: 100, height: 500) }
                        .toolbar { if hasBar { ToolbarItem(placement: .bottomBar) { Text("bottom") } } }
                }
            }
        }
        let (host, verification, differences) = verified(Barred())
        host.tap("Add")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A tab bar keeps its background over scrolled content when there is a second tab`() {
        struct Tabs: View {
            @State private var hasSecond = false
            var body: some View {
                Button("Add") { hasSecond = true }
                TabView {
                    VStack { List(0..<8, id: \.self) { Text("row \($0)") }.frame(height: 160) }
                        .tabItem { Text("first") }.tag(0)
                    if hasSecond { Text("page").tabItem { Text("second") }.tag(1) }
                }
                .frame(height: 160)
            }
        }
        let (host, verification, differences) = verified(Tabs())
        host.tap("Add")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A frame relative to a scroll view as wide as its content is relative to the container around`() {
        struct Fixed: View {
            @State private var isFixed = false
            var body: some View {
                Button("Fix") { isFixed.toggle() }
                ScrollView { Text("half").containerRelativeFrame(.horizontal) { width, _ in width / 2 } }
                    .frame(height: 60).fixedSize(horizontal: isFixed, vertical: false)
            }
        }
        let (host, verification, differences) = verified(Fixed())
        host.tap("Fix")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `Tabs that do not show leave together with the views around them`() {
        struct Tabs: View {
            @State private var count = 3
            var body: some View {
                Button("Remove") { count = 0 }
                TabView {
                    Text("first").tabItem { Text("1") }.tag(0)
                    if count > 0 {
                        ForEach(1...count, id: \.self) { number in
                            NavigationStack { Text("page \(number)") }.tabItem { Text("other") }.tag(number)
                        }
                    }
                }
            }
        }
        let (host, verification, differences) = verified(Tabs())
        host.tap("Remove")
        #expect(host.texts.contains("first") && !host.texts.contains("other"))
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A scroll view that moves to the edge of another one's content extends into its safe area`() {
        struct Nested: View {
            @State private var hasFirst = true
            var body: some View {
                Button("Remove") { hasFirst = false }
                ScrollView {
                    VStack {
                        if hasFirst { Text("first") }
                        ScrollView { Text("inner") }.frame(height: 160)
                    }
                }
                .frame(height: 100).safeAreaPadding(8)
            }
        }
        let (host, verification, differences) = verified(Nested())
        host.tap("Remove")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A bar in scrolled content extends into the safe area by as much as that has now`() {
        struct Padded: View {
            @State private var padding: CGFloat = 8
            var body: some View {
                Button("Pad") { padding = 12 }
                ScrollView {
                    NavigationStack { Text("page").navigationTitle("Title") }.frame(height: 200)
                        .safeAreaPadding(padding)
                }
            }
        }
        let (host, verification, differences) = verified(Padded())
        host.tap("Pad")
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }

    @Test func `A field of a dialog that has taken another one's place has no focus`() {
        struct Dialogs: View {
            @State private var isPresented = false
            @State private var isSecond = false
            @FocusState private var isFocused: Bool
            var body: some View {
                Button("Ask") { isPresented = true }
                Text(isFocused ? "focused" : "not focused")
                    .alert("Name", isPresented: $isPresented) {
                        if isSecond {
                            TextField("second", text: .constant("")).focused($isFocused)
                        } else {
                            TextField("first", text: .constant("")).focused($isFocused)
                        }
                    }
                    .onChange(of: isFocused) { if isFocused { isSecond = true } }
            }
        }
        let (host, verification, differences) = verified(Dialogs())
        host.tap("Ask")
        #expect(host.texts.contains("not focused"))
        #expect(differences.found.isEmpty, "\(differences.found)")
        #expect(verification.count > 0)
    }
}
