import UmweltGraph

/// An element: a node of the view tree, which stores identity and state while view values are replaced.
///
/// Views make elements and pass them new values; apps never use them. Elements are nodes of the graph: an element that
/// has read a value runs again when the value changes. Each has an `EnvironmentScope`, belongs to a `ViewTree`, and
/// contributes layout nodes, preferences and traits to the passes.
open class _Element: GraphReader {
    // The first, in the word of the graph node's own flags.
    package final var passFlags: PassFlags

    /// The last round in which the readers from here to the root were notified that any preference may have changed.
    final var preferenceRound: UInt16 = 0

    // The parent keeps this element and outlives it, and the tree keeps the root. Ways up that must not retain each
    // ancestor follow the references.
    final let parentReference: Unmanaged<_Element>?
    package final unowned(unsafe) let tree: ViewTree
    private final let layoutHolderReference: Unmanaged<_Element>?

    /// The parent element; nil for the root.
    package final var parent: _Element? { parentReference?.takeUnretainedValue() }

    /// The nearest ancestor with layout nodes of its own, cached because views without any can be nested deeply.
    final var layoutHolder: _Element? { layoutHolderReference?.takeUnretainedValue() }

    /// The environment of the element's view. Only the inspector replaces the scope, between updates: reads are not
    /// checked for that.
    @exclusivity(unchecked) package internal(set) final var scope: EnvironmentScope

    package struct PassFlags: OptionSet {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The layout nodes from below have to be collected again.
        package static let needsLayoutContent = PassFlags(rawValue: 1)
        /// A preference is written here or below.
        static let hasPreferences = PassFlags(rawValue: 2)
        /// A preference that this element reads may have changed.
        static let needsPreferences = PassFlags(rawValue: 4)
        /// The element stays in the tree but is hidden, such as a tab that is not selected.
        static let isInactive = PassFlags(rawValue: 8)
        /// The element changes the transaction for its descendants.
        static let editsTransaction = PassFlags(rawValue: 16)
        /// Children have been inserted in the current update.
        static let insertsChildren = PassFlags(rawValue: 32)
        /// The element has been removed from its parent, and is visible until its transition ends.
        package static let isLeaving = PassFlags(rawValue: 64)
        /// The element is the root of a view with a transition, or only wraps that root.
        static let isInTransition = PassFlags(rawValue: 128)
    }

    @_spi(Kernel) public init(_ inputs: _ElementInputs) {
        let reference = inputs.parent.map { Unmanaged.passUnretained($0) }
        parentReference = reference
        (layoutHolderReference, passFlags) =
            reference?._withUnsafeGuaranteedRef { parent in
                let holdsLayoutNodes = parent.holdsLayoutNodes
                let isInTransition =
                    parent.passFlags.contains(.isInTransition) && (!holdsLayoutNodes || parent.wrapsLayoutNodes)
                return (
                    holdsLayoutNodes ? reference : parent.layoutHolderReference, isInTransition ? .isInTransition : []
                )
            } ?? (nil, [])
        scope = inputs.scope
        tree = inputs.tree
        super.init(in: inputs.tree.graph, depth: Int(inputs.depth))
        if reference == nil { tree.root = self }
        NestingLimit.checkNew(self)
        if let restoration = inputs.tree.restoration { restoration.register(self) }
    }

    // MARK: What subclasses answer

    /// Calls `body` for each element directly below, in view order.
    @_spi(Kernel) open func forEachChild(_ body: (_Element) -> Void) {}

    /// The element itself, if it is the root of a window or of an app's scenes; nil for others. Overridden instead of a
    /// cast, because searches for the window visit each ancestor and a cast is slower.
    var asWindow: WindowElement? { nil }

    /// The index of the element among its siblings; nil if only the parent can compute it.
    var placeAmongSiblings: Int? { nil }

    /// The element's name in the structural scopes of its descendants; nil if it has no part in their identity.
    @_spi(Kernel) open var structuralName: String? { nil }

    /// True if other views may stand here later that have not been made: the other branch of a condition, a sheet that is
    /// closed, rows that are far away.
    @_spi(Kernel) open var hasUnrealizedContent: Bool { false }

    /// The name of the element's view in the inspector; nil for the default.
    package var inspectedName: String? { nil }

    /// The name of the program's view or modifier whose body the element runs; nil for elements of the library.
    package var programBodyName: String? { nil }

    /// Appends the layout nodes that represent this element in its container: by default the nodes of its children.
    @_spi(Kernel) open func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        forEachChild { $0.collectLayoutNodes(into: &nodes) }
    }

    /// Adds the parts that represent this element in a lazy container. The default adds the parts of the children, or
    /// the element's own layout nodes.
    @_spi(Kernel) open func collectLazyParts(into parts: inout LazyParts) {
        var hasChildren = false
        if !holdsLayoutNodes {
            forEachChild { child in
                hasChildren = true
                child.collectLazyParts(into: &parts)
            }
        }
        if hasChildren { return }
        var nodes: ContiguousArray<LayoutNode> = []
        collectLayoutNodes(into: &nodes)
        for node in nodes { parts.add(node) }
    }

    /// Adds the element's own values to the traits of the container's item that contains it.
    @_spi(Kernel) open func addTraits(to traits: inout ItemTraits) {}

    /// Returns true if only the texts below a child are used, as the name of another view: labels are not made there a
    /// second time. The parent does not have a child yet while the child is being created; nil then represents the
    /// direct child.
    ///
    /// - Parameter child: The child that asks; nil during its creation.
    open func readsOnlyTexts(of child: _Element?) -> Bool { false }

    /// True if the element has layout nodes of its own, which contain the nodes of its descendants. The value never
    /// changes for an element. Always the same for one element.
    @_spi(Kernel) open var holdsLayoutNodes: Bool { false }

    /// True if each layout node of the element only wraps one from below.
    @_spi(Kernel) open var wrapsLayoutNodes: Bool { false }

    /// True if direct children are inserted and removed independently, or are siblings.
    var separatesViews: Bool { false }

    /// True if the children are screens, such as the tabs of a tab view. Each screen has its own edit mode.
    @_spi(Kernel) open var hasScreens: Bool { false }

    /// Collects the layout nodes from below. Called for elements with layout nodes of their own.
    @_spi(Kernel) open func updateLayoutContent() {}

    /// Creates the content that depends on the views that the layout has realized, for elements in
    /// ``ViewTree/lateElements``. Runs after the layout.
    open func makeLateContent() {}

    /// Called when the element is hidden without leaving the tree, and when it is shown again.
    @_spi(Kernel) open func inactivityChanged(isInInactiveSubtree: Bool) {}

    /// Called when the element leaves the tree, parents first.
    @_spi(Kernel) open func didLeaveTree() {}

    /// Adds the values that are written here and below to a preference. The default asks the children in view order.
    @_spi(Kernel) open func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        guard passFlags.contains(.hasPreferences) else { return }
        forEachChild { $0.collectPreference(key, into: &value) }
    }

    /// Returns true if the element reads a preference of its content; a nil key asks for any preference.
    @_spi(Kernel) open func readsPreference(_ key: ObjectIdentifier?) -> Bool { false }

    /// True if preferences from below are not passed to ancestors, as in presentations.
    @_spi(Kernel) open var keepsPreferences: Bool { false }

    /// Reads preferences again. Called for elements that read any.
    @_spi(Kernel) open func updatePreferences() {}

    /// Called on the main thread when an observable property that the element read is about to change.
    @_spi(Kernel) open func observedValueWillChange() { invalidate() }

    // MARK: Saved state

    /// True if the element may have a saved part. Always the same for one element.
    @_spi(Kernel) open var hasSavedPart: Bool { false }

    /// The part of the element that is saved when its window's content is released, and restored into its replacement
    /// (`StateRestoration.removeSavedPart(of:)`); nil for none.
    @_spi(Kernel) open var savedPart: Any? { nil }

    /// True if the content can't be released now: the element runs something that the release would end, such as a
    /// task, or shows something that its saved part does not contain.
    @_spi(Kernel) open var preventsRelease: Bool { false }

    /// True if a fresh tree can't be compared with this tree now, because the element shows something that its saved
    /// part does not contain. By default the same as ``preventsRelease``.
    @_spi(Kernel) open var preventsVerification: Bool { preventsRelease }

    // MARK: What elements do

    /// Returns true if the element is a descendant of `other`.
    public final override func isInside(of other: GraphReader) -> Bool {
        var ancestor = parent
        while let element = ancestor {
            if element === other { return true }
            ancestor = element.parent
        }
        return false
    }

    /// The layout nodes that represent the element in its container.
    package final var ownLayoutNodes: ContiguousArray<LayoutNode> {
        var nodes: ContiguousArray<LayoutNode> = []
        collectLayoutNodes(into: &nodes)
        return nodes
    }

    /// Returns the inputs of a child of this element.
    ///
    /// - Parameter scope: The environment of the child; nil for the environment of this element.
    package final func childInputs(scope: EnvironmentScope? = nil) -> _ElementInputs {
        _ElementInputs(parent: self, scope: scope ?? self.scope, tree: tree, depth: depth + 1)
    }

    /// Notifies the nearest ancestor with layout nodes of its own that the nodes from here have changed.
    package final func layoutNodesChanged() { layoutHolder?.needsLayoutContent() }

    /// Marks the layout nodes from below to be collected before the next layout.
    package final func needsLayoutContent() {
        tree.recorder?.recordEffect(at: self)
        guard !passFlags.contains(.needsLayoutContent) else { return }
        passFlags.insert(.needsLayoutContent)
        tree.structureQueue.append(self)
    }

    /// Removes the element and its descendants from the tree.
    package final func leaveTree() {
        if passFlags.contains(.hasPreferences) { preferencesChanged() }
        var leaving = [self as _Element]
        while let element = leaving.popLast() {
            element.remove()
            element.stopObserving()
            element.didLeaveTree()
            element.forEachChild { leaving.append($0) }
        }
        tree.endDisappearances()
    }

    /// The root element of the element's window; for scenes, the root element of the app.
    package final var window: WindowElement? {
        var element: _Element? = self
        while let current = element {
            if let window = current.asWindow { return window }
            element = current.parent
        }
        return nil
    }

    /// True if a body of the app, and not of the library, created the element's view.
    final var isInBodyOfProgram: Bool {
        var outer = parent
        while let current = outer {
            if let body = current as? any NamedBodyElement { return !body.isOfSystem }
            outer = current.parent
        }
        return true
    }

    /// The types of the program's views from the root to here whose bodies are being shown.
    package final var viewPath: [String] {
        var path: [String] = []
        var element: _Element? = self
        while let current = element {
            if let name = current.programBodyName { path.append(name) }
            element = current.parent
        }
        return path.reversed()
    }
}

/// The element of one view type.
open class _ViewElement<V: View>: _Element {
    open override var inspectedName: String? { InspectedName.of(V.self) }

    /// Replaces the previous view value.
    @_spi(Kernel) open func update(_ view: V) {}
}

/// The inputs for creating an element: its position in the tree.
public struct _ElementInputs {
    // Passed down while elements are made, and not kept: the tree and the parent are there.
    package unowned(unsafe) let parent: _Element?
    package let scope: EnvironmentScope
    package unowned(unsafe) let tree: ViewTree
    package let depth: Int32

    package init(parent: _Element?, scope: EnvironmentScope, tree: ViewTree, depth: Int32) {
        self.parent = parent
        self.scope = scope
        self.tree = tree
        self.depth = depth
    }
}
