#if DEBUG
    import Foundation

    /// A check in debug builds: measures layout nodes again whose size is in a cache, and stops the program on a
    /// difference.
    ///
    /// Checks that the size of a node depends on nothing but the proposal and its descendants, until the node is
    /// invalidated.
    ///
    /// One in sixteen cached sizes is checked. A generator with a fixed seed picks them, so that failures are
    /// reproducible.
    final class LayoutCheck {
        /// True while changed nodes are measured again: the sizes of their ancestors may be out of date.
        var isPaused = false

        /// The actions that restore the caches changed by the current check, in order; nil between checks.
        private var restorations: [() -> Void]?

        private var random: UInt64 = 0x9E37_79B9_7F4A_7C15

        /// Returns true for one call in sixteen, by Marsaglia's xorshift.
        private func isDue() -> Bool {
            random ^= random << 13
            random ^= random >> 7
            random ^= random << 17
            return random & 15 == 0
        }

        /// Measures a node with a cached size again if a check is due. Its descendants use their cached sizes.
        func found(_ size: CGSize, of node: LayoutNode, for proposal: ProposedViewSize) {
            // Sizes that are looked up by a check are neither checked nor counted.
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

        /// True during a check.
        var isChecking: Bool { restorations != nil }

        /// Records the action that undoes a change by the current check.
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
