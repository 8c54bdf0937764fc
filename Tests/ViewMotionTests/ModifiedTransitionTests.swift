import Foundation
import SwiftUI
import Testing
import UmweltTesting

private let second = Animation.linear(duration: 1)

/// A view in a condition, which a button turns.
private struct Shown<Content: View>: View {
    @State private var isShown = false
    let animation: Animation?
    let content: Content

    init(animation: Animation? = second, @ViewBuilder content: () -> Content) {
        self.animation = animation
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            if isShown { content }
            Button("Go") { withAnimation(animation) { isShown.toggle() } }
        }
    }
}

/// A view whose root has a transition.
private struct Sliding: View {
    @State private var count = 0
    var body: some View { Button("new \(count)") { count += 1 }.transition(.slide) }
}

extension ViewModifier where Self == Framed {
    fileprivate static var framed: Framed { Framed() }
}

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(10).border(.red) }
}

/// Shows the line limit of the environment over a view.
private struct Limited: ViewModifier {
    @Environment(\.lineLimit) private var limit
    func body(content: Content) -> some View { content.overlay { Text("limit \(limit ?? 0)") } }
}

/// Writes the line limit of the environment, another one while the view is not there.
private struct Limiting: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.environment(\.lineLimit, phase.isIdentity ? 7 : 5).opacity(phase.isIdentity ? 1 : 0.5)
    }
}

/// Writes the environment while the view is not there, by another structure.
private struct LimitingAtFirst: Transition {
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> some View {
        if phase.isIdentity { content } else { content.environment(\.lineLimit, 5) }
    }
}

/// Changes its content as programs do, by modifiers that write to the environment.
private struct Muted: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View { content.font(.system(size: isOn ? 60 : 10)).disabled(isOn) }
}

/// Shows the line limit of the environment.
private struct Limit: View {
    let name: String
    @Environment(\.lineLimit) private var limit
    var body: some View { Text("\(name) \(limit ?? 0)") }
}

/// Transitions below modifiers of the view that comes and goes.
@MainActor
struct ModifiedTransitionTests {
    /// Expects that a view of a width, with a text "new" and maybe one "over" in it, comes and goes by sliding.
    private func expectSlide(
        width: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping () -> some View
    ) throws {
        let host = TestHost { Shown(content: content) }
        host.tap("Go")
        host.advance(by: 0.5)
        var shown: [String: CGRect] = [:]
        for label in ["new", "over"] {
            guard let half = host.presentation(of: label) else { continue }
            shown[label] = half.frame
            #expect(half.opacity == 1, sourceLocation: sourceLocation)
        }
        #expect(shown["new"] != nil, sourceLocation: sourceLocation)
        #expect(host.waitUntilIdle(), sourceLocation: sourceLocation)
        for (label, half) in shown {
            let end = try #require(host.presentation(of: label), sourceLocation: sourceLocation).frame
            let way = (width ?? end.width) / 2
            #expect(abs(end.minX - half.minX - way) < 0.6, "\(label) comes", sourceLocation: sourceLocation)
        }
        let ends = shown.keys.map { ($0, host.presentation(of: $0)?.frame.minX ?? .nan) }
        host.tap("Go")
        host.advance(by: 0.5)
        for (label, end) in ends {
            let half = try #require(host.presentation(of: label), sourceLocation: sourceLocation).frame
            let way = (width ?? half.width) / 2
            #expect(abs(half.minX - end - way) < 0.6, "\(label) goes", sourceLocation: sourceLocation)
        }
        #expect(host.waitUntilIdle(), sourceLocation: sourceLocation)
        #expect(host.presentation(of: "new") == nil, sourceLocation: sourceLocation)
        #expect(!host.isAnimating, sourceLocation: sourceLocation)
    }

    @Test func `SEMANTICS 46: a transition below modifiers is that of the whole view`() throws {
        try expectSlide { Text("new").transition(.slide).background(.yellow) }
        try expectSlide { Text("new").transition(.slide).background { Text("over") } }
        try expectSlide { Text("new").transition(.slide).overlay { Text("over") } }
        try expectSlide { Text("new").transition(.slide).border(.red) }
        try expectSlide { Text("new").transition(.slide).mask { Rectangle() } }
        try expectSlide { Text("new").transition(.slide).clipShape(Capsule()) }
        try expectSlide { Text("new").transition(.slide).shadow(radius: 3) }
        try expectSlide { Text("new").transition(.slide).compositingGroup().drawingGroup().geometryGroup() }
        try expectSlide { Text("new").transition(.slide).zIndex(1).layoutPriority(1).onTapGesture {} }
        try expectSlide { Text("new").transition(AnyTransition.slide).background(.yellow) }
    }

    @Test func `SEMANTICS 46: it moves by the size of the whole view`() throws {
        try expectSlide(width: 300) { Text("new").transition(.slide).frame(width: 300) }
        try expectSlide(width: 300) {
            Text("new").transition(.slide).frame(width: 260).padding(20).background(.yellow)
                .overlay(alignment: .bottom) { Text("over") }.clipShape(Capsule()).shadow(radius: 2)
        }
        try expectSlide(width: 300) {
            Group { Text("new").transition(.slide) }.frame(width: 280).modifier(.framed).environment(\.lineLimit, 2)
        }
    }

    @Test func `SEMANTICS 46: it is found in the body of a view, and of each item`() throws {
        try expectSlide(width: 300) { ForEach(0..<1) { _ in Text("new").transition(.slide).frame(width: 300) } }
        let host = TestHost { Shown { Sliding().padding(20).background(.yellow) } }
        host.tap("Go")
        host.advance(by: 0.5)
        let half = try #require(host.presentation(of: "new 0"))
        #expect(half.opacity == 1)
        host.waitUntilIdle()
        let end = try #require(host.presentation(of: "new 0")).frame
        #expect(abs(end.minX - half.frame.minX - (end.width + 40) / 2) < 0.6)
        // Put back while it goes, it keeps its state.
        host.tap("new 0")
        host.tap("Go")
        host.advance(by: 0.25)
        host.tap("Go")
        #expect(host.waitUntilIdle())
        #expect(try abs(#require(host.presentation(of: "new 1")).frame.midX - end.midX) < 0.6)
    }

    @Test func `SEMANTICS 46: the outermost transition counts, alone`() throws {
        try expectSlide { Text("new").transition(.opacity).transition(.slide) }
        try expectSlide { Text("new").transition(.opacity).background(.yellow).transition(.slide) }
        try expectSlide { Text("new").transition(.opacity).padding(0).transition(.slide).background(.yellow) }
    }

    @Test func `SEMANTICS 46: a transition in a container or a layer is not that of the whole view`() throws {
        for content in [
            AnyView(VStack { Text("new").transition(.slide) }.background(.yellow)),
            AnyView(Color.clear.frame(width: 90, height: 20).overlay { Text("new").transition(.slide) }.padding(3)),
        ] {
            let host = TestHost { Shown { content } }
            host.tap("Go")
            host.advance(by: 0.5)
            let half = try #require(host.presentation(of: "new"))
            #expect(abs(half.opacity - 0.5) < 0.01)
            host.waitUntilIdle()
            // It only comes to rest on whole pixels.
            let end = try #require(host.presentation(of: "new")).frame
            #expect(abs(end.minX - half.frame.minX) < 0.6)
        }
    }

    @Test func `SEMANTICS 46: it reads the environment outside of the view's modifiers`() {
        let host = TestHost {
            Shown {
                Text("new").transition(.modifier(active: Limited(), identity: Limited()))
                    .environment(\.lineLimit, 2).background(.yellow).environment(\.lineLimit, 3)
            }
            .environment(\.lineLimit, 4)
        }
        host.tap("Go")
        #expect(host.texts.contains("limit 4"))
    }

    @Test func `SEMANTICS 46: what it writes to the environment reaches the view and its layers`() {
        let host = TestHost {
            Shown {
                VStack(spacing: 0) { Limit(name: "view") }.transition(Limiting()).padding(2)
                    .background { Limit(name: "back") }.overlay { Limit(name: "front") }.border(.red)
            }
        }
        host.tap("Go")
        for name in ["view", "back", "front"] { #expect(host.presentation(of: "\(name) 7") != nil) }
        host.waitUntilIdle()
        host.tap("Go")
        for name in ["view", "back", "front"] { #expect(host.presentation(of: "\(name) 5") != nil) }
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "view 5") == nil)
    }

    @Test func `SEMANTICS 46: what a modifier of the view writes comes before what the transition does`() {
        let host = TestHost {
            Shown {
                Limit(name: "view").transition(Limiting()).background { Limit(name: "inner") }
                    .environment(\.lineLimit, 2).overlay { Limit(name: "outer") }
            }
        }
        host.tap("Go")
        #expect(host.texts.contains("view 2") && host.texts.contains("inner 2") && host.texts.contains("outer 7"))
    }

    @Test func `SEMANTICS 46: a pair of modifiers sets fonts, and whether controls are enabled`() throws {
        let host = TestHost {
            Shown {
                Button("new") {}.buttonStyle(.plain)
                    .transition(.modifier(active: Muted(isOn: false), identity: Muted(isOn: true))).padding(4)
            }
        }
        host.tap("Go")
        host.waitUntilIdle()
        #expect(host.node("new")?.isEnabled == false)
        #expect(try #require(host.frame(of: "new")).height > #require(host.frame(of: "Go")).height * 2)
    }

    @Test func `SEMANTICS 46: a transition that shows the view by another structure writes for that alone`() {
        let host = TestHost {
            Shown { Limit(name: "view").transition(LimitingAtFirst()).padding(2).background { Limit(name: "back") } }
        }
        host.tap("Go")
        host.waitUntilIdle()
        #expect(host.texts.contains("view 0") && host.texts.contains("back 0"))
        #expect(host.frame(of: "view 0") != nil)
    }

    @Test func `SEMANTICS 54: under reduced motion the whole view fades`() throws {
        let host = TestHost { Shown { Text("new").transition(.slide).overlay(alignment: .top) { Text("over") } } }
        host.traits.accessibilityReduceMotion = true
        host.tap("Go")
        host.advance(by: 0.5)
        for label in ["new", "over"] {
            let half = try #require(host.presentation(of: label))
            #expect(abs(half.opacity - 0.5) < 0.01)
        }
    }

    @Test func `what changes in the view is shown while the transition stands around its modifiers`() {
        struct Items: View {
            @State private var count = 1
            var body: some View {
                Group { ForEach(0..<count, id: \.self) { Text("item \($0)") } }
                    .transition(.slide).padding(4).background(.yellow)
                Button("More") { count += 1 }
            }
        }
        let host = TestHost { VStack { Shown { Items() } } }
        host.tap("Go")
        host.waitUntilIdle()
        host.tap("More")
        host.tap("More")
        #expect(host.texts.filter { $0.hasPrefix("item") } == ["item 0", "item 1", "item 2"])
        #expect(host.frame(of: "item 2") != nil)
        host.tap("Go")
        #expect(host.waitUntilIdle())
        #expect(host.frame(of: "item 0") == nil)
    }

    @Test func `a transition changes with the view while it stands around its modifiers`() throws {
        struct Page: View {
            @State private var edge = Edge.leading
            var body: some View {
                Shown { Text("new").transition(.move(edge: edge)).background(.yellow) }
                Button("Turn") { edge = .trailing }
            }
        }
        let host = TestHost { Page() }
        host.tap("Go")
        host.waitUntilIdle()
        let end = try #require(host.presentation(of: "new")).frame
        host.tap("Turn")
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(try #require(host.presentation(of: "new")).frame.minX - end.minX > 1)
    }

    @Test func `an animated transition around a condition leaves a view with its own transition alone`() throws {
        let host = TestHost { Outer() }
        host.tap("Turn")
        let shown = try #require(host.presentation(of: "own"))
        #expect(shown.opacity == 1)
        host.advance(by: 0.5)
        #expect(host.presentation(of: "own")?.frame == shown.frame)
        #expect(!host.isAnimating)
    }
}

/// An animated transition around a view that has its own without an animation.
private struct Outer: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Group { if isOn { Text("own").transition(.opacity) } }.transition(.slide.animation(second))
            Button("Turn") { isOn.toggle() }
        }
    }
}
