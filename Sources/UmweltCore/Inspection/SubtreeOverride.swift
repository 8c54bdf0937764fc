import UmweltGraph

/// An override of an environment value for a view and its descendants, until it is removed.
///
/// It is a scope between the view and its ancestors. The elements from the view down are moved into the scope, and
/// later children inherit it. Elements without an override store nothing for it.
package final class SubtreeOverride {
    /// The element of the view; nil once it has left the tree.
    package private(set) weak var element: _Element?

    private let scope: OverridingScope
    private let cell: EnvironmentCell

    /// The number of the overridden key.
    package var number: Int { cell.number }

    /// Overrides a value at an element.
    package init(_ entry: EnvironmentEntry, at element: _Element) {
        self.element = element
        let outer = element.scope
        cell = EnvironmentCell(entry, location: nil, depth: Int(element.depth) - 1, in: element.graph)
        scope = OverridingScope(parent: outer, cell: cell)
        element.replaceScope(outer, by: scope)
        element.tree.recorder?.recordChange(of: cell, from: outer.cell(cell.number).storedEntry)
        Self.rerunReaders(of: outer.cell(cell.number), in: outer)
    }

    /// Replaces the value.
    package func set(_ entry: EnvironmentEntry) { cell.set(entry) }

    /// Removes the override: the surrounding value applies again.
    ///
    /// The override has to be kept until the tree has been updated, as its readers depend on its cell.
    package func remove(in tree: ViewTree) {
        guard let outer = scope.parent else { return }
        // Rows and tabs hand the scope on to elements elsewhere.
        tree.root?.replaceScope(scope, by: outer)
        // Readers that have only stored the scope so far find the outer value in it.
        cell.set(outer.storedEntry(cell.number))
        Self.rerunReaders(of: cell, in: outer)
    }

    /// Makes the readers of a cell run again: they find another cell at their scope.
    private static func rerunReaders(of cell: EnvironmentCell, in scope: EnvironmentScope) {
        cell.forEachReader { ($0 as? DerivedEnvironment)?.invalidateReaders() }
        cell.invalidateReaders()
        scope.theRoot.additions.invalidateReaders()
    }
}

/// The scope of a value that is overridden by the inspector.
final class OverridingScope: EnvironmentScope {}

extension _Element {
    /// Replaces a scope by another in all elements from here down, including scopes inside it.
    fileprivate func replaceScope(_ old: EnvironmentScope, by new: EnvironmentScope) {
        var waiting = [self]
        while let element = waiting.popLast() {
            if element.scope === old {
                element.scope = new
            } else {
                element.scope.replaceOuter(old, by: new)
            }
            element.forEachChild { waiting.append($0) }
        }
    }
}
