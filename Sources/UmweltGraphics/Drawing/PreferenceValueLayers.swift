@_spi(Kernel) import UmweltCore

extension View {
    /// Adds views in front of this view, made from a preference of it.
    ///
    /// ```swift
    /// Chart().overlayPreferenceValue(TitleKey.self) { title in Text(title) }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - transform: Makes the views from the value.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceLayerModifier<Key, T>(transform: transform, alignment: .center, isInFront: true))
    }

    /// Adds aligned views in front of this view, made from a preference of it.
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - alignment: The alignment of views that are smaller or larger than this view.
    ///   - transform: Makes the views from the value.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(transform: transform, alignment: alignment, isInFront: true))
    }

    /// Adds views behind this view, made from a preference of it.
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - transform: Makes the views from the value.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(_PreferenceLayerModifier<Key, T>(transform: transform, alignment: .center, isInFront: false))
    }

    /// Adds aligned views behind this view, made from a preference of it.
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - alignment: The alignment of views that are smaller or larger than this view.
    ///   - transform: Makes the views from the value.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<K, V>(transform: transform, alignment: alignment, isInFront: false))
    }
}

/// The modifier that puts views behind or in front of a view, made from the value of a preference.
public nonisolated struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let transform: (Key.Value) -> Layer
    let alignment: Alignment
    let isInFront: Bool

    nonisolated init(transform: @escaping (Key.Value) -> Layer, alignment: Alignment, isInFront: Bool) {
        self.transform = transform
        self.alignment = alignment
        self.isInFront = isInFront
    }

    /// Makes the modifier's element: the content with a preference forwarder, and a layer that shows views made from
    /// the forwarded value.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        let source = PreferenceSource<Key>(in: inputs.tree.graph)
        return PassThroughElement(view, inputs) { view in
            ModifiedContent(
                content: ModifiedContent(content: view.content, modifier: PreferenceForwarder(source: source)),
                modifier: _LayerModifier(
                    layer: PreferenceValueView(source: source, transform: view.modifier.transform),
                    alignment: view.modifier.alignment, isInFront: view.modifier.isInFront))
        }
    }
}

/// A view made by a closure from the value of a preference.
private nonisolated struct PreferenceValueView<Key: PreferenceKey, Content: View>: PrimitiveView {
    let source: PreferenceSource<Key>
    let transform: (Key.Value) -> Content

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PreferenceValueElement(view, inputs)
    }
}

private final class PreferenceValueElement<Key: PreferenceKey, Content: View>:
    SingleChildElement<PreferenceValueView<Key, Content>, Content>
{
    private var view: PreferenceValueView<Key, Content>

    init(_ view: PreferenceValueView<Key, Content>, _ inputs: _ElementInputs) {
        self.view = view
        super.init(inputs)
        graph.run(self)
    }

    override func update(_ new: PreferenceValueView<Key, Content>) {
        if areValuesEqual(view, new) { return }
        view = new
        graph.run(self)
    }

    /// Runs when the preference or another value that the transform has read changes.
    override func update() {
        let content = ObservationTracker.track(for: self) {
            view.transform(view.source.value)
        }
        show(content)
    }
}
