import SwiftUI
import Testing

private final class Page {
    var title = "one"
}

/// Renames a page so that it can be undone.
@MainActor private func rename(_ page: Page, to title: String, with manager: UndoManager, name: String? = nil) {
    let old = page.title
    manager.registerUndo(withTarget: page) { rename($0, to: old, with: manager) }
    if let name { manager.setActionName(name) }
    page.title = title
}

@MainActor private final class Notes {
    private(set) var names: [String] = []
    private(set) var discardable = 0
    private var tokens: [any NSObjectProtocol] = []

    init(of manager: UndoManager) {
        let names: [NSNotification.Name] = [
            .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
            .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        for name in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
                let isDiscardable = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool ?? false
                let short = name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
                MainActor.assumeIsolated { self.record(String(short), isDiscardable) }
            }
            tokens.append(token)
        }
    }

    private func record(_ name: String, _ isDiscardable: Bool) {
        names.append(name)
        if isDiscardable { discardable += 1 }
    }

    /// The notifications posted since the last call.
    func taken() -> [String] {
        defer { names = [] }
        return names
    }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
}

@MainActor @Suite("The undo manager") struct UndoManagerTests {
    private let manager = UndoManager()
    private let page = Page()

    @Test("What was registered is undone, and what that registers is redone")
    func undoAndRedo() {
        rename(page, to: "two", with: manager)
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(page.title == "one")
        #expect(!manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(page.title == "two")
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(page.title == "one")
    }

    @Test("With nothing registered, nothing happens")
    func nothing() {
        manager.undo()
        manager.redo()
        manager.undoNestedGroup()
        #expect(!manager.canUndo && !manager.canRedo && manager.groupingLevel == 0)
    }

    @Test("The actions of one turn of the main actor are one group, the last one first")
    func groupsByEvent() async {
        rename(page, to: "two", with: manager)
        rename(page, to: "three", with: manager)
        #expect(manager.groupingLevel == 1)
        await Task { @MainActor in }.value
        #expect(manager.groupingLevel == 0)
        rename(page, to: "four", with: manager)
        await Task { @MainActor in }.value
        #expect(manager.undoCount == 2)
        manager.undo()
        #expect(page.title == "three")
        manager.undo()
        #expect(page.title == "one")
        #expect(manager.redoCount == 2)
        manager.redo()
        #expect(page.title == "three")
    }

    @Test("Without groups of events, groups are begun and ended by hand, one in another")
    func groupsByHand() {
        manager.groupsByEvent = false
        for title in ["two", "three"] {
            manager.beginUndoGrouping()
            manager.beginUndoGrouping()
            #expect(manager.groupingLevel == 2)
            rename(page, to: title, with: manager)
            manager.endUndoGrouping()
            rename(page, to: title + "!", with: manager)
            manager.endUndoGrouping()
        }
        manager.undo()
        #expect(page.title == "two!")
        manager.undo()
        #expect(page.title == "one")
    }

    @Test("A group in one that is open can be undone alone")
    func nestedGroup() {
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        rename(page, to: "two", with: manager)
        manager.beginUndoGrouping()
        rename(page, to: "three", with: manager)
        manager.endUndoGrouping()
        manager.undoNestedGroup()
        #expect(page.title == "two")
        manager.endUndoGrouping()
        manager.redo()
        #expect(page.title == "three")
        manager.undo()
        manager.undo()
        #expect(page.title == "one")
    }

    @Test("A group that the app begins during an event is part of the event's group")
    func groupInEvent() {
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 2)
        rename(page, to: "two", with: manager)
        manager.endUndoGrouping()
        rename(page, to: "three", with: manager)
        manager.undo()
        #expect(page.title == "one")
    }

    @Test("A group without actions leaves nothing to undo")
    func emptyGroup() {
        manager.beginUndoGrouping()
        manager.setActionName("Nothing")
        manager.endUndoGrouping()
        manager.undo()
        #expect(!manager.canUndo && manager.undoCount == 0 && manager.undoActionName == "")
    }

    @Test("Something new means that nothing can be redone any more")
    func newActionClearsRedo() {
        rename(page, to: "two", with: manager)
        manager.undo()
        rename(page, to: "three", with: manager)
        #expect(!manager.canRedo)
    }

    @Test("While registration is disabled, as often as it was, nothing is recorded")
    func disabled() {
        manager.disableUndoRegistration()
        manager.disableUndoRegistration()
        manager.enableUndoRegistration()
        #expect(!manager.isUndoRegistrationEnabled)
        rename(page, to: "two", with: manager)
        manager.enableUndoRegistration()
        #expect(manager.isUndoRegistrationEnabled && !manager.canUndo)
    }

    @Test("Of more groups than there are levels, the oldest go")
    func levels() {
        manager.groupsByEvent = false
        func change(_ title: String) {
            manager.beginUndoGrouping()
            rename(page, to: title, with: manager)
            manager.endUndoGrouping()
        }
        manager.levelsOfUndo = 2
        for title in ["two", "three", "four"] { change(title) }
        #expect(manager.undoCount == 2)
        manager.levelsOfUndo = 1
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(page.title == "three" && !manager.canUndo)
    }

    @Test("A target is not kept alive, and its actions go with it")
    func deadTarget() {
        var other: Page? = Page()
        weak let gone = other
        rename(page, to: "two", with: manager, name: "Rename")
        if let other { manager.registerUndo(withTarget: other) { _ in Issue.record("The target is gone.") } }
        other = nil
        #expect(gone == nil)
        manager.undo()
        #expect(page.title == "one")
        var third: Page? = Page()
        if let third { manager.registerUndo(withTarget: third) { _ in } }
        #expect(manager.canUndo)
        third = nil
        #expect(!manager.canUndo && manager.undoCount == 0)
    }

    @Test("The actions of one target can be forgotten, or all")
    func forgetting() {
        let other = Page()
        rename(page, to: "two", with: manager)
        rename(other, to: "two", with: manager)
        manager.removeAllActions(withTarget: page)
        manager.undo()
        #expect(page.title == "two" && other.title == "one")
        manager.disableUndoRegistration()
        manager.removeAllActions()
        #expect(!manager.canUndo && !manager.canRedo && manager.isUndoRegistrationEnabled)
    }

    @Test("A name stays with its group, from undo to redo and back, and titles the commands")
    func names() {
        #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
        rename(page, to: "two", with: manager, name: "Rename")
        #expect(manager.undoActionName == "Rename" && manager.undoMenuItemTitle == "Undo Rename")
        manager.undo()
        #expect(manager.undoActionName == "" && manager.redoActionName == "Rename")
        #expect(manager.redoMenuItemTitle == "Redo Rename")
        manager.redo()
        #expect(manager.undoActionName == "Rename")
        #expect(manager.undoMenuTitle(forUndoActionName: "Paste") == "Undo Paste")
        #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
    }

    @Test("A group carries values of the app's own, and whether it can be discarded")
    func properties() {
        let icon = UndoManager.UserInfoKey("icon")
        let notes = Notes(of: manager)
        rename(page, to: "two", with: manager)
        manager.setActionUserInfoValue("pencil", forKey: icon)
        manager.setActionIsDiscardable(true)
        #expect(manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
        #expect(manager.undoActionUserInfoValue(forKey: icon) as? String == "pencil")
        manager.undo()
        #expect(manager.redoActionIsDiscardable && !manager.undoActionIsDiscardable)
        #expect(manager.redoActionUserInfoValue(forKey: icon) as? String == "pencil")
        // Both groups, that of the undo and the one undone, before and after they closed.
        #expect(notes.discardable == 4)
        notes.stop()
    }

    @Test("Actions know whether they are undone or redone")
    func phases() {
        var phases: [String] = []
        func phase() {
            manager.registerUndo(withTarget: page) { _ in phase() }
            phases.append(manager.isUndoing ? "undo" : manager.isRedoing ? "redo" : "do")
        }
        phase()
        manager.undo()
        manager.redo()
        #expect(phases == ["do", "undo", "redo"])
        #expect(!manager.isUndoing && !manager.isRedoing)
    }

    @Test("What happens is told in notifications")
    func notifications() {
        let notes = Notes(of: manager)
        rename(page, to: "two", with: manager)
        #expect(notes.taken() == ["DidOpenUndoGroup"])
        manager.undo()
        #expect(
            notes.taken() == [
                "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup", "Checkpoint", "WillUndoChange",
                "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange",
            ])
        _ = manager.canRedo
        #expect(notes.taken() == ["Checkpoint"])
        manager.redo()
        #expect(
            notes.taken() == [
                "Checkpoint", "WillRedoChange", "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup",
                "DidRedoChange",
            ])
        notes.stop()
    }

    @Test("Misuse stops the program")
    func misuse() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { UndoManager().endUndoGrouping() } }
        await #expect(processExitsWith: .failure) { await MainActor.run { UndoManager().enableUndoRegistration() } }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let manager = UndoManager()
                manager.groupsByEvent = false
                manager.registerUndo(withTarget: manager) { _ in }
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let manager = UndoManager()
                manager.beginUndoGrouping()
                manager.undo()
            }
        }
    }
}
