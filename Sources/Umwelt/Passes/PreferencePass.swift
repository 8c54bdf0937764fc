extension ViewTree {
    /// Has the queued elements read their preferences again, the deepest first.
    func runPreferencePass() {
        preferenceRound.beginPass()
        defer { preferenceRound.endPass() }
        let batch = preferenceQueue.sorted(isDeepestFirst: true) { $0.depth }
        preferenceQueue = []
        for element in batch {
            element.passFlags.remove(.needsPreferences)
            if !element.isRemoved { element.updatePreferences() }
        }
    }
}
