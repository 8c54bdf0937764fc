@_spi(Kernel) import UmweltCore
import UmweltGraph

/// The element at the top of a window's tree, without the type of its content. Holds what the window reads of the
/// content.
class RootElementBase: WindowElement {
    /// The title that the window's scene sets; nil for none.
    var title: Text? {
        didSet { tree.invalidateWindowValues() }
    }

    /// The colour scheme that a view in the window prefers.
    private(set) lazy var preferredColorScheme = PreferenceSource<PreferredColorSchemeKey>(in: tree.graph)

    /// The title that the window's content sets.
    private(set) lazy var contentTitle = PreferenceSource<ContentTitleKey>(in: tree.graph)

    /// The hibernation of the window; nil while its content is there.
    fileprivate(set) final var hibernation: WindowHibernation?

    /// True if something has changed that the content of the hibernating window has read.
    fileprivate(set) final var isWakingDue = false {
        didSet { if isWakingDue && !oldValue { onWakingDue?() } }
    }

    /// Called when something has changed that the content of the hibernating window has read.
    final var onWakingDue: (() -> Void)?

    /// An element of the content in which something goes on that would end with it; nil if there is none.
    final var busyElement: _Element? {
        var waiting: [_Element] = []
        forEachChild { waiting.append($0) }
        while let element = waiting.popLast() {
            if element.preventsRelease { return element }
            element.forEachChild { waiting.append($0) }
        }
        return nil
    }

    /// Lets the content go, in which nothing goes on.
    func hibernate() {}

    /// Makes a root with the same content in a fresh tree, which has a restoration of this content's state.
    func makeFresh(in tree: ViewTree) -> RootElementBase { fatalError("Only roots with a content are made.") }

    /// Makes the content again, with the state that it had.
    func wake() {}

    /// Begins to follow what the content has read, when all that its going has changed is up to date.
    final func followWhileHibernating() {
        hibernation?.releaseOwnSources()
        graph.run(self)
    }

    /// True if the closure that makes the content has read a property that has changed.
    fileprivate final var isContentDue = false

    /// Makes the content again by its closure, if there is one.
    fileprivate func makeContentAgain() {}

    /// Runs to read what the content has read, and when one of these values has changed; and when the closure that makes
    /// the content has read a property that has changed.
    override final func update() {
        if isContentDue {
            isContentDue = false
            makeContentAgain()
        }
        guard let hibernation else { return }
        if isFollowing { isWakingDue = true } else { hibernation.follow() }
        isFollowing.toggle()
    }

    /// True from when what the content has read is followed until it changes.
    fileprivate final var isFollowing = false

    /// The navigation stacks in the window.
    private(set) lazy var backStacks = PreferenceSource<BackStacksKey>(in: tree.graph)

    /// True: a window reads its own preferences. Otherwise the app would read those of all windows when one changes.
    override var keepsPreferences: Bool { true }
}

/// The element at the top of a window's tree.
final class RootElement<Content: View>: RootElementBase {
    private typealias Tapped = ModifiedContent<
        ModifiedContent<Content, PreferenceForwarder<ContentTitleKey>>, PreferenceForwarder<BackStacksKey>
    >
    private typealias Shown = ModifiedContent<Tapped, PreferredColorSchemeModifier>

    private var child: _ViewElement<Shown>?
    private var content: Content

    /// The closure that makes the content; nil if the content was made once and for all.
    private var makeContent: (() -> Content)?

    init(_ content: Content, _ inputs: _ElementInputs) {
        self.content = content
        super.init(inputs)
        child = Shown._makeElement(shown(content), childInputs())
        needsLayoutContent()
    }

    /// Has a closure make the content again when an observable property changes that it has read.
    ///
    /// - Parameter reads: The tracker of what the closure read when it made the content; nil if that is nothing.
    func follow(_ makeContent: @escaping () -> Content, reads: ObservationTracker?) {
        guard let reads else { return }
        self.makeContent = makeContent
        follow(reads)
    }

    override func observedValueWillChange() {
        isContentDue = makeContent != nil && hibernation == nil
        super.observedValueWillChange()
    }

    override fileprivate func makeContentAgain() {
        guard let makeContent else { return }
        content = ObservationTracker.track(for: self, makeContent)
        child?.update(shown(content))
    }

    /// Replaces the content by one that is made once and for all.
    func update(_ content: Content) {
        if makeContent != nil {
            makeContent = nil
            stopObserving()
        }
        self.content = content
        child?.update(shown(content))
        if hibernation != nil { isWakingDue = true }
    }

    override func makeFresh(in tree: ViewTree) -> RootElementBase {
        RootElement(
            makeContent?() ?? content, _ElementInputs(parent: nil, scope: tree.environment, tree: tree, depth: 0))
    }

    override func hibernate() {
        guard let child, hibernation == nil else { return }
        let hibernation = WindowHibernation(of: self)
        focus.releaseNode()
        tree.isReleasingContent = true
        child.leaveTree()
        tree.isReleasingContent = false
        self.child = nil
        needsLayoutContent()
        self.hibernation = hibernation
        (isFollowing, isWakingDue) = (false, false)
    }

    override func wake() {
        guard let hibernation else { return }
        self.hibernation = nil
        isWakingDue = false
        if let makeContent { content = ObservationTracker.track(for: self, makeContent) }
        let restoration = StateRestoration(hibernation.content, below: self)
        tree.restoration = restoration
        child = Shown._makeElement(shown(content), childInputs())
        needsLayoutContent()
        tree.holdsAppearanceActions = true
        tree.endRestoring()
        hibernation.content.leaveRest()
        hibernation.end()
        if let place = hibernation.focus { focus.resume(at: place) }
        tree.update()
        restoration.end()
        tree.holdsAppearanceActions = false
    }

    private func shown(_ content: Content) -> Shown {
        content.modifier(PreferenceForwarder(source: contentTitle)).modifier(PreferenceForwarder(source: backStacks))
            .inPreferredColorScheme(preferredColorScheme)
    }

    override var holdsLayoutNodes: Bool { true }

    override func updateLayoutContent() {
        var nodes: ContiguousArray<LayoutNode> = []
        child?.collectLayoutNodes(into: &nodes)
        node.setContent(nodes)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let child { body(child) }
    }
}
