import UmweltGraph

extension View {
    /// Hands out a preference that is made of a place in the view.
    ///
    /// ```swift
    /// Text(title).anchorPreference(key: Bounds.self, value: .bounds) { [title: $0] }
    /// ```
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorModifier(source: value) { anchor in _PreferenceWritingModifier<K>(value: transform(anchor)) })
    }

    /// Changes a preference that the view hands out, given a place in the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            AnchorModifier(source: value) { anchor in
                _PreferenceTransformModifier<K> { transform(&$0, anchor) }
            })
    }
}

/// Gives a place in the content to a modifier of preferences.
private nonisolated struct AnchorModifier<Value, Preference: ViewModifier>: ViewModifier {
    typealias Body = Never
    let source: Anchor<Value>.Source
    let preference: (Anchor<Value>) -> Preference

    nonisolated init(source: Anchor<Value>.Source, preference: @escaping (Anchor<Value>) -> Preference) {
        self.source = source
        self.preference = preference
    }

    /// Makes the element: the content with a node that knows its place, inside of what hands the preference out.
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

/// Lets a place follow the first node of the content.
private nonisolated struct GeometryTrackingModifier: ViewModifier, LayoutModifier {
    typealias Body = Never
    let place: NodeGeometry

    nonisolated init(place: NodeGeometry) { self.place = place }

    func makeNode(for element: _Element) -> GeometryTrackingNode { GeometryTrackingNode(element: element) }

    func update(_ node: GeometryTrackingNode) { node.set(place) }
}

/// A node that says where it is.
private final class GeometryTrackingNode: WrapperNode {
    private var place: NodeGeometry?

    func set(_ new: NodeGeometry) {
        place = new
        if new.currentNode == nil { new.follow(self) }
    }

    override func placeChanged() { place?.check() }
}
