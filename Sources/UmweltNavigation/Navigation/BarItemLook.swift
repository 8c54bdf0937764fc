@_spi(Kernel) import Umwelt
@_spi(Kernel) import UmweltControls

/// The modifier for the appearance of items in bars: labels as icons, and large symbols, as in UIKit's bar button
/// items.
nonisolated struct BarItemLook: ViewModifier, SystemView {
    private let hasTitle: Bool
    private let placement: ToolbarItemPlacement

    @Environment(\.toolbarLabelStyle) private var toolbarLabelStyle
    @Environment(\.imageScale) private var imageScale
    @Environment(\.appearance) private var appearance

    nonisolated init(placement: ToolbarItemPlacement) {
        self.placement = placement
        hasTitle =
            switch placement.place {
            case .principal, .largeTitle, .subtitle, .largeSubtitle: true
            case .leading, .trailing, .secondary, .pinned, .overflow, .bottom, .status, .keyboard, .search,
                .searchPosition, .nowhere:
                false
            }
    }

    /// The capsule around the item; nil for a title, for a status in the bottom bar, and for spacing.
    private var capsule: BarCapsule? {
        if hasTitle || placement.isSpacer || placement.place == .status { return nil }
        return placement.place.isBelow ? appearance.bottomBars.platters?.capsule : appearance.barItems.capsule
    }

    @MainActor func body(content: Content) -> some View {
        content
            .labelStyle(BarLabelStyle(toolbarLabelStyle, hasTitle: hasTitle))
            .inBarType()
            .imageScale(hasTitle ? imageScale : .large)
            .modifier(BarItemCapsule(capsule: capsule))
            .modifier(ToolbarItemSource())
    }
}

/// The modifier that gives a view in a bar its part of a capsule, and stores the values around the bar for what the
/// view presents.
nonisolated struct BarItemCapsule: ViewModifier, SystemView {
    /// The capsule; nil for none.
    let capsule: BarCapsule?

    @Environment(\.labelStyle) private var labelStyle
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.imageScale) private var imageScale
    @Environment(\.tint) private var tint

    nonisolated init(capsule: BarCapsule?) { self.capsule = capsule }

    @MainActor func body(content: Content) -> some View {
        cells(content)
            .environment(
                \.valuesOutsideBar,
                ValuesOutsideBar(
                    labelStyle: labelStyle, dynamicTypeSize: typeSize, imageScale: imageScale, tint: tint,
                    capsule: capsule))
    }

    @ViewBuilder @MainActor private func cells(_ content: Content) -> some View {
        if let capsule { content.modifier(BarCell(capsule: capsule)) } else { content }
    }
}
