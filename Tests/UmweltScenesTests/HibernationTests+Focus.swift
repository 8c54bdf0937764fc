import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@_spi(Kernel) import Umwelt
@testable import UmweltScenes

extension HibernationTests {
    @Test("The focus is where it was when the window wakes, and no view is told that it left or came")
    func focus() throws {
        let host = host(FocusTeller(events: events))
        let node = try #require(host.root.node.first(label: "Second"))
        #expect(node.receive(.focus))
        _ = host.nextFrame()
        #expect(events.log == ["focus true", "second"])
        let place = host.root.focus.place
        #expect(host.hibernation.begin() != nil)
        #expect(texts(of: host) == ["First", "Second", "second has it"])
        #expect(host.root.focus.place == place && place != nil)
        #expect(host.nextFrame().focus == nil)
        #expect(events.log == ["focus true", "second"])
        let again = try #require(host.nodes.focused)
        #expect(again.send(.blur))
        host.update()
        #expect(events.log == ["focus true", "second", "focus false", "none"])
    }

    @Test("Focused values are no change when their views are there again")
    func focusedValues() throws {
        let host = host(FocusedTitle(events: events))
        host.update()
        #expect(events.log == ["none to given"])
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(events.log == ["none to given"])
        #expect(texts(of: host) == ["given"])
    }

    @Test("A view that begins with the focus does not take it when the window wakes")
    func defaultFocus() {
        let host = host(DefaultFocusView())
        #expect(host.nodes.focused != nil)
        host.root.focus.move(to: nil)
        _ = host.nextFrame()
        #expect(host.hibernation.begin() != nil)
        host.update()
        #expect(host.nodes.focused == nil)
    }
}

private struct FocusTeller: View {
    let events: HibernatedEvents
    @FocusState private var focused: String?

    var body: some View {
        VStack {
            Text("First").focusable().focused($focused, equals: "first")
            FocusChangeTeller(events: events).focusable().focused($focused, equals: "second")
            Text(focused == "second" ? "second has it" : "first or none")
        }
        .onChange(of: focused) { events.log.append(focused ?? "none") }
    }
}

private struct FocusedTitle: View {
    let events: HibernatedEvents
    @FocusedValue(\.title) private var title

    var body: some View {
        Text(title ?? "none").focusedSceneValue(\.title, "given")
            .onChange(of: title) { events.log.append("\($0 ?? "none") to \($1 ?? "none")") }
    }
}

private struct FocusChangeTeller: View {
    let events: HibernatedEvents
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text("Second").onChange(of: isFocused) { events.log.append("focus \($1)") } }
}

private struct DefaultFocusView: View {
    @FocusState private var isFocused: Bool
    var body: some View { Text("x").focusable().focused($isFocused).defaultFocus($isFocused, true) }
}

extension FocusedValues {
    @Entry fileprivate var title: String?
}
