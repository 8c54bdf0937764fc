@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltLists
import UmweltGraph

/// A column of a split view, as the stacks, bars and lists in it see it.
final class SplitColumn: SelectionColumn {
    /// The number of the column: 0 for the sidebar, 1 for the content, 2 for the detail.
    let index: Int

    /// The stack that the column itself is, around its content.
    private(set) weak var controller: NavigationController?

    private weak var model: SplitViewModel?

    init(_ index: Int, of model: SplitViewModel) {
        self.index = index
        self.model = model
    }

    /// Registers a stack in the column; the first one is the column's own.
    func adopt(_ stack: NavigationController) {
        if controller == nil { controller = stack }
        stack.column = self
    }

    /// Returns the stack of the next column, which is the target of links in the column's own stack; nil for another
    /// stack, and in the last column.
    func controllerAfter(_ stack: NavigationController) -> NavigationController? {
        stack === controller ? model?.column(after: self)?.controller : nil
    }

    /// Returns the stack of the column before; nil for another stack than the column's own, and in the first column.
    func controllerBefore(_ stack: NavigationController) -> NavigationController? {
        stack === controller ? model?.column(before: self)?.controller : nil
    }

    /// Returns true if a link in the previous column pushed the levels above the root of the column's stack.
    func isFilledFromBefore(by stack: NavigationController) -> Bool { stack === controller && stack.isFilledFromBefore }

    override func rowChosen() { advance() }

    override func selectionCleared() { model?.returnTo(self) }

    /// Shows the next column, if only one is or will be shown.
    func advance() {
        guard let model, let next = model.column(after: self) else { return }
        model.show(next)
    }

    override var leadsAway: Bool { model?.isCollapsed.value == true }

    override var isBesideNext: Bool {
        guard let model else { return false }
        return !model.isCollapsed.value && model.column(after: self) != nil
    }

    override var isSidebar: Bool { index == 0 && isBesideNext }

    /// Navigates back to the previous column, if only one is shown.
    func navigateBack() { model?.navigateBack() }

    /// True if only this column is shown and there is a previous one.
    var canGoBack: Bool {
        guard let model else { return false }
        return model.isCollapsed.value && model.column(before: self) != nil
    }

    /// The title of the column before.
    var titleBefore: Text? { model?.column(before: self)?.title?.value?.text }

    /// The title of the column's content; nil until its stack exists.
    var title: PreferenceSource<ContentTitleKey>?

    /// Returns true if the bar of a stack has the button that shows and hides the sidebar: the first column that shows.
    func hasToggle(for stack: NavigationController) -> Bool {
        guard let model, !model.isCollapsed.value else { return false }
        return model.firstShown.value == index
    }

    /// True if there is a line between this column and the next.
    var hasLine: Bool { model?.isCollapsed.value == false && index < 2 }

    /// True if the sidebar shows.
    var isSidebarShown: Bool { model?.firstShown.value == 0 }

    /// True if the sidebar can be shown and hidden.
    var canToggle: Bool { model?.isCollapsed.value == false }

    /// Shows the sidebar, or hides it.
    func toggleSidebar() { model?.toggleSidebar() }
}

/// The model of a split view: its columns, and which of them are shown.
final class SplitViewModel: BackStack {
    /// The columns that the split view has.
    private(set) var columns: [SplitColumn] = []

    /// True if only one column shows at a time.
    let isCollapsed: Source<Bool>

    /// The number of the first column that shows.
    let firstShown: Source<Int>

    /// The number of the column that shows where only one does, if no binding has it.
    private let ownColumn: Source<Int>

    private let ownVisibility: Source<NavigationSplitViewVisibility>

    /// The app's bindings.
    var compactBinding: Binding<NavigationSplitViewColumn>?
    var visibilityBinding: Binding<NavigationSplitViewVisibility>?

    init(hasContent: Bool, in graph: Graph) {
        isCollapsed = Source(false, in: graph)
        firstShown = Source(0, in: graph)
        ownColumn = Source(0, in: graph)
        ownVisibility = Source(.automatic, in: graph)
        columns = [SplitColumn(0, of: self)] + (hasContent ? [SplitColumn(1, of: self)] : [])
        columns.append(SplitColumn(2, of: self))
    }

    /// Shows the columns that are chosen in the split view of another tree.
    func copyChoices(of other: SplitViewModel) {
        ownColumn.value = other.ownColumn.value
        ownVisibility.value = other.ownVisibility.value
    }

    deinit {
        isCollapsed.remove()
        firstShown.remove()
        ownColumn.remove()
        ownVisibility.remove()
    }

    func column(after column: SplitColumn) -> SplitColumn? { columns.first { $0.index > column.index } }

    func column(before column: SplitColumn) -> SplitColumn? { columns.last { $0.index < column.index } }

    /// The columns that show beside each other, as the app or the user wants. Reading it makes the running node its
    /// reader.
    var visibility: NavigationSplitViewVisibility {
        get { visibilityBinding?.wrappedValue ?? ownVisibility.value }
        set {
            if let visibilityBinding {
                visibilityBinding.wrappedValue = newValue
            } else {
                ownVisibility.value = newValue
            }
        }
    }

    /// The column that shows where only one does. Reading it makes the running node its reader.
    var compactColumn: SplitColumn {
        let wanted = compactBinding?.wrappedValue.index ?? ownColumn.value
        // A split view without a column in the middle shows the last one for it; there are always two at least.
        return columns.first { $0.index >= wanted } ?? columns[columns.count - 1]
    }

    /// Shows a column, if only one is shown.
    ///
    /// While several are shown, it remains when the window becomes narrow: the target of the last selection.
    /// A binding of the app is not changed then.
    func show(_ column: SplitColumn) {
        guard column !== compactColumn else { return }
        if let compactBinding {
            guard isCollapsed.value else { return }
            compactBinding.wrappedValue = NavigationSplitViewColumn(index: column.index)
        } else {
            ownColumn.value = column.index
        }
    }

    /// Shows a column instead of the later ones, if only one is shown.
    func returnTo(_ column: SplitColumn) {
        if compactColumn.index > column.index { show(column) }
    }

    func toggleSidebar() {
        let isShown = firstShown.value == 0
        visibility = isShown ? (columns.count > 2 ? .doubleColumn : .detailOnly) : .all
    }

    // MARK: Going back

    var depth: Int {
        guard isCollapsed.value else { return 0 }
        let shown = compactColumn
        return columns.count { $0.index < shown.index }
    }

    func navigateToRoot() {
        // A binding may leave a column where it is.
        for _ in 0..<depth { navigateBack() }
    }

    /// Shows the previous column, and clears the selection and the path that led from it to the shown column.
    func navigateBack() {
        let shown = compactColumn
        guard isCollapsed.value, let before = column(before: shown) else { return }
        show(before)
        shown.controller?.removeAll()
        before.list?.clearSelection()
    }
}

struct SplitColumnKey: ScreenLocalKey {
    static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
    /// The column of a split view whose stacks the view may make; nil outside of columns, and above their roots.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

private struct SidebarKey: FocusedValueKey {
    typealias Value = SplitColumn
}

extension FocusedValues {
    /// The first column of the window's split view.
    var sidebar: SplitColumn? {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}
