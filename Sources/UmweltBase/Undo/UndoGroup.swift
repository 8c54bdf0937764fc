/// A registered action that reverts a change.
@MainActor
struct UndoAction {
    private weak var target: AnyObject?
    private let action: @MainActor (AnyObject) -> Void

    init<Target: AnyObject>(_ target: Target, _ handler: @escaping @MainActor (Target) -> Void) {
        self.target = target
        // The cast is safe: the action is only called with the target, which is of this type.
        action = { handler(unsafeDowncast($0, to: Target.self)) }
    }

    /// True if the target has been deallocated.
    var isGone: Bool { target == nil }

    func isFor(_ object: AnyObject) -> Bool { target === object }

    func run() {
        if let target { action(target) }
    }
}

/// A group of actions that are undone together, with its properties.
@MainActor
final class UndoGroup {
    enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    /// The entries, the earliest first.
    var entries: [Entry] = []
    var actionName: String?
    var isDiscardable = false
    var userInfo: [UndoManager.UserInfoKey: Any] = [:]

    func append(_ action: UndoAction) { entries.append(.action(action)) }

    /// Appends a closed group's actions, and takes its name and values unless this group has its own. An empty group
    /// adds no entry.
    func append(_ group: UndoGroup) {
        if actionName == nil { actionName = group.actionName }
        userInfo.merge(group.userInfo) { old, _ in old }
        // A discardable group that is alone in its group makes that one discardable.
        if entries.isEmpty && group.isDiscardable { isDiscardable = true }
        if !group.entries.isEmpty { entries.append(.group(group)) }
    }

    /// Copies the properties of another group.
    func copyProperties(of other: UndoGroup) {
        actionName = other.actionName
        isDiscardable = other.isDiscardable
        userInfo = other.userInfo
    }

    var hasLiveActions: Bool {
        entries.contains {
            switch $0 {
            case .action(let action): !action.isGone
            case .group(let group): group.hasLiveActions
            }
        }
    }

    /// Runs all actions, the last first.
    func run() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): action.run()
            case .group(let group): group.run()
            }
        }
    }

    func forget(_ isForgotten: (UndoAction) -> Bool) {
        entries.removeAll {
            switch $0 {
            case .action(let action): return isForgotten(action)
            case .group(let group):
                group.forget(isForgotten)
                return group.entries.isEmpty
            }
        }
    }

    /// The user info of the notifications about the group that closes; nil if it is not discardable.
    var notificationInfo: [AnyHashable: Any]? { isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil }
}
