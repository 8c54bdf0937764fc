@_spi(Kernel) import UmweltCore

extension ViewHost {
    /// Returns the changes since the last call, for hosts that keep their own copy of the window; the first time,
    /// everything.
    public func takeFrame() -> FrameDifference {
        update()
        let recorder = frameRecorder ?? FrameRecorder()
        frameRecorder = recorder
        recorder.maxLevels = maxLevels
        recorder.onChange = onFrameChange
        var difference = recorder.takeDifference(from: root.node)
        let (values, sent) = (windowValues, sentValues)
        if values.colorScheme != sent.colorScheme { difference.colorScheme = values.colorScheme }
        if values.title != sent.title { difference.title = values.title }
        if values.navigationDepth != sent.navigationDepth { difference.navigationDepth = values.navigationDepth }
        if values.navigationURL != sent.navigationURL { difference.navigationURL = values.navigationURL }
        sentValues = values
        sentVersion = tree.windowValuesVersion
        return difference
    }

    /// The values as the last update left them. A URL that no view gives any more stays, as hosts keep it too.
    private var windowValues: WindowValues {
        WindowValues(
            colorScheme: shownColorScheme, title: shownTitle ?? "", navigationDepth: shownDepth,
            navigationURL: root.navigationURLs.path ?? sentValues.navigationURL, fileRequest: lastFileRequest)
    }

    /// False if the next ``takeFrame()`` is known to be empty and no file was requested since the last, as nothing in
    /// this window has changed.
    ///
    /// After a change in one of its windows an app asks those that tell of one, or each: see
    /// ``AppHost/windowsVersion``. That neither updates nor, as long as no window may have other values, compares.
    package var mayHaveFrame: Bool {
        if isHibernating { return false }
        guard !needsUpdate, let frameRecorder else { return true }
        if frameRecorder.mayDiffer(from: root.node) { return true }
        guard sentVersion != tree.windowValuesVersion else {
            assert(!hasOtherValues(than: frameRecorder), "The tree was not told of other values of a window.")
            return false
        }
        if hasOtherValues(than: frameRecorder) { return true }
        sentVersion = tree.windowValuesVersion
        return false
    }

    /// Returns true if the window has other values than the host was sent.
    private func hasOtherValues(than recorder: FrameRecorder) -> Bool {
        windowValues != sentValues || recorder.hasOtherFocus(in: root.node)
    }

    /// Makes the next ``takeFrame()`` return everything again, for hosts that have lost their copy.
    public func forgetFrame() {
        frameRecorder?.forgetAll()
        sentValues = WindowValues()
    }
}
