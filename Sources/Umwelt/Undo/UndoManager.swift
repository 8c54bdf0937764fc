import Foundation

/// Records how to take changes back, and takes them back: the class that Foundation has on Apple's systems and lacks on
/// Linux.
///
/// Whoever changes something registers an action that changes it back. The actions of one event, such as a press of a
/// button and what follows from it, make a group, and ``undo()`` runs the actions of the last group, the last one
/// first. What these register in turn is what ``redo()`` runs.
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

    /// The group that the manager began by itself, to be closed when the event is over.
    private var eventGroup: UndoGroup?

    /// How often an action was registered, or all were forgotten: while it stays the same, what was registered last is
    /// what is undone next, or has been undone.
    package private(set) var registrations = 0

    /// Called when an event is over, before its group closes: what it has caused may register actions too.
    var onEventEnd: (() -> Void)?

    /// Makes a manager with nothing to undo.
    nonisolated public override init() { super.init() }

    // MARK: Registering

    /// Registers an action that takes a change back. `target` is not kept alive: when it goes, its actions go.
    ///
    /// While the manager undoes, the action is one to redo. Otherwise a new action means that nothing can be redone any
    /// more.
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

    /// Whether actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Has actions ignored until ``enableUndoRegistration()`` was called as often as this.
    open func disableUndoRegistration() { disableCount += 1 }

    /// Has actions recorded again.
    open func enableUndoRegistration() {
        precondition(disableCount > 0, "enableUndoRegistration() was called without disableUndoRegistration().")
        disableCount -= 1
    }

    // MARK: Groups

    /// Whether the manager itself begins a group with the first action of an event, and ends it when the event is over:
    /// when the main actor is done with what it does now, or the window receives the next event. True at first.
    open var groupsByEvent = true

    /// How many groups are open, one in another.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group: what is registered until it ends is undone at once.
    open func beginUndoGrouping() {
        if groupsByEvent && openGroups.isEmpty { beginEventGroup() }
        openGroup()
    }

    /// Ends the group that was begun last. One without actions leaves nothing.
    open func endUndoGrouping() {
        precondition(!openGroups.isEmpty, "endUndoGrouping() was called without beginUndoGrouping().")
        closeGroup()
    }

    /// How many groups are kept, the latest; 0, as at first, for all.
    open var levelsOfUndo = 0 {
        didSet {
            precondition(levelsOfUndo >= 0, "A number of levels of undo is not negative.")
            dropOldGroups()
        }
    }

    // MARK: Undoing

    /// Undoes the last group, after ending it if it is still open. Not possible while a group in a group is open.
    open func undo() {
        precondition(!isUndoing && !isRedoing, "undo() was called by an action that is being undone or redone.")
        precondition(groupingLevel <= 1, "undo() was called while a group within a group is open.")
        if groupingLevel == 1 { endOpenGroup() }
        undoNestedGroup()
    }

    /// Undoes the last group, be it one in a group that is open. Not possible when actions have been registered since
    /// that group.
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

    /// Does again what was undone last. Does nothing if there is nothing.
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

    /// Whether there is something to undo.
    open var canUndo: Bool { openGroups.contains { $0.hasLiveActions } || undoStack.contains { $0.hasLiveActions } }

    /// Whether there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return redoStack.contains { $0.hasLiveActions }
    }

    /// How many groups there are to undo.
    open var undoCount: Int {
        undoStack.count { $0.hasLiveActions } + (openGroups.first?.hasLiveActions ?? false ? 1 : 0)
    }

    /// How many groups there are to redo.
    open var redoCount: Int { redoStack.count { $0.hasLiveActions } }

    /// Whether actions run now because of an undo.
    open private(set) var isUndoing = false

    /// Whether actions run now because of a redo.
    open private(set) var isRedoing = false

    // MARK: Forgetting

    /// Forgets all actions, and has new ones recorded.
    open func removeAllActions() {
        registrations += 1
        undoStack = []
        redoStack = []
        for group in openGroups { group.entries = [] }
        disableCount = 0
    }

    /// Forgets the actions of one target.
    open func removeAllActions(withTarget target: Any) {
        forget { $0.isFor(target as AnyObject) }
    }

    // MARK: What groups are called

    /// Names what the group that is open does, or the last one if none is open and the manager begins none by itself.
    /// An empty name takes the name away.
    open func setActionName(_ actionName: String) {
        groupForProperties()?.actionName = actionName.isEmpty ? nil : actionName
    }

    /// What the last group to undo does; empty if it has no name.
    open var undoActionName: String { groupToUndo?.actionName ?? "" }

    /// What the last group to redo does; empty if it has no name.
    open var redoActionName: String { groupToRedo?.actionName ?? "" }

    /// The title of the command that undoes, with the name of what it undoes.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the command that redoes, with the name of what it redoes.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a command that undoes something of a name: “Undo” and the name, in the words that the app's
    /// localisation has for the keys `Undo` and `Undo %@`.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title("Undo", actionName: actionName)
    }

    /// The title of a command that redoes something of a name: “Redo” and the name, in the words that the app's
    /// localisation has for the keys `Redo` and `Redo %@`.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title("Redo", actionName: actionName)
    }

    private static func title(_ verb: String, actionName: String) -> String {
        let key = actionName.isEmpty ? verb : "\(verb) %@"
        return Bundle.main.localizedString(forKey: key, value: key, table: nil)
            .replacingOccurrences(of: "%@", with: actionName)
    }

    // MARK: What groups carry

    /// Says whether it would be no loss if the open group's changes were not saved, as with a change of selection.
    open func setActionIsDiscardable(_ discardable: Bool) { groupForProperties()?.isDiscardable = discardable }

    /// Whether it would be no loss if the changes that are undone next were not saved.
    open var undoActionIsDiscardable: Bool { groupToUndo?.isDiscardable ?? false }

    /// Whether it would be no loss if the changes that are redone next were not saved.
    open var redoActionIsDiscardable: Bool { groupToRedo?.isDiscardable ?? false }

    /// Attaches a value of the app's own to the open group; nil takes it away.
    open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
        groupForProperties()?.userInfo[key] = info
    }

    /// The value that the last group to undo carries.
    open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { groupToUndo?.userInfo[key] }

    /// The value that the last group to redo carries.
    open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { groupToRedo?.userInfo[key] }

    /// Names a value that a group carries.
    public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a key.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    // MARK: How groups open and close

    /// Ends the group of an event that is over, with all that the event has caused.
    func endEvent() {
        guard let group = eventGroup, !isUndoing, !isRedoing else { return }
        onEventEnd?()
        // A group that the app has begun and not ended keeps the event's open.
        if group === eventGroup && groupingLevel == 1 { endOpenGroup() }
    }

    private func beginEventGroup() {
        openGroup()
        let group = openGroups.last
        eventGroup = group
        // Runs when the main actor has done what it does now.
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

    /// Runs a group's actions, the last first. Answers the group of what they have registered, nil if nothing.
    private func run(_ group: UndoGroup) -> UndoGroup? {
        let outer = openGroups
        let inverse = UndoGroup()
        inverse.takeProperties(of: group)
        openGroups = [inverse]
        post(.NSUndoManagerDidOpenUndoGroup)
        group.run()
        while openGroups.count > 1 { closeGroup() }
        post(.NSUndoManagerWillCloseUndoGroup, userInfo: inverse.notificationInfo)
        openGroups = outer
        post(.NSUndoManagerDidCloseUndoGroup, userInfo: inverse.notificationInfo)
        return inverse.entries.isEmpty ? nil : inverse
    }

    /// The group that actions go to; begins that of the event if there is none.
    private func groupForActions() -> UndoGroup? {
        if openGroups.isEmpty && groupsByEvent { beginEventGroup() }
        return openGroups.last
    }

    /// The group that names and values go to.
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

    /// Forgets the actions whose targets are gone.
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
