import UmweltGraph

/// A modifier that changes the environment of its content.
package protocol EnvironmentWriting {
    /// The call site of the modifier.
    var location: CallSite? { get }

    /// Changes the values.
    ///
    /// - Parameter values: The environment outside the modifier on entry, and the environment of its content on return.
    func write(to values: inout EnvironmentValues)

    /// Returns true if another modifier in the same place would write the very same values.
    func writesSame(as other: Self) -> Bool
}

extension EnvironmentWriting {
    package func writesSame(as other: Self) -> Bool { areValuesEqual(self, other) }
}

/// An element of a modifier that changes the environment.
package protocol EnvironmentWriterHolder: _Element {
    /// The modifier.
    var writer: any EnvironmentWriting { get }
}

/// The element of a modifier that changes the environment. Subclasses define where a view stores its modifier and its
/// content.
///
/// It is generic over the modifier, because it is one of the most frequent elements: most modifiers as `any
/// EnvironmentWriting`, or a closure that splits the view, would need an allocation each.
package class EnvironmentWriterElement<V: View, Writer: EnvironmentWriting, Content: View>:
    SingleChildElement<V, Content>, EnvironmentWriterHolder
{
    private final var ownWriter: Writer

    /// The cells that the modifier defines; all are visible at `innerScope`.
    private final var cells = SmallArray<EnvironmentCell>()
    private final var innerScope: EnvironmentScope?

    /// Makes the element of a view with a modifier and a content.
    package init(_ writer: Writer, _ content: Content, _ inputs: _ElementInputs) {
        ownWriter = writer
        super.init(inputs)
        graph.run(self)
        child = Content._makeElement(content, childInputs(scope: innerScope))
    }

    package final var writer: any EnvironmentWriting { ownWriter }

    /// Returns the modifier and the content of a view.
    package func split(_ view: V) -> (Writer, Content) { fatalError("Abstract.") }

    /// Called after each time that the modifier has written.
    package func didWrite() {}

    public final override func update(_ view: V) {
        let (writer, content) = split(view)
        // Modifiers stand in long rows of which one changes at a time. One that waits may read what has changed.
        if isDirty || !ownWriter.writesSame(as: writer) {
            ownWriter = writer
            graph.run(self)
        }
        child?.update(content)
    }

    /// Runs when the modifier has changed, or a value from outside that it reads.
    public final override func update() {
        var values = EnvironmentValues(at: scope, tracking: true)
        ObservationTracker.track(for: self) { ownWriter.write(to: &values) }
        if let root = innerScope as? EnvironmentRoot {
            root.replaceAll(with: values.snapshot)
        } else if values.scope == nil && innerScope == nil {
            // The whole set was replaced: nothing from outside shows.
            let root = EnvironmentRoot(in: graph, depth: Int(depth), defaults: scope.theRoot.defaults)
            root.replaceAll(with: values)
            innerScope = root
        } else {
            apply(values)
        }
        didWrite()
    }

    private final func apply(_ values: EnvironmentValues) {
        var entries = values.writtenEntries
        if values.scope == nil {
            // Replaced as a whole, though it was not at first: what is not set now has its default again.
            let written = Set(entries.map(\.info.number))
            entries += scope.allEntries(tracking: true).map(\.info).filter { !written.contains($0.number) }
                .map(scope.theRoot.unread)
        }
        cells.forEach { cell in
            if !entries.contains(where: { $0.info.number == cell.number }) {
                cell.set(scope.storedEntry(cell.number))
            }
        }
        for entry in entries {
            if let cell = cells.first(where: { $0.number == entry.info.number }) {
                let isChanged = cell.set(entry)
                tree.diagnostics?.recordWrite(of: cell, isChanged: isChanged, by: self)
            } else {
                add(entry)
            }
        }
        if innerScope == nil { innerScope = EnvironmentScope(parent: scope, cell: nil) }
    }

    private final func add(_ entry: EnvironmentEntry) {
        let cell = EnvironmentCell(entry, location: ownWriter.location, depth: Int(depth), in: graph)
        cells.append(cell)
        guard let inner = innerScope, child != nil else {
            innerScope = EnvironmentScope(parent: innerScope ?? scope, cell: cell)
            return
        }
        // Readers of the key below have depended on an outer cell until now: they run again, and so do the readers of
        // values that are derived from it and of the whole set.
        let outer = scope.cell(entry.info.number)
        inner.insertOutside(cell)
        outer.forEachReader { ($0 as? DerivedEnvironment)?.invalidateReaders() }
        outer.invalidateReaders()
        scope.theRoot.additions.invalidateReaders()
    }

    public final override func didLeaveTree() {
        cells.forEach { $0.remove() }
    }

    public final override var name: String { "\(Writer.self)" }
}

/// The element of a rare modifier that changes the environment: a closure returns the modifier and the content of a view.
///
/// Frequent modifiers have subclasses, because a closure may need an allocation.
package final class SplitWriterElement<V: View, Writer: EnvironmentWriting, Content: View>:
    EnvironmentWriterElement<V, Writer, Content>
{
    private let closure: (V) -> (Writer, Content)
    private let onWrite: (ViewTree) -> Void

    /// Makes the element of a view.
    ///
    /// - Parameters:
    ///   - split: Returns the modifier and the content of a view.
    ///   - onWrite: Called after each time that the modifier has written.
    package init(
        _ view: V, _ inputs: _ElementInputs, split: @escaping (V) -> (Writer, Content),
        onWrite: @escaping (ViewTree) -> Void = { _ in }
    ) {
        closure = split
        self.onWrite = onWrite
        let (writer, content) = split(view)
        super.init(writer, content, inputs)
    }

    package override func split(_ view: V) -> (Writer, Content) { closure(view) }

    package override func didWrite() { onWrite(tree) }
}
