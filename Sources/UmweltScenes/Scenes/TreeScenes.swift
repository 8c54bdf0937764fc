/// The scenes of an app's tree.
final class TreeScenes {
    /// Elements that can show windows, in order of creation.
    var windowGroups: [any WindowPresenter] = []

    /// Scenes that read the phase of their own windows.
    var phaseReaders: [any ScenePhaseReader] = []
}

extension ViewTree {
    /// The scenes in the tree; none where the tree is one window.
    var scenes: TreeScenes { attachments.object { TreeScenes() } }
}
