/// The actions of views that have appeared or disappeared and that have not run yet.
///
/// Those of children run before those of their parents, as in SwiftUI, and those of views that come before those of
/// views that go in the same update.
struct AppearanceActions {
    private struct Appearance {
        weak var element: _Element?
        let action: () -> Void
    }

    private var appearances: [Appearance] = []
    private var disappearances: [() -> Void] = []

    /// Adds the action of an element that has appeared. Returns true if it is the first one.
    mutating func add(appearanceOf element: _Element, _ action: @escaping () -> Void) -> Bool {
        appearances.append(Appearance(element: element, action: action))
        return appearances.count == 1
    }

    /// Adds the action of an element that has disappeared. Returns true if it is the first one.
    mutating func add(disappearance action: @escaping () -> Void) -> Bool {
        disappearances.append(action)
        return disappearances.count == 1
    }

    /// Removes the actions of elements that have appeared, and returns them in the order in which they run.
    mutating func takeAppearances() -> [() -> Void] {
        defer { appearances = [] }
        return appearances.count < 2 ? appearances.map(\.action) : Self.ordered(appearances)
    }

    /// Removes the actions of elements that have disappeared, and returns them.
    mutating func takeDisappearances() -> [() -> Void] {
        defer { disappearances = [] }
        return disappearances
    }

    /// Returns the actions with those of descendants before those of their ancestors, and otherwise in their order.
    private static func ordered(_ appearances: [Appearance]) -> [() -> Void] {
        var places: [ObjectIdentifier: Int] = [:]
        for (place, appearance) in appearances.enumerated() {
            if let element = appearance.element { places[ObjectIdentifier(element)] = place }
        }
        var inside: [[Int]] = Array(repeating: [], count: appearances.count)
        var outermost: [Int] = []
        for (place, appearance) in appearances.enumerated() {
            var ancestor = appearance.element?.parent
            while let element = ancestor, places[ObjectIdentifier(element)] == nil { ancestor = element.parent }
            if let element = ancestor, let outer = places[ObjectIdentifier(element)], outer != place {
                inside[outer].append(place)
            } else {
                outermost.append(place)
            }
        }
        // Without recursion, as trees may be deep: each place comes up twice, the second time after what is inside.
        var actions: [() -> Void] = []
        var waiting = outermost.reversed().map { (place: $0, isOpened: false) }
        while let next = waiting.popLast() {
            if next.isOpened {
                actions.append(appearances[next.place].action)
            } else {
                waiting.append((next.place, true))
                waiting.append(contentsOf: inside[next.place].reversed().map { ($0, false) })
            }
        }
        return actions
    }
}
