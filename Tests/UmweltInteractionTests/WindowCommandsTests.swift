import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

@MainActor @Suite("The menus of a window's commands") struct WindowCommandsTests {
    private struct Shelf: App {
        var body: some Scene {
            WindowGroup { Page() }
                .commands {
                    CommandMenu("Book") { BookItems() }
                    CommandGroup(after: .help) { Button("Manual") {} }
                    CommandGroup(after: .newItem) { Button("After") {} }
                    CommandGroup(replacing: .newItem) { Button("Instead") {} }
                    CommandGroup(before: .newItem) { Button("Before") {} }
                    CommandGroup(replacing: .saveItem) { Button("Save") {} }
                    CommandGroup(replacing: .pasteboard) {}
                }
        }
    }

    private struct BookItems: View {
        @FocusedValue(\.shelf) private var shelf
        @State private var isNight = false
        @State private var order = "Title"
        @State private var count = 0

        var body: some View {
            Button("Turn \(count)") { count += 1 }.keyboardShortcut("t", modifiers: [.command, .shift])
            Button("Close") {}.disabled(shelf == nil)
            Divider()
            Toggle("Night", isOn: $isNight)
            Section("More") {
                Menu("Lists") {
                    Button("First") {}
                    Menu("Others") { Button("Second") {} }
                }
            }
            Picker("Order", selection: $order) {
                Text("Title").tag("Title")
                Text("Author").tag("Author")
            }
        }
    }

    private struct Page: View {
        @State private var isOpen = false
        @State private var isPresented = false

        var body: some View {
            VStack {
                Button("Open") { isOpen = true }
                Button("Present") { isPresented = true }
            }
            .focusedSceneValue(\.shelf, isOpen ? "open" : nil)
            .sheet(isPresented: $isPresented) { Text("In front") }
        }
    }

    private func outline(_ items: [CommandItem]) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .control(let control):
                let mark =
                    switch control.mark {
                    case .none: ""
                    case .toggle(let isOn): isOn == true ? " on" : " off"
                    case .option(let isSelected): isSelected ? " chosen" : " other"
                    }
                return [control.label + mark + (control.isEnabled ? "" : " disabled")]
            case .menu(let list): return [list.title + ":"] + outline(list.items).map { "  " + $0 }
            case .heading(let text): return ["# " + text]
            case .separator: return ["-"]
            }
        }
    }

    private func control(_ label: String, in host: TestHost) throws -> CommandControl {
        func all(_ items: [CommandItem]) -> [CommandControl] {
            items.flatMap { item -> [CommandControl] in
                switch item {
                case .control(let control): [control]
                case .menu(let list): all(list.items)
                default: []
                }
            }
        }
        return try #require(host.host.commands.menus().flatMap { all($0.items) }.first { $0.label == label })
    }

    @Test("Menus have their titles, and stand between the standard ones that groups name")
    func titles() throws {
        let host = try #require(TestHost(app: Shelf()))
        #expect(host.host.commands.menus().map(\.title) == ["File", "Book", "Help"])
    }

    @Test("Groups are before, in place of and after the standard ones, with lines between them")
    func groups() throws {
        let host = try #require(TestHost(app: Shelf()))
        let file = try #require(host.host.commands.menus().first)
        #expect(outline(file.items) == ["Before", "-", "Instead", "-", "After", "-", "Save"])
    }

    @Test("Items are buttons, toggles, lines, headings, menus and the options of pickers")
    func items() throws {
        let host = try #require(TestHost(app: Shelf()))
        let book = try #require(host.host.commands.menus().first { $0.title == "Book" })
        #expect(
            outline(book.items) == [
                "Turn 0", "Close disabled", "-", "Night off", "# More", "Lists:", "  First", "  Others:", "    Second",
                "Order:", "  Title chosen", "  Author other",
            ])
        #expect(try control("Turn 0", in: host).shortcut == KeyboardShortcut("t", modifiers: [.command, .shift]))
    }

    @Test("A press runs the item, and items follow the state and the focused values of the window")
    func presses() throws {
        let host = try #require(TestHost(app: Shelf()))
        try control("Turn 0", in: host).node?.send(.press)
        #expect(try control("Turn 1", in: host).isEnabled)
        try control("Night", in: host).node?.send(.press)
        #expect(try control("Night", in: host).mark == .toggle(isOn: true))
        try control("Author", in: host).node?.send(.press)
        #expect(try control("Author", in: host).mark == .option(isSelected: true))
        #expect(try control("Title", in: host).mark == .option(isSelected: false))
        #expect(try !control("Close", in: host).isEnabled)
        host.tap("Open")
        #expect(try control("Close", in: host).isEnabled)
    }

    @Test("Items cannot be used while something is presented in front of the window")
    func presented() throws {
        let host = try #require(TestHost(app: Shelf()))
        host.tap("Present")
        #expect(try !control("Turn 0", in: host).isEnabled)
    }

    private static let offered = Dictionary(uniqueKeysWithValues: StandardCommand.allCases.map { ($0, $0 != .redo) })

    private func menus(_ host: TestHost) -> [String] {
        host.host.commands.menus(offering: Self.offered).map { menu in
            "\(menu.title): " + outline(menu.items).joined(separator: ", ")
        }
    }

    @Test("Hosts add the standard commands that they have, those about the app to the menu of files")
    func standard() throws {
        struct Plain: App {
            var body: some Scene {
                WindowGroup { Text("x") }.commands { CommandGroup(after: .help) { Button("Manual") {} } }
            }
        }
        let host = try #require(TestHost(app: Plain()))
        #expect(
            menus(host) == [
                "File: Close, -, Settings…, -, Quit", "Edit: Undo, Redo disabled, -, Cut, Copy, Paste, Select All",
                "Help: Manual",
            ])
        let controls = host.host.commands.menus(offering: Self.offered).flatMap(\.items)
        #expect(controls.contains { if case .control(let control) = $0 { control.standard == .quit } else { false } })
        #expect(host.host.commands.menus().map(\.title) == ["Help"])
    }

    @Test("Groups of the app take the places of standard commands, and stand beside them")
    func replacedStandards() throws {
        struct Own: App {
            var body: some Scene {
                WindowGroup { Text("x") }
                    .commands {
                        CommandGroup(replacing: .undoRedo) { Button("Take Back") {} }
                        CommandGroup(replacing: .pasteboard) {}
                        CommandGroup(replacing: .saveItem) {}
                        CommandGroup(after: .appSettings) { Button("Account") {} }
                        CommandGroup(replacing: .appTermination) { Button("Leave") {} }
                    }
            }
        }
        let menus = menus(try #require(TestHost(app: Own())))
        #expect(menus.count == 2)
        #expect(menus.first?.hasSuffix(": Settings…, -, Account, -, Leave") == true)
        #expect(menus.last == "Edit: Take Back")
    }

    @Test("The commands that undo and redo name the change")
    func changes() throws {
        struct Counting: App {
            struct Page: View {
                @State private var target = NSObject()
                @Environment(\.undoManager) private var undoManager
                var body: some View {
                    Button("Rename") {
                        undoManager?.registerUndo(withTarget: target) { _ in }
                        undoManager?.setActionName("Renaming")
                    }
                }
            }
            var body: some Scene { WindowGroup { Page() }.commands { CommandMenu("Page") { Button("Turn") {} } } }
        }
        let host = try #require(TestHost(app: Counting()))
        host.tap("Rename")
        #expect(menus(host).contains { $0.hasPrefix("Edit: Undo Renaming, ") })
    }

    @Test("Apps without commands, and those whose commands are removed, have no menus")
    func none() throws {
        struct Bare: App {
            var body: some Scene { WindowGroup { Text("x") } }
        }
        struct Removed: App {
            var body: some Scene {
                WindowGroup { Text("x") }.commands { CommandMenu("Book") { Button("Close") {} } }.commandsRemoved()
            }
        }
        #expect(try #require(TestHost(app: Bare())).host.commands.menus(offering: Self.offered).isEmpty)
        struct Empty: App {
            var body: some Scene { WindowGroup { Text("x") }.commands { EmptyCommands() } }
        }
        #expect(try #require(TestHost(app: Removed())).host.commands.menus(offering: Self.offered).isEmpty)
        #expect(try #require(TestHost(app: Empty())).host.commands.menus(offering: Self.offered).isEmpty)
    }
}

extension FocusedValues {
    @Entry fileprivate var shelf: String?
}
