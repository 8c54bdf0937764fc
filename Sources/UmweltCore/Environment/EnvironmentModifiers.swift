import Observation

extension View {
    /// Sets a value in the environment of this view and its descendants.
    ///
    /// ```swift
    /// Text(text).environment(\.lineLimit, 2)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier(
                keyPath: keyPath, value: value, location: CallSite(fileID: fileID, line: line)))
    }

    /// Sets an observable object in the environment, where it is found by its type; nil removes it.
    ///
    /// ```swift
    /// LibraryView().environment(library)
    /// ```
    ///
    /// - Parameters:
    ///   - object: The object; nil to remove an ancestor's object.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func environment<T>(
        _ object: T?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where T: AnyObject, T: Observable {
        modifier(
            _ObservableObjectWritingModifier(object: object, location: CallSite(fileID: fileID, line: line)))
    }

    /// Changes a value in the environment of this view, starting from the inherited value.
    ///
    /// ```swift
    /// Outline().transformEnvironment(\.level) { $0 += 1 }
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - transform: Changes the value. Runs again when the value outside has changed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            _EnvironmentKeyTransformModifier(
                keyPath: keyPath, transform: transform, location: CallSite(fileID: fileID, line: line)))
    }
}

/// A modifier that sets the value at a key path.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: EnvironmentWritingModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let value: Value
    package let location: CallSite?

    package init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value, location: CallSite?) {
        self.keyPath = keyPath
        self.value = value
        self.location = location
    }

    package func write(to values: inout EnvironmentValues) { values.write(value, to: keyPath) }

    package func writesSame(as other: Self) -> Bool {
        keyPath == other.keyPath && isSame(as: other.value)
    }

    /// Small values are compared bit by bit, because equal objects may be different objects. The key's own comparison
    /// follows.
    private func isSame(as other: Value) -> Bool {
        if MemoryLayout<Value>.size > MemoryLayout<UInt>.size { return areValuesEqual(value, other) }
        return withUnsafeBytes(of: value) { own in withUnsafeBytes(of: other) { own.elementsEqual($0) } }
    }
}

/// A modifier that changes the value at a key path.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: EnvironmentWritingModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let transform: (inout Value) -> Void
    package let location: CallSite?

    package init(
        keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void,
        location: CallSite?
    ) {
        self.keyPath = keyPath
        self.transform = transform
        self.location = location
    }

    package func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }

    /// The closure may read untracked values, such as objects that are not observable.
    package func writesSame(as other: Self) -> Bool { false }
}

/// A modifier that sets the object of a type.
public nonisolated struct _ObservableObjectWritingModifier<T: AnyObject & Observable>: EnvironmentWritingModifier {
    /// Only the system runs primitive modifiers.
    public typealias Body = Never
    package let object: T?
    package let location: CallSite?

    package init(object: T?, location: CallSite?) {
        self.object = object
        self.location = location
    }

    package func write(to values: inout EnvironmentValues) { values[T.self] = object }

    package func writesSame(as other: Self) -> Bool { object === other.object }
}
