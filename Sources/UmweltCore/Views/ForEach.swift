/// A view for each element of a collection, identified by the elements' identities.
///
/// ```swift
/// VStack {
///     ForEach(books) { book in Text(book.title) }
///     ForEach(["red", "green"], id: \.self) { name in Text(name) }
/// }
/// ```
///
/// Identities must be unique and stable: state, animations and transitions follow them when elements are inserted,
/// moved or removed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content

    /// The elements.
    public var data: Data

    package let idOf: IDGenerator

    /// The identity of the content closure before it was stored, because storing may wrap a closure in a new one.
    package let origin: ClosureIdentity

    /// The rule for the identity of an element.
    package enum IDGenerator {
        /// The value at a key path.
        case keyPath(KeyPath<Data.Element, ID>)
        /// A key function that depends only on the type of the data.
        case byType((Data.Element) -> ID)

        package func callAsFunction(_ element: Data.Element) -> ID {
            switch self {
            case .keyPath(let keyPath): element[keyPath: keyPath]
            case .byType(let function): function(element)
            }
        }
    }

    package nonisolated init(
        data: Data, idOf: IDGenerator, origin: ClosureIdentity? = nil, content: @escaping (Data.Element) -> Content
    ) {
        self.content = content
        self.data = data
        // A binding is a collection too, of what its value is at the time: who makes this view depends on that.
        _ = data.count
        self.idOf = idOf
        self.origin = origin ?? ClosureIdentity(in: ElementContent(makeContent: content))
    }
}

// One initializer for each shape of data, for content of every kind: views, tabs, rows of tables, items of toolbars. With
// one per kind, the type checker would try each of them for each `ForEach` around an error, and multiply them.
extension ForEach {
    /// Makes content for each element; elements are identified by their `id`.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the content of an element.
    nonisolated public init(_ data: Data, @ContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, idOf: .byType { $0.id }, content: content)
    }

    /// Makes content for each element; elements are identified by the value at a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path of an element's identity.
    ///   - content: Makes the content of an element.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, idOf: .keyPath(id), content: content)
    }

    /// Makes content for each number of a range.
    ///
    /// - Parameters:
    ///   - data: The numbers. The range must not change while the view is shown.
    ///   - content: Makes the content of a number.
    nonisolated public init(_ data: Range<Int>, @ContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(
            data: data, idOf: .byType { $0 }, origin: ClosureIdentity(in: RangeContent(makeContent: content)),
            content: content)
    }

    /// Returns the same elements with another content each.
    package nonisolated func map<Other>(_ other: @escaping (Content) -> Other) -> ForEach<Data, ID, Other> {
        let content = content
        let idOf: ForEach<Data, ID, Other>.IDGenerator =
            switch idOf {
            case .keyPath(let keyPath): .keyPath(keyPath)
            case .byType(let function): .byType(function)
            }
        return ForEach<Data, ID, Other>(data: data, idOf: idOf, origin: origin) { other(content($0)) }
    }
}

extension ForEach where Content: View {
    /// Makes a view for each element of a binding's collection. Each view receives a binding to its element.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - content: The content.
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Makes a view for each element of a binding's collection, identified by the value at a key path.
    ///
    /// - Parameters:
    ///   - data: The binding to the collection.
    ///   - id: The key path of an element's identity.
    ///   - content: Makes the view of an element from a binding to it.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            idOf: .byType { $0.1 },
            content: { content(data[$0.0]) })
    }
}

/// The content closure for a range, as passed to the initializer.
private struct RangeContent<Content> {
    let makeContent: (Int) -> Content
}

/// The content closure for any data.
private struct ElementContent<Element, Content> {
    let makeContent: (Element) -> Content
}

/// A collection whose elements can change while the collection stays equal.
protocol LiveCollection {}

extension Binding: LiveCollection where Value: MutableCollection {}

extension ForEach: ViewFieldComparable {
    package nonisolated func isSameField(as other: Self) -> Bool {
        origin.isSame(as: other.origin) && idOf.isSameField(as: other.idOf) && areValuesEqual(data, other.data)
            && !(Data.self is any LiveCollection.Type)
    }
}

extension ForEach.IDGenerator: ViewFieldComparable {
    package func isSameField(as other: Self) -> Bool {
        switch (self, other) {
        case (.keyPath(let left), .keyPath(let right)): left === right || left == right
        case (.byType, .byType): true
        default: false
        }
    }
}

extension ForEach: View where Content: View {
    /// It has no body: the elements' views are shown.
    public var body: Never { fatalError("ForEach has no body.") }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        (view.data as? any ElementMakingData)?.makeElement(of: view, inputs) ?? ForEachElement(view, inputs)
    }
}

/// Data that create the element of a `ForEach` themselves, such as the subviews of a view, which have to be collected
/// first.
package protocol ElementMakingData {
    /// Makes the element; nil if an ordinary `ForEachElement` shows the data.
    func makeElement<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        of view: ForEach<Data, ID, Content>, _ inputs: _ElementInputs
    ) -> _ViewElement<ForEach<Data, ID, Content>>?
}

/// A view that makes views from data.
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection of data.
    associatedtype Data: Collection

    /// The data.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
