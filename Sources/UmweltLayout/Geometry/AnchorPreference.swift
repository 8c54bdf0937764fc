@_spi(Kernel) import UmweltCore
import UmweltGraph

extension View {
    /// Writes a preference that is computed from an anchor in the view.
    ///
    /// ```swift
    /// Text(title).anchorPreference(key: Bounds.self, value: .bounds) { [title: $0] }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The part of the view to anchor, such as `.bounds`.
    ///   - transform: Returns the preference's value for the anchor.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorModifier(source: value) { anchor in _PreferenceWritingModifier<K>(value: transform(anchor)) })
    }

    /// Changes a preference of the view, with an anchor in the view.
    ///
    /// - Parameters:
    ///   - value: The part of the view to anchor, such as `.bounds`.
    ///   - transform: Changes the preference's value in place.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            AnchorModifier(source: value) { anchor in
                _PreferenceTransformModifier<K> { transform(&$0, anchor) }
            })
    }
}

/// The modifier that makes an anchor in the content and passes it to a preference modifier.
private nonisolated struct AnchorModifier<Value, Preference: ViewModifier>: ViewModifier {
    typealias Body = Never
    let source: Anchor<Value>.Source
    let preference: (Anchor<Value>) -> Preference

    nonisolated init(source: Anchor<Value>.Source, preference: @escaping (Anchor<Value>) -> Preference) {
        self.source = source
        self.preference = preference
    }

    /// Makes the element: the content with a node that tracks its geometry, inside of the preference modifier.
    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        let place = NodeGeometry(in: inputs.tree.graph)
        return PassThroughElement(view, inputs) { view in
            ModifiedContent(
                content: ModifiedContent(content: view.content, modifier: GeometryTrackingModifier(place: place)),
                modifier: view.modifier.preference(Anchor(view.modifier.source, of: place)))
        }
    }
}

/// The modifier that lets a node geometry follow the first node of the content.
private nonisolated struct GeometryTrackingModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let place: NodeGeometry

    nonisolated init(place: NodeGeometry) { self.place = place }

    func makeNode(for element: _Element) -> GeometryTrackingNode { GeometryTrackingNode(element: element) }

    func update(_ node: GeometryTrackingNode) { node.set(place) }

    // Called whenever the content's nodes have changed. The first of them may be another one now.
    func readEnvironment(_ values: EnvironmentValues, for node: GeometryTrackingNode) { node.followFirst() }
}

/// A node that reports its position to a node geometry.
private final class GeometryTrackingNode: WrapperNode {
    private var place: NodeGeometry?

    func set(_ new: NodeGeometry) { place = new }

    /// Lets the node geometry follow the first node of the content.
    func followFirst() {
        if let place, let first = (element as? any MotionTarget)?.movedNodes.first { place.follow(first) }
    }

    override func placeChanged() { place?.check() }
}
