import Foundation

/// The explicit guides found inside a node during a lookup of one of its guides.
///
/// A container places its children by their guides to find its own guide, and then queries them again. Without this
/// cache, nesting would multiply the queries. Nothing changes during a lookup, so the cached answers stay valid.
final class GuideQuery {
    private struct Key: Hashable {
        let node: ObjectIdentifier
        let guide: AlignmentKey
        let proposal: CompactProposal
    }

    /// The number of levels below which answers are remembered: a guess. Above, asking again costs less than
    /// remembering.
    private static let shallow = 6

    private var level = 0
    private var answers: [Key: CGFloat?] = [:]

    /// Returns the explicit guide of a node for a proposal.
    func guide(_ guide: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize) -> CGFloat? {
        level += 1
        defer {
            level -= 1
            if level == 0 && !answers.isEmpty { answers = [:] }
        }
        guard level > Self.shallow else { return node.explicitAlignment(guide, for: proposal) }
        let key = Key(node: ObjectIdentifier(node), guide: guide, proposal: CompactProposal(proposal))
        if let answer = answers[key] { return answer }
        NestingLimit.check(at: node.element)
        let answer = node.explicitAlignment(guide, for: proposal)
        answers[key] = .some(answer)
        return answer
    }
}
