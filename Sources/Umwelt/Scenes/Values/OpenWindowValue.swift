/// Opens windows of the app.
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

    /// Opens a window of the first `WindowGroup` that shows values of the type, or brings the one to the front that shows
    /// the value already.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        if let search = WindowSearch(id: nil, value: value) { system.target?.showWindow(search) }
    }

    /// Opens a new window of the `WindowGroup` with a name; of a `Window`, brings the one to the front that is open.
    public func callAsFunction(id: String) { system.target?.showWindow(WindowSearch(id: id)) }

    /// Opens a window of the `WindowGroup` with a name, or brings the one to the front that shows the value already.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        if let search = WindowSearch(id: id, value: value) { system.target?.showWindow(search) }
    }
}

extension EnvironmentValues {
    /// Opens a window of the app, in the browser in another tab. Where the host shows one window only, or no scene shows
    /// what is asked for, a line is logged.
    ///
    /// It is for views that open windows.
    public var openWindow: OpenWindowAction { OpenWindowAction(system: self[SystemKey.self]) }
}
