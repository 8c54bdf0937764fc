import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

private struct Card<Content: View>: View {
    private let content: Content
    @ContentBuilder var footer: some View {
        Text("End")
        if true { Text("of the card") }
    }

    init(@ContentBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VStack {
            content
            footer
        }
    }
}

private struct Tool: Identifiable {
    var id: String
}

/// The items of a bar, made by the one builder for all kinds of content.
private struct Bars: View {
    @State private var tools = [Tool(id: "Cut"), Tool(id: "Copy")]
    @State private var canShare = false

    @ContentBuilder private var items: some ToolbarContent {
        ForEach(tools) { tool in
            ToolbarItem { Button(tool.id) { tools.removeAll { $0.id == tool.id } } }
        }
        ToolbarItem(placement: .topBarLeading) { Toggle("Can share", isOn: $canShare).toggleStyle(.button) }
        if canShare {
            ToolbarItem { Button("Share") {} }
        }
        Group {
            if canShare { ToolbarItem { Button("Save") {} } } else { ToolbarItem { Button("Open") {} } }
        }
    }

    var body: some View {
        NavigationStack { Text("Page").toolbar { items } }
    }
}

private struct Pages: View {
    @State private var page = 1

    @ContentBuilder private var pages: some TabContent<Int> {
        Tab("One", systemImage: "star", value: 1) { Text("First") }
        Group {
            Tab("Two", systemImage: "star", value: 2) { Text("Second") }
            if true { Tab("Extra", systemImage: "star", value: 9) { Text("Page 9") } }
        }
        ForEach(3..<4) { number in
            Tab("Tab \(number)", systemImage: "star", value: number) { Text("Page \(number)") }
        }
    }

    var body: some View {
        TabView(selection: $page) { pages }
    }
}

@MainActor @Suite("Content builders") struct ContentBuilderTests {
    @Test("A content builder makes views, as parameter and as property")
    func views() {
        let host = TestHost {
            Card {
                Text("One")
                Text("Two")
            }
        }
        #expect(host.texts == ["One", "Two", "End", "of the card"])
        let pair = Card { Text("Alone") }
        #expect(type(of: pair) == Card<Text>.self)
    }

    @Test("Items of a toolbar come from collections, conditions and groups of one builder")
    func toolbars() {
        let host = TestHost { Bars() }
        for name in ["Cut", "Copy", "Open"] { #expect(host.texts.contains(name), "\(name)") }
        #expect(!host.texts.contains("Share") && !host.texts.contains("Save"))
        host.tap("Can share")
        #expect(host.texts.contains("Share") && host.texts.contains("Save") && !host.texts.contains("Open"))
        host.tap("Cut")
        #expect(!host.texts.contains("Cut") && host.texts.contains("Copy"))
    }

    @Test("Tabs and groups of tabs come from one builder")
    func tabs() {
        let host = TestHost { Pages() }
        #expect(host.texts.contains("First"))
        host.tap("Extra")
        #expect(host.texts.contains("Page 9") && !host.texts.contains("First"))
        host.tap("Tab 3")
        #expect(host.texts.contains("Page 3") && !host.texts.contains("First"))
    }

    private struct Reading: App {
        @ContentBuilder private var menus: some Commands {
            CommandMenu("Book") { Turning() }
            Group {
                CommandMenu("Shelf") { Button("Nothing") {} }
                if true { CommandMenu("Page") { Button("Nothing") {} } }
            }
            ForEach(0..<2) { number in CommandMenu("Menu \(number)") { Button("Something") {} } }
        }

        var body: some Scene {
            WindowGroup { Text("Window") }.commands { menus }
        }
    }

    private struct Turning: View {
        @State private var count = 0
        var body: some View { Button("Turned \(count)") { count += 1 }.keyboardShortcut("t") }
    }

    @Test("Commands come from groups, conditions and collections of one builder")
    func commands() throws {
        let host = try #require(TestHost(app: Reading()))
        #expect(host.host.commands.menus().map(\.title) == ["Book", "Shelf", "Page", "Menu 0", "Menu 1"])
        #expect(host.press("t", modifiers: .command))
    }

    @Test("Several statements of views are a tuple view, and no statement is empty content")
    func types() {
        func made<Content>(@ContentBuilder _ content: () -> Content) -> Content { content() }
        let several = made {
            Text("A")
            Text("B")
        }
        #expect(type(of: several) == TupleView<(Text, Text)>.self)
        let (nothing, number) = (made {}, made { 5 })
        #expect(type(of: nothing) == EmptyContent.self && type(of: number) == Int.self)
        let mixed = made {
            ToolbarItem { Text("A") }
            Text("B")
        }
        #expect(type(of: mixed) == TupleContent<ToolbarItem<Void, Text>, Text>.self)
        #expect(TestHost { TupleContent((Text("A"), Text("B"))) }.texts == ["A", "B"])
    }
}
