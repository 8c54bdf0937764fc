/// Lets so many messages through a second, and twice as many at once.
struct RateLimit {
    static let perSecond = 120

    private var left = Double(perSecond * 2)
    private var last: ContinuousClock.Instant

    init(now: ContinuousClock.Instant = .now) { last = now }

    /// Counts a message. Answers whether it is still within the limit.
    mutating func allows(now: ContinuousClock.Instant = .now) -> Bool {
        let seconds = (now - last) / .seconds(1)
        last = now
        left = min(left + seconds * Double(Self.perSecond), Double(Self.perSecond * 2))
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
