import Foundation
@_spi(Kernel) import Umwelt
import UmweltGraph

/// The columns of a split view, or one of them.
nonisolated struct SplitColumns<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    let columnVisibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?

    nonisolated init(
        sidebar: Sidebar, content: Content, detail: Detail, columnVisibility: Binding<NavigationSplitViewVisibility>?,
        compactColumn: Binding<NavigationSplitViewColumn>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.columnVisibility = columnVisibility
        self.compactColumn = compactColumn
    }

    nonisolated static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        SplitViewElement(view, inputs)
    }
}

/// A column, with its own stack.
private nonisolated struct SplitColumnView<Content: View>: View, SystemView {
    let content: Content
    let column: SplitColumn

    @Environment(\.splitViewOverlays) private var isOverlaid
    @Environment(\.pixelLength) private var pixelLength

    nonisolated init(content: Content, column: SplitColumn) {
        self.content = content
        self.column = column
    }

    @MainActor var body: some View {
        NavigationStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.splitColumn, column)
            .focusedSceneValue(\.sidebar, column.index == 0 ? column : nil)
            .background(isOverlaid ? Color.windowBackground : .clear)
            .overlay(alignment: .trailing) {
                if column.hasLine { Color.separator.frame(width: pixelLength).ignoresSafeArea() }
            }
    }
}

/// The element of a split view. All columns stay in the tree, with their state; hidden columns are not laid out.
private final class SplitViewElement<Sidebar: View, Content: View, Detail: View>:
    NodeElement<SplitColumns<Sidebar, Content, Detail>, SplitViewNode>
{
    private var model: SplitViewModel
    private var sidebar: _ViewElement<SplitColumnView<Sidebar>>?
    private var content: _ViewElement<SplitColumnView<Content>>?
    private var detail: _ViewElement<SplitColumnView<Detail>>?
    private var shown: [Int] = []
    private var widths: [Int: ColumnWidth] = [:]

    init(_ view: SplitColumns<Sidebar, Content, Detail>, _ inputs: _ElementInputs) {
        let hasContent = Content.self != EmptyView.self
        model = SplitViewModel(hasContent: hasContent, in: inputs.tree.graph)
        super.init(inputs)
        if let kept = consumeSavedPart(as: SplitViewModel.self) {
            if tree.isFresh { model.copyChoices(of: kept) } else { model = kept }
        }
        tree.hasInactiveElements = true
        node = SplitViewNode(element: self)
        set(view)
        // The size class decides which columns their content finds itself in.
        model.isCollapsed.value = EnvironmentValues(at: scope, tracking: false).horizontalSizeClass == .compact
        sidebar = SplitColumnView._makeElement(
            SplitColumnView(content: view.sidebar, column: model.columns[0]), childInputs())
        if hasContent {
            content = SplitColumnView._makeElement(
                SplitColumnView(content: view.content, column: model.columns[1]), childInputs())
        }
        detail = SplitColumnView._makeElement(
            SplitColumnView(content: view.detail, column: model.columns[model.columns.count - 1]), childInputs())
        needsLayoutContent()
        preferencesChanged()
        graph.run(self)
    }

    override var hasSavedPart: Bool { true }

    /// True while one column is shown at a time: the pushed levels are in several columns' stacks, which would not find
    /// each other's destinations during a restoration.
    override var preventsRelease: Bool { model.isCollapsed.value }

    override var preventsVerification: Bool { false }

    /// The columns selected by the user are only known to the model, unless the app has a binding for them.
    override var savedPart: Any? { model }

    private func set(_ view: SplitColumns<Sidebar, Content, Detail>) {
        model.visibilityBinding = view.columnVisibility
        model.compactBinding = view.compactColumn
    }

    override func update(_ view: SplitColumns<Sidebar, Content, Detail>) {
        set(view)
        sidebar?.update(SplitColumnView(content: view.sidebar, column: model.columns[0]))
        if let content { content.update(SplitColumnView(content: view.content, column: model.columns[1])) }
        detail?.update(SplitColumnView(content: view.detail, column: model.columns[model.columns.count - 1]))
        graph.run(self)
    }

    private func element(_ index: Int) -> _Element? {
        switch index {
        case 0: sidebar
        case 1: content
        default: detail
        }
    }

    /// Runs when the size class, the bindings, or the column that shows have changed.
    override func update() {
        let values = EnvironmentValues(at: scope, tracking: true)
        let isCollapsed = values.horizontalSizeClass == .compact
        model.isCollapsed.value = isCollapsed
        let wanted = ObservationTracker.track(for: self) { () -> [Int] in
            if isCollapsed { return [model.compactColumn.index] }
            let all = model.columns.map(\.index)
            switch model.visibility {
            case .detailOnly: return Array(all.suffix(1))
            case .doubleColumn: return Array(all.suffix(2))
            default: return all
            }
        }
        node?.set(isOverlaid: values.splitViewOverlays, isRightToLeft: values.isRightToLeft)
        node?.set(widths: widths)
        guard wanted != shown else { return }
        shown = wanted
        model.firstShown.value = wanted[0]
        for column in model.columns { element(column.index)?.setInactive(!wanted.contains(column.index)) }
        needsLayoutContent()
        preferencesChanged()
    }

    override func updateLayoutContent() {
        node?.set(columns: shown.compactMap { index in element(index)?.ownLayoutNodes.first.map { (index, $0) } })
    }

    /// Passes on the preferences of the columns that show; of their titles only the last.
    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        if key == ColumnWidthKey.self { return }
        if key == BackStacksKey.self, let own = [model as any BackStack] as? Key.Value {
            add(own, for: key, to: &value)
        }
        let isTitle = key == ContentTitleKey.self
        for index in isTitle ? Array(shown.suffix(1)) : shown {
            element(index)?.collectPreference(key, into: &value)
        }
    }

    override func readsPreference(_ key: ObjectIdentifier?) -> Bool {
        key == nil || key == ObjectIdentifier(ColumnWidthKey.self)
    }

    override func updatePreferences() {
        var new: [Int: ColumnWidth] = [:]
        for column in model.columns {
            var width: ColumnWidth??
            element(column.index)?.collectPreference(ColumnWidthKey.self, into: &width)
            if let width = width ?? nil { new[column.index] = width }
        }
        widths = new
        node?.set(widths: new)
    }

    override func forEachChild(_ body: (_Element) -> Void) {
        if let sidebar { body(sidebar) }
        if let content { body(content) }
        if let detail { body(detail) }
    }

    override var name: String { "NavigationSplitView" }
}

/// The layout node of a split view: the columns that show.
private final class SplitViewNode: LayoutNode {
    private var columns: [(index: Int, node: LayoutNode)] = []
    private var widths: [Int: ColumnWidth] = [:]
    private var isOverlaid = false

    /// The default widths of the first columns, and the minimum of the last column, in points: UIKit's in a window of
    /// an iPad's width.
    private static let usual = [
        0: ColumnWidth(min: 200, ideal: 320, max: nil), 1: ColumnWidth(min: 200, ideal: 375, max: nil),
    ]
    private static let leastDetail: CGFloat = 320

    func set(columns new: [(index: Int, node: LayoutNode)]) {
        columns = new
        setChildren(ContiguousArray(new.map(\.node)))
        setNeedsLayout()
    }

    func set(widths new: [Int: ColumnWidth]) {
        guard new != widths else { return }
        widths = new
        setNeedsLayout()
    }

    func set(isOverlaid new: Bool, isRightToLeft: Bool) {
        if new != isOverlaid {
            isOverlaid = new
            setNeedsLayout()
        }
        set(isRightToLeft: isRightToLeft)
    }

    /// Returns the position of each column for a width in points.
    private func arrange(_ width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        guard let last = columns.indices.last else { return [] }
        var places: [(x: CGFloat, width: CGFloat)] = []
        var x: CGFloat = 0
        for index in columns.indices.dropLast() {
            // The columns that follow keep at least their least widths.
            let rest = columns[(index + 1)..<last].reduce(Self.leastDetail) { $0 + (spec($1.index).min ?? 0) }
            let own = min(spec(columns[index].index).width(atMost: max(width - x - rest, 0)), max(width - x, 0))
            places.append((x, own))
            x += own
        }
        places.append(isOverlaid ? (0, width) : (x, max(width - x, 0)))
        return places
    }

    private func spec(_ index: Int) -> ColumnWidth {
        widths[index] ?? Self.usual[index] ?? ColumnWidth(min: nil, ideal: 320, max: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = columns.dropLast().reduce(Self.leastDetail) { $0 + spec($1.index).width(atMost: .infinity) }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
        if let height = proposal.height { return CGSize(width: proposal.width ?? width, height: height) }
        let heights = zip(columns, arrange(width)).map { column, place in
            column.node.size(for: ProposedViewSize(width: place.width, height: nil)).height
        }
        return CGSize(width: proposal.width ?? width, height: heights.max() ?? 0)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (column, place) in zip(columns, arrange(size.width)) {
            self.place(
                column.node, at: CGPoint(x: place.x, y: 0),
                proposal: ProposedViewSize(width: place.width, height: size.height))
        }
    }

    override var childArrangement: ChildArrangement { .free }

    /// Draws the last column first if the others are in front of it.
    override var drawingOrder: [Int]? {
        isOverlaid && columns.count > 1 ? [columns.count - 1] + columns.indices.dropLast() : nil
    }
}
