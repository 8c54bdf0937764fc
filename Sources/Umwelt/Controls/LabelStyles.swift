/// The usual looks: icon and title.
public nonisolated struct DefaultLabelStyle: LabelStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(icon: LabelIcon(icon: configuration.icon), title: configuration.title)
    }
}

/// The icon of a label, tinted in the rows of a list where nothing around says its colour.
private nonisolated struct LabelIcon: View, SystemView {
    let icon: LabelStyleConfiguration.Icon

    @Environment(\.enclosingListStyle) private var list
    @Environment(\.foregroundStyle) private var style
    @Environment(\.listItemTint) private var tint

    nonisolated init(icon: LabelStyleConfiguration.Icon) { self.icon = icon }

    @MainActor var body: some View {
        if list != nil && style == nil {
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

/// An icon and a title after it, with the room that the environment says.
private nonisolated struct IconBesideTitle<Icon: View>: View, SystemView {
    let icon: Icon
    let title: LabelStyleConfiguration.Title

    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.labelReservedIconWidth) private var iconWidth

    nonisolated init(icon: Icon, title: LabelStyleConfiguration.Title) {
        self.icon = icon
        self.title = title
    }

    @MainActor var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: spacing) {
            icon.frame(width: iconWidth)
            LabelTexts(title)
        }
    }
}

/// The icon, and after it the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(icon: configuration.icon, title: configuration.title)
    }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View { LabelTexts(configuration.title) }
}

/// The icon alone. It is called by the title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.named(by: configuration.title)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The usual looks.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, and after it the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
