@_spi(Kernel) import UmweltCore

/// An element of a scene that reads the phase of its own windows.
protocol ScenePhaseReader: _Element {
    /// Sets the phase: the highest of the windows inside.
    func set(phase: ScenePhase)
}

/// The element of a scene with a body, whose phase is that of its own windows.
final class SceneElement<Content: Scene>: SingleChildElement<_SceneView<Content>, _SceneView<Content>>, ScenePhaseReader
{
    /// The cell of the scene's phase; nil if a modifier around the scene sets it.
    private var cell: EnvironmentCell?

    init(_ scene: _SceneView<Content>, _ inputs: _ElementInputs) {
        super.init(inputs)
        var inner = scope
        if scope.cell(EnvironmentKeyNumbers.number(of: ScenePhaseKey.self)).location == nil {
            let entry = TypedEntry<ScenePhaseKey>(.background, info: .of(ScenePhaseKey.self), sequence: 1)
            let cell = EnvironmentCell(entry, location: nil, depth: Int(depth), in: graph)
            inner = EnvironmentScope(parent: scope, cell: cell)
            self.cell = cell
            tree.scenes.phaseReaders.append(self)
        }
        child = BodyElement(scene, childInputs(scope: inner))
    }

    override func update(_ scene: _SceneView<Content>) { child?.update(scene) }

    func set(phase: ScenePhase) {
        cell?.set(TypedEntry<ScenePhaseKey>(phase, info: .of(ScenePhaseKey.self), sequence: 1))
    }

    override func didLeaveTree() { cell?.remove() }
}

extension ViewTree {
    /// Updates the phase that the app and its scenes read: the highest of the phases of their windows.
    func updateScenePhases() {
        let (scenes, windowGroups) = (scenes, scenes.windowGroups)
        scenes.phaseReaders.removeAll { $0.isRemoved }
        // A tree without scenes is one window, whose host sets the phase.
        guard !windowGroups.isEmpty else { return }
        let phases = windowGroups.map { (group: $0 as _Element, phase: $0.windowPhases.max() ?? .background) }
        let highest = phases.map(\.phase).max() ?? .background
        environment.set(highest, for: ScenePhaseKey.self)
        for scene in scenes.phaseReaders {
            scene.set(phase: phases.filter { $0.group.isInside(of: scene) }.map(\.phase).max() ?? .background)
        }
        attachments.object { AppLifeCycle() }.move(to: highest)
    }
}
