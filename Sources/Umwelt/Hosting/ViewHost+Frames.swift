extension ViewHost {
    /// Returns the changes since the last call, for hosts that keep their own copy of the window; the first time,
    /// everything.
    public func takeFrame() -> FrameDifference {
        update()
        let recorder = frameRecorder ?? FrameRecorder()
        frameRecorder = recorder
        recorder.maxLevels = maxLevels
        var difference = recorder.takeDifference(from: root.node)
        // One update is enough: each looks at the clock, and at what the program keeps.
        let (colorScheme, title, depth) = (shownColorScheme, shownTitle ?? "", shownDepth)
        if colorScheme != sentValues.colorScheme { difference.colorScheme = colorScheme }
        if title != sentValues.title { difference.title = title }
        if depth != sentValues.navigationDepth { difference.navigationDepth = depth }
        let path = root.navigationURLs.path
        if let path, path != sentValues.navigationURL { difference.navigationURL = path }
        sentValues = SentWindowValues(
            colorScheme: colorScheme, title: title, navigationDepth: depth,
            navigationURL: path ?? sentValues.navigationURL, fileRequest: lastFileRequest,
            version: tree.windowValuesVersion)
        return difference
    }

    /// False if the next ``takeFrame()`` is known to be empty and no file was requested since the last, as nothing in
    /// this window has changed.
    ///
    /// An app asks each of its windows after every change in one of them: that neither updates nor, as long as no
    /// window may have other values, compares.
    package var mayHaveFrame: Bool {
        guard !needsUpdate, let frameRecorder else { return true }
        if frameRecorder.mayDiffer(from: root.node) { return true }
        let version = tree.windowValuesVersion
        guard sentValues.version != version else {
            assert(!hasOtherValues(than: frameRecorder), "The tree was not told of other values of a window.")
            return false
        }
        if hasOtherValues(than: frameRecorder) { return true }
        sentValues.version = version
        return false
    }

    /// Returns true if the window has other values than the host was sent.
    private func hasOtherValues(than recorder: FrameRecorder) -> Bool {
        shownColorScheme != sentValues.colorScheme || (shownTitle ?? "") != sentValues.title
            || shownDepth != sentValues.navigationDepth || lastFileRequest != sentValues.fileRequest
            || root.navigationURLs.path.map { $0 != sentValues.navigationURL } ?? false
            || recorder.hasOtherFocus(in: root.node)
    }

    /// Makes the next ``takeFrame()`` return everything again, for hosts that have lost their copy.
    public func forgetFrame() {
        frameRecorder?.forgetAll()
        sentValues = SentWindowValues()
    }
}
