@_spi(Kernel) import UmweltCore
import Foundation

/// The object that runs an app's scenes for a host, which opens the windows.
///
/// It holds the view tree of the app, its scenes and all their windows. Each window is a ``ViewHost``, which the host
/// owns; an app host lives as long as one of its windows does.
@MainActor
public final class AppHost {
    private let tree: ViewTree
    private let root: RootElementBase

    /// The system of the app's own `@Environment` properties.
    private let system: AppSystem

    private var processObserver: ProcessObserver?

    /// False if the app is that of one user among others, so that what it copies may not be kept for the process.
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
    /// If ``window(for:)`` returns a window, it is open already and is to come to the front; otherwise the host opens
    /// one with the request. While this is nil views cannot open windows.
    public var onOpenWindow: ((WindowRequest, _ opener: ViewHost) -> Void)?

    /// Called when a view has dismissed a window, which is closed by then and shows nothing any more.
    public var onDismissWindow: ((ViewHost) -> Void)?

    /// Starts an app.
    ///
    /// - Parameters:
    ///   - stateFolder: The folder in which windows keep their `@SceneStorage` values.
    ///   - defaults: The store of `@AppStorage` properties that name none; nil for the standard one.
    ///   - snapshot: The values with which the app's own state starts, where it has some; nil for the initial values.
    public init<A: App>(
        _ app: A, typeSetter: any TypeSetter, stateFolder: SceneStateFolder = SceneStateFolder(),
        defaults: UserDefaults? = nil, restoring snapshot: StateSnapshot? = nil
    ) {
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
    ///   - proposedSize: The size of the window in points; nil lengths are those of the content.
    ///   - restorationID: The name under which `@SceneStorage` values are kept and found again, if the scene's windows
    ///     are restored; nil to keep none.
    ///   - snapshot: The values with which other state starts, where it has some; nil for the initial values.
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

    /// Returns the open window for a request; nil if a new one is to be opened.
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

    /// The current state of the app, without that of its windows, to be restored in another process.
    public var stateSnapshot: StateSnapshot {
        tree.update()
        return StateSnapshot(below: root)
    }

    /// Brings the scenes and all windows up to date.
    package func update() { tree.update() }

    /// A number that is another one when any window may have a frame; nil while something moves, and any may. Otherwise
    /// only those do that have told of it by ``HostFrames/onChange``.
    package var windowsVersion: Int? {
        tree.needsUpdate || tree.animations.isRunning ? nil : tree.windowValuesVersion
    }

    /// Called when an update has become necessary, at most once for each.
    public var onNeedsUpdate: (() -> Void)? {
        get { tree.onNeedsUpdate }
        set { tree.onNeedsUpdate = newValue }
    }
}
