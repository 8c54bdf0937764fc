import Foundation
@_spi(Kernel) import Umwelt

/// A type of toolbar items with identifiers, which users can choose on some systems.
///
/// Here, as on an iPhone, they cannot: the default items are shown.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Makes an item with an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier for storing the choice of items.
    ///   - placement: The position in the bars, such as `.confirmationAction`.
    ///   - content: Makes the content.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        ownID = id
        self.placement = placement
        self.content = content()
    }
}

/// Space between items of a bar.
public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
    private let item: ToolbarItem<Void, SpacerView>

    /// Makes space in a bar: all that is free, or the usual distance between groups of items.
    ///
    /// - Parameters:
    ///   - sizing: The size: flexible, or fixed.
    ///   - placement: The position in the bars, such as `.confirmationAction`.
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        var placement = placement
        placement.isSpacer = true
        item = ToolbarItem(placement: placement) { SpacerView(sizing: sizing) }
    }

    /// Makes the element of the space.
    nonisolated public static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { _ToolbarView($0.content.item) }
    }
}

/// The size of the space between items.
public struct SpacerSizing: Hashable, Sendable {
    fileprivate let isFlexible: Bool

    /// As much as there is.
    public static let flexible = SpacerSizing(isFlexible: true)

    /// As much as is usual.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// The space between items, as a view. The fixed width, in points, is a guess; between capsules of glass the room only
/// parts them.
private nonisolated struct SpacerView: View, SystemView {
    let sizing: SpacerSizing

    @Environment(\.appearance.barItems.capsule) private var capsule

    nonisolated init(sizing: SpacerSizing) { self.sizing = sizing }

    @MainActor var body: some View {
        if sizing.isFlexible {
            Spacer(minLength: 0)
        } else {
            Color.clear.frame(width: capsule == nil ? 8 : 0, height: 1)
        }
    }
}

/// The limits for customizing a toolbar item, which have no effect: users cannot customize toolbars here.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Users can add the item when the toolbar has no space for it.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

extension CustomizableToolbarContent {
    /// Sets the visibility of the items at first. Because users cannot customize toolbars here, hidden items are never
    /// shown.
    ///
    /// - Parameters:
    ///   - defaultVisibility: The visibility at first.
    ///   - options: The limits of the customization; they have no effect here.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        ToolbarItemsByDefault(items: defaultVisibility == .hidden ? nil : _ToolbarView(self))
    }
}

/// Items that may not show by default.
nonisolated struct ToolbarItemsByDefault<Items: ToolbarContent>: PrimitiveToolbarContent,
    CustomizableToolbarContent
{
    let items: _ToolbarView<Items>?

    nonisolated static func _makeElement(
        _ content: _ToolbarView<Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<_ToolbarView<Self>> {
        PassThroughElement(content, inputs) { $0.content.items }
    }
}

extension TupleToolbarContent: CustomizableToolbarContent {}

extension ToolbarContentBuilder {
    /// One statement with items that have names.
    ///
    /// - Parameter content: The value of the statement, which is returned unchanged.
    public static func buildBlock<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent { content }

    /// Several statements with items that have names.
    ///
    /// - Parameter content: The values of the statements, in the order of the source.
    public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        TupleToolbarContent(views: TupleView((repeat _ToolbarView(each content))))
    }
}

extension View {
    /// Adds items with identifiers to the bars of the enclosing navigation stack.
    ///
    /// - Parameters:
    ///   - id: The identifier of the toolbar, under which a host that lets users choose items stores their choice.
    ///   - content: Makes the items.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }
}
