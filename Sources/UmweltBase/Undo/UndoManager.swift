import Foundation

/// A recorder of actions that revert changes, which undoes and redoes them.
///
/// Foundation has the class on Apple's systems and lacks it on Linux.
///
/// Code that changes something registers an action that reverts the change. The actions of one event, such as the press
/// of a button and its consequences, form a group. ``undo()`` runs the actions of the last group in reverse order. The
/// actions that these register in turn are run by ``redo()``.
///
/// ```swift
/// func rename(_ book: Book, to title: String) {
///     let old = book.title
///     undoManager?.registerUndo(withTarget: book) { rename($0, to: old) }
///     undoManager?.setActionName("Rename")
///     book.title = title
/// }
/// ```
///
/// Each window has one, in ``EnvironmentValues/undoManager``. Misuse, such as a group that ends before it began, stops
/// the program with a message.
@MainActor
open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []

    /// The groups that are open, the outermost first.
    private var openGroups: [UndoGroup] = []

    private var disableCount = 0

    /// The group that the manager began automatically and closes when the event ends; nil if there is none.
    private var eventGroup: UndoGroup?

    /// A counter that changes when an action is registered or all are removed: while it stays the same, the action that
    /// was registered last is still the last one.
    package private(set) var registrations = 0

    /// Called when an event ends, before its group closes, because its consequences may register actions too.
    package var onEventEnd: (() -> Void)?

    /// Makes a manager without any actions.
    nonisolated public override init() { super.init() }

    // MARK: Registering

    /// Registers an action that reverts a change.
    ///
    /// While the manager undoes, the action is one to redo. Otherwise a new action removes all that can be redone.
    /// Ignored while registration is disabled.
    ///
    /// Precondition: a group is open, or ``groupsByEvent`` is true.
    ///
    /// - Parameters:
    ///   - target: The object that the action is called with. It is not retained: its actions are removed when it is
    ///     released.
    ///   - handler: The action.
    @preconcurrency
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        guard let group = groupForActions() else {
            preconditionFailure("An undo action was registered without a group: call beginUndoGrouping() before.")
        }
        if !isUndoing && !isRedoing { redoStack = [] }
        registrations += 1
        group.append(UndoAction(target, handler))
    }

    /// True if actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Disables the registration of actions until ``enableUndoRegistration()`` has been called as often as this.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Enables the registration of actions again.
    ///
    /// Precondition: ``disableUndoRegistration()`` has been called more often.
    open func enableUndoRegistration() {
        precondition(disableCount > 0, "enableUndoRegistration() was called without disableUndoRegistration().")
        disableCount -= 1
    }

    // MARK: Groups

    /// True if the manager automatically begins a group with the first action of an event, and ends the group when the
    /// event ends.
    ///
    /// That is when the main actor has finished its current work, or the window receives the next event. True by
    /// default.
    open var groupsByEvent = true

    /// The number of open groups, which are nested in each other.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group: all actions that are registered until ``endUndoGrouping()`` are undone together.
    open func beginUndoGrouping() {
        if groupsByEvent && openGroups.isEmpty { beginEventGroup() }
        openGroup()
    }

    /// Ends the group that was begun last. One without actions is discarded.
    ///
    /// Precondition: a group is open.
    open func endUndoGrouping() {
        precondition(!openGroups.isEmpty, "endUndoGrouping() was called without beginUndoGrouping().")
        closeGroup()
    }

    /// The maximum number of groups to keep for undo, and for redo; the oldest are removed. 0, the default, means no
    /// limit.
    ///
    /// Precondition: it is not negative.
    open var levelsOfUndo = 0 {
        didSet {
            precondition(levelsOfUndo >= 0, "A number of levels of undo is not negative.")
            dropOldGroups()
        }
    }

    // MARK: Undoing

    /// Undoes the last group, after ending it if it is still open.
    ///
    /// Precondition: no action is being undone or redone, and no group within a group is open.
    open func undo() {
        precondition(!isUndoing && !isRedoing, "undo() was called by an action that is being undone or redone.")
        precondition(groupingLevel <= 1, "undo() was called while a group within a group is open.")
        if groupingLevel == 1 { endOpenGroup() }
        undoNestedGroup()
    }

    /// Undoes the last group, which may be one within an open group.
    ///
    /// Precondition: no actions have been registered in the open group since then.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        forgetGone()
        let group: UndoGroup
        if let open = openGroups.last {
            guard let last = open.entries.last else { return }
            guard case .group(let nested) = last else {
                preconditionFailure("undoNestedGroup() was called while a group with newer actions is open.")
            }
            open.entries.removeLast()
            group = nested
        } else {
            guard let last = undoStack.popLast() else { return }
            group = last
        }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        if let inverse = run(group) { redoStack.append(inverse) }
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last. Does nothing if there is no group to redo.
    ///
    /// Precondition: no action is being undone or redone, and no group is open except for the event's group.
    open func redo() {
        precondition(!isUndoing && !isRedoing, "redo() was called by an action that is being undone or redone.")
        if groupingLevel == 1 && openGroups.first === eventGroup { endOpenGroup() }
        precondition(openGroups.isEmpty, "redo() was called while a group is open.")
        post(.NSUndoManagerCheckpoint)
        forgetGone()
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        if let inverse = run(group) {
            undoStack.append(inverse)
            dropOldGroups()
        }
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// True if there is an action to undo.
    open var canUndo: Bool { openGroups.contains { $0.hasLiveActions } || undoStack.contains { $0.hasLiveActions } }

    /// True if there is an action to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return redoStack.contains { $0.hasLiveActions }
    }

    /// The number of groups to undo.
    open var undoCount: Int {
        undoStack.count { $0.hasLiveActions } + (openGroups.first?.hasLiveActions ?? false ? 1 : 0)
    }

    /// The number of groups to redo.
    open var redoCount: Int { redoStack.count { $0.hasLiveActions } }

    /// True while the actions of an undo run.
    open private(set) var isUndoing = false

    /// True while the actions of a redo run.
    open private(set) var isRedoing = false

    // MARK: Forgetting

    /// Removes all actions, and enables registration again if it was disabled.
    open func removeAllActions() {
        registrations += 1
        undoStack = []
        redoStack = []
        for group in openGroups { group.entries = [] }
        disableCount = 0
    }

    /// Removes the actions of one target.
    ///
    /// - Parameter target: The target of the actions.
    open func removeAllActions(withTarget target: Any) {
        forget { $0.isFor(target as AnyObject) }
    }

    // MARK: What groups are called

    /// Sets the name of the change, as menus show it, for the open group, or for the last group if none is open.
    ///
    /// - Parameter actionName: The name; empty for none.
    open func setActionName(_ actionName: String) {
        groupForProperties()?.actionName = actionName.isEmpty ? nil : actionName
    }

    /// The name of the change that ``undo()`` undoes next; empty if it has none.
    open var undoActionName: String { groupToUndo?.actionName ?? "" }

    /// The name of the change that ``redo()`` redoes next; empty if it has none.
    open var redoActionName: String { groupToRedo?.actionName ?? "" }

    /// The title of the command that undoes, with the name of the change that is undone next.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the command that redoes, with the name of the change that is redone next.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a command that undoes a change: “Undo” and the name of the change.
    ///
    /// The app's localisation of the keys `Undo` and `Undo %@` supplies the words.
    ///
    /// - Parameter actionName: The name of the change, such as “Typing”; empty for none.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title("Undo", actionName: actionName)
    }

    /// Returns the title of a command that redoes a change: “Redo” and the name of the change.
    ///
    /// The app's localisation of the keys `Redo` and `Redo %@` supplies the words.
    ///
    /// - Parameter actionName: The name of the change, such as “Typing”; empty for none.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title("Redo", actionName: actionName)
    }

    private static func title(_ verb: String, actionName: String) -> String {
        let key = actionName.isEmpty ? verb : "\(verb) %@"
        return Bundle.main.localizedString(forKey: key, value: key, table: nil)
            .replacingOccurrences(of: "%@", with: actionName)
    }

    // MARK: What groups carry

    /// Marks the open group as discardable, or not: its changes need not be saved, as a change of selection.
    ///
    /// - Parameter discardable: True if the action can be discarded.
    open func setActionIsDiscardable(_ discardable: Bool) { groupForProperties()?.isDiscardable = discardable }

    /// True if the changes that are undone next need not be saved.
    open var undoActionIsDiscardable: Bool { groupToUndo?.isDiscardable ?? false }

    /// True if the changes that are redone next need not be saved.
    open var redoActionIsDiscardable: Bool { groupToRedo?.isDiscardable ?? false }

    /// Attaches a value of the app's own to the open group; nil removes it.
    ///
    /// - Parameters:
    ///   - info: The value; nil to remove it.
    ///   - key: The key of the value.
    open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
        groupForProperties()?.userInfo[key] = info
    }

    /// Returns the value that was stored with the last group to undo; nil if there is none.
    ///
    /// - Parameter key: The key of the value.
    open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { groupToUndo?.userInfo[key] }

    /// Returns the value that was stored with the last group to redo; nil if there is none.
    ///
    /// - Parameter key: The key of the value.
    open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { groupToRedo?.userInfo[key] }

    /// The key of a value that a group carries.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a key.
        ///
        /// - Parameter rawValue: The name of the key.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    // MARK: How groups open and close

    /// Ends the group of an event, after all consequences of the event.
    package func endEvent() {
        guard let group = eventGroup, !isUndoing, !isRedoing else { return }
        onEventEnd?()
        // A group that the app has begun and not ended keeps the event's open.
        if group === eventGroup && groupingLevel == 1 { endOpenGroup() }
    }

    private func beginEventGroup() {
        openGroup()
        let group = openGroups.last
        eventGroup = group
        // Runs when the main actor has finished its current work.
        Task { [weak self, weak group] in
            if let self, let group, group === self.eventGroup { self.endEvent() }
        }
    }

    private func openGroup() {
        if !openGroups.isEmpty && !isUndoing && !isRedoing { post(.NSUndoManagerCheckpoint) }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func endOpenGroup() {
        if groupsByEvent { closeGroup() } else { endUndoGrouping() }
    }

    private func closeGroup() {
        post(.NSUndoManagerCheckpoint)
        guard let group = openGroups.last else { return }
        post(.NSUndoManagerWillCloseUndoGroup, userInfo: group.notificationInfo)
        openGroups.removeLast()
        if group === eventGroup { eventGroup = nil }
        if let outer = openGroups.last {
            outer.append(group)
        } else if !group.entries.isEmpty {
            undoStack.append(group)
            dropOldGroups()
        }
        post(.NSUndoManagerDidCloseUndoGroup, userInfo: group.notificationInfo)
    }

    /// Runs a group's actions, the last first. Returns the group of the actions that these actions registered in turn;
    /// nil if they registered none.
    private func run(_ group: UndoGroup) -> UndoGroup? {
        let outer = openGroups
        let inverse = UndoGroup()
        inverse.copyProperties(of: group)
        openGroups = [inverse]
        post(.NSUndoManagerDidOpenUndoGroup)
        group.run()
        while openGroups.count > 1 { closeGroup() }
        post(.NSUndoManagerWillCloseUndoGroup, userInfo: inverse.notificationInfo)
        openGroups = outer
        post(.NSUndoManagerDidCloseUndoGroup, userInfo: inverse.notificationInfo)
        return inverse.entries.isEmpty ? nil : inverse
    }

    /// Returns the open group, to which actions are added; begins the event's group if none is open.
    private func groupForActions() -> UndoGroup? {
        if openGroups.isEmpty && groupsByEvent { beginEventGroup() }
        return openGroups.last
    }

    /// Returns the group whose name and values are set: the open one, or else the last one to undo.
    private func groupForProperties() -> UndoGroup? { groupForActions() ?? undoStack.last }

    private var groupToUndo: UndoGroup? {
        if let open = openGroups.first(where: { $0.hasLiveActions }), !isUndoing { return open }
        return undoStack.last { $0.hasLiveActions }
    }

    private var groupToRedo: UndoGroup? { redoStack.last { $0.hasLiveActions } }

    private func dropOldGroups() {
        guard levelsOfUndo > 0 else { return }
        if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
        if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
    }

    /// Removes the actions whose targets have been deallocated.
    private func forgetGone() { forget { $0.isGone } }

    private func forget(_ isForgotten: (UndoAction) -> Bool) {
        for group in undoStack + redoStack + openGroups { group.forget(isForgotten) }
        undoStack.removeAll { $0.entries.isEmpty }
        redoStack.removeAll { $0.entries.isEmpty }
    }

    private func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }
}
