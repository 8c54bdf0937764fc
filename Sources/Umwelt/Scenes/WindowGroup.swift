/// Windows of one structure. Each has a state of its own; the app's state is shared.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    let content: Content

    /// Makes a group whose windows show a view.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes the scene's element.
    nonisolated public static func _makeElement(
        _ scene: _SceneView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_SceneView<Self>> {
        WindowGroupElement(scene, inputs)
    }
}

/// An element that can show windows.
protocol OpensWindows: _Element {
    /// Shows a new window.
    func openWindow(traits: HostTraits, proposedSize: ProposedViewSize, stateFile: StateFile?) -> ViewHost

    /// Brings the environment modifiers of the scenes around to the open windows.
    func updateWindows()

    /// The phase of each window that is open.
    var windowPhases: [ScenePhase] { get }
}

/// Keeps the content of a group's windows up to date. Hosts open windows and keep them.
final class WindowGroupElement<Content: View>: _ViewElement<_SceneView<WindowGroup<Content>>>, OpensWindows {
    private typealias WindowContent = ModifiedContent<Content, SceneEnvironmentModifier>

    private var content: Content
    private var windows: [OpenWindow] = []

    private struct OpenWindow {
        weak var root: RootElement<WindowContent>?
    }

    init(_ scene: _SceneView<WindowGroup<Content>>, _ inputs: _ElementInputs) {
        content = scene.scene.content
        super.init(inputs)
        tree.windowGroups.append(self)
    }

    override func update(_ scene: _SceneView<WindowGroup<Content>>) {
        content = scene.scene.content
        updateWindows()
    }

    func updateWindows() {
        windows.removeAll { $0.root == nil || $0.root?.isRemoved == true }
        for window in windows { window.root?.update(windowContent) }
    }

    private var windowContent: WindowContent { content.modifier(SceneEnvironmentModifier(around: self)) }

    func openWindow(traits: HostTraits, proposedSize: ProposedViewSize, stateFile: StateFile?) -> ViewHost {
        let environment = EnvironmentRoot(in: graph, depth: Int(depth))
        traits.write(to: environment, windowSize: proposedSize, instead: nil)
        let root = RootElement(
            windowContent, _ElementInputs(parent: self, scope: environment, tree: tree, depth: depth + 1))
        windows.removeAll { $0.root == nil }
        windows.append(OpenWindow(root: root))
        tree.updateScenePhases()
        return onMainActor(
            {
                @MainActor
                (
                    input: (RootElement<WindowContent>, EnvironmentRoot, HostTraits, ProposedViewSize, StateFile?)
                ) in
                ViewHost(
                    root: input.0, environment: input.1, traits: input.2, proposedSize: input.3, stateFile: input.4)
            }, (root, environment, traits, proposedSize, stateFile))
    }

    var windowPhases: [ScenePhase] {
        windows.compactMap { window in
            guard let root = window.root, !root.isRemoved else { return nil }
            return EnvironmentValues(at: root.scope, tracking: false).scenePhase
        }
    }

    override func didLeaveTree() { tree.windowGroups.removeAll { $0 === self } }

    override func forEachChild(_ body: (_Element) -> Void) {
        for window in windows { if let root = window.root { body(root) } }
    }
}
