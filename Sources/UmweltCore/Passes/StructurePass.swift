extension ViewTree {
    /// Collects the layout nodes of containers whose content has changed, deepest first, because containers collect the
    /// nodes of wrappers inside them.
    func runStructurePass() {
        // The levels of a navigation stack are layout content, and so are the layers in front of a window.
        if !structureQueue.isEmpty { invalidateWindowValues() }
        while !structureQueue.isEmpty {
            let batch = structureQueue.sorted(isDeepestFirst: true) { $0.depth }
            structureQueue = []
            var deepestNew = Int.min
            var checkedCount = 0
            for (index, element) in batch.enumerated() where element.passFlags.contains(.needsLayoutContent) {
                while checkedCount < structureQueue.count {
                    deepestNew = max(deepestNew, Int(structureQueue[checkedCount].depth))
                    checkedCount += 1
                }
                // A container would collect wrappers around nodes that have left the tree.
                if deepestNew > Int(element.depth) {
                    structureQueue += batch[index...]
                    break
                }
                element.passFlags.remove(.needsLayoutContent)
                if !element.isRemoved { element.updateLayoutContent() }
            }
        }
    }

    /// Creates content that depends on the views realized by the layout.
    ///
    /// - Returns: False if there is none, or if other views have to be created first.
    func runLateContentPass() -> Bool {
        guard !lateElements.isEmpty, !graph.isDirty, structureQueue.isEmpty else { return false }
        let elements = lateElements
        lateElements = []
        for element in elements where !element.isRemoved { element.makeLateContent() }
        return true
    }
}
