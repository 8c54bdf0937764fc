@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction

/// The hibernation of a window.
///
/// An idle window needs no elements and layout nodes. It keeps its state and the values that its content has read. Its
/// content is created again when it is used, or when one of these values changes.
@MainActor
package struct HostHibernation {
    let host: ViewHost

    private var root: RootElementBase { host.root }

    /// True while the content of the window is released.
    package var isActive: Bool { root.hibernation != nil }

    /// True if the window hibernates, and something has changed that its content has read.
    package var isWakingDue: Bool { root.isWakingDue }

    /// Releases the content of an idle window. `onDisappear` actions do not run, nor `onAppear` actions when the
    /// content is back, and its state is unchanged.
    ///
    /// The window can't hibernate during animations, inspection, text input, presses, presentations, while it has
    /// undoable changes or open file requests, or while a view in it runs a `task`, observes a publisher, shows time,
    /// or is scrolled so far that the position cannot be restored.
    ///
    /// - Returns: All nodes of the window as a host would be sent them now, for a comparison after waking; nil if the
    ///   window can't hibernate.
    package func begin() -> FrameDifference? {
        guard !isActive, isQuiet, let recorder = host.sent.recorder else { return nil }
        host.update()
        if let busy = root.busyElement {
            Log.views.debug("A window stays awake for \(busy.name) in \(busy.viewPath.last ?? "its scene").")
            return nil
        }
        guard !host.needsUpdate, let everything = recorder.everything(from: root.node) else {
            Log.views.debug("A window stays awake: its host shows nodes that a restored window would not have.")
            return nil
        }
        root.hibernate()
        recorder.releaseNodes()
        root.onWakingDue = { [weak host] in host?.sent.onChange?() }
        host.tree.update()
        host.tree.animations.prune()
        root.followWhileHibernating()
        return everything
    }

    /// True if nothing outside its views is in progress in the window.
    private var isQuiet: Bool {
        !host.isClosed && host.checks.inspection == nil && !host.motion.isAnimating && !host.undoManager.canUndo
            && !host.undoManager.canRedo
            && !root.focus.isInField && root.pointers.isIdle && root.node.presented.isEmpty
            && root.fileRequests.requests.isEmpty
    }

    /// Makes the content of a window that hibernates again, with the state that it had. Everything that asks for the
    /// content or sends it something does that first.
    package func wake() {
        guard isActive, !host.tree.isUpdating else { return }
        // Changes in other windows of the app are animated.
        host.tree.update()
        // The views are there as they were, and do not come: nothing is animated.
        host.motion.withoutAnimation { root.wake() }
    }

    /// Brings the window's tree up to date, without waking the window.
    package func updateTree() { host.tree.update() }
}

extension ViewHost {
    /// The hibernation of the window.
    package var hibernation: HostHibernation { HostHibernation(host: self) }
}
