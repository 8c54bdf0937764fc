import SwiftUI
import TestSupport
import Testing

import Umwelt
@testable import UmweltTesting

/// Stacks follow changes deep inside that leave all sizes as they are: of distances to neighbours, and of guides.
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

    /// Expects that the neighbour moves with the exchange, and moves back.
    private func expectNeighborMoves(in view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
        let (host, verification, differences) = verified(view)
        let before = host.frame(of: "neighbour")
        host.tap("Exchange")
        #expect(host.frame(of: "neighbour") != before, sourceLocation: sourceLocation)
        host.tap("Exchange")
        #expect(host.frame(of: "neighbour") == before, sourceLocation: sourceLocation)
        #expect(differences.found.isEmpty, "\(differences.found)", sourceLocation: sourceLocation)
        #expect(verification.count > 0)
    }

    /// Exchanges a view beside a text for a spacer, to which the text has no distance.
    private func expectGapFollows<Row: View>(
        sourceLocation: SourceLocation = #_sourceLocation, _ row: @escaping (AnyView) -> Row
    ) {
        expectNeighborMoves(
            in: Exchange(
                one: Color.red.frame(width: 30, height: 30),
                other: Spacer(minLength: 30).frame(width: 30, height: 30)
            ) { content in
                HStack {
                    row(content)
                    Text("neighbour")
                }
                .fixedSize()
            }, sourceLocation: sourceLocation)
    }

    @Test func `The gap beside a row of rows follows the view that comes to its edge`() {
        expectGapFollows { content in HStack { HStack { content } } }
    }

    @Test func `The gap beside layers follows the layer at the edge`() {
        expectGapFollows { content in ZStack { HStack { content } } }
    }

    @Test func `The gap beside a custom layout follows the view at its edge`() {
        expectGapFollows { content in AnyLayout(HStackLayout()) { HStack { content } } }
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
        expectNeighborMoves(
            in: Exchange(one: low, other: high) { content in
                HStack(alignment: .firstTextBaseline) {
                    VStack { VStack { content } }
                    Text("neighbour")
                }
            })
    }

    @Test func `An alignment guide that comes deep inside aligns the outer stack`() {
        expectNeighborMoves(
            in: Exchange(
                one: Color.red.frame(width: 30, height: 30),
                other: Color.red.frame(width: 30, height: 30).alignmentGuide(.firstTextBaseline) { _ in -10 }
            ) { content in
                HStack(alignment: .firstTextBaseline) {
                    VStack { VStack { content } }
                    Text("neighbour")
                }
            })
    }
}
