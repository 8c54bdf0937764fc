/// Rule whether the windows of a scene open when the app is launched.
public struct SceneLaunchBehavior: Sendable {
    enum Kind {
        case automatic, presented, suppressed
    }

    let kind: Kind

    /// The system's rule: a window of the app's first scene opens.
    public static let automatic = SceneLaunchBehavior(kind: .automatic)

    /// A window of the scene opens.
    public static let presented = SceneLaunchBehavior(kind: .presented)

    /// No window of the scene opens, unless the app has no other scene.
    public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

private struct SceneLaunchBehaviorKey: EnvironmentKey {
    static var defaultValue: SceneLaunchBehavior.Kind { .automatic }
}

extension EnvironmentValues {
    /// The rule whether the windows of a scene open when the app is launched.
    var sceneLaunchBehavior: SceneLaunchBehavior.Kind {
        get { self[SceneLaunchBehaviorKey.self] }
        set { self[SceneLaunchBehaviorKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the rule whether the scene's windows open when the app is launched.
    ///
    /// ```swift
    /// Window("About", id: "about") { AboutView() }.defaultLaunchBehavior(.suppressed)
    /// ```
    ///
    /// On the desktop each presented scene opens a window. A page in the browser, and a picture, show the first of
    /// them.
    ///
    /// - Parameters:
    ///   - behavior: The rule: a window at launch, none, or automatic.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func defaultLaunchBehavior(
        _ behavior: SceneLaunchBehavior, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.sceneLaunchBehavior, behavior.kind, fileID: fileID, line: line)
    }
}

extension AppHost {
    /// The scenes whose windows open at launch: the first scene that is not suppressed, and all presented scenes.
    var launchScenes: [any WindowPresenter] {
        let shown = hasTray ? self.scenes.filter { !Self.isTrayItem($0) } : self.scenes
        let scenes = shown.map { scene in
            (scene: scene, kind: EnvironmentValues(at: scene.scope, tracking: false).sceneLaunchBehavior)
        }
        let open = scenes.filter { $0.kind != .suppressed }
        let chosen = open.enumerated().filter { $0.offset == 0 || $0.element.kind == .presented }
        return chosen.isEmpty ? scenes.prefix(1).map(\.scene) : chosen.map(\.element.scene)
    }

    /// The requests for the windows that open at launch besides the first.
    public var furtherLaunchRequests: [WindowRequest] {
        launchScenes.dropFirst().map { WindowRequest(scene: name(of: $0), value: nil, origin: nil) }
    }
}
