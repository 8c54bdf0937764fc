extension WindowInspection {
    /// True while what is done in the window is recorded.
    package var isRecording: Bool { actions != nil }

    /// The recording that is under way, or the last one; nil if there was none.
    package var recording: Recording? { actions?.recording ?? lastRecording }

    /// Begins to record what is done in the window.
    package func beginRecording() {
        guard let host else { return }
        let actions = ActionRecorder(of: host)
        actions.onStep = { [weak self] in self?.onUpdate?() }
        self.actions = actions
    }

    /// Ends the recording that is under way.
    package func endRecording() {
        guard let actions else { return }
        lastRecording = actions.recording
        self.actions = nil
    }

    /// The source of a test that does what was recorded; nil if nothing was.
    package var recordedTest: String? {
        guard let host, let recording else { return nil }
        return recording.test(expecting: host.nodes.shownTexts)
    }
}
