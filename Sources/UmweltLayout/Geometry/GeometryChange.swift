@_spi(Kernel) import UmweltCore
import Foundation

extension View {
    /// Performs an action with a value that is computed from the view's geometry, at first and whenever it changes.
    ///
    /// ```swift
    /// Card().onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value from the geometry.
    ///   - action: Called after the update with the new value.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Performs an action with the values before and after a change of the view's geometry; at first both are the same.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value from the geometry.
    ///   - action: Called after the update with the old and the new value.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}

/// The modifier that performs an action when a view's geometry changes.
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

/// A node that reports changes of its geometry.
package final class GeometryChangeNode<Value: Equatable>: WrapperNode, SavingNode {
    private var modifier: _GeometryChangeModifier<Value>
    private let place: NodeGeometry
    private var last: Value?

    init(_ modifier: _GeometryChangeModifier<Value>, element: _Element) {
        self.modifier = modifier
        place = NodeGeometry(in: element.graph)
        super.init(element: element)
        place.follow(self)
    }

    package var savedPart: Any? { last }

    package func resume(with part: Any) {
        last = part as? Value
        // The geometry may be another one now.
        element.tree.schedulePositionCheck(of: self)
    }

    func set(_ new: _GeometryChangeModifier<Value>) {
        let isSame = areValuesEqual(modifier.transform, new.transform)
        modifier = new
        if !isSame && last != nil { element.tree.schedulePositionCheck(of: self) }
    }

    public override func didPlace() {
        if last == nil { element.tree.schedulePositionCheck(of: self) }
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
