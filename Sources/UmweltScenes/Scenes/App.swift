/// An app: its scenes, and the state that they share.
///
/// ```swift
/// @main
/// struct ReaderApp: App {
///     @State private var library = Library()
///     var body: some Scene {
///         WindowGroup { LibraryView().environment(library) }
///     }
/// }
/// ```
///
/// The type with `@main` starts the app.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the app.
    @MainActor @preconcurrency init()
}

/// An app's body, as a view.
nonisolated struct AppView<A: App>: View, PropertyContainer {
    let app: A

    nonisolated init(app: A) { self.app = app }

    @MainActor var body: _SceneView<A.Body> { _SceneView(app.body) }

    static var reportedType: Any.Type { A.self }
}
