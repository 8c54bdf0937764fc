import Foundation
import Umwelt

/// The running app, with AppKit's name. Never nil.
@MainActor
public var NSApp: NSApplication! { NSApplication.shared }

/// The app that runs, with AppKit's names.
///
/// ```swift
/// Button("Quit") { NSApplication.shared.terminate(nil) }
/// ```
@MainActor @preconcurrency
public final class NSApplication: UIResponder {
    /// The app.
    public static let shared = NSApplication(alone: ())

    /// The delegate; nil if the app has none.
    public weak var delegate: (any NSApplicationDelegate)?

    /// The delegates that the app's properties have made, one of each class.
    private var delegates: [ObjectIdentifier: any NSApplicationDelegate] = [:]
    private var observers: [any NSObjectProtocol] = []
    private var known: [NSWindow] = []

    private init(alone: Void) {
        super.init()
        let posts: [(Notification.Name, @MainActor (any NSApplicationDelegate, Notification) -> Void)] = [
            (AppNotification.didFinishLaunching, { $0.launch($1) }),
            (AppNotification.didBecomeActive, { $0.applicationDidBecomeActive($1) }),
            (AppNotification.willResignActive, { $0.applicationWillResignActive($1) }),
        ]
        observers = posts.map { name, call in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // At once for what the kernel posts, which does so on the main actor.
                MainQueue.run {
                    MainActor.assumeIsolated {
                        let app = NSApplication.shared
                        if let delegate = app.delegate { call(delegate, Notification(name: name, object: app)) }
                    }
                }
            }
        }
    }

    /// Returns the app's delegate of a class, created and installed at the first call.
    func installDelegate<Delegate: NSObject & NSApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
        // An object is kept under its own class.
        let made = delegates[ObjectIdentifier(type)] as? Delegate ?? ObjectOfClass.make(type)
        delegates[ObjectIdentifier(type)] = made
        delegate = made
        return made
    }

    // MARK: Windows

    /// The windows of the app, the oldest first. On a server, only those of the visitor whose window is current.
    public var windows: [NSWindow] { (OpenWindows.current?.system.appWindows ?? []).map(window) }

    /// The window that has the user's keys; nil if the app has none.
    public var keyWindow: NSWindow? { OpenWindows.current.map(window) }

    /// The window that is used; nil if the app has none.
    public var mainWindow: NSWindow? { keyWindow }

    private func window(of host: ViewHost) -> NSWindow {
        known.removeAll { $0.host == nil }
        if let window = known.first(where: { $0.host === host }) { return window }
        let window = NSWindow(host)
        known.append(window)
        return window
    }

    // MARK: Activity

    /// True while the user works with a window of the app.
    public var isActive: Bool { UIApplication.shared.applicationState == .active }

    /// Brings the app's window to the front, on a desktop. Browsers do not permit it.
    public func activate() { OpenWindows.current?.system.raise() }

    /// Brings the app's window to the front, on a desktop. Browsers do not permit it.
    ///
    /// - Parameter flag: False to leave it in the background while the user works with another app.
    public func activate(ignoringOtherApps flag: Bool) {
        if flag || isActive { activate() }
    }

    /// The presence of an app on the desktop.
    public enum ActivationPolicy: Int, Sendable {
        /// With windows, like all apps here.
        case regular
        /// With windows, but not in the Dock.
        case accessory
        /// Without windows.
        case prohibited
    }

    /// Sets the presence of the app on the desktop.
    ///
    /// - Parameter activationPolicy: The policy.
    /// - Returns: True for the regular policy, which all apps have here.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { activationPolicy == .regular }

    /// Returns the presence of the app on the desktop.
    public func activationPolicy() -> ActivationPolicy { .regular }

    /// The answers of a delegate when the app is to end.
    public enum TerminateReply: UInt, Sendable {
        /// It goes on.
        case terminateCancel
        /// It ends.
        case terminateNow
        /// It ends once the app calls ``reply(toApplicationShouldTerminate:)`` with true.
        case terminateLater
    }

    /// Ends the app if its delegate lets it: closes its windows. On a server, the program continues for other visitors.
    ///
    /// - Parameter sender: The sender, which has no effect.
    public func terminate(_ sender: Any?) {
        switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
        case .terminateNow: reply(toApplicationShouldTerminate: true)
        case .terminateCancel, .terminateLater: break
        }
    }

    /// Quits the app, or lets it continue, after its delegate has postponed the decision.
    ///
    /// - Parameter shouldTerminate: True to end the app.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        guard shouldTerminate else { return }
        delegate?.applicationWillTerminate(Notification(name: Self.willTerminateNotification, object: self))
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        for window in windows { window.close() }
    }

    /// The notification that the app is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "NSApplicationWillTerminateNotification")

    /// The notification that the user works with the app.
    public nonisolated static let didBecomeActiveNotification = AppNotification.didBecomeActive

    /// The notification that the app is about to become inactive.
    public nonisolated static let willResignActiveNotification = AppNotification.willResignActive

    /// Sends an action: `Selector(("showSettingsWindow:"))` opens the settings.
    ///
    /// - Parameters:
    ///   - action: The method to call.
    ///   - target: The object; nil for the focused one.
    ///   - sender: The argument of a method that has one.
    /// - Returns: The method's result; true if it returns nothing.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
    }
}
