/// A change that is taken back.
@MainActor
struct UndoAction {
    private weak var target: AnyObject?
    private let action: @MainActor (AnyObject) -> Void

    init<Target: AnyObject>(_ target: Target, _ handler: @escaping @MainActor (Target) -> Void) {
        self.target = target
        // It is called with the target, which is of this type.
        action = { handler(unsafeDowncast($0, to: Target.self)) }
    }

    /// Whether the target is no more.
    var isGone: Bool { target == nil }

    func isFor(_ object: AnyObject) -> Bool { target === object }

    func run() {
        if let target { action(target) }
    }
}

/// Changes that are taken back together, and what is said of them.
@MainActor
final class UndoGroup {
    enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    /// The earliest first.
    var entries: [Entry] = []
    var actionName: String?
    var isDiscardable = false
    var userInfo: [UndoManager.UserInfoKey: Any] = [:]

    func append(_ action: UndoAction) { entries.append(.action(action)) }

    /// Takes in a group that has closed: its name and values, too, if there are none yet. An empty group adds no entry.
    func append(_ group: UndoGroup) {
        if actionName == nil { actionName = group.actionName }
        userInfo.merge(group.userInfo) { old, _ in old }
        // Alone in its group, it says of that one what it says of itself.
        if entries.isEmpty && group.isDiscardable { isDiscardable = true }
        if !group.entries.isEmpty { entries.append(.group(group)) }
    }

    /// Says of this group what is said of another one.
    func takeProperties(of other: UndoGroup) {
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

    /// What notifications of the group's closing carry.
    var notificationInfo: [AnyHashable: Any]? { isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil }
}
