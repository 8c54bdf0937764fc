/// A type that describes a part of an app's user interface with its own lifecycle, usually a group of windows.
///
/// ```swift
/// struct LibraryScene: Scene {
///     var body: some Scene {
///         WindowGroup { LibraryView() }
///         Settings { SettingsView() }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's content.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the element of the scene.
    nonisolated static func _makeElement(
        _ scene: _SceneView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_SceneView<Self>>
}

extension Scene {
    /// Makes an element that runs the scene's body.
    nonisolated public static func _makeElement(
        _ scene: _SceneView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_SceneView<Self>> {
        SceneElement(scene, inputs)
    }
}

extension Never: Scene {}

/// A scene wrapped as a view, so that scenes and views share their elements.
public nonisolated struct _SceneView<Content: Scene>: View, PropertyContainer {
    let scene: Content

    nonisolated init(_ scene: Content) { self.scene = scene }

    /// The content of the scene.
    @MainActor public var body: _SceneView<Content.Body> { _SceneView<Content.Body>(scene.body) }

    package static var reportedType: Any.Type { Content.self }

    /// Makes the scene's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        Content._makeElement(view, inputs)
    }
}

/// A scene that the system shows itself.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// Never called: the scene has no body.
    public var body: Never { fatalError("\(Self.self) has no body: the system shows it itself.") }
}

/// Makes scenes from the statements of a closure.
@resultBuilder public enum SceneBuilder {
    /// One expression.
    ///
    /// - Parameter content: The value of the expression, which is returned unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One statement.
    ///
    /// - Parameter content: The value of the statement, which is returned unchanged.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several statements.
    ///
    /// - Parameter content: The values of the statements, in the order of the source.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene(scenes: TupleView((repeat _SceneView(each content))))
    }
}

/// Several scenes in a row.
nonisolated struct _TupleScene<Scenes>: PrimitiveScene {
    let scenes: TupleView<Scenes>

    nonisolated static func _makeElement(
        _ scene: _SceneView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_SceneView<Self>> {
        PassThroughElement(scene, inputs) { $0.scene.scenes }
    }
}
