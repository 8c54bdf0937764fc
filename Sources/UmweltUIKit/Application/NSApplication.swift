import Foundation
import Umwelt

/// The app that runs, with AppKit's name for it. Never nil.
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

    /// Returns the delegate of a class, which is made when it is asked for first, and makes it the app's.
    func installDelegate<Delegate: NSObject & NSApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
        // An object is kept under its own class.
        let made = delegates[ObjectIdentifier(type)] as? Delegate ?? ObjectOfClass.make(type)
        delegates[ObjectIdentifier(type)] = made
        delegate = made
        return made
    }

    // MARK: Windows

    /// The windows of the app, the oldest first. On a server, those of the visitor whose window is used.
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

    /// Brings the app's window to the front, on a desktop. Browsers let no page do so.
    public func activate() { OpenWindows.current?.system.raise() }

    /// Brings the app's window to the front, on a desktop. Browsers let no page do so.
    ///
    /// - Parameter flag: False to leave it where it is while the user works with another app.
    public func activate(ignoringOtherApps flag: Bool) {
        if flag || isActive { activate() }
    }

    /// The places that an app has among others.
    public enum ActivationPolicy: Int, Sendable {
        /// With windows, as all apps here.
        case regular
        /// With windows, and without a place in the dock.
        case accessory
        /// Without windows.
        case prohibited
    }

    /// Sets the place of the app among others.
    ///
    /// - Parameter activationPolicy: The policy.
    /// - Returns: True for the regular one, which all apps have here.
    @discardableResult
    public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { activationPolicy == .regular }

    /// Returns the place of the app among others.
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

    /// Ends the app if its delegate lets it: closes its windows. On a server, the program goes on for other visitors.
    ///
    /// - Parameter sender: The object that asks for it, which makes no difference.
    public func terminate(_ sender: Any?) {
        switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
        case .terminateNow: reply(toApplicationShouldTerminate: true)
        case .terminateCancel, .terminateLater: break
        }
    }

    /// Ends the app, or lets it go on, after its delegate has said that it answers later.
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

    /// The notification that the user is about to work with something else.
    public nonisolated static let willResignActiveNotification = AppNotification.willResignActive

    /// Sends an action: `Selector(("showSettingsWindow:"))` opens the settings.
    ///
    /// - Parameters:
    ///   - action: The method to call.
    ///   - target: The object; nil for the one that has the keyboard.
    ///   - sender: The argument of a method that has one.
    /// - Returns: What the method returns; true if that is nothing.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
    }
}
