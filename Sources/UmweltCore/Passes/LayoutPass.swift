import Foundation

extension ViewTree {
    /// The number of layouts for views whose size is relative to their container, which the layout may change again.
    private static let containerRounds = 4

    /// The number of layouts while the changes get smaller: a size that is halved each time is below a millionth of a
    /// point then.
    private static let maxContainerRounds = 40

    /// Lays out everything that has changed, and notifies readers of positions.
    ///
    /// A view whose size is relative to its container reads the container's size when that is placed, and then needs
    /// another layout. Other views read their positions only after that.
    ///
    /// A container may be as large as its content, which is half as large as the container. Such sizes converge. Sizes
    /// that grow with each layout are left after a few repetitions.
    package func runLayoutPass() {
        var lastChange = CGFloat.infinity
        for round in 1...Self.maxContainerRounds {
            containerChange = 0
            layOut()
            for layer in anchoredLayers { layer.followAnchor() }
            for node in movedNodes where !node.isDetached { node.readContainers() }
            if layoutQueue.isEmpty { break }
            if round >= Self.containerRounds && (containerChange == 0 || containerChange >= lastChange) { break }
            lastChange = containerChange
        }
        leaveBars()
        notifyGeometryReaders()
    }

    /// Detaches the surrounding bars from scroll views of hidden pages, such as a page below another in a navigation
    /// stack.
    private func leaveBars() {
        if nodesWithoutParent.isEmpty { return }
        let nodes = nodesWithoutParent
        nodesWithoutParent = []
        for node in nodes where !node.isDetached && node.parent == nil { node.forEachScrollView { $0.notifyBars() } }
    }

    /// Measures the changed nodes, and places the nodes that depend on them.
    ///
    /// A changed node is measured again for every proposal that it was asked for before. If all sizes are the same, the
    /// change stops there; otherwise its container is measured, and so on towards the root. Then the topmost nodes that
    /// wait are placed, and with them their descendants.
    private func layOut() {
        var waiting: [LayoutNode] = []
        #if DEBUG
            layoutCheck.isPaused = true
        #endif
        while !layoutQueue.isEmpty {
            // Nodes that have left the tree are skipped: their element may have been deallocated.
            var batch = layoutQueue.filter { !$0.isDetached }
            layoutQueue = []
            // The deepest first: a container that waits too is measured after its children, and only once.
            batch = batch.sorted(isDeepestFirst: true) { $0.element.depth }
            for node in batch {
                let change = node.remeasure()
                if change != .none, let parent = node.parent {
                    // A wrapper of the same size also has the node's priority and its values for layouts.
                    parent.setNeedsLayout(
                        because: node, notifiesParent: change == .beyondSize && parent.arranged === node)
                }
                waiting.append(node)
            }
        }
        #if DEBUG
            layoutCheck.isPaused = false
        #endif
        // The topmost first: with it are placed the descendants that wait, too. A list and its rows have one element;
        // the list is queued after the rows whose size has changed.
        waiting.reverse()
        waiting = waiting.sorted(isDeepestFirst: false) { $0.element.depth }
        for node in waiting where node.waitsForPlacement && node.isInWindow { node.placeNow() }
    }

    /// Notifies readers of positions in the nodes that have moved. Their reactions may move other nodes.
    private func notifyGeometryReaders() {
        while !movedNodes.isEmpty {
            let moved = movedNodes
            movedNodes = []
            // The safe area of what scrolls goes with it, so that only places are to be read again.
            for node in moved where !node.isDetached {
                let isScrolled = node.parent?.scrolling?.consumeNewLayout() == false
                node.notifyGeometryReaders(isScrolled ? .place : .readers)
            }
        }
    }
}

extension LayoutNode {
    /// Makes the views from here down whose size is relative to their container read its size.
    fileprivate func readContainers() {
        guard hasRelativeFrames else { return }
        (self as? any ContainerReadingNode)?.readContainer()
        for child in measuredNodes { child.readContainers() }
    }

    fileprivate func notifyGeometryReaders(_ kinds: SubtreeFlags) {
        guard !subtreeFlags.isDisjoint(with: kinds) else { return }
        placeChanged()
        var inner = kinds
        if let scrolling {
            // Content that was laid out may be elsewhere in its safe area; content that was only scrolled is not.
            inner = scrolling.consumeNewLayout() ? .readers : kinds.intersection(.place)
        }
        for child in children { child.notifyGeometryReaders(inner) }
    }
}

extension LayoutNode {
    /// True if the node is placed in its parent, or is the root of a window. Other nodes are not placed, such as those
    /// of a tab that is not selected.
    fileprivate var isInWindow: Bool { parent != nil && hasPlace || self is RootNode }
}
