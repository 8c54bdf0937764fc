extension ViewTree {
    /// Measures what has changed and places what depends on it.
    ///
    /// A changed node is asked again for every proposal that it was asked for before. If all sizes are the same, the
    /// change stops there; else its container is asked, and so on towards the root. Then the topmost nodes that wait
    /// are placed, and with them what is inside.
    func runLayoutPass() {
        var waiting: [LayoutNode] = []
        #if DEBUG
            layoutCheck.isPaused = true
        #endif
        while !layoutQueue.isEmpty {
            // What has left the tree is not looked at: its element may be gone.
            var batch = layoutQueue.filter { !$0.isDetached }
            layoutQueue = []
            if batch.count > 1 { batch.sort { $0.element.depth > $1.element.depth } }
            for node in batch {
                if node.remeasure() { node.parent?.setNeedsLayout() }
                waiting.append(node)
            }
        }
        #if DEBUG
            layoutCheck.isPaused = false
        #endif
        if waiting.count > 1 { waiting.sort { $0.element.depth < $1.element.depth } }
        for node in waiting where node.waitsForPlacement && node.isInWindow { node.placeNow() }
        for layer in anchoredLayers { layer.followAnchor() }
        notifyGeometryReaders()
    }

    /// Tells the nodes that read where they are, in those that have moved. What they do may move others.
    private func notifyGeometryReaders() {
        while !movedNodes.isEmpty {
            let moved = movedNodes
            movedNodes = []
            // What scrolls keeps what is inside from the edges of the window.
            for node in moved where !node.isDetached {
                node.notifyGeometryReaders(node.parent?.scrollAxes != nil ? .place : .readers)
            }
        }
    }
}

extension LayoutNode {
    fileprivate func notifyGeometryReaders(_ kinds: SubtreeFlags) {
        guard !subtreeFlags.isDisjoint(with: kinds) else { return }
        placeChanged()
        for child in children { child.notifyGeometryReaders(scrollAxes != nil ? kinds.intersection(.place) : kinds) }
    }
}

extension LayoutNode {
    /// Whether the node has been given a place, or is a root.
    fileprivate var isInWindow: Bool { parent != nil || isWindowRoot }
}
