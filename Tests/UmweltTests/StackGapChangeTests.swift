import SwiftUI
import Testing

@testable import Umwelt
@testable import UmweltTesting

/// What a stack reads of views deep inside, where no size changes: distances to neighbours, and guides.
@Suite(.serialized) @MainActor struct StackGapChangeTests {
    /// Shows one of two contents of the same size, and a button that exchanges them.
    private struct Exchange<One: View, Other: View, Whole: View>: View {
        let one: One
        let other: Other
        let whole: (AnyView) -> Whole
        @State private var isOther = false

        var body: some View {
            Button("Exchange") { isOther.toggle() }
            whole(AnyView(Group { if isOther { other } else { one } }))
        }
    }

    private func expectSame(
        _ view: some View, _ name: String, moves: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (host, verification, differences) = verified(view)
        let before = host.frame(of: name)
        host.tap("Exchange")
        let after = host.frame(of: name)
        #expect((before != after) == moves, "\(String(describing: before))", sourceLocation: sourceLocation)
        host.tap("Exchange")
        #expect(host.frame(of: name) == before, sourceLocation: sourceLocation)
        #expect(differences.found.isEmpty, "\(differences.found)", sourceLocation: sourceLocation)
        #expect(verification.count > 0)
    }

    @Test func `The gap beside a row of rows follows the view that comes to its edge`() {
        expectSame(
            Exchange(
                one: Color.red.frame(width: 30, height: 30),
                other: Spacer(minLength: 30).frame(width: 30, height: 30)
            ) { content in
                HStack {
                    HStack { HStack { content } }
                    Text("neighbour")
                }
                .fixedSize()
            }, "neighbour")
    }

    @Test func `The gap beside layers follows the layer at the edge`() {
        expectSame(
            Exchange(
                one: Color.red.frame(width: 30, height: 30),
                other: Spacer(minLength: 30).frame(width: 30, height: 30)
            ) { content in
                HStack {
                    ZStack { HStack { content } }
                    Text("neighbour")
                }
                .fixedSize()
            }, "neighbour")
    }

    @Test func `The gap beside a custom layout follows the view at its edge`() {
        expectSame(
            Exchange(
                one: Color.red.frame(width: 30, height: 30),
                other: Spacer(minLength: 30).frame(width: 30, height: 30)
            ) { content in
                HStack {
                    AnyLayout(HStackLayout()) { HStack { content } }
                    Text("neighbour")
                }
                .fixedSize()
            }, "neighbour")
    }

    @Test func `A baseline follows texts that change places deep inside`() {
        let low = VStack(spacing: 0) {
            Color.red.frame(width: 30, height: 30)
            Text("text")
        }
        let high = VStack(spacing: 0) {
            Text("text")
            Color.red.frame(width: 30, height: 30)
        }
        expectSame(
            Exchange(one: low, other: high) { content in
                HStack(alignment: .firstTextBaseline) {
                    VStack { VStack { content } }
                    Text("neighbour")
                }
            }, "neighbour")
    }

    @Test func `An alignment guide that comes deep inside aligns the outer stack`() {
        expectSame(
            Exchange(
                one: Color.red.frame(width: 30, height: 30),
                other: Color.red.frame(width: 30, height: 30).alignmentGuide(.firstTextBaseline) { _ in -10 }
            ) { content in
                HStack(alignment: .firstTextBaseline) {
                    VStack { VStack { content } }
                    Text("neighbour")
                }
            }, "neighbour")
    }
}
