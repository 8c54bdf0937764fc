@_spi(Kernel) import UmweltCore
import Observation

extension Scene {
    /// Sets a value in the environment of all windows of this scene.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        EnvironmentScene(
            content: self,
            modifier: _EnvironmentKeyWritingModifier(
                keyPath: keyPath, value: value, location: CallSite(fileID: fileID, line: line)))
    }

    /// Sets an observable object in the environment of all windows of this scene.
    ///
    /// - Parameters:
    ///   - object: The object, found by its type; nil to remove an outer scene's.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func environment<T>(
        _ object: T?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene where T: AnyObject, T: Observable {
        EnvironmentScene(
            content: self,
            modifier: _ObservableObjectWritingModifier(
                object: object, location: CallSite(fileID: fileID, line: line)))
    }

    /// Changes a value in the environment of all windows of this scene, starting from its value outside.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - transform: Changes the value in place.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        EnvironmentScene(
            content: self,
            modifier: _EnvironmentKeyTransformModifier(
                keyPath: keyPath, transform: transform, location: CallSite(fileID: fileID, line: line)))
    }
}

/// A scene with a modifier of its environment.
nonisolated struct EnvironmentScene<Content: Scene, Modifier: EnvironmentWriting>: PrimitiveScene {
    let content: Content
    let modifier: Modifier

    nonisolated static func _makeElement(
        _ scene: _SceneView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_SceneView<Self>> {
        // The windows repeat what the modifier writes.
        SplitWriterElement(
            scene, inputs, split: { ($0.scene.modifier, _SceneView($0.scene.content)) },
            onWrite: { tree in for group in tree.scenes.windowGroups { group.updateWindows() } })
    }
}

/// Repeats the environment modifiers of scenes in a window, where they start from the values of the window's own host.
nonisolated struct SceneEnvironmentModifier: EnvironmentWritingModifier {
    typealias Body = Never

    /// The writers, the outermost first.
    private let writers: [any EnvironmentWriting]

    /// Collects the modifiers around a scene's element.
    nonisolated init(around scene: _Element) {
        var writers: [any EnvironmentWriting] = []
        var element = scene.parent
        while let current = element {
            if let holder = current as? any EnvironmentWriterHolder { writers.append(holder.writer) }
            element = current.parent
        }
        self.writers = writers.reversed()
    }

    nonisolated var location: CallSite? { writers.last?.location }

    nonisolated func write(to values: inout EnvironmentValues) {
        for writer in writers { writer.write(to: &values) }
    }
}
