extension ViewTree {
    /// Collects the layout nodes of containers whose content has changed, the deepest first, as the nodes of a wrapper
    /// are among those that its container collects.
    func runStructurePass() {
        // The levels of a navigation stack are layout content, and so are the layers in front of a window.
        if !structureQueue.isEmpty { noteWindowValues() }
        while !structureQueue.isEmpty {
            let batch = structureQueue.sorted(isDeepestFirst: true) { $0.depth }
            structureQueue = []
            for element in batch where element.passFlags.contains(.needsLayoutContent) {
                element.passFlags.remove(.needsLayoutContent)
                if !element.isRemoved { element.updateLayoutContent() }
            }
        }
    }
}
