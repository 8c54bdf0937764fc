extension WindowInspection {
    /// True while actions in the window are recorded.
    package var isRecording: Bool { actions != nil }

    /// The recording in progress, or the last one; nil for none.
    package var recording: Recording? { actions?.recording ?? lastRecording }

    /// Starts recording actions in the window.
    package func beginRecording() {
        guard let host else { return }
        let actions = ActionRecorder(of: host)
        actions.onStep = { [weak self] in self?.onUpdate?() }
        self.actions = actions
    }

    /// Ends the recording in progress.
    package func endRecording() {
        guard let actions else { return }
        lastRecording = actions.recording
        self.actions = nil
    }

    /// The source of a test that repeats the recording; nil without a recording.
    package var recordedTest: String? {
        guard let host, let recording else { return nil }
        return recording.test(expecting: host.nodes.shownTexts)
    }
}
