@_spi(Kernel) import UmweltCore

/// A namespace of views made from the subviews of other views: the predecessor of ``Group`` with `subviews:`, which
/// SwiftUI 6 introduced.
///
/// ```swift
/// struct DividedStack: _VariadicView_MultiViewRoot {
///     func body(children: _VariadicView.Children) -> some View {
///         ForEach(children) { child in
///             child
///             if child.id != children.last?.id { Divider() }
///         }
///     }
/// }
///
/// _VariadicView.Tree(DividedStack()) { content }
/// ```
public enum _VariadicView {
    /// A type that makes something of views.
    public typealias Root = _VariadicView_Root

    /// A type that makes a view of views.
    public typealias ViewRoot = _VariadicView_ViewRoot

    /// The views that a view consists of.
    public typealias Children = _VariadicView_Children

    /// A type that makes one view of views.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot

    /// A type that makes several views of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// The view that a root makes from the subviews of another view.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// The root that makes the view of its children.
        public var root: Root

        /// The view whose views it is made of.
        public var content: Content

        /// Makes the view.
        ///
        /// - Parameters:
        ///   - root: The root, which makes the view.
        ///   - content: The view whose views it is made of.
        nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// A type that makes something of views.
public protocol _VariadicView_Root {}

/// A type that makes a view of views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view made from the subviews.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body

    /// True if its container has the view as one, whatever it consists of.
    nonisolated static var _isUnary: Bool { get }
}

/// A type that makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that makes several views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_ViewRoot {
    /// False: its container has the views that it consists of.
    nonisolated public static var _isUnary: Bool { false }
}

extension _VariadicView_UnaryViewRoot {
    /// True: its container has it as one view.
    nonisolated public static var _isUnary: Bool { true }
}

extension _VariadicView.Tree: View, SystemView where Root: _VariadicView_ViewRoot, Content: View {
    /// The view that the root makes.
    @MainActor public var body: some View {
        SubviewReader(content) { [root] parts in
            RootView(body: RootBody(root: root, children: _VariadicView_Children(parts.subviews)))
        }
    }
}

/// The view that a root makes, as a single view if the root requires it.
private nonisolated struct RootView<Root: _VariadicView_ViewRoot>: View, SystemView {
    let root: RootBody<Root>

    nonisolated init(body: RootBody<Root>) { root = body }

    @MainActor var body: some View { if Root._isUnary { VStack { root } } else { root } }
}

/// The view that a root makes. The dynamic properties of the root are installed as its own.
private nonisolated struct RootBody<Root: _VariadicView_ViewRoot>: View, PropertyContainer, SystemView {
    let root: Root
    let children: _VariadicView_Children

    nonisolated init(root: Root, children: _VariadicView_Children) {
        self.root = root
        self.children = children
    }

    nonisolated static var reportedType: Any.Type { Root.self }

    @MainActor var body: some View { root.body(children: children) }
}

/// The views that a view consists of.
///
/// As a view it shows them all.
public nonisolated struct _VariadicView_Children: View, PrimitiveView {
    private let subviews: [Subview]

    nonisolated init(_ subviews: [Subview]) { self.subviews = subviews }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { ForEach($0.subviews) { $0 } }
    }
}

extension _VariadicView_Children: RandomAccessCollection {
    /// One of the views that a view consists of.
    public nonisolated struct Element: View, PrimitiveView, Identifiable {
        private var subview: Subview
        private var values: ContainerValues

        nonisolated init(_ subview: Subview) {
            self.subview = subview
            values = subview.containerValues
        }

        /// The identity of the view: that of its element in a `ForEach` or of ``View/id(_:)``, or one for its lifetime.
        public var id: AnyHashable { subview.boundIdentity ?? AnyHashable(subview.id) }

        /// Returns the identity of the view; nil if that is of another type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { id.base as? ID }

        /// A trait of the view. Setting it affects only this value.
        ///
        /// - Parameter key: The type of the trait.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { values[trait: key] }
            set { values[trait: key] = newValue }
        }

        /// Makes the view's element.
        nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
            PassThroughElement(view, inputs) { $0.subview }
        }
    }

    /// The index of the first view.
    public var startIndex: Int { 0 }

    /// The index after the last view.
    public var endIndex: Int { subviews.count }

    /// The view at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> Element { Element(subviews[index]) }
}

extension Subview {
    /// The identity set by the innermost `ForEach` or ``View/id(_:)``; nil for none.
    fileprivate var boundIdentity: AnyHashable? {
        let inner = node.innermost
        // The element of a view that has left may have been deallocated.
        guard !node.isDetached, !inner.isDetached else { return nil }
        var element: _Element? = inner.element
        while let current = element {
            if let item = current as? any ForEachItemElement { return item.identity }
            if let bound = current as? any IdentityProvider { return bound.boundIdentity }
            if current is any SubviewReading { return nil }
            element = current.parent
        }
        return nil
    }
}
