/// A limit of the number of messages a second; twice as many may arrive at once. Long messages count as several.
struct RateLimit {
    static let perSecond = 120

    /// The length in bytes for which a message counts as one more.
    private static let bytesPerMessage = 65_536

    private var left = Double(perSecond * 2)
    private var last: ContinuousClock.Instant

    init(now: ContinuousClock.Instant = .now) { last = now }

    /// Counts a message of a length in bytes; returns false if it exceeds the limit.
    mutating func allows(length: Int, now: ContinuousClock.Instant = .now) -> Bool {
        let seconds = (now - last) / .seconds(1)
        last = now
        left = min(left + seconds * Double(Self.perSecond), Double(Self.perSecond * 2))
        let cost = Double(1 + length / Self.bytesPerMessage)
        guard left >= cost else { return false }
        left -= cost
        return true
    }
}
