/// Counts how often an app has crashed in a row: before anybody could do something with it.
struct CrashSeries {
    /// An app that has lived so long is sound but for what it did last.
    private static let soundLife = Duration.seconds(10)

    /// How often an app may crash in a row until it takes a change to start it anew.
    private static let most = 4

    /// How many crashes there have been.
    private(set) var count = 0

    /// Takes note of a crash. What somebody has led to by pressing something does not happen by itself when the app
    /// starts anew: such a crash is the first of its row.
    mutating func note(afterLife life: Duration, wasUsed: Bool) {
        count = life < Self.soundLife && !wasUsed ? count + 1 : 1
    }

    /// Whether it makes no sense to start the app anew.
    var isOver: Bool { count >= Self.most }

    /// How long to wait until the app starts anew: not at all for the first time, then longer and longer.
    var pause: Duration { count <= 1 ? .zero : .milliseconds(100 << count) }
}
