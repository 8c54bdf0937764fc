/// What a scene says of its windows.
nonisolated struct WindowTemplate<Content: View> {
    /// The name by which views open the windows.
    var id: String?

    /// What the windows are called where nothing inside says otherwise.
    var title: Text?

    /// Whether there is never more than one.
    var isSingle = false

    /// The type of the values that the windows show.
    let valueType: (any (Codable & Hashable).Type)?

    /// Makes the value of a window from how it was written down, nil for a window that was opened without one.
    let makeValue: (WindowRequest.Value?, ViewTree) -> WindowValue?

    /// Makes what a window shows.
    let makeContent: (WindowValue?) -> Content

    /// Windows without values.
    init(
        id: String? = nil, title: Text? = nil, isSingle: Bool = false,
        makeContent: @escaping (WindowValue?) -> Content
    ) {
        self.id = id
        self.title = title
        self.isSingle = isSingle
        self.makeContent = makeContent
        valueType = nil
        makeValue = { _, _ in nil }
    }

    private init<D: Codable & Hashable>(
        id: String?, title: Text?, valueType: D.Type, defaultValue: @escaping () -> D?,
        makeContent: @escaping (TypedWindowValue<D>) -> Content
    ) {
        self.id = id
        self.title = title
        self.valueType = valueType
        makeValue = { TypedWindowValue($0?.read(as: D.self) ?? defaultValue(), in: $1) }
        // It is what was made above.
        self.makeContent = { value in makeContent(unsafeDowncast(value!, to: TypedWindowValue<D>.self)) }
    }

    /// Windows with values, or without.
    init<D: Codable & Hashable, C: View>(
        id: String? = nil, title: Text? = nil, content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, valueType: D.self, defaultValue: { nil }) { value in
            PresentedWindowContent(content: content(value.binding))
        }
    }

    /// Windows that always have values.
    init<D: Codable & Hashable, C: View>(
        id: String? = nil, title: Text? = nil, content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, valueType: D.self, defaultValue: defaultValue) { value in
            PresentedWindowContent(content: content(value.binding(orElse: defaultValue)))
        }
    }
}

/// What a window shows for a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View, PrimitiveView {
    let content: Content

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { $0.content }
    }
}
