/// A type that names a value that views send up to their ancestors.
///
/// Use it where an ancestor needs to know about its descendants, such as a title or a size.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///     static let defaultValue: CGFloat = 0
///     static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
///
/// VStack { rows }.onPreferenceChange(WidestKey.self) { widest = $0 }
/// ```
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view writes one.
    static var defaultValue: Value { get }

    /// Combines the values of sibling views, in view order.
    ///
    /// - Parameters:
    ///   - value: The value of the views before, which receives the result.
    ///   - nextValue: Returns the value of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, where no view writes a value.
    public static var defaultValue: Value { nil }
}

extension View {
    /// Sends a value to the ancestors of the view, in place of the value that its content sends.
    ///
    /// ```swift
    /// Text(title).preference(key: TitleKey.self, value: title)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - value: The value.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes the value that the content sends to the ancestors.
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - callback: Changes the value in place.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs an action when the value that the content sends has changed.
    ///
    /// ```swift
    /// DetailView().onPreferenceChange(TitleKey.self) { title = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The preference.
    ///   - action: The action, with the new value.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}

/// A modifier that writes a preference.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let value: Key.Value

    package nonisolated init(value: Key.Value) { self.value = value }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PreferenceWriterElement(view, inputs)
    }
}

/// A modifier that changes a preference.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let transform: (inout Key.Value) -> Void

    package nonisolated init(transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PreferenceTransformElement(view, inputs)
    }
}

/// A modifier that runs an action when a preference changes.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    let action: (Key.Value) -> Void

    nonisolated init(action: @escaping (Key.Value) -> Void) { self.action = action }

    /// Makes the modifier's element.
    nonisolated public static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        PreferenceActionElement(view, inputs)
    }
}
