/// Lets what nodes held go without deep recursion.
///
/// Releasing a value may release the closure that holds the next value, and so on down a chain of a hundred thousand.
/// Each node that is released asks how deep that has gone; beyond a limit its payload is kept until the stack is short
/// again.
final class DeferredRelease {
    private var depth = 0
    private var payloads: [Any] = []
    private static let maxDepth = 100

    /// Enters the release of a node. False if the node has to ``postpone(_:)`` its payload instead.
    func enter() -> Bool {
        if depth == Self.maxDepth { return false }
        depth += 1
        return true
    }

    /// Ends what ``enter()`` began.
    func leave() {
        if depth == 1 { while let payload = payloads.popLast() { withExtendedLifetime(payload) {} } }
        depth -= 1
    }

    /// Keeps `payload` until the stack is short again.
    func postpone(_ payload: Any) { payloads.append(payload) }
}
