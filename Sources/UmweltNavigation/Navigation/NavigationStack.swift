@_spi(Kernel) import Umwelt

/// A root view and a stack of pushed views above it.
///
/// ```swift
/// NavigationStack {
///     List(books) { book in NavigationLink(book.title, value: book) }
///         .navigationTitle("Library")
///         .navigationDestination(for: Book.self) { BookView(book: $0) }
/// }
/// ```
///
/// Pass a binding to a path to navigate from code.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View, SystemView {
    @State private var ownPath = NavigationPath()
    private let boundPath: NavigationPathSource?
    private let root: Root

    /// Makes a stack that stores its path itself.
    ///
    /// - Parameter root: Makes the root view.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        boundPath = nil
        self.root = root()
    }

    /// Makes a stack with a path of values of any types.
    ///
    /// - Parameters:
    ///   - path: The values of the levels above the root; the stack writes it when the user navigates.
    ///   - root: Makes the root view.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        boundPath = NavigationPathSource(path)
        self.root = root()
    }

    /// Makes a stack with a path of values of one type.
    ///
    /// - Parameters:
    ///   - path: The values of the levels above the root; the stack writes it when the user navigates.
    ///   - root: Makes the root view.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        boundPath = NavigationPathSource(path)
        self.root = root()
    }

    /// The root, and the levels above it.
    public var body: some View { NavigationLevels(path: boundPath ?? NavigationPathSource($ownPath), root: root) }
}
