import Foundation

/// A build in progress while the app runs.
struct LiveBuild: Sendable {
    /// The outcome of a build.
    enum Outcome: Sendable {
        case built(Program)
        /// The source has errors.
        case notCompiled(BuildFailure)
        /// Another error prevents the build.
        case failed(any Error)
    }

    /// The delay before the user is informed of a build: shorter builds end before the notice could be read.
    private static let noticeDelay = Duration.milliseconds(300)

    /// True if the source has been saved since the build has begun.
    var isOutdated = false

    private let start = ContinuousClock.now
    private let work: Task<Void, Never>
    private let clock: Task<Void, Never>

    /// Starts to build the subject of a path.
    ///
    /// - Parameters:
    ///   - path: The path of the subject.
    ///   - target: The app target; nil for the only one.
    ///   - skipsBroken: True if parts that do not compile are left out.
    ///   - lasts: Called once if the build takes a while.
    ///   - done: Called once with the outcome, unless the build is cancelled.
    init(
        of path: String, target: String?, skipsBroken: Bool, lasts: @escaping @Sendable () -> Void,
        done: @escaping @Sendable (Outcome) -> Void
    ) {
        work = Task {
            let outcome: Outcome
            do {
                outcome = .built(try await Subject(path: path, target: target).build(skipsBroken: skipsBroken))
            } catch let failure as BuildFailure {
                outcome = .notCompiled(failure)
            } catch {
                outcome = .failed(error)
            }
            if !Task.isCancelled { done(outcome) }
        }
        clock = Task { if (try? await Task.sleep(for: Self.noticeDelay)) != nil { lasts() } }
    }

    /// The time since the build has begun.
    var duration: Duration { ContinuousClock.now - start }

    /// Ends the build, and waits until its processes have ended.
    func end() async {
        work.cancel()
        clock.cancel()
        await work.value
    }
}
