import SwiftUI
import TestSupport
import Testing
import UmweltTesting

import Umwelt
import UmweltControls
@Observable private final class Conversation {
    var count = 100
}

@MainActor @Suite("Settings of scroll views") struct ScrollSettingTests {
    @Test("A bottom anchor shows the end of the content first, and when it grows or the window shrinks")
    func bottom() {
        struct Messages: View {
            let conversation: Conversation
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<conversation.count, id: \.self) { Box("\($0)", 50, 30) } }
                }
                .defaultScrollAnchor(.bottom)
            }
        }
        let conversation = Conversation()
        conversation.count = 2
        let host = show(100, 90) { Messages(conversation: conversation) }
        #expect(host.frame(of: "0")?.minY == 30, "what is small is at the end")
        host.updates { conversation.count = 10 }
        #expect(host.frame(of: "9")?.minY == 60)
        host.size = CGSize(width: 100, height: 60)
        #expect(host.frame(of: "9")?.minY == 30)
        host.scroll(to: CGPoint(x: 0, y: 200))
        host.updates { conversation.count = 11 }
        #expect(host.frame(of: "7")?.minY == 10, "a little further up, it stays where it is")
    }

    // Recorded on macOS 26.2 by the fixture scroll/anchor-roles.
    @Test("An anchor for changes of size holds only content that is at it")
    func sizeChanges() {
        struct Messages: View {
            let conversation: Conversation
            let anchor: UnitPoint
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<conversation.count, id: \.self) { Box("\($0)", 50, 30) } }
                }
                .defaultScrollAnchor(anchor, for: .sizeChanges)
            }
        }
        let conversation = Conversation()
        conversation.count = 10
        let end = show(100, 90) { Messages(conversation: conversation, anchor: .bottom) }
        end.updates { conversation.count = 12 }
        #expect(end.frame(of: "0")?.minY == 0, "at the beginning")
        end.scroll(to: CGPoint(x: 0, y: 270))
        end.updates { conversation.count = 14 }
        #expect(end.frame(of: "13")?.minY == 60, "at the end")
        let middle = show(100, 90) { Messages(conversation: conversation, anchor: .center) }
        middle.scroll(to: CGPoint(x: 0, y: 165))
        middle.updates { conversation.count = 16 }
        #expect(middle.frame(of: "0")?.minY == -195, "half of the range")
    }

    @Test("Of rows that are made late the last ones are made at first")
    func lazyBottom() {
        let host = show(100, 90) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Box("\($0)", 50, 30) } } }
                .defaultScrollAnchor(.bottom)
        }
        #expect(host.frame(of: "999")?.minY == 60)
        #expect(host.texts.count < 40)
        host.scroll(to: CGPoint(x: 0, y: 29_000))
        #expect(host.frame(of: "967")?.minY == 10)
    }

    @Test("Each anchor can be another one")
    func roles() {
        let host = show(100, 90) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 50, 30) } } }
                .defaultScrollAnchor(.center, for: .initialOffset)
        }
        #expect(host.frame(of: "0")?.minY == -105)
        let small = show(100, 90) {
            ScrollView { Box("a", 50, 30) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
        }
        #expect(small.frame(of: "a")?.minY == 30)
        let both = show(100, 90) { ScrollView([.horizontal, .vertical]) { Box("a", 50, 30) } }
        #expect(both.frame(of: "a")?.origin == CGPoint(x: 25, y: 30))
        let corner = show(100, 90) {
            ScrollView([.horizontal, .vertical]) { Box("a", 50, 30) }.defaultScrollAnchor(.topLeading)
        }
        #expect(corner.frame(of: "a")?.origin == .zero)
    }

    @Test("Without a clip the content is drawn outside too")
    func clip() {
        func hasClip(_ items: [DisplayItem]) -> Bool {
            items.contains { item in
                if case .group(let group) = item { group.clip != nil || hasClip(group.items) } else { false }
            }
        }
        #expect(hasClip(show { ScrollView { Text("a") } }.displayList.items))
        #expect(!hasClip(show { ScrollView { Text("a") }.scrollClipDisabled() }.displayList.items))
        #expect(hasClip(show { ScrollView { Text("a") }.scrollClipDisabled(false) }.displayList.items))
    }

    private func area<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> ScrollSemantics? {
        func find(_ nodes: [SemanticsNode]) -> ScrollSemantics? {
            for node in nodes {
                if case .scrollArea(let area) = node.role { return area }
                if let inner = find(node.children) { return inner }
            }
            return nil
        }
        return find(show(100, 90, content).semantics)
    }

    @Test("A scroll view that always bounces keeps scrolls to itself")
    func bounces() {
        let content = Color.red.frame(width: 50, height: 300)
        #expect(area { ScrollView { content } }?.keepsVerticalScrolls == false)
        #expect(area { ScrollView { content }.scrollBounceBehavior(.always) }?.keepsVerticalScrolls == true)
        #expect(area { ScrollView { content }.scrollBounceBehavior(.always) }?.keepsHorizontalScrolls == false)
        #expect(area { ScrollView { content }.scrollBounceBehavior(.basedOnSize) }?.keepsVerticalScrolls == false)
        #expect(
            area { ScrollView(.horizontal) { content }.scrollBounceBehavior(.always, axes: .horizontal) }?
                .keepsHorizontalScrolls == true)
        let both = ScrollView([.horizontal, .vertical]) { content }
            .environment(\.verticalScrollBounceBehavior, .always)
            .environment(\.horizontalScrollBounceBehavior, .basedOnSize)
        #expect(area { both }?.keepsVerticalScrolls == true && area { both }?.keepsHorizontalScrolls == false)
    }

    @Test("A scroll ends the input of text as its dismiss mode says")
    func keyboard() {
        struct Form: View {
            let mode: ScrollDismissesKeyboardMode
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                ScrollView {
                    TextField("Name", text: $text).focused($isFocused)
                    Text(isFocused ? "writing" : "resting")
                    Color.red.frame(height: 500)
                }
                .scrollDismissesKeyboard(mode)
            }
        }
        for (mode, ends): (ScrollDismissesKeyboardMode, Bool) in [
            (.automatic, false), (.never, false), (.immediately, true), (.interactively, true),
        ] {
            let host = show(100, 90) { Form(mode: mode) }
            host.focus("Name")
            #expect(host.texts.contains("writing"))
            host.scroll(to: CGPoint(x: 0, y: 20))
            #expect(host.texts.contains("resting") == ends, "\(mode)")
        }
        let host = show(100, 90) { Form(mode: .never).environment(\.scrollDismissesKeyboardMode, .immediately) }
        host.focus("Name")
        host.scroll(to: CGPoint(x: 0, y: 20))
        #expect(host.texts.contains("writing"))
    }
}
