@_spi(Kernel) import Umwelt

/// The position of an item in the bars.
public struct ToolbarItemPlacement {
    /// The part of the bars for an item.
    enum Place: Equatable {
        case leading, principal, trailing, bottom
        /// At the trailing end, or in a menu there where windows are narrow.
        case secondary
        /// The middle of the bar below.
        case status
        /// The bar below, while a text field has the focus.
        case keyboard
        /// In place of the title, in the bar, or in the large one below it.
        case largeTitle
        /// Below the title.
        case subtitle
        /// Below the large title.
        case largeSubtitle
        /// At the trailing end of the navigation bar, behind its menu.
        case pinned
        /// In the menu at the end of the navigation bar.
        case overflow
        /// The search field of the view, in the bar below.
        case search(isPresented: Bool)
        /// The position that the app sets for the search field in the bar below.
        case searchPosition
        /// In no bar.
        case nowhere

        /// True if the placement is in the bottom bar.
        var isBelow: Bool {
            switch self {
            case .bottom, .status, .keyboard, .search, .searchPosition: true
            default: false
            }
        }

        /// True for a search field.
        var isSearch: Bool { if case .search = self { true } else { false } }

        /// True if items with the placement move into the menu at the bar's end when they do not fit.
        var isFlexible: Bool { self == .trailing || self == .secondary }
    }

    let place: Place

    /// True if the item is the most likely action of the view.
    var isProminent = false

    /// True if the item is a spacer.
    var isSpacer = false

    /// The default: at the trailing end of the navigation bar.
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// In the middle of the navigation bar, in place of the title.
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(place: .principal) }
    /// At the leading end of the navigation bar, for navigation.
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    /// At the trailing end of the navigation bar, for the most frequent action.
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// In the middle of the bar below, for the status of an activity.
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(place: .status) }
    /// At the trailing end of the navigation bar, for the action that confirms changes.
    public static var confirmationAction: ToolbarItemPlacement {
        ToolbarItemPlacement(place: .trailing, isProminent: true)
    }
    /// At the leading end of the navigation bar, for the action that discards changes.
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    /// At the trailing end of the navigation bar, for an action that deletes data.
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// At the leading end of the navigation bar.
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    /// At the trailing end of the navigation bar.
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// At the trailing end of the navigation bar, where the item stays even if other items do not fit.
    public static var topBarPinnedTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .pinned) }
    /// In the menu at the end of the navigation bar.
    static var overflowMenu: ToolbarItemPlacement { ToolbarItemPlacement(place: .overflow) }
    /// In the bar below.
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(place: .bottom) }
    /// In a bar below the view while a text field in it has the focus, where an on-screen keyboard has its own bar.
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement(place: .keyboard) }
    /// In the middle of the navigation bar, in place of the title.
    public static var title: ToolbarItemPlacement { ToolbarItemPlacement(place: .principal) }
    /// Replaces the large title, if any.
    public static var largeTitle: ToolbarItemPlacement { ToolbarItemPlacement(place: .largeTitle) }
    /// Below the title in the navigation bar, in place of the subtitle.
    public static var subtitle: ToolbarItemPlacement { ToolbarItemPlacement(place: .subtitle) }
    /// Below the large title, in place of the subtitle.
    public static var largeSubtitle: ToolbarItemPlacement { ToolbarItemPlacement(place: .largeSubtitle) }
    /// The search field in the bar below.
    static func search(isPresented: Bool) -> ToolbarItemPlacement {
        ToolbarItemPlacement(place: .search(isPresented: isPresented))
    }
    /// The position of the search field in the bar below.
    static var searchPosition: ToolbarItemPlacement { ToolbarItemPlacement(place: .searchPosition) }
    /// In no bar.
    static var nowhere: ToolbarItemPlacement { ToolbarItemPlacement(place: .nowhere) }
    /// At the leading end of the navigation bar.
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    /// At the trailing end of the navigation bar.
    public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
}

/// One item in a bar.
///
/// ```swift
/// .toolbar {
///     ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
/// }
/// ```
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let ownID: ID
    let placement: ToolbarItemPlacement
    let content: Content

    /// Makes the item's element.
    nonisolated public static func _makeElement(
        _ item: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        ToolbarItemElement(
            item, inputs, placement: { $0.content.placement },
            content: { $0.content.content.modifier(BarItemLook(placement: $0.content.placement)) },
            menuItem: { AnyView($0.content.content) })
    }
}

extension ToolbarItem where ID == () {
    /// Makes an item.
    ///
    /// - Parameters:
    ///   - placement: The position in the bars, such as `.confirmationAction`.
    ///   - content: Makes the content.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        ownID = ()
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The identity of the item.
    public var id: ID { ownID }
}

/// Several items at one placement of a bar.
///
/// ```swift
/// BookView(book: book).toolbar {
///     ToolbarItemGroup(placement: .bottomBar) {
///         Button("Share", systemImage: "square.and.arrow.up", action: share)
///         Button("Delete", systemImage: "trash", action: delete)
///     }
/// }
/// ```
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - placement: The position in the bars, such as `.confirmationAction`.
    ///   - content: Makes the content.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Makes the group's element.
    nonisolated public static func _makeElement(
        _ item: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        ToolbarItemElement(
            item, inputs, placement: { $0.content.placement },
            content: { $0.content.content.modifier(BarItemLook(placement: $0.content.placement)) },
            menuItem: { AnyView($0.content.content) })
    }
}
