import Foundation

/// The interface of a host's window for its views and its ``HostLoop``: operations that only the host can perform.
///
/// A host sets ``ViewHost/surface``. Every member but ``update()`` has a default: a host implements the ones that its
/// system supports.
@MainActor
public protocol HostSurface: AnyObject {
    /// Updates the views, and shows the changes. Called once for all changes of a turn of the main actor.
    func update()

    /// Draws the window again, without an update of its views.
    func redraw()

    /// Shows a cursor while the mouse is over the window.
    ///
    /// - Parameter cursor: The cursor.
    func show(_ cursor: PointerCursor)

    /// Opens a URL that no handler of the app handles.
    ///
    /// - Parameter completion: Called once, with false if the URL cannot be opened. The default calls it with false.
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

    /// Returns true if a URL could be opened. The default returns false.
    func canOpen(_ url: URL) -> Bool

    /// Copies a text to the clipboard of the system.
    ///
    /// - Parameter text: The text to copy.
    func copy(_ text: String)

    /// Has assistive technology read a text out.
    ///
    /// - Parameter text: The text to read aloud.
    func announce(_ text: String)

    /// Brings the window to the front.
    func raise()

    /// Keeps the screen on without user input, or stops doing so.
    ///
    /// - Parameter isOn: True to keep the screen on.
    func keepScreenOn(_ isOn: Bool)

    /// Plays a sound without a node, or changes how it plays. A player without a source is removed.
    ///
    /// - Parameters:
    ///   - sound: The state of the player. Other calls with the same player replace it.
    ///   - onEvent: Called when playback starts, moves, ends or fails.
    func play(_ sound: PlayerSemantics, onEvent: @escaping @MainActor (PlayerEvent) -> Void)

    /// Reports whether the user lets the app show notifications.
    ///
    /// - Parameters:
    ///   - asking: If true, an undecided user is asked first.
    ///   - completion: Called once. The default calls it with ``HostNotification/Permission/unavailable``.
    func requestNotifications(asking: Bool, completion: @escaping @MainActor (HostNotification.Permission) -> Void)

    /// Shows a notification. Called only if the user lets the app show them.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - completion: Called when the user responds to the notification, at most once.
    /// - Returns: False if the host cannot show it now. The default returns false.
    func show(
        _ notification: HostNotification, completion: @escaping @MainActor (HostNotification.Response) -> Void
    ) -> Bool

    /// Removes notifications from the screen.
    ///
    /// - Parameter ids: The identifiers of the notifications.
    func removeNotifications(_ ids: [String])

    /// Shows a number on the app's icon; zero for none. Systems without such numbers ignore it.
    ///
    /// - Parameter count: The number, not negative.
    func showBadge(_ count: Int)
}

extension HostSurface {
    public func redraw() {}
    public func show(_ cursor: PointerCursor) {}
    public func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
    public func canOpen(_ url: URL) -> Bool { false }
    public func copy(_ text: String) {}
    public func announce(_ text: String) {}
    public func raise() {}
    public func keepScreenOn(_ isOn: Bool) {}
    public func play(_ sound: PlayerSemantics, onEvent: @escaping @MainActor (PlayerEvent) -> Void) {}
    public func requestNotifications(
        asking: Bool, completion: @escaping @MainActor (HostNotification.Permission) -> Void
    ) { completion(.unavailable) }
    public func show(
        _ notification: HostNotification, completion: @escaping @MainActor (HostNotification.Response) -> Void
    ) -> Bool { false }
    public func removeNotifications(_ ids: [String]) {}
    public func showBadge(_ count: Int) {}
}
