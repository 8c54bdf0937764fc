/// Counts the consecutive crashes of an app: those soon after its start that the user did not cause.
struct CrashSeries {
    /// The running time after which a crash does not count as consecutive.
    private static let soundLife = Duration.seconds(10)

    /// The number of consecutive crashes after which the app is restarted only after a change of its source: an app
    /// that crashes as soon as it is started would do so again.
    private static let most = 2

    /// The number of consecutive crashes.
    private(set) var count = 0

    /// Adds a crash to the series.
    ///
    /// A crash after an interaction of the user does not happen again by itself when the app restarts: it is the first
    /// of a new series.
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
