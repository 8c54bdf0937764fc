@_spi(Kernel) import Umwelt

/// A navigation stack with a root view; or two or three columns, if it has as many views.
///
/// ```swift
/// NavigationView {
///     List(books) { book in NavigationLink(book.title) { BookView(book: book) } }
///     Text("Choose a book")
/// }
/// ```
///
/// New code uses ``NavigationStack`` or ``NavigationSplitView``.
public nonisolated struct NavigationView<Content: View>: View, SystemView {
    private let content: Content

    @Environment(\.navigationViewIsStack) private var isStack

    /// Makes a stack for a single root view, or columns for several views: their initial content.
    ///
    /// - Parameter content: The root view, or the first views of two or three columns.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The view as a ``NavigationStack`` or ``NavigationSplitView``.
    @MainActor public var body: some View {
        let columns = (content as? any ViewTuple)?.views ?? []
        if isStack, let first = columns.first {
            // A stack shows the first view alone.
            NavigationStack { first }
        } else if columns.count == 2 {
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        } else if columns.count > 2 {
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        } else {
            NavigationStack { content }
        }
    }
}
