/// Lets so many messages through a second, and twice as many at once. Long ones count for several.
struct RateLimit {
    static let perSecond = 120

    /// The length in bytes that counts as one message more.
    private static let bytesPerMessage = 65_536

    private var left = Double(perSecond * 2)
    private var last: ContinuousClock.Instant

    init(now: ContinuousClock.Instant = .now) { last = now }

    /// Counts a message of a length in bytes. Answers whether it is still within the limit.
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
