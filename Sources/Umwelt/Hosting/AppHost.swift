import Foundation

/// Runs an app's scenes for a host, which opens windows.
@MainActor
public final class AppHost {
    private let tree: ViewTree
    private let root: RootElementBase
    private var processObserver: ProcessObserver?
    private let stateFolder: SceneStateFolder
    private var hasRestored = false

    /// Starts an app, whose windows keep in a folder what is to be there when they come back. The app's own state starts as
    /// it is in a snapshot, where that has some for it.
    public init<A: App>(
        _ app: A, typeSetter: any TypeSetter, stateFolder: SceneStateFolder = SceneStateFolder(),
        restoring snapshot: StateSnapshot? = nil
    ) {
        self.stateFolder = stateFolder
        tree = ViewTree(typeSetter: typeSetter)
        Self.writeTraits(to: tree.environment)
        tree.beginRestoring(snapshot)
        root = RootElement(
            AppView(app: app), _ElementInputs(parent: nil, scope: tree.environment, tree: tree, depth: 0))
        tree.endRestoring()
        tree.update()
        processObserver = ProcessObserver { [weak self] in
            guard let self else { return }
            Self.writeTraits(to: tree.environment)
            tree.updateScenePhases()
        }
    }

    /// Writes what the app and its scenes read, which are in no window.
    private static func writeTraits(to environment: EnvironmentRoot) {
        var traits = HostTraits()
        traits.scenePhase = .background
        traits.write(to: environment, windowSize: .unspecified, instead: nil)
    }

    isolated deinit { root.leaveTree() }

    /// Shows a window of the app's first group of windows; nil if the app has none. With a `restorationID`, what a window
    /// of that name kept with `@SceneStorage` is there again. Other state starts as it is in a snapshot, where that has
    /// some for it.
    public func openWindow(
        traits: HostTraits = HostTraits(), proposedSize: ProposedViewSize = .unspecified, restorationID: String? = nil,
        restoring snapshot: StateSnapshot? = nil
    ) -> ViewHost? {
        tree.update()
        if restorationID != nil && !hasRestored {
            hasRestored = true
            stateFolder.removeOld()
        }
        tree.beginRestoring(snapshot)
        let window = windowGroups(below: root).first?.openWindow(
            traits: traits, proposedSize: proposedSize, stateFile: restorationID.map(stateFolder.file(for:)))
        tree.endRestoring()
        window?.keeps = self
        return window
    }

    /// What the app's own state is now, that of its windows left out, for another process to go on from there.
    public var stateSnapshot: StateSnapshot {
        tree.update()
        return StateSnapshot(below: root)
    }

    /// The elements that can show windows, in the order of the app's scenes.
    private func windowGroups(below element: _Element) -> [any OpensWindows] {
        if let group = element as? any OpensWindows { return [group] }
        var groups: [any OpensWindows] = []
        element.forEachChild { groups += windowGroups(below: $0) }
        return groups
    }

    /// Called when an update has become necessary, at most once for each.
    public var onNeedsUpdate: (() -> Void)? {
        get { tree.onNeedsUpdate }
        set { tree.onNeedsUpdate = newValue }
    }
}
