@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltLists

/// The label of a button that leads to another view.
///
/// In a list row it is as wide as the row, with a disclosure arrow at its end unless that is hidden; elsewhere, as in
/// the header of a section, it is only the content. A link that selects its row for the next column does not navigate
/// itself, and has no arrow by default; nor has a link in a list in edit mode, as in UIKit.
nonisolated struct LinkLabel<Content: View>: View, SystemView {
    let content: Content

    @Environment(\.isInRow) private var isInRow
    @Environment(\.navigationLinkIndicatorVisibility) private var arrow
    @Environment(\.linkBadge) private var badge
    @Environment(\.enclosingListSelects) private var selects
    @Environment(\.selectionColumn) private var column
    @Environment(\.editMode) private var editMode
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(content: Content) { self.content = content }

    @MainActor var body: some View {
        if !isInRow {
            content
        } else {
            HStack(spacing: 8) {
                content
                Spacer(minLength: 0)
                if let badge { RowBadge(label: badge) }
                if hasArrow { Chevron(.forward, endsRow: true).foregroundStyle(Color(system: .tertiary)) }
            }
            .foregroundColor(nil)
            // As recorded on iOS 18.2 and 26, of a link outside of any stack.
            .opacity(isEnabled ? 1 : 0.5)
        }
    }
}

extension LinkLabel {
    @MainActor private var hasArrow: Bool {
        switch arrow {
        case .visible: true
        case .hidden: false
        case .automatic: editMode?.wrappedValue.isEditing != true && (!selects || column?.isBesideNext != true)
        }
    }
}

/// A view that is a link, which ends in an arrow in a list.
protocol RowLink {}

extension NavigationLink: RowLink {}

extension ModifiedContent: RowLink where Content: RowLink {}

/// The value of the link that a row is.
struct RowLinkValue: RowTrait {
    let value: AnyHashable?

    func add(to traits: inout RowTraits, at element: _Element) { traits.linkValue = traits.linkValue ?? value }
}

struct LinkBadgeKey: ScreenLocalKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    /// The badge of the link that the view is in; nil for none.
    var linkBadge: Text? {
        get { self[LinkBadgeKey.self] }
        set { self[LinkBadgeKey.self] = newValue }
    }
}
