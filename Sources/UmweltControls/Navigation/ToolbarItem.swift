@_spi(Kernel) import Umwelt

/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement {
    /// The part of the bars that an item goes to.
    enum Place: Equatable {
        case leading, principal, trailing, bottom
    }

    let place: Place

    /// Whether the item is what a person most likely came for.
    var isProminent = false

    /// Where the system thinks that it should be: at the trailing end of the navigation bar.
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// In the middle of the navigation bar, in place of the title.
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement(place: .principal) }
    /// At the leading end of the navigation bar, for ways through the app.
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    /// At the trailing end of the navigation bar, for what is done most.
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// At the trailing end of the navigation bar, for what is done less often.
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// In the middle of the bar below, for what is going on.
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement(place: .bottom) }
    /// At the trailing end of the navigation bar, for what confirms what was done.
    public static var confirmationAction: ToolbarItemPlacement {
        ToolbarItemPlacement(place: .trailing, isProminent: true)
    }
    /// At the leading end of the navigation bar, for what leaves everything as it was.
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    /// At the trailing end of the navigation bar, for what deletes something.
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// At the leading end of the navigation bar.
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    /// At the trailing end of the navigation bar.
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
    /// In the bar below.
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement(place: .bottom) }
    /// At the leading end of the navigation bar.
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(place: .leading) }
    /// At the trailing end of the navigation bar.
    public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(place: .trailing) }
}

/// One thing in a bar.
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
            content: { $0.content.content.labelStyle(ToolbarLabelStyle($0.content.placement)).inBarType() })
    }
}

extension ToolbarItem where ID == () {
    /// Makes an item.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        ownID = ()
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// What the item is known by.
    public var id: ID { ownID }
}

/// Several things in one place of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Makes a group.
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
            content: { $0.content.content.labelStyle(ToolbarLabelStyle($0.content.placement)).inBarType() })
    }
}

/// Labels in bars are their icons, but for what stands in place of the title.
private nonisolated struct ToolbarLabelStyle: LabelStyle, SystemStyle {
    private let hasTitle: Bool

    nonisolated init(_ placement: ToolbarItemPlacement) { hasTitle = placement.place == .principal }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        if hasTitle {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        } else {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        }
    }
}
