@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction

/// The hibernation of a window.
///
/// A window that nothing happens in needs no elements and layout nodes. It keeps its state and the values that its
/// content has read. It makes the rest again when it is used, or when one of these values changes.
@MainActor
package struct HostHibernation {
    let host: ViewHost

    private var root: RootElementBase { host.root }

    /// True while the content of the window is away.
    package var isActive: Bool { root.hibernation != nil }

    /// True if the window hibernates, and something has changed that its content has read.
    package var isWakingDue: Bool { root.isWakingDue }

    /// Lets the content of the window go, if nothing goes on in it. Nothing of it disappears: actions for that do not
    /// run, nor do those for appearing when it is there again, and its state is kept as it is.
    ///
    /// The window can't hibernate while it moves, is inspected or has a field with the keyboard focus, a pointer that
    /// is down, a presentation, changes that can be undone or open requests for files; nor while a view in it runs a
    /// `task`, listens to a publisher, shows time or is scrolled so far that it could not be scrolled there again.
    ///
    /// - Returns: All nodes of the window as a host would be sent them now, with which it can compare those that it is
    ///   sent when the window wakes; nil if the window can't hibernate.
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

    /// True if nothing is under way in the window outside of its views.
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
