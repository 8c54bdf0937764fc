/// A limit for the number of messages a second; twice as many may arrive in a burst. Long messages count several times.
struct RateLimit {
    /// The limit for one page.
    static let perSecond = 120

    /// The length in bytes for which a message counts once more.
    private static let bytesPerMessage = 65_536

    private let perSecond: Double
    private var left: Double
    private var last: ContinuousClock.Instant

    init(perSecond: Int = RateLimit.perSecond, now: ContinuousClock.Instant = .now) {
        self.perSecond = Double(perSecond)
        left = Double(perSecond) * 2
        last = now
    }

    /// Counts a message of a length in bytes; returns false if it exceeds the limit.
    mutating func allows(length: Int, now: ContinuousClock.Instant = .now) -> Bool {
        refill(now)
        let cost = Double(1 + length / Self.bytesPerMessage)
        guard left >= cost else { return false }
        left -= cost
        return true
    }

    /// True if nothing was counted recently.
    var isFull: Bool {
        var limit = self
        limit.refill(.now)
        return limit.left >= perSecond * 2
    }

    private mutating func refill(_ now: ContinuousClock.Instant) {
        left = min(left + (now - last) / .seconds(1) * perSecond, perSecond * 2)
        last = now
    }
}
