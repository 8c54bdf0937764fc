import SwiftUI
import Testing
import UmweltTesting

/// Asks a view for its sizes, and takes no room itself.
private struct Asking: Layout {
    let proposals: [ProposedViewSize]
    let answers: Answers

    final class Answers: @unchecked Sendable { var sizes: [CGSize] = [] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        answers.sizes = proposals.map { subviews.first?.sizeThatFits($0) ?? .zero }
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// The sizes that a view takes of what a layout in a window of 200 by 100 offers it.
@MainActor package func sizes<Content: View>(of content: Content, for proposals: [ProposedViewSize]) -> [CGSize] {
    let answers = Asking.Answers()
    show(traits: .testing) { Asking(proposals: proposals, answers: answers) { content } }.update()
    return answers.sizes
}

/// Expects the sizes that a view takes for a proposal of zero, for an unspecified one, for an infinite one and for
/// one of 100 by 60. Negative lengths are nothing, and what is no number is no offer.
@MainActor package func expectSizes<Content: View>(
    of content: Content, zero: (CGFloat, CGFloat), ideal: (CGFloat, CGFloat), endless: (CGFloat, CGFloat),
    usual: (CGFloat, CGFloat), sourceLocation: SourceLocation = #_sourceLocation
) {
    let offers: [(name: String, proposal: ProposedViewSize, size: (CGFloat, CGFloat))] = [
        ("nothing", .zero, zero), ("no offer", .unspecified, ideal), ("endless room", .infinity, endless),
        ("100 by 60", ProposedViewSize(width: 100, height: 60), usual),
        ("less than nothing", ProposedViewSize(width: -10, height: -.infinity), zero),
        ("no number", ProposedViewSize(width: .nan, height: .nan), ideal),
    ]
    for (offer, size) in zip(offers, sizes(of: content, for: offers.map(\.proposal))) {
        #expect(
            isNear(size.width, offer.size.0) && isNear(size.height, offer.size.1),
            "\(offer.name): \(size.width) by \(size.height)", sourceLocation: sourceLocation)
    }
}

/// Expects that a view takes one size of whatever it is offered.
@MainActor package func expectSize<Content: View>(
    of content: Content, _ width: CGFloat, _ height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
) {
    let size = (width, height)
    expectSizes(of: content, zero: size, ideal: size, endless: size, usual: size, sourceLocation: sourceLocation)
}

/// True if two lengths are the same but for rounding.
private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || abs(one - other) < 1e-6 }
