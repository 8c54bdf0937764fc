@_spi(Kernel) import UmweltCore
import Foundation

/// A scene that shows windows of one structure.
package protocol WindowScene: PrimitiveScene {
    /// The type of the windows' content.
    associatedtype WindowContent: View

    /// The description of the windows.
    nonisolated var windows: WindowTemplate<WindowContent> { get }
}

extension WindowScene {
    /// Makes the scene's element.
    nonisolated public static func _makeElement(
        _ scene: _SceneView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_SceneView<Self>> {
        WindowSceneElement(scene, inputs)
    }
}

/// An element of a scene that opens windows. ``AppHost`` finds the presenter for a request.
protocol WindowPresenter: _Element {
    /// The identifier for opening the windows; nil for none.
    var id: String? { get }

    /// The type of the values that the windows show; nil if they show none.
    var valueType: (any (Codable & Hashable).Type)? { get }

    /// The title of the windows whose content sets none.
    var title: Text? { get }

    /// True for a scene with at most one window.
    var isSingle: Bool { get }

    /// Makes the value of a new window; nil if its windows show none.
    ///
    /// - Parameter written: The value in encoded form; nil for a window that was opened without one.
    func makeValue(_ written: WindowRequest.Value?) -> WindowValue?

    /// Opens a new window.
    ///
    /// - Parameters:
    ///   - proposedSize: The size of the window in points; nil for the length of the content.
    ///   - stateFile: The file of the window's `@SceneStorage` values; nil to store none.
    func openWindow(
        value: WindowValue?, traits: HostTraits, proposedSize: ProposedViewSize, stateFile: StateFile?
    ) -> ViewHost

    /// Applies the environment modifiers of the scenes around to the open windows.
    func updateWindows()

    /// The phase of each window that is open.
    var windowPhases: [ScenePhase] { get }
}

/// The element of a scene with windows, which updates their content. Hosts open windows and own them.
final class WindowSceneElement<S: WindowScene>: _ViewElement<_SceneView<S>>, WindowPresenter {
    private typealias Content = ModifiedContent<
        DecoratedWindow<WindowBody<S.WindowContent>>, SceneEnvironmentModifier
    >

    private var template: WindowTemplate<S.WindowContent>
    private var windows: [OpenWindow] = []

    private struct OpenWindow {
        weak var root: RootElement<Content>?
        let value: WindowValue?
    }

    init(_ scene: _SceneView<S>, _ inputs: _ElementInputs) {
        template = scene.scene.windows
        super.init(inputs)
        tree.scenes.windowGroups.append(self)
    }

    override func update(_ scene: _SceneView<S>) {
        template = scene.scene.windows
        updateWindows()
    }

    var id: String? { template.id }
    var valueType: (any (Codable & Hashable).Type)? { template.valueType }
    var title: Text? { template.title }
    var isSingle: Bool { template.isSingle }

    func updateWindows() {
        windows.removeAll { $0.root == nil || $0.root?.isRemoved == true }
        for window in windows {
            window.root?.update(content(of: window.value))
            window.root?.title = template.title
        }
    }

    private func content(of value: WindowValue?) -> Content {
        DecoratedWindow(
            content: WindowBody(make: template.makeContent, value: value), shortcuts: tree.scenes.shortcuts
        )
        .modifier(SceneEnvironmentModifier(around: self))
    }

    func makeValue(_ written: WindowRequest.Value?) -> WindowValue? { template.makeValue(written, tree) }

    func openWindow(
        value: WindowValue?, traits: HostTraits, proposedSize: ProposedViewSize, stateFile: StateFile?
    ) -> ViewHost {
        let environment = EnvironmentRoot(in: graph, depth: Int(depth))
        traits.write(to: environment, windowSize: proposedSize, instead: nil)
        // A window's environment is a root of its own, which has nothing of the app's but this.
        let defaults = EnvironmentValues(at: scope, tracking: false).defaultAppStorage
        if defaults !== UserDefaults.standard { environment.set(defaults, for: DefaultAppStorageKey.self) }
        let root = RootElement(
            content(of: value), _ElementInputs(parent: self, scope: environment, tree: tree, depth: depth + 1))
        root.title = template.title
        windows.removeAll { $0.root == nil }
        windows.append(OpenWindow(root: root, value: value))
        tree.updateScenePhases()
        return onMainActor(
            {
                @MainActor
                (input: (RootElement<Content>, EnvironmentRoot, HostTraits, ProposedViewSize, StateFile?)) in
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

    override func didLeaveTree() { tree.scenes.windowGroups.removeAll { $0 === self } }

    override func forEachChild(_ body: (_Element) -> Void) {
        for window in windows { if let root = window.root, !root.isRemoved { body(root) } }
    }
}
