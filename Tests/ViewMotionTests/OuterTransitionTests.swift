import Foundation
import SwiftUI
import Testing
import UmweltTesting

private let second = Animation.linear(duration: 1)

/// A page with a number, which a button turns.
private struct Turning<Content: View>: View {
    @State private var number = 0
    let animation: Animation?
    let content: (Int) -> Content

    init(animation: Animation? = second, @ViewBuilder content: @escaping (Int) -> Content) {
        self.animation = animation
        self.content = content
    }

    var body: some View {
        VStack(spacing: 0) {
            content(number)
            Button("Go") { withAnimation(animation) { number += 1 } }
        }
    }
}

private struct Named: View {
    let number: Int
    var body: some View {
        if number == 0 { Text("page 0") } else { Text("page 1") }
    }
}

/// Transitions that stand around a condition, an identity or items.
@MainActor
struct OuterTransitionTests {
    /// Returns the distances of two pages from where the second one will be, and their opacities, in the middle.
    private func middle(@ViewBuilder of content: @escaping (Int) -> some View) throws -> (
        distances: [CGFloat], opacities: [Double]
    ) {
        let host = TestHost { Turning(content: content) }
        let pages = ["page 0", "page 1"]
        host.tap("Go")
        host.advance(by: 0.5)
        let shown = try pages.map { try #require(host.presentation(of: $0)) }
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "page 0") == nil)
        let end = try #require(host.presentation(of: "page 1")).frame
        return (shown.map { ($0.frame.midX - end.midX) / end.width }, shown.map(\.opacity))
    }

    private func expectSlide(
        @ViewBuilder of content: @escaping (Int) -> some View, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (distances, opacities) = try middle(of: content)
        #expect(abs(distances[0] - 0.5) < 0.1 && abs(distances[1] + 0.5) < 0.1, sourceLocation: sourceLocation)
        #expect(opacities == [1, 1], sourceLocation: sourceLocation)
    }

    @Test func `SEMANTICS 46: a transition after an id is that of each view with an identity`() throws {
        try expectSlide { Text("page \($0)").id($0).transition(.slide) }
        try expectSlide { Text("page \($0)").transition(.slide).id($0) }
    }

    @Test func `SEMANTICS 46: a transition around a condition is that of its branches`() throws {
        try expectSlide { number in
            Group {
                if number == 0 { Text("page 0") } else { Text("page 1") }
            }
            .transition(.slide)
        }
        try expectSlide { Named(number: $0).transition(.slide) }
        try expectSlide { AnyTransitionPages(number: $0) }
    }

    @Test func `SEMANTICS 46: a transition around items is that of each`() throws {
        try expectSlide { number in
            ForEach([number], id: \.self) { Text("page \($0)") }.transition(.slide)
        }
    }

    @Test func `SEMANTICS 46: a transition of the view itself comes before one around the condition`() throws {
        let (distances, opacities) = try middle { number in
            Group {
                if number == 0 { Text("page 0").transition(.opacity) } else { Text("page 1").transition(.opacity) }
            }
            .transition(.slide)
        }
        #expect(distances.allSatisfy { abs($0) < 0.1 })
        #expect(opacities.allSatisfy { abs($0 - 0.5) < 0.01 })
    }

    @Test func `SEMANTICS 46: a transition around a container is not that of what is in it`() throws {
        let (distances, opacities) = try middle { number in
            ZStack {
                if number == 0 { Text("page 0") } else { Text("page 1") }
            }
            .transition(.slide)
        }
        #expect(distances.allSatisfy { abs($0) < 0.1 })
        #expect(opacities.allSatisfy { abs($0 - 0.5) < 0.01 })
    }

    @Test func `a condition in a view that comes does not move once more`() throws {
        let host = TestHost {
            Turning { number in
                if number == 1 {
                    Group { if number > 0 { Text("page 1") } }.transition(.slide)
                }
            }
        }
        host.tap("Go")
        host.advance(by: 0.5)
        let shown = try #require(host.presentation(of: "page 1")).frame
        host.waitUntilIdle()
        let end = try #require(host.presentation(of: "page 1")).frame
        #expect(abs(shown.minX - (end.minX - end.width / 2)) < 0.6)
    }

    @Test func `without an animation nothing moves, and state is kept while the identity is`() {
        let host = TestHost {
            Turning(animation: nil) { Text("page \($0)").id($0).transition(.slide) }
        }
        host.tap("Go")
        #expect(!host.isAnimating)
        #expect(host.presentation(of: "page 0") == nil)
    }

    @Test func `SEMANTICS 54: under reduced motion the branches fade`() {
        let host = TestHost {
            Turning { Text("page \($0)").id($0).transition(.slide) }.environment(\._accessibilityReduceMotion, true)
        }
        host.tap("Go")
        host.advance(by: 0.5)
        #expect(host.presentation(of: "page 0").map { abs($0.opacity - 0.5) < 0.01 } == true)
    }
}

/// Pages with an erased transition, in an erased view.
private struct AnyTransitionPages: View {
    let number: Int
    var body: some View {
        AnyView(Text("page \(number)").id(number)).transition(AnyTransition.slide)
    }
}
