import Umwelt

@available(*, unavailable, message: "Umwelt cannot change how screen readers speak: leave this out.")
extension Text {
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
