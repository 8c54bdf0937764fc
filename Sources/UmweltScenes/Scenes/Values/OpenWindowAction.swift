/// The action that opens windows of the app.
///
/// ```swift
/// struct BookRow: View {
///     let book: Book
///     @Environment(\.openWindow) private var openWindow
///     var body: some View { Button(book.title) { openWindow(value: book.id) } }
/// }
/// ```
@preconcurrency @MainActor
public struct OpenWindowAction {
    private nonisolated let system: SystemReference

    nonisolated init(system: SystemReference) { self.system = system }

    /// Opens a window of the first `WindowGroup` for values of the type, or moves the window that already shows the
    /// value to the front.
    ///
    /// ```swift
    /// @Environment(\.openWindow) private var openWindow
    ///
    /// Button("Open") { openWindow(value: book.id) }
    /// ```
    ///
    /// - Parameter value: The value of the window.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        if let search = WindowSearch(id: nil, value: value) { system.target?.showWindow(search) }
    }

    /// Opens a new window of the `WindowGroup` with an identifier; brings the window of a `Window` to the front if it
    /// is open.
    ///
    /// - Parameter id: The identifier of the scene, for `openWindow(id:)`.
    public func callAsFunction(id: String) { system.target?.showWindow(WindowSearch(id: id)) }

    /// Opens a window of the `WindowGroup` with an identifier, or moves the window that already shows the value to the
    /// front.
    ///
    /// - Parameters:
    ///   - id: The identifier of the scene, for `openWindow(id:)`.
    ///   - value: The value of the window.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        if let search = WindowSearch(id: id, value: value) { system.target?.showWindow(search) }
    }

    /// Opens a window of a scene, by the identity of its element, as ``callAsFunction(id:)`` does.
    func callAsFunction(scene: ObjectIdentifier) { system.target?.showWindow(WindowSearch(scene: scene)) }
}

extension EnvironmentValues {
    /// The action that opens a window of the app, in the browser in another tab. Where the host shows one window only,
    /// or no scene shows the requested window, a line is logged.
    ///
    /// It is for views that open windows.
    public var openWindow: OpenWindowAction { OpenWindowAction(system: self[SystemKey.self]) }
}
