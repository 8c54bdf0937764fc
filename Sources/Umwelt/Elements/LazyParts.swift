/// Makes its views only when they are about to be seen, if what arranges them is lazy.
@_spi(Kernel) public protocol LazyItemSource: _Element {
    /// Makes the view at an offset, unless it is there or gone by now.
    func makeItem(at offset: Int)

    /// Makes all views, now and from now on.
    func becomeEager()

    /// The element of the view at an offset, if that has been made.
    func item(at offset: Int) -> _Element?
}

/// Arranges views that are made when they are about to be seen.
@_spi(Kernel) public protocol LazyContainer: _Element {
    /// Has views made in the same update.
    func makeItems(_ offsets: Range<Int>, of source: any LazyItemSource)

    /// Called when the traits of an item have changed.
    func itemTraitsChanged()
}

/// One part of what a lazy container arranges.
@_spi(Kernel) public struct LazyPart {
    /// What there is.
    enum Content {
        /// A node.
        case node(LayoutNode)
        /// Views, one after another, that have not been made yet.
        case items(any LazyItemSource)
    }

    /// What the part is in its section.
    package enum Role {
        case header, row, footer
    }

    let content: Content

    /// How many views there are.
    package let count: Int

    /// What the first view is recognised by; the others follow it.
    let key: Key
    package let role: Role

    /// Parts with one number belong together.
    package let section: Int

    /// The node, if it has been made.
    package var node: LayoutNode? {
        switch content {
        case .node(let node): node
        case .items: nil
        }
    }

    /// What makes the views, if they have not been made.
    var source: (any LazyItemSource)? {
        switch content {
        case .node: nil
        case .items(let source): source
        }
    }

    /// Tells a view from others, made or not.
    package struct Key: Equatable {
        let source: ObjectIdentifier
        let offset: Int
    }
}

/// Collects what a lazy container arranges.
@_spi(Kernel) public struct LazyParts {
    private(set) var parts: ContiguousArray<LazyPart> = []
    private var section = 0
    private var role = LazyPart.Role.row
    private var item: LazyPart.Key?

    /// Adds a node.
    mutating func add(_ node: LayoutNode) {
        add(.node(node), key: item ?? LazyPart.Key(source: ObjectIdentifier(node), offset: 0))
    }

    /// Adds views that have not been made.
    mutating func addItems(_ offsets: Range<Int>, of source: any LazyItemSource) {
        guard let first = offsets.first else { return }
        let key = LazyPart.Key(source: ObjectIdentifier(source), offset: first)
        add(.items(source), count: offsets.count, key: key)
    }

    private mutating func add(_ content: LazyPart.Content, count: Int = 1, key: LazyPart.Key) {
        parts.append(LazyPart(content: content, count: count, key: key, role: role, section: section))
    }

    /// Adds what a view consists of that could be made late.
    mutating func addItem(_ element: _Element, of source: any LazyItemSource, at offset: Int) {
        let outer = item
        item = LazyPart.Key(source: ObjectIdentifier(source), offset: offset)
        element.collectLazyParts(into: &self)
        item = outer
    }

    /// Adds a section: what is before and after it does not belong to it.
    package mutating func addSection(header: _Element?, content: _Element?, footer: _Element?) {
        section += 1
        add(header, as: .header)
        content?.collectLazyParts(into: &self)
        add(footer, as: .footer)
        section += 1
    }

    private mutating func add(_ element: _Element?, as newRole: LazyPart.Role) {
        guard let element else { return }
        let outer = role
        role = newRole
        var nodes: ContiguousArray<LayoutNode> = []
        element.collectLayoutNodes(into: &nodes)
        for node in nodes { add(node) }
        role = outer
    }
}

extension _Element {
    /// Whether views here are made when they are about to be seen: if what arranges them is lazy.
    final var isArrangedLazily: Bool {
        var ancestor = parent
        while let element = ancestor {
            if element is any LazyContainer { return true }
            if element.holdsLayoutNodes { return false }
            ancestor = element.parent
        }
        return false
    }
}
