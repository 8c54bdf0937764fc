/// The list of payloads of nodes that are released iteratively, so that long chains do not overflow the stack.
///
/// Releasing a value may release a closure that holds the next value, and so on: a chain of a hundred thousand would
/// overflow the stack. Each released node counts the depth of such releases; beyond a limit its payload is kept and
/// released later, when the depth is small again.
final class DeferredRelease {
    private var depth = 0
    private var payloads: [Any] = []

    /// The maximum depth of nested releases: a guess that is far below any stack's limit.
    private static let maxDepth = 100

    /// Enters the release of a node.
    ///
    /// - Returns: False if the node has to ``postpone(_:)`` its payload instead.
    func enter() -> Bool {
        if depth == Self.maxDepth { return false }
        depth += 1
        return true
    }

    /// Ends the release that ``enter()`` began.
    func leave() {
        if depth == 1 { while let payload = payloads.popLast() { withExtendedLifetime(payload) {} } }
        depth -= 1
    }

    /// Keeps `payload` alive until the depth is small again.
    func postpone(_ payload: Any) { payloads.append(payload) }
}
