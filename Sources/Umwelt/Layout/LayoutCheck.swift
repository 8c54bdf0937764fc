#if DEBUG
    import Foundation

    /// Measures layout nodes again where their size is found in a cache, and stops the program on a difference: the size
    /// of a node may depend on nothing but the proposal and what is inside, until the node says that it has to be
    /// measured again.
    ///
    /// Of the sizes that are found, one in sixteen is checked. A generator with a fixed seed picks them, so that what
    /// stopped once stops again.
    final class LayoutCheck {
        /// Whether nodes are just being measured because they have changed: sizes around them may be old.
        var isPaused = false

        /// What puts caches back that a check under way has filled, in the order in which that happened; nil between
        /// checks.
        private var restorations: [() -> Void]?

        private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

        /// Whether one out of sixteen is due, by Marsaglia's xorshift.
        private func isDue() -> Bool {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return random & 15 == 0
        }

        /// Called when a node has found a size in its cache. Measures the node again, if that is due, with the sizes that
        /// the nodes inside have in their caches.
        func found(_ size: CGSize, of node: LayoutNode, for proposal: ProposedViewSize) {
            // What a check asks for is neither checked nor counted.
            guard restorations == nil else { return }
            let tree = node.element.tree
            tree.cachedSizes += 1
            guard !isPaused, tree.layoutQueue.isEmpty, isDue() else { return }
            let cost = tree.cost
            restorations = []
            let again = node.measureAgain(proposal).clean
            for restore in (restorations ?? []).reversed() { restore() }
            restorations = nil
            tree.cost = cost
            if again != size { stop(node, size, again, proposal) }
        }

        /// Whether a check is under way.
        var isChecking: Bool { restorations != nil }

        /// Takes note of how something is put back that the check under way changes.
        func willChange(_ restore: @escaping () -> Void) { restorations?.append(restore) }

        private func stop(_ node: LayoutNode, _ size: CGSize, _ again: CGSize, _ proposal: ProposedViewSize) -> Never {
            func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
            fatalError(
                """
                \(type(of: node)) has the size \(size.width) × \(size.height) for the proposal \
                \(text(proposal.width)) × \(text(proposal.height)); measured again, it is \
                \(again.width) × \(again.height). A size may only depend on the proposal and on what is inside.
                Views from the root: \(node.element.viewPath.joined(separator: " > "))
                """)
        }
    }
#endif
