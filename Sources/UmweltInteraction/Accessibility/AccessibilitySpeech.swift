extension View {
    /// Sets whether the label of this view is spelled out when it is read.
    ///
    /// - Parameter value: True to read character by character.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        attaching { $0.spellsOut = value }
    }

    /// Has no effect: screen readers decide which punctuation of a page they read.
    ///
    /// - Parameter value: Not used.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Has no effect: screen readers read all of a page with one pitch.
    ///
    /// - Parameter value: Not used.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Has no effect: screen readers read announcements of a page after the current speech.
    ///
    /// - Parameter value: Not used.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
