@_spi(Kernel) import UmweltCore
import Foundation

/// The object that runs an app's scenes for a host, which opens the windows.
///
/// It owns the view tree of the app, its scenes and all their windows. Each window is a ``ViewHost``, owned by the
/// host; an app host lives as long as one of its windows.
@MainActor
public final class AppHost {
    private let tree: ViewTree
    private let root: RootElementBase

    /// The system of the app's own `@Environment` properties.
    private let system: AppSystem

    private var processObserver: ProcessObserver?

    /// False if the app serves one user among others, so its clipboard must not be shared in the process.
    package var keepsCopies = true

    /// True if the desktop has a tray, whose items are no windows that open when the app is launched.
    package var hasTray = false

    private let stateFolder: SceneStateFolder
    private var hasRestored = false
    private var windows: [OpenWindow] = []

    private struct OpenWindow {
        weak var host: ViewHost?
    }

    /// Called when a view of a window asks for another window.
    ///
    /// If ``window(for:)`` returns a window, the host brings it to the front; otherwise it opens one with the request.
    /// While this is nil views cannot open windows.
    public var onOpenWindow: ((WindowRequest, _ opener: ViewHost) -> Void)?

    /// Called after a view has dismissed a window, which is closed and empty by then.
    public var onDismissWindow: ((ViewHost) -> Void)?

    /// Starts an app.
    ///
    /// - Parameters:
    ///   - stateFolder: The folder for the windows' `@SceneStorage` values.
    ///   - defaults: The store of `@AppStorage` properties that name none; nil for the standard one.
    ///   - snapshot: The initial values of the app's own state, where it contains them; nil for the values in the
    ///     source.
    public init<A: App>(
        _ app: A, typeSetter: any TypeSetter, stateFolder: SceneStateFolder = SceneStateFolder(),
        defaults: UserDefaults? = nil, restoring snapshot: StateSnapshot? = nil
    ) {
        OpenWindows.beginLaunch()
        self.stateFolder = stateFolder
        tree = ViewTree(typeSetter: typeSetter)
        system = AppSystem(tree: tree)
        Self.writeTraits(to: tree.environment)
        tree.environment.set(SystemReference(system), for: SystemKey.self)
        tree.environment.set(URLOpenerReference(system), for: URLOpenerKey.self)
        if let defaults { tree.environment.set(defaults, for: DefaultAppStorageKey.self) }
        NotificationCenter.default.post(name: AppNotification.didFinishLaunching, object: nil)
        tree.beginRestoring(snapshot)
        root = RootElement(
            AppView(app: app), _ElementInputs(parent: nil, scope: tree.environment, tree: tree, depth: 0))
        tree.endRestoring()
        system.host = self
        tree.update()
        processObserver = ProcessObserver { [weak self] in
            guard let self else { return }
            Self.writeTraits(to: tree.environment)
            tree.updateScenePhases()
        }
    }

    /// Writes the environment values that the app and its scenes read outside of windows.
    private static func writeTraits(to environment: EnvironmentRoot) {
        var traits = HostTraits()
        traits.scenePhase = .background
        traits.write(to: environment, windowSize: .unspecified, instead: nil)
    }

    isolated deinit { root.leaveTree() }

    // MARK: Windows

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - request: The request of a view or of an earlier window; nil for a window of the app's first scene.
    ///   - proposedSize: The size of the window in points; nil for the length of the content.
    ///   - restorationID: The name for storing `@SceneStorage` values, if the scene's windows are restored; nil to
    ///     store none.
    ///   - snapshot: The initial values of other state, where it contains them; nil for the values in the source.
    /// - Returns: The window; nil if the app has no scene for the request.
    public func openWindow(
        _ request: WindowRequest? = nil, traits: HostTraits = HostTraits(),
        proposedSize: ProposedViewSize = .unspecified, restorationID: String? = nil,
        restoring snapshot: StateSnapshot? = nil
    ) -> ViewHost? {
        tree.update()
        guard let scene = scene(for: request) else { return nil }
        let restorationID = restores(scene) ? restorationID : nil
        if restorationID != nil && !hasRestored {
            hasRestored = true
            stateFolder.removeOld()
        }
        let value = scene.makeValue(request?.value)
        tree.beginRestoring(snapshot)
        let window = scene.openWindow(
            value: value, traits: traits, proposedSize: proposedSize,
            stateFile: restorationID.map(stateFolder.file(for:)))
        // The first bodies may read the window's relation to the app.
        window.app = AppWindow(app: self, scene: scene, value: value, origin: request?.origin)
        tree.endRestoring()
        windows.removeAll { $0.host == nil }
        windows.append(OpenWindow(host: window))
        return window
    }

    /// Returns the open window for a request; nil if a new one has to be opened.
    ///
    /// A window counts if its scene has only one, or if it shows the value of the request already.
    ///
    /// - Parameter request: The request; nil for the app's first scene.
    public func window(for request: WindowRequest? = nil) -> ViewHost? {
        guard let scene = scene(for: request) else { return nil }
        return openWindows.first { window in
            guard let app = window.app, app.scene === scene else { return false }
            return scene.isSingle || request?.value.map { app.value?.isEqual(to: $0) ?? false } ?? false
        }
    }

    /// Returns the default size of the scene of a request, in points; nil if the host decides.
    ///
    /// - Parameter request: The request for the window; nil for the first window of the app.
    public func defaultSize(for request: WindowRequest? = nil) -> CGSize? {
        let size = scene(for: request).flatMap { EnvironmentValues(at: $0.scope, tracking: false).defaultWindowSize }
        guard let size else { return nil }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            Log.views.warning(
                "The default size \(size.width) × \(size.height) of a scene is invalid: use positive, finite lengths.")
            return nil
        }
        return size
    }

    /// Returns a request for a window like an open one; nil if the window belongs to no app.
    ///
    /// - Parameter window: The open window.
    public func request(for window: ViewHost) -> WindowRequest? {
        guard let app = window.app else { return nil }
        return WindowRequest(scene: name(of: app.scene), value: app.value?.written, origin: app.origin)
    }

    /// Opens the window that a view asks for.
    func open(_ search: WindowSearch, from opener: ViewHost) {
        guard let onOpenWindow, opener.traits.supportsMultipleWindows else {
            Log.views.warning("openWindow: this host supports only one window.")
            return
        }
        guard let scene = scenes.first(where: search.matches) else {
            Log.views.error(
                """
                openWindow: the app has no scene for windows \(search.description). Add a WindowGroup or a Window for \
                them.
                """)
            return
        }
        onOpenWindow(WindowRequest(scene: name(of: scene), value: search.value, origin: .view), opener)
    }

    /// Closes the windows that a view asks to dismiss.
    func dismiss(_ search: WindowSearch) {
        for window in openWindows where window.app?.isMeant(by: search) ?? false { dismiss(window) }
    }

    /// Closes a window.
    func dismiss(_ window: ViewHost) {
        window.close()
        onDismissWindow?(window)
    }

    var openWindows: [ViewHost] { windows.compactMap(\.host).filter { !$0.isClosed } }

    // MARK: Scenes

    /// The scenes that show windows, in the order of the app's declaration.
    var scenes: [any WindowPresenter] {
        func scenes(below element: _Element) -> [any WindowPresenter] {
            if let scene = element as? any WindowPresenter { return [scene] }
            var found: [any WindowPresenter] = []
            element.forEachChild { found += scenes(below: $0) }
            return found
        }
        return scenes(below: root)
    }

    private func scene(for request: WindowRequest?) -> (any WindowPresenter)? {
        guard let request else { return launchScenes.first }
        return scenes.first { name(of: $0) == request.scene }
    }

    func name(of scene: any WindowPresenter) -> WindowRequest.SceneName {
        func name(of scene: any WindowPresenter) -> WindowRequest.SceneName {
            WindowRequest.SceneName(id: scene.id, valueType: scene.valueType.map { String(reflecting: $0) })
        }
        var result = name(of: scene)
        let others = scenes.prefix { $0 !== scene }.map(name)
        result.number = others.count { $0 == result }
        return result
    }

    // MARK: Updates

    /// The current state of the app, without its windows', to restore it in another process.
    public var stateSnapshot: StateSnapshot {
        tree.update()
        return StateSnapshot(below: root)
    }

    /// Brings the scenes and all windows up to date.
    package func update() { tree.update() }

    /// A counter that changes when any window may have a frame; nil during animations, when any window may. Otherwise
    /// only windows that have called ``HostFrames/onChange`` have a frame.
    package var windowsVersion: Int? {
        tree.needsUpdate || tree.animations.isRunning ? nil : tree.windowValuesVersion
    }

    /// Called when an update has become necessary, at most once for each.
    public var onNeedsUpdate: (() -> Void)? {
        get { tree.onNeedsUpdate }
        set { tree.onNeedsUpdate = newValue }
    }
}
