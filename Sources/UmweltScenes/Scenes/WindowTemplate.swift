/// The description of a scene's windows: their identifier and title, and closures that make their values and content.
package nonisolated struct WindowTemplate<Content: View> {
    /// The identifier for opening the windows; nil for none.
    var id: String?

    /// The title of the windows whose content sets none.
    var title: Text?

    /// True for a scene with at most one window.
    var isSingle = false

    /// The type of the values that the windows show; nil if they show none.
    let valueType: (any (Codable & Hashable).Type)?

    /// Makes the value of a window from its encoded form; nil for a window that was opened without one.
    let makeValue: (WindowRequest.Value?, ViewTree) -> WindowValue?

    /// Makes the content of a window.
    let makeContent: (WindowValue?) -> Content

    /// Makes a template for windows without values.
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
        // The value comes from makeValue above, which makes it of this type and never nil.
        self.makeContent = { value in makeContent(unsafeDowncast(value!, to: TypedWindowValue<D>.self)) }
    }

    /// Makes a template for windows that may have a value.
    init<D: Codable & Hashable, C: View>(
        id: String? = nil, title: Text? = nil, content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, valueType: D.self, defaultValue: { nil }) { value in
            PresentedWindowContent(content: content(value.binding))
        }
    }

    /// Makes a template for windows that always have a value.
    init<D: Codable & Hashable, C: View>(
        id: String? = nil, title: Text? = nil, content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, valueType: D.self, defaultValue: defaultValue) { value in
            PresentedWindowContent(content: content(value.binding(orElse: defaultValue)))
        }
    }
}

/// The content of a window with a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View, PrimitiveView {
    let content: Content

    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        PassThroughElement(view, inputs) { $0.content }
    }
}
