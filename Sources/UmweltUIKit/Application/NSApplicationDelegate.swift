import Combine
import Foundation
import Observation
import Umwelt
import UmweltCombine

/// An object that follows the life of the app, with AppKit's names.
///
/// Methods of Apple's protocol that are not here compile in a delegate, and are not called.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Called before the app starts.
    ///
    /// - Parameter notification: The notification.
    func applicationWillFinishLaunching(_ notification: Notification)

    /// Called when the app starts, before its first window is shown.
    ///
    /// - Parameter notification: The notification.
    func applicationDidFinishLaunching(_ notification: Notification)

    /// Called when the user works with the app.
    ///
    /// - Parameter notification: The notification.
    func applicationDidBecomeActive(_ notification: Notification)

    /// Called when the app becomes inactive.
    ///
    /// - Parameter notification: The notification.
    func applicationWillResignActive(_ notification: Notification)

    /// Returns the answer to ``NSApplication/terminate(_:)``: the app ends now, later or not at all.
    ///
    /// - Parameter sender: The app.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply

    /// Called before the app ends by ``NSApplication/terminate(_:)``.
    ///
    /// - Parameter notification: The notification.
    func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}

    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}

    /// Does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}

    /// Does nothing.
    public func applicationWillResignActive(_ notification: Notification) {}

    /// The app ends.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }

    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}

    /// Calls the delegate's methods for the app's launch.
    func launch(_ notification: Notification) {
        applicationWillFinishLaunching(notification)
        applicationDidFinishLaunching(notification)
    }
}

/// A property of an app that installs an AppKit delegate.
///
/// ```swift
/// @main
/// struct ReaderApp: App {
///     @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///     var body: some Scene { WindowGroup { LibraryView() } }
/// }
/// ```
///
/// The delegate is one object, however often the app's value is made. It is created by its `init()`, notified of the
/// launch before the first window is shown, and then of the app's lifecycle.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
    private let delegate: DelegateType

    /// Makes the delegate of a class, and makes it the app's.
    ///
    /// - Parameter delegateType: The class of the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        delegate = NSApplication.shared.installDelegate(delegateType)
    }

    /// The delegate.
    public var wrappedValue: DelegateType { delegate }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the properties of the delegate.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate).projectedValue
    }
}
