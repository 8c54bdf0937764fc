import Foundation
import Umwelt

/// A part of the app's interface: here always a window, ``UIWindowScene``.
@MainActor @preconcurrency
public class UIScene: UIResponder {
    /// The session of the scene.
    public let session: UISceneSession

    /// The delegate; nil for none.
    public var delegate: (any UISceneDelegate)?

    /// The window.
    weak var host: ViewHost?

    init(_ host: ViewHost) {
        self.host = host
        session = UISceneSession()
        super.init()
        session.scene = self
    }

    /// The state of the window.
    public var activationState: ActivationState {
        guard let host, OpenWindows.all.contains(where: { $0 === host }) else { return .unattached }
        return switch host.screen.traits.scenePhase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// The states of a scene.
    public enum ActivationState: Int, Sendable {
        /// The window is closed.
        case unattached = -1
        /// The user works with the window.
        case foregroundActive
        /// The window is visible, but does not receive key presses.
        case foregroundInactive
        /// The window is not visible.
        case background
    }

    /// The reasons for opening a scene. There are none here.
    @MainActor @preconcurrency
    public final class ConnectionOptions: NSObject {}
}

/// A scene's session: the system's record of it.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The name of the purpose.
        public let rawValue: String

        /// Makes a purpose of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene; nil after its release.
    public internal(set) weak var scene: UIScene?

    /// The purpose of the scene.
    public var role: Role { configuration.role }

    /// The configuration that the scene was made with.
    public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    /// The unique identifier of the session.
    public let persistentIdentifier = UUID().uuidString
}

/// The configuration of a scene: the class of its delegate.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
    /// The name in the app's list of configurations; nil for none. An app has no such list here: see ``delegateClass``.
    public let name: String?

    /// The purpose of the scene.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate; nil for the class `SceneDelegate` of the app's module.
    public var delegateClass: AnyClass?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - name: The name of the configuration; nil for none.
    ///   - sessionRole: The role of the session.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}
