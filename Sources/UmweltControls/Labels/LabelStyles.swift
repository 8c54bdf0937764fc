import Foundation
@_spi(Kernel) import Umwelt

/// The default style: icon and title.
public nonisolated struct DefaultLabelStyle: LabelStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The title and the icon of the label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(icon: LabelIcon(icon: configuration.icon), title: configuration.title, isAlignedInRows: true)
    }
}

/// The icon of a label.
///
/// In the rows of a list it is tinted if no ancestor sets its colour, except on a prominent background.
private nonisolated struct LabelIcon: View, SystemView {
    let icon: LabelStyleConfiguration.Icon

    @Environment(\.enclosingListStyle) private var list
    @Environment(\.foregroundStyle) private var style
    @Environment(\.listItemTint) private var tint
    @Environment(\.backgroundProminence) private var backgroundProminence
    @Environment(\.sidebarRowSize) private var rowSize
    @Environment(\.alignsLabels) private var alignsLabels
    @Environment(\.imageScale) private var scale

    nonisolated init(icon: LabelStyleConfiguration.Icon) { self.icon = icon }

    @MainActor var body: some View {
        if let scaleInRow { tinted.imageScale(scaleInRow) } else { tinted }
    }

    /// The scale of the icon in a row, unless the app has set one; nil for that of the environment.
    @MainActor private var scaleInRow: Image.Scale? {
        switch list {
        case nil: nil
        case .sidebar: rowSize == .medium ? nil : rowSize == .small ? .small : .large
        // Pictures of iOS 17.2 and frames of iOS 26.
        default: alignsLabels && scale == .medium ? .large : nil
        }
    }

    @ViewBuilder @MainActor private var tinted: some View {
        if list != nil && style == nil && backgroundProminence == .standard {
            switch tint {
            case .color(let color): icon.foregroundStyle(color)
            case .monochrome: icon.foregroundStyle(Color.secondary)
            case nil: icon.foregroundStyle(.tint)
            }
        } else {
            icon
        }
    }
}

/// An icon and a title after it, at the distance that the environment sets.
///
/// In list rows, icons have a common width that fits most of them, so that titles are aligned.
private nonisolated struct IconBesideTitle<Icon: View>: View, SystemView {
    let icon: Icon
    let title: LabelStyleConfiguration.Title
    let isAlignedInRows: Bool

    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.enclosingListStyle) private var list
    @Environment(\.alignsLabels) private var alignsLabels
    @Environment(\.appearance.lists) private var measures
    @ScaledMetric private var typeScale: CGFloat = 1

    nonisolated init(icon: Icon, title: LabelStyleConfiguration.Title, isAlignedInRows: Bool) {
        self.icon = icon
        self.title = title
        self.isAlignedInRows = isAlignedInRows
    }

    @MainActor var body: some View {
        let isAligned = isAlignedInRows && alignsLabels && list != nil
        let rowWidth: CGFloat? = isAligned ? measures.iconWidth * typeScale : nil
        HStack(alignment: .firstTextBaseline, spacing: spacing ?? (isAligned ? measures.iconSpacing : nil)) {
            AlignedIcon(icon: icon, line: isAligned ? RowInsets.line * typeScale : nil)
                .environment(\.isBesideTitle, true)
                .frame(width: iconWidth ?? (measures.keepsIconWidth ? rowWidth : nil))
                .frame(minWidth: iconWidth == nil ? rowWidth : nil)
            LabelTexts(title)
        }
    }
}

/// A label's icon, in the layout of rows where icons are aligned.
private nonisolated struct AlignedIcon<Icon: View>: View, SystemView {
    let icon: Icon

    /// The height of a line in rows, in points; nil outside of rows.
    let line: CGFloat?

    nonisolated init(icon: Icon, line: CGFloat?) {
        self.icon = icon
        self.line = line
    }

    @MainActor var body: some View {
        if let line { RowIconLayout(line: line) { icon } } else { icon }
    }
}

/// The layout of an icon in a row. A symbol in a row is no higher than a line for the row, which is as high as one with a
/// text alone: pictures of iOS 17.2 and frames of iOS 26.
private nonisolated struct RowIconLayout: Layout {
    /// The height of a line, in points.
    let line: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for subview in subviews {
            let own = subview.sizeThatFits(proposal)
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        // Higher icons are pictures, which rows have their insets around.
        if size.height <= line + 2 * RowInsets.maxReach { size.height = min(size.height, line) }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

/// A label style that shows the icon, and after it the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The title and the icon of the label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(icon: configuration.icon, title: configuration.title, isAlignedInRows: false)
    }
}

/// A label style that shows only the title.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The title and the icon of the label.
    @MainActor public func makeBody(configuration: Configuration) -> some View { LabelTexts(configuration.title) }
}

/// A label style that shows only the icon. The title is its accessibility label.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The title and the icon of the label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.titled(by: configuration.title)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows the icon, and after it the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows only the title.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows only the icon.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
