/// The element of a modifier that passes on the layout nodes of the modified view, so that the view's transition can
/// apply around the modifier.
package protocol SurroundingElement: _Element {
    /// The element of the modified view; nil until it is made.
    var modifiedElement: _Element? { get }

    /// The transition around the modifier, if the modified view's transition applies there; otherwise nil.
    var surrounding: SurroundingTransition? { get set }

    /// Appends the layout nodes of the modifier, without the wrappers of its transition.
    func collectModifiedNodes(into nodes: inout ContiguousArray<LayoutNode>)
}

/// A modifier that adds layers to its view, such as a background.
package protocol LayeredElement: SurroundingElement {
    /// The environment of the layers, if a transition around the modifier writes to it; otherwise nil.
    var layerScope: EnvironmentScope? { get set }
}

extension SurroundingElement {
    /// Appends the layout nodes of the transition around the modifier, or else those of the modifier.
    package func collectOuterNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        guard let surrounding else { return collectModifiedNodes(into: &nodes) }
        surrounding.element?.collectLayoutNodes(into: &nodes)
    }
}

/// The transition of a view, applied around its outermost modifier: in
/// `Text("New").transition(.slide).background(.yellow)` text and background are inserted and removed as one.
package final class SurroundingTransition {
    // The modifier keeps this object.
    private unowned(unsafe) let modifier: any SurroundingElement

    /// The environment of the transition.
    private let scope: EnvironmentScope

    /// The element of the transition, retained by the modifier's element.
    package private(set) var element: (any TransitioningElement)?

    /// The position of the modifier's nodes in the transition.
    fileprivate weak var place: _Element? {
        didSet { if element != nil { placeChanged?() } }
    }

    /// Called when the transition shows the modifier's nodes at another place, which may have another environment.
    var placeChanged: (() -> Void)?

    private init(_ modifier: any SurroundingElement, _ scope: EnvironmentScope) {
        self.modifier = modifier
        self.scope = scope
    }

    /// Puts a transition around a modifier. Returns its element; nil if the modifier is in no tree.
    ///
    /// - Parameter scope: The environment of the transition.
    static func surround<T: Transition>(
        _ modifier: any SurroundingElement, with transition: T, in scope: EnvironmentScope
    ) -> TransitionElement<SurroundedNodes, T>? {
        guard let inputs = modifier.parent?.childInputs(scope: scope) else { return nil }
        let surrounding = SurroundingTransition(modifier, scope)
        modifier.surrounding = surrounding
        let element = TransitionElement(
            SurroundedNodes(surrounding: surrounding).withTransition(transition), inputs, origin: nil)
        surrounding.element = element
        return element
    }

    /// Returns the environment of a position within the modifier, with the values that the transition writes. Modifiers
    /// in between override them. Nil if the transition writes no value that is visible there.
    func scope(at inner: EnvironmentScope) -> EnvironmentScope? {
        guard let place, place.scope !== scope else { return nil }
        var cells: [EnvironmentCell] = []
        var current = inner
        while current !== scope {
            // A modifier that replaces the whole environment ends it.
            guard let parent = current.parent else { return nil }
            if let cell = current.cell { cells.append(cell) }
            current = parent
        }
        return cells.reversed().reduce(place.scope) { EnvironmentScope(parent: $0, cell: $1) }
    }

    /// Sets the transition's environment for the layers of the modifiers around an element, up to the transition.
    func setScopes(around inner: _Element) {
        var ancestor = inner.parent
        while let element = ancestor {
            if let layered = element as? any LayeredElement { layered.layerScope = scope(at: element.scope) }
            if element === modifier { return }
            ancestor = element.parent
        }
    }

    /// Called when the modifier's nodes have changed.
    package func nodesChanged() { place?.layoutNodesChanged() }

    fileprivate func collectNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        modifier.collectModifiedNodes(into: &nodes)
    }
}

/// The position of a modifier's layout nodes in the transition around them.
nonisolated struct SurroundedNodes: PrimitiveView {
    // The modifier keeps it as long as it keeps what shows its nodes.
    unowned let surrounding: SurroundingTransition

    nonisolated init(surrounding: SurroundingTransition) { self.surrounding = surrounding }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        SurroundedNodesElement(view, inputs)
    }

    /// Returns the nodes with a transition.
    nonisolated func withTransition<T: Transition>(_ transition: T) -> ModifiedContent<Self, _TransitionModifier<T>> {
        ModifiedContent(content: self, modifier: _TransitionModifier(transition: transition, isOfParts: false))
    }
}

private final class SurroundedNodesElement: _ViewElement<SurroundedNodes> {
    // The modifier keeps it, and this element below it.
    private unowned(unsafe) let surrounding: SurroundingTransition

    init(_ view: SurroundedNodes, _ inputs: _ElementInputs) {
        surrounding = view.surrounding
        super.init(inputs)
        surrounding.place = self
    }

    override func collectLayoutNodes(into nodes: inout ContiguousArray<LayoutNode>) {
        surrounding.collectNodes(into: &nodes)
    }
}

/// The place at which a transition applies.
enum TransitionPlace {
    /// The place is where it is declared: nothing around it has a layout node of its own.
    case here
    /// Around a modifier of the view, the outermost one, in the environment outside of all modifiers.
    case around(any SurroundingElement, EnvironmentScope)
    /// Nowhere: another transition applies around it.
    case nowhere

    /// Finds the place of a transition from its ancestors, up to the condition that inserts and removes the view.
    init(of transition: any TransitioningElement) {
        var outermost: (any SurroundingElement)?
        // The outermost modifier within the view that the transition around it shows.
        var inner: (source: ModifiedViewSource, outermost: (any SurroundingElement)?, scope: EnvironmentScope)?
        var below: _Element = transition
        while let element = below.parent, !element.separatesViews {
            if element.holdsLayoutNodes {
                guard let modifier = element as? any SurroundingElement,
                    modifier.modifiedElement == nil || modifier.modifiedElement === below
                else {
                    self = .here
                    return
                }
                outermost = modifier
            } else if let placeholder = element as? any TransitionPlaceholder {
                if inner == nil { inner = (placeholder.source, outermost, below.scope) }
            } else if let outer = element as? any TransitioningElement, let found = inner, outer.shows(found.source) {
                if outer.isOwn {
                    self = .nowhere
                    return
                }
                self = found.outermost.map { TransitionPlace.around($0, found.scope) } ?? .here
                return
            }
            below = element
        }
        self = outermost.map { TransitionPlace.around($0, below.scope) } ?? .here
    }
}

/// The element that shows the view in a transition.
protocol TransitionPlaceholder: _Element {
    /// The source of the view.
    var source: ModifiedViewSource { get }
}
