@_spi(Kernel) import UmweltCore

/// The frame that the host of a window has been sent.
struct SentFrame {
    /// The recorder of changes since; nil until the host is sent its first frame.
    var recorder: FrameRecorder?

    /// See ``HostFrames/maxLevels``.
    var maxLevels: Int?

    /// See ``HostFrames/onChange``.
    var onChange: (() -> Void)?

    /// The values that the host was last sent besides the nodes.
    var values = WindowValues() {
        didSet { version = nil }
    }

    /// The ``ViewTree/windowValuesVersion`` at which these values were the window's; nil if they have to be compared.
    var version: Int?
}

/// The frames of a window: the differences that its host is sent.
@MainActor
package struct HostFrames {
    let host: ViewHost

    /// The most boxes that the host shows in each other; nil, as at first, for any number. Taking the frame of a
    /// window with more stops the program, with a message that names the view.
    package var maxLevels: Int? {
        get { host.sent.maxLevels }
        nonmutating set { host.sent.maxLevels = newValue }
    }

    /// Called when the first of the window's nodes has changed since the last frame. Set it before the first frame.
    package var onChange: (() -> Void)? {
        get { host.sent.onChange }
        nonmutating set { host.sent.onChange = newValue }
    }

    /// Returns the changes since the last call; the first time, everything.
    func next() -> FrameDifference {
        host.update()
        let recorder = host.sent.recorder ?? FrameRecorder()
        host.sent.recorder = recorder
        recorder.maxLevels = maxLevels
        recorder.onChange = onChange
        var difference = recorder.nextDifference(from: host.root.node)
        let (values, sent) = (windowValues, host.sent.values)
        if values.colorScheme != sent.colorScheme { difference.colorScheme = values.colorScheme }
        if values.title != sent.title { difference.title = values.title }
        if values.navigationDepth != sent.navigationDepth { difference.navigationDepth = values.navigationDepth }
        if values.navigationURL != sent.navigationURL { difference.navigationURL = values.navigationURL }
        host.sent.values = values
        host.sent.version = host.tree.windowValuesVersion
        return difference
    }

    /// The values as the last update left them. A URL remains after no view sets it any more, because hosts keep it
    /// too.
    private var windowValues: WindowValues {
        WindowValues(
            colorScheme: host.shown.colorScheme, title: host.root.shownTitle(in: host.environment) ?? "",
            navigationDepth: host.navigation.shownDepth,
            navigationURL: host.root.navigationURLs.path ?? host.sent.values.navigationURL,
            fileRequest: host.transfers.lastRequest)
    }

    /// False if the next frame is known to be empty and no file was requested since the last, because nothing in this
    /// window has changed.
    ///
    /// After a change in one of its windows an app checks the windows that have reported one, or each: see
    /// ``AppHost/windowsVersion``. That neither updates nor, as long as no window may have other values, compares.
    package var mayHaveNext: Bool {
        if host.hibernation.isActive { return false }
        guard !host.needsUpdate, let recorder = host.sent.recorder else { return true }
        if recorder.mayDiffer(from: host.root.node) { return true }
        guard host.sent.version != host.tree.windowValuesVersion else {
            assert(!hasOtherValues(than: recorder), "The tree was not notified of other values of a window.")
            return false
        }
        if hasOtherValues(than: recorder) { return true }
        host.sent.version = host.tree.windowValuesVersion
        return false
    }

    /// Returns true if the window has other values than the host was sent.
    private func hasOtherValues(than recorder: FrameRecorder) -> Bool {
        windowValues != host.sent.values || recorder.hasOtherFocus(in: host.root.node)
    }

    /// Returns true if a frame has ever contained a node with an identity.
    package func hasShown(_ id: FrameDifference.NodeID) -> Bool { host.sent.recorder?.hasGiven(id) ?? false }

    /// Makes the next frame contain everything again, for hosts that have lost their copy.
    func forget() {
        host.sent.recorder?.forgetAll()
        host.sent.values = WindowValues()
    }
}

extension ViewHost {
    /// The frames of the window.
    package var frames: HostFrames { HostFrames(host: self) }

    /// Returns the changes since the last call, for hosts with their own copy of the window; at the first call,
    /// everything.
    public func nextFrame() -> FrameDifference { frames.next() }

    /// Makes the next ``nextFrame()`` return everything again, for hosts that have lost their copy.
    public func forgetFrame() { frames.forget() }
}
