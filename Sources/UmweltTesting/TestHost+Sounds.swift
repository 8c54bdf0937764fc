import Umwelt

extension TestHost {
    /// What was played without a view, in the order in which it began: sounds of the system, sound files, players and
    /// spoken texts, each in its last state.
    ///
    /// ```swift
    /// host.tap("Order")
    /// #expect(host.sounds.map(\.source) == [.systemSound(1104)])
    /// ```
    ///
    /// Nothing is heard, and nothing ends by itself: ``send(_:toSound:)`` sends what a browser would report.
    public var sounds: [PlayerSemantics] {
        update()
        return surface.sounds.map(\.state)
    }

    /// Sends a report of the host to a player, and updates the views.
    ///
    /// - Parameters:
    ///   - event: The report, such as `.ended(load: 1)`.
    ///   - index: The index of the player in ``sounds``.
    public func send(_ event: PlayerEvent, toSound index: Int) {
        surface.sounds[index].onEvent(event)
        update()
    }
}
