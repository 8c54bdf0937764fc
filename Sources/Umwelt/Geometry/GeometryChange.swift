import Foundation

extension View {
    /// Does something with what is made of the view's geometry, at first and whenever that is something else.
    ///
    /// ```swift
    /// Card().onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    /// ```
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Does something with what is made of the view's geometry, before and now, at first and whenever that is something
    /// else.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}

/// Does something when a view's geometry is another one.
public nonisolated struct _GeometryChangeModifier<Value: Equatable>: ViewModifier, LayoutModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    nonisolated init(transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void) {
        self.transform = transform
        self.action = action
    }

    package func makeNode(for element: _Element) -> GeometryChangeNode<Value> {
        GeometryChangeNode(self, element: element)
    }

    package func update(_ node: GeometryChangeNode<Value>) { node.set(self) }
}

/// A node that says when its geometry is another one.
package final class GeometryChangeNode<Value: Equatable>: WrapperNode {
    private var modifier: _GeometryChangeModifier<Value>
    private let place: NodeGeometry
    private var last: Value?

    init(_ modifier: _GeometryChangeModifier<Value>, element: _Element) {
        self.modifier = modifier
        place = NodeGeometry(in: element.graph)
        super.init(element: element)
        place.follow(self)
    }

    func set(_ new: _GeometryChangeModifier<Value>) {
        let isSame = areValuesEqual(modifier.transform, new.transform)
        modifier = new
        if !isSame && last != nil { element.tree.noteMove(of: self) }
    }

    public override func didPlace() {
        if last == nil { element.tree.noteMove(of: self) }
    }

    public override func placeChanged() {
        place.check()
        let new = modifier.transform(GeometryProxy(place))
        guard new != last else { return }
        let old = last ?? new
        last = new
        element.tree.afterUpdate { [weak self] in
            if let self, !self.isDetached { self.modifier.action(old, new) }
        }
    }
}
