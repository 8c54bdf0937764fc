import Foundation
import Umwelt

/// The app that runs.
///
/// ```swift
/// if let url = URL(string: "https://example.com") { UIApplication.shared.open(url) }
/// ```
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
    /// The app.
    public static let shared = UIApplication(alone: ())

    /// The delegate; nil if the app has none.
    public weak var delegate: (any UIApplicationDelegate)?

    /// The delegates that the app's properties have made, one of each class.
    private var delegates: [ObjectIdentifier: any UIApplicationDelegate] = [:]
    private var observers: [any NSObjectProtocol] = []
    var scenes = WindowScenes()

    private init(alone: Void) {
        super.init()
        let posts: [(Notification.Name, @MainActor (any UIApplicationDelegate, UIApplication) -> Void)] = [
            (AppNotification.didFinishLaunching, { $0.launch($1) }),
            (AppNotification.willEnterForeground, { $0.applicationWillEnterForeground($1) }),
            (AppNotification.didBecomeActive, { $0.applicationDidBecomeActive($1) }),
            (AppNotification.willResignActive, { $0.applicationWillResignActive($1) }),
            (AppNotification.didEnterBackground, { $0.applicationDidEnterBackground($1) }),
        ]
        observers = posts.map { name, tell in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // At once for what the kernel posts, which does so on the main actor.
                MainQueue.run {
                    MainActor.assumeIsolated {
                        let app = UIApplication.shared
                        if let delegate = app.delegate { tell(delegate, app) }
                    }
                }
            }
        }
    }

    /// Returns the app's delegate of a class, created and installed at the first call.
    func installDelegate<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
        // An object is kept under its own class.
        let made = delegates[ObjectIdentifier(type)] as? Delegate ?? ObjectOfClass.make(type)
        delegates[ObjectIdentifier(type)] = made
        delegate = made
        return made
    }

    /// The state of the app: active while the user works with one of its windows.
    public var applicationState: State {
        let phases = OpenWindows.all.map(\.screen.traits.scenePhase)
        return switch phases.max() ?? .background {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// The states of an app.
    public enum State: Int, Sendable {
        /// The user works with the app.
        case active
        /// The app is visible, but does not receive key presses.
        case inactive
        /// No window of the app is visible.
        case background
    }

    /// The size of text that the user has set.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIContentSizeCategory(OpenWindows.current?.screen.traits.dynamicTypeSize ?? .large)
    }

    /// The layout direction of the user's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        OpenWindows.current?.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// True if the screen stays on without user input, while the browser shows the app.
    public var isIdleTimerDisabled: Bool {
        get { OpenWindows.keepsScreensOn }
        set { OpenWindows.keepsScreensOn = newValue }
    }

    /// True if the app can have several windows: in the browser, each in its own tab.
    public var supportsMultipleScenes: Bool { OpenWindows.current?.screen.traits.supportsMultipleWindows ?? false }
}

/// The layout directions of languages.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
