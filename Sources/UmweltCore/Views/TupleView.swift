/// Several views in a row, as a view builder makes them.
public nonisolated struct TupleView<T>: View, PrimitiveView {
    /// The views.
    public var value: T

    /// Makes a view from a tuple of views.
    ///
    /// - Parameter value: The views, in the order of the source.
    @inlinable nonisolated public init(_ value: T) { self.value = value }

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        TupleElement(view, inputs)
    }
}

extension TupleView {
    /// The views, one by one.
    package nonisolated var views: [AnyView] {
        let plan = TuplePlan.of(T.self)
        return withUnsafePointer(to: value) { value in plan.parts.map { $0.view(at: value) } }
    }
}

/// A view with several views.
package protocol ViewTuple {
    /// The views, one by one.
    nonisolated var views: [AnyView] { get }
}

extension TupleView: ViewTuple {}

private final class TupleElement<T>: _ViewElement<TupleView<T>> {
    private var children: ContiguousArray<_Element> = []
    private var areScreens = false

    init(_ view: TupleView<T>, _ inputs: _ElementInputs) {
        super.init(inputs)
        areScreens = isAroundScreens
        let inputs = childInputs()
        let parts = self.parts
        children.reserveCapacity(parts.count)
        withUnsafePointer(to: view.value) { value in
            for part in parts { children.append(part.makeElement(at: value, inputs)) }
        }
    }

    private var parts: [TuplePart] {
        let plan = TuplePlan.of(T.self)
        return areScreens ? plan.screens : plan.parts
    }

    override func update(_ view: TupleView<T>) {
        withUnsafePointer(to: view.value) { value in
            for (part, child) in zip(parts, children) { part.update(child, at: value) }
        }
    }

    override func forEachChild(_ body: (_Element) -> Void) { children.forEach(body) }

    override var separatesViews: Bool { true }

    override var name: String { "TupleView" }
}

/// The offsets of the views in a tuple type; found once per type.
private final class TuplePlan: Sendable {
    private let type: ObjectIdentifier
    let parts: [TuplePart]

    /// The parts as views that are screens.
    var screens: [TuplePart] { parts.map(\.screen) }

    private static let table = MetatypeTable<TuplePlan>()

    static func of(_ type: Any.Type) -> TuplePlan {
        let id = ObjectIdentifier(type)
        if let plan = table.cached(for: id), plan.type == id { return plan }
        return table.entry(for: id) { TuplePlan(type) }
    }

    private init(_ type: Any.Type) {
        self.type = ObjectIdentifier(type)
        var parts: [TuplePart] = []
        if let view = type as? any View.Type {
            parts.append(Self.makePart(view, offset: 0))
        } else {
            for part in StoredProperty.all(of: type) ?? [] {
                if let view = part.type as? any View.Type { parts.append(Self.makePart(view, offset: part.offset)) }
            }
        }
        self.parts = parts
    }

    private static func makePart<V: View>(_ type: V.Type, offset: Int) -> TuplePart { ViewPart<V>(offset: offset) }
}

/// One view of a tuple.
private class TuplePart: @unchecked Sendable {
    let offset: Int
    init(offset: Int) { self.offset = offset }
    func makeElement(at tuple: UnsafeRawPointer, _ inputs: _ElementInputs) -> _Element { fatalError("Abstract.") }
    func update(_ element: _Element, at tuple: UnsafeRawPointer) {}
    func view(at tuple: UnsafeRawPointer) -> AnyView { fatalError("Abstract.") }

    /// The part as a view that is a screen.
    var screen: TuplePart { fatalError("Abstract.") }
}

private final class ViewPart<V: View>: TuplePart, @unchecked Sendable {
    override func makeElement(at tuple: UnsafeRawPointer, _ inputs: _ElementInputs) -> _Element {
        V._makeElement((tuple + offset).assumingMemoryBound(to: V.self).pointee, inputs)
    }

    override func update(_ element: _Element, at tuple: UnsafeRawPointer) {
        // This part made the element.
        unsafeDowncast(element, to: _ViewElement<V>.self)
            .update((tuple + offset).assumingMemoryBound(to: V.self).pointee)
    }

    override func view(at tuple: UnsafeRawPointer) -> AnyView {
        AnyView((tuple + offset).assumingMemoryBound(to: V.self).pointee)
    }

    override var screen: TuplePart { ScreenPart<V>(offset: offset) }
}

/// One view of a tuple, as a screen.
private final class ScreenPart<V: View>: TuplePart, @unchecked Sendable {
    override func makeElement(at tuple: UnsafeRawPointer, _ inputs: _ElementInputs) -> _Element {
        Screen._makeElement(screen(at: tuple), inputs)
    }

    override func update(_ element: _Element, at tuple: UnsafeRawPointer) {
        // This part made the element.
        unsafeDowncast(element, to: _ViewElement<Screen<V>>.self).update(screen(at: tuple))
    }

    private func screen(at tuple: UnsafeRawPointer) -> Screen<V> {
        Screen(content: (tuple + offset).assumingMemoryBound(to: V.self).pointee)
    }
}
