/// An element that realizes its items by offset when a lazy container requests them.
@_spi(Kernel) public protocol LazyItemSource: _Element {
    /// Realizes the item at an offset, unless it has been realized or removed by now.
    func makeItem(at offset: Int)

    /// Realizes all items, now and from now on.
    func becomeEager()

    /// Returns the element of the item at an offset; nil if it has not been realized.
    func item(at offset: Int) -> _Element?
}

/// The element of a lazy container. Its items are realized when they are near the viewport.
@_spi(Kernel) public protocol LazyContainer: _Element {
    /// Schedules items to be realized in the same update.
    func makeItems(_ offsets: Range<Int>, of source: any LazyItemSource)

    /// Called when the traits of an item have changed.
    func itemTraitsChanged()
}

/// One entry of a lazy container: a realized view, or consecutive items that have not been realized.
@_spi(Kernel) public struct LazyPart {
    /// The content of a part.
    enum Content {
        /// The layout node of a realized view.
        case node(LayoutNode)
        /// Consecutive items that have not been realized.
        case items(any LazyItemSource)
    }

    /// The role of a part in its section.
    package enum Role {
        case header, row, footer
    }

    fileprivate(set) var content: Content

    /// The number of views in the part.
    package let count: Int

    /// The identity of the first view of the part.
    package let key: Key
    package let role: Role

    /// The number of the section that the part belongs to.
    package let section: Int

    /// The layout node; nil if the part has not been realized.
    package var node: LayoutNode? {
        switch content {
        case .node(let node): node
        case .items: nil
        }
    }

    /// The source of the items; nil if they have been realized.
    package var source: (any LazyItemSource)? {
        switch content {
        case .node: nil
        case .items(let source): source
        }
    }

    /// The identity of a view, realized or not.
    package struct Key: Equatable {
        package let source: ObjectIdentifier
        package let offset: Int

        package init(source: ObjectIdentifier, offset: Int) {
            self.source = source
            self.offset = offset
        }
    }
}

/// The parts of a lazy container, collected from its content.
@_spi(Kernel) public struct LazyParts {
    package private(set) var parts: ContiguousArray<LazyPart> = []
    private var section = 0
    private var role = LazyPart.Role.row
    private var item: LazyPart.Key?

    package init() {}

    /// Adds the layout node of a realized view.
    mutating func add(_ node: LayoutNode) {
        add(.node(node), key: item ?? LazyPart.Key(source: ObjectIdentifier(node), offset: 0))
    }

    /// Adds items that have not been realized.
    mutating func addItems(_ offsets: Range<Int>, of source: any LazyItemSource) {
        guard let first = offsets.first else { return }
        let key = LazyPart.Key(source: ObjectIdentifier(source), offset: first)
        add(.items(source), count: offsets.count, key: key)
    }

    private mutating func add(_ content: LazyPart.Content, count: Int = 1, key: LazyPart.Key) {
        parts.append(LazyPart(content: content, count: count, key: key, role: role, section: section))
    }

    /// Replaces the layout nodes of the realized views from an index on.
    package mutating func replaceNodes(from first: Int, by wrap: (LayoutNode) -> LayoutNode) {
        for index in first..<parts.count {
            guard let node = parts[index].node else { continue }
            parts[index].content = .node(wrap(node))
        }
    }

    /// Adds the parts of an item that could be realized lazily.
    mutating func addItem(_ element: _Element, of source: any LazyItemSource, at offset: Int) {
        let outer = item
        item = LazyPart.Key(source: ObjectIdentifier(source), offset: offset)
        element.collectLazyParts(into: &self)
        item = outer
    }

    /// Adds a section, which the parts before and after it do not belong to.
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
    /// The lazy container whose items the element's views are, each on its own; nil if a view around is the item, or if
    /// there is none.
    package final var itemContainer: (any LazyContainer)? { layoutHolder as? any LazyContainer }

    /// True if the element is in a lazy container, which realizes items when they are near the viewport.
    final var isArrangedLazily: Bool { layoutHolder is any LazyContainer }
}
