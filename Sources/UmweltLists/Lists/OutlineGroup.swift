@_spi(Kernel) import Umwelt

/// Views for a tree of data: an element with children can be expanded to show them.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { folder in
///     Label(folder.name, systemImage: "folder")
/// }
/// ```
///
/// An element whose children are nil is a leaf; an element with an empty collection can be expanded, but shows nothing.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    private let root: Root
    private let id: KeyPath<Data.Element, ID>
    private let children: (Data.Element) -> Data?
    private let leaf: (Data.Element) -> Leaf
    private let subgroup: (Data.Element, Data) -> Subgroup

    private enum Root {
        case one(Data.Element)
        case many(Data)
    }
}

extension OutlineGroup: View, SystemView where Parent: View, Leaf: View, Subgroup: View {
    /// The views of the elements at the top.
    @MainActor public var body: some View {
        switch root {
        case .one(let element): item(element)
        case .many(let data): ForEach(data, id: id) { item($0) }
        }
    }

    @ViewBuilder @MainActor private func item(_ element: Data.Element) -> some View {
        if let items = children(element) { subgroup(element, items) } else { leaf(element) }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    nonisolated private init(
        _ root: Root, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.root = root
        self.id = id
        self.children = children
        leaf = content
        subgroup = { element, items in
            DisclosureGroup {
                OutlineSubgroupChildren(
                    AnyView(OutlineGroup(.many(items), id: id, children: children, content: content)))
            } label: {
                content(element)
            }
        }
    }

    /// Makes a view for one element, identified by the value at `id`, and for its descendants.
    ///
    /// - Parameters:
    ///   - root: The element at the top.
    ///   - id: The key path of an element's identity.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - content: Makes the content.
    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(.one(root), id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Makes views for data, identified by the value at `id`, and for the descendants of each element.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - id: The key path of an element's identity.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - content: Makes the content.
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(.many(data), id: id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
    /// Makes a view for one element and for its descendants.
    ///
    /// - Parameters:
    ///   - root: The element at the top.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - content: Makes the content.
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(.one(root), id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Makes views for data and for the descendants of each element.
    ///
    /// - Parameters:
    ///   - data: The elements, one for each row.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - content: Makes the content.
    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(.many(data), id: \.id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    nonisolated private init<C, E>(
        bound root: Root, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(
            root, id: (\Binding<E>.wrappedValue).appending(path: id),
            children: { Binding($0[dynamicMember: children]) }, content: content)
    }

    /// Makes a view for one element, with a binding to it, and for its descendants, identified by the value at `id`.
    ///
    /// - Parameters:
    ///   - root: The element at the top.
    ///   - id: The key path of an element's identity.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - content: Makes the content.
    nonisolated public init<C, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(bound: .one(root), id: id, children: children, content: content)
    }

    /// Makes views for the elements of a binding's collection, with bindings to them, and for their descendants,
    /// identified by the value at `id`.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path of an element's identity.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - content: Makes the content.
    nonisolated public init<C, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(bound: .many(data), id: id, children: children, content: content)
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
    /// Makes a view for one element, with a binding to it, and for its descendants.
    ///
    /// - Parameters:
    ///   - root: The element at the top.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - content: Makes the content.
    nonisolated public init<C, E>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(bound: .one(root), id: \.id, children: children, content: content)
    }

    /// Makes views for the elements of a binding's collection, with bindings to them, and for their descendants.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - children: The key path of an element's children; nil for an element that cannot be expanded.
    ///   - content: Makes the content.
    nonisolated public init<C, E>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(bound: .many(data), id: \.id, children: children, content: content)
    }
}

/// The children of one element of an ``OutlineGroup``.
public nonisolated struct OutlineSubgroupChildren: ErasedContent {
    package let content: AnyView

    package init(content: AnyView) {
        self.content = content
    }
}
