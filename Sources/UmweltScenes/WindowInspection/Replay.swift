import Foundation

/// The reason why a step of a recording cannot be done.
package struct ReplayError: Error, CustomStringConvertible, Equatable {
    /// The number of the step in the recording, from 1.
    package let step: Int
    package let reason: String

    package var description: String { "Step \(step) of the recording cannot be done: \(reason)" }
}

/// The context of a replay beside a window: its time, and the work that waits.
@MainActor package protocol ReplayStage {
    /// The time of the events of pointers, in seconds.
    var time: Double { get }

    /// Lets time pass, which gestures wait for.
    func wait(seconds: Double)

    /// Taps the view with a label. Returns false if that has no effect.
    func tapView(_ label: String) throws -> Bool

    /// Waits until the dropped items have been loaded and passed to the views.
    func finishDrop()
}

extension HostDiagnostics {
    /// Does a step of a recording, and updates.
    ///
    /// - Parameters:
    ///   - number: The number of the step in the recording, from 1, for messages.
    ///   - stage: The context of the replay.
    /// - Throws: ``ReplayError`` if no view has the label, or the view cannot perform the step.
    package func replay(_ step: Recording.Step, number: Int, on stage: some ReplayStage) throws {
        try StepReplay(host: host, number: number, stage: stage).run(step)
        host.update()
    }
}
