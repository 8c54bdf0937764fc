/// The list of payloads of nodes that are released iteratively, so that long chains do not overflow the stack.
///
/// Releasing a value may release the closure that holds the next value, and so on down a chain of a hundred thousand.
/// Each node that is released counts the depth of such releases; beyond a limit its payload is kept until the stack is
/// short again.
final class DeferredRelease {
    private var depth = 0
    private var payloads: [Any] = []

    /// The depth up to which releases are nested: a guess that is far from any stack's end.
    private static let maxDepth = 100

    /// Enters the release of a node.
    ///
    /// - Returns: False if the node has to ``postpone(_:)`` its payload instead.
    func enter() -> Bool {
        if depth == Self.maxDepth { return false }
        depth += 1
        return true
    }

    /// Leaves the release that ``enter()`` began.
    func leave() {
        if depth == 1 { while let payload = payloads.popLast() { withExtendedLifetime(payload) {} } }
        depth -= 1
    }

    /// Keeps `payload` until the stack is short again.
    func postpone(_ payload: Any) { payloads.append(payload) }
}
