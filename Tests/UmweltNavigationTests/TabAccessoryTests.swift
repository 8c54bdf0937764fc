import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Accessories and items of tab views")
struct TabAccessoryTests {
    private struct Player: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .expanded ? "Playing above" : "Playing") }
    }

    private struct Place: View {
        @Environment(\.tabBarPlacement) private var placement
        @Environment(\.tabViewBottomAccessoryPlacement) private var accessory
        var body: some View {
            Text(placement == .bottomBar ? "Bar below" : placement == .pageIndicator ? "Dots" : "No bar")
            if accessory != nil { Text("In an accessory") }
        }
    }

    @Test("An accessory is above the bar, and the tabs' views keep clear of it")
    func accessory() {
        func host(isEnabled: Bool) -> TestHost {
            show(300, 400) {
                TabView {
                    Tab("Songs", systemImage: "music.note") {
                        VStack {
                            Spacer(); Text("Last song")
                        }
                    }
                }
                .tabViewBottomAccessory(isEnabled: isEnabled) { Player() }
            }
        }
        let with = host(isEnabled: true)
        let without = host(isEnabled: false)
        #expect(with.texts.contains("Playing above") && !without.texts.contains("Playing above"))
        let song = with.frame(of: "Last song")?.maxY ?? 0
        let player = with.frame(of: "Playing above")?.midY ?? 0
        let label = with.frame(of: "Songs")?.minY ?? 0
        #expect(song < player && player < label)
        // 48 points of the accessory, and 8 below it.
        #expect((without.frame(of: "Last song")?.maxY ?? 0) - song == 56)
    }

    @Observable final class Bars { var isHidden = false }

    @Test("A view that is inset below a tab view is in front of the bar, which stays at its edge, while there is one")
    func insetBelow() throws {
        let bars = Bars()
        func host(hasInset: Bool) -> TestHost {
            show(300, 400) {
                TabView {
                    Tab("Songs", systemImage: "music.note") {
                        VStack {
                            Spacer(); Text("Last song")
                        }
                        .toolbarVisibility(bars.isHidden ? .hidden : .visible, for: .tabBar)
                    }
                }
                .tint(.red)
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    if hasInset { Text("Player").frame(height: 70).offset(y: -49) }
                }
            }
        }
        let (with, without) = (host(hasInset: true), host(hasInset: false))
        for name in ["Songs", "Last song"] {
            #expect(try #require(with.frame(of: name)) == without.frame(of: name), "\(name)")
        }
        let player = try #require(with.frame(of: "Player")).midY
        #expect(abs(player - (400 - 35 - 49)) < 0.01)
        bars.isHidden = true
        let song = try #require(with.frame(of: "Last song")).maxY
        #expect(abs(song - (400 - 70)) < 0.01)
        bars.isHidden = false
        #expect(with.frame(of: "Last song") == without.frame(of: "Last song"))
    }

    @Test("A tab view in a tab does not take the accessory of the one around it")
    func nested() {
        let host = show(300, 400) {
            TabView {
                Tab("Outer", systemImage: "circle") { TabView { Tab("Inner", systemImage: "square") { Text("Page") } } }
            }
            .tabViewBottomAccessory { Text("Playing") }
        }
        #expect(host.texts.count { $0 == "Playing" } == 1)
    }

    @Test("Views in tabs are told where the tabs show")
    func placement() {
        #expect(show(300, 200) { TabView { Place() } }.texts.first == "Bar below")
        #expect(show(300, 200) { TabView { Place() }.tabViewStyle(.page) }.texts.first == "Dots")
        #expect(show(300, 200) { Place() }.texts == ["No bar"])
    }

    @Test("Labels for assistive technology, menus and popovers are those of the tab's item in the bar")
    func decorations() {
        var isAdded = false
        let host = show(300, 200) {
            TabView {
                Tab("Inbox", systemImage: "tray") { Text("Letters") }
                    .accessibilityLabel("All letters")
                    .accessibilityHint("Shows letters")
                    .accessibilityIdentifier("inbox")
                Tab("Drafts", systemImage: "pencil") { Text("Unsent") }
                    .contextMenu { Button("Write") { isAdded = true } }
            }
        }
        let tab = host.node("inbox")
        #expect(tab?.label == "All letters" && tab?.semantics.hint == "Shows letters")
        #expect(host.tap("Drafts") && host.texts.contains("Unsent"))
        #expect(host.openContextMenu("Drafts") && host.tap("Write") && isAdded)
    }

    @Test("Choices of tabs are kept as they were stored")
    func customization() throws {
        var choices = TabViewCustomization()
        choices[tab: "inbox"].sidebarVisibility = .hidden
        #expect(
            choices[sidebarVisibility: "inbox"] == .hidden && choices[tab: "drafts"].sidebarVisibility == .automatic)
        let stored = try JSONEncoder().encode(choices)
        #expect(try JSONDecoder().decode(TabViewCustomization.self, from: stored) == choices)
        choices.resetVisibility()
        #expect(choices == TabViewCustomization())
    }
}

@MainActor @Suite("Tab bars that become small")
struct TabBarMinimizeTests {
    private func host(_ behavior: TabBarMinimizeBehavior) -> TestHost {
        show(300, 400) {
            TabView {
                Tab("Songs", systemImage: "music.note") { ScrollView { ForEach(0..<60) { Text("Song \($0)") } } }
                Tab("Films", systemImage: "film") { Text("Film") }
            }
            .tabBarMinimizeBehavior(behavior)
            .tabViewBottomAccessory { Placed() }
        }
    }

    private struct Placed: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .inline ? "Beside" : "Above") }
    }

    @Test(
        "Scrolling down leaves the selected tab alone, with the accessory beside it; scrolling up brings the others back"
    )
    func scrolling() {
        let host = host(.onScrollDown)
        #expect(host.tabs == ["Songs", "Films"] && host.texts.contains("Above"))
        host.scroll(to: CGPoint(x: 0, y: 100))
        #expect(host.tabs == ["Songs"] && host.texts.contains("Beside"))
        #expect(host.frame(of: "Songs")?.midX ?? 300 < host.frame(of: "Beside")?.midX ?? 0)
        host.scroll(to: CGPoint(x: 0, y: 40))
        #expect(host.tabs == ["Songs", "Films"] && host.texts.contains("Above"))
    }

    @Test("A press on the tab of a small bar makes it large")
    func press() {
        let host = host(.onScrollDown)
        host.scroll(to: CGPoint(x: 0, y: 100))
        host.tap("Songs")
        #expect(host.tabs == ["Songs", "Films"])
    }

    @Test("By default a bar keeps its size")
    func unchanged() {
        let host = host(.automatic)
        host.scroll(to: CGPoint(x: 0, y: 100))
        #expect(host.tabs == ["Songs", "Films"])
    }
}
