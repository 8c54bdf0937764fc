/// The times of a body above which a fault is reported, in seconds.
package struct BodyLimits {
    /// Bodies slower than this may delay an update.
    let long: Double

    /// Bodies slower than this are likely to delay an update.
    let tooLong: Double

    /// 500 and 1,000 µs, the limits at which the SwiftUI instrument of Xcode 26 colours updates. Nil in debug builds,
    /// which are much slower than release builds.
    static var standard: BodyLimits? {
        var isDebug = false
        assert({ isDebug = true }() == ())
        return isDebug ? nil : BodyLimits(long: 0.0005, tooLong: 0.001)
    }
}

extension ViewDiagnostics {
    /// Runs a body and measures its time.
    func time<Result>(_ element: any NamedBodyElement, _ run: () -> Result) -> Result {
        guard bodyLimits != nil, !element.isOfSystem else { return run() }
        let start = ContinuousClock.now
        let result = run()
        recordTime((ContinuousClock.now - start) / .seconds(1), of: element)
        return result
    }

    /// Records the time of a body's run, in seconds.
    func recordTime(_ seconds: Double, of element: any NamedBodyElement) {
        guard let limits = bodyLimits, seconds > limits.long else { return }
        let limit = seconds > limits.tooLong ? limits.tooLong : limits.long
        report(
            "\(element.bodyName) time \(limit)", in: element,
            "\(element.bodyName).body took \(Self.microseconds(seconds)) µs, more than "
                + "\(Self.microseconds(limit)) µs. Move work out of the body: into the model, a task, or a value that is "
                + "computed when its inputs change.")
    }

    private static func microseconds(_ seconds: Double) -> Int { Int((seconds * 1_000_000).rounded()) }
}
