import Foundation
import UmweltBase

extension NSNotification.Name {
    /// Posted by a coordinator after a save, if the store has the option
    /// ``NSPersistentStoreRemoteChangeNotificationPostOptionKey``. The object is the coordinator, the user info has
    /// ``NSStoreUUIDKey`` and ``NSPersistentStoreURLKey``.
    ///
    /// Saves by other processes are not reported.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}

/// The user info of a store's notification with the URL of the store.
public let NSPersistentStoreURLKey = "storeURL"

extension NSPersistentStore {
    /// Posts the notification of a save, if the store has that option.
    func postRemoteChange() {
        guard isOn(NSPersistentStoreRemoteChangeNotificationPostOptionKey), let persistentStoreCoordinator else {
            return
        }
        var info: [AnyHashable: Any] = [NSStoreUUIDKey: identifier ?? ""]
        if let url { info[NSPersistentStoreURLKey] = url }
        NotificationCenter.default.post(
            name: .NSPersistentStoreRemoteChange, object: persistentStoreCoordinator, userInfo: info)
    }

    /// Logs once that no history is recorded, if the store has that option.
    func warnOfHistory() {
        if isOn(NSPersistentHistoryTrackingKey) {
            OnceLog.history.warning(
                """
                NSPersistentHistoryTrackingKey has no effect: stores record no history here. Merge saves with \
                mergeChanges(fromContextDidSave:).
                """)
        }
    }

    private func isOn(_ option: String) -> Bool { (options?[option] as? NSNumber)?.boolValue ?? false }
}

extension OnceLog {
    fileprivate static let history = OnceLog(Log.coreData)
}
