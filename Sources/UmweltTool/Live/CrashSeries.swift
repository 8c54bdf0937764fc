/// Counts the consecutive crashes of an app: those soon after its start without user input.
struct CrashSeries {
    /// The running time after which a crash does not count as consecutive.
    private static let soundLife = Duration.seconds(10)

    /// The number of consecutive crashes after which the app is only restarted after a change of its source: it would
    /// crash at its start again.
    private static let most = 2

    /// The number of consecutive crashes.
    private(set) var count = 0

    /// Adds a crash to the series.
    ///
    /// A crash after user input does not repeat at a restart: it is the first of a new series.
    ///
    /// - Parameters:
    ///   - life: The time from the start of the app to the crash.
    ///   - wasUsed: True if the user had interacted with the app.
    mutating func recordCrash(afterLife life: Duration, wasUsed: Bool) {
        count = life < Self.soundLife && !wasUsed ? count + 1 : 1
    }

    /// True if the app should not be restarted.
    var isOver: Bool { count >= Self.most }
}
