/// The actions of views that have appeared, changed or disappeared and that have not run yet.
///
/// As in SwiftUI, descendants come before ancestors, and later siblings before earlier ones. Rows of lists and lazy
/// containers appear in their order. First run actions for changed values, then actions for appeared views, then
/// actions for disappeared views.
struct AppearanceActions {
    private struct Pending {
        weak var element: _Element?
        let action: () -> Void
    }

    private var changes: [Pending] = []
    private var appearances: [Pending] = []
    private var disappearances: [() -> Void] = []

    /// The disappearances in a subtree that is being removed, until all are collected.
    private var leaving: [(element: _Element, action: () -> Void)] = []

    /// True if no action waits.
    var isEmpty: Bool { changes.isEmpty && appearances.isEmpty && disappearances.isEmpty && leaving.isEmpty }

    /// Adds the action of an element whose value has changed.
    mutating func add(changeOf element: _Element, _ action: @escaping () -> Void) {
        changes.append(Pending(element: element, action: action))
    }

    /// Adds the action of an element that has appeared.
    mutating func add(appearanceOf element: _Element, _ action: @escaping () -> Void) {
        appearances.append(Pending(element: element, action: action))
    }

    /// Adds the action of a disappearing element, sorted with the others at ``endDisappearances()``.
    mutating func add(disappearanceOf element: _Element, _ action: @escaping () -> Void) {
        leaving.append((element, action))
    }

    /// Puts the disappearances that were added since the last call into their order.
    mutating func endDisappearances() {
        guard !leaving.isEmpty else { return }
        let order = leaving.count < 2 ? [0] : ViewOrder.ofActions(leaving.map(\.element))
        disappearances += order.map { leaving[$0].action }
        leaving = []
    }

    /// Removes the actions and returns them in the order in which they run.
    mutating func drain() -> [() -> Void] {
        endDisappearances()
        defer { self = AppearanceActions() }
        return Self.ordered(changes) + Self.ordered(appearances) + disappearances
    }

    /// Returns the actions in their order. Actions of elements that were removed meanwhile come last.
    private static func ordered(_ pending: [Pending]) -> [() -> Void] {
        if pending.count < 2 { return pending.map(\.action) }
        var present: [(element: _Element, action: () -> Void)] = []
        var absent: [() -> Void] = []
        for pending in pending {
            if let element = pending.element, !element.isRemoved {
                present.append((element, pending.action))
            } else {
                absent.append(pending.action)
            }
        }
        return ViewOrder.ofActions(present.map(\.element)).map { present[$0].action } + absent
    }
}
