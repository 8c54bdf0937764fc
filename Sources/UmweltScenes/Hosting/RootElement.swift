@_spi(Kernel) import UmweltCore
import UmweltGraph

/// The element at the top of a window's tree, without the type of its content. The base class of a window's root
/// element, which reads values of the content for the window.
class RootElementBase: WindowElement {
    /// The title that the window's scene sets; nil for none.
    var title: Text? {
        didSet { tree.invalidateWindowValues() }
    }

    /// The colour scheme that a view in the window prefers.
    private(set) lazy var preferredColorScheme = PreferenceSource<PreferredColorSchemeKey>(in: tree.graph)

    /// The title that the window's content sets.
    private(set) lazy var contentTitle = PreferenceSource<ContentTitleKey>(in: tree.graph)

    /// The hibernation of the window; nil while its content exists.
    fileprivate(set) final var hibernation: WindowHibernation?

    /// True if something has changed that the content of the hibernating window has read.
    fileprivate(set) final var isWakingDue = false {
        didSet { if isWakingDue && !oldValue { onWakingDue?() } }
    }

    /// Called when something has changed that the content of the hibernating window has read.
    final var onWakingDue: (() -> Void)?

    /// An element whose activity the release of the content would end; nil for none.
    final var busyElement: _Element? {
        var waiting: [_Element] = []
        forEachChild { waiting.append($0) }
        while let element = waiting.popLast() {
            if element.preventsRelease { return element }
            element.forEachChild { waiting.append($0) }
        }
        return nil
    }

    /// Releases the idle content.
    func hibernate() {}

    /// Makes a root with the same content in a fresh tree, which has a restoration of this content's state.
    func makeFresh(in tree: ViewTree) -> RootElementBase { fatalError("Only roots with a content are made.") }

    /// Makes the content again, with the state that it had.
    func wake() {}

    /// Starts tracking the values that the content has read, after the effects of its release are up to date.
    final func followWhileHibernating() {
        hibernation?.releaseOwnSources()
        graph.run(self)
    }

    /// True if the closure that makes the content has read a property that has changed.
    fileprivate final var isContentDue = false

    /// Creates the content again with its closure, if any.
    fileprivate func makeContentAgain() {}

    /// Runs to track the values that the content has read, when one of them has changed, and when a property that the
    /// content closure has read has changed.
    override final func update() {
        if isContentDue {
            isContentDue = false
            makeContentAgain()
        }
        guard let hibernation else { return }
        if isFollowing { isWakingDue = true } else { hibernation.follow() }
        isFollowing.toggle()
    }

    /// True while the values that the content has read are tracked, until one changes.
    fileprivate final var isFollowing = false

    /// The navigation stacks in the window.
    private(set) lazy var backStacks = PreferenceSource<BackStacksKey>(in: tree.graph)

    /// True: a window reads its own preferences. Otherwise the app would read the preferences of all windows when one
    /// changes.
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
    /// - Parameter reads: The tracker of the closure's reads when it created the content; nil for none.
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

    /// Replaces the content by fixed content.
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
