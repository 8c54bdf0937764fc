extension ViewTree {
    /// Has the queued elements read their preferences again, the deepest first.
    func runPreferencePass() {
        // Titles, colour schemes and navigation stacks are preferences.
        if !preferenceQueue.isEmpty { invalidateWindowValues() }
        if preferenceRound.beginPass() { forgetPreferenceRounds() }
        defer { preferenceRound.endPass() }
        let batch = preferenceQueue.sorted(isDeepestFirst: true) { $0.depth }
        preferenceQueue = []
        for element in batch {
            element.passFlags.remove(.needsPreferences)
            if !element.isRemoved { element.updatePreferences() }
        }
    }

    /// Clears the round numbers of all elements.
    private func forgetPreferenceRounds() {
        var waiting = [root].compactMap(\.self)
        while let element = waiting.popLast() {
            element.preferenceRound = 0
            element.forEachChild { waiting.append($0) }
        }
    }
}
