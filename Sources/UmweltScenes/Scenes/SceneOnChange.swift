extension Scene {
    /// Runs an action when a value differs from its value in the last update.
    ///
    /// ```swift
    /// WindowGroup { LibraryView() }
    ///     .onChange(of: scenePhase) { _, phase in if phase == .background { library.save() } }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - initial: If true, the action also runs when the scene appears.
    ///   - action: The action, with the old and the new value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ValueActionScene(
            content: self, modifier: _ValueActionModifier(value: value, initial: initial, action: action))
    }

    /// Runs an action when a value differs from its value in the last update.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - initial: If true, the action also runs when the scene appears.
    ///   - action: The action.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Runs an action with the new value when a value differs from its value in the last update.
    ///
    /// - Parameters:
    ///   - value: The value that is compared.
    ///   - action: The action, with the new value.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value, initial: false) { _, new in action(new) }
    }
}

/// A scene with an action for when a value changes.
nonisolated struct ValueActionScene<Content: Scene, Value: Equatable>: PrimitiveScene {
    let content: Content
    let modifier: _ValueActionModifier<Value>

    nonisolated static func _makeElement(
        _ scene: _SceneView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_SceneView<Self>> {
        PassThroughElement(scene, inputs) { _SceneView($0.scene.content).modifier($0.scene.modifier) }
    }
}
