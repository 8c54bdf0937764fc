@_spi(Kernel) import Umwelt

/// The default style: the controls in a row, with dividers and a common background; in a menu, a row of symbols with
/// titles.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle, SystemStyle {
    @Environment(\.isInMenu) private var isInMenu

    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The controls and the label of the group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if isInMenu {
            configuration.menuRow(showsTitles: true)
        } else {
            JoinedControls(content: configuration.content).labeled(by: configuration.label)
        }
    }
}

/// The style of controls beside each other without a background, as in the bars of a browser.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle, SystemStyle {
    @Environment(\.isInMenu) private var isInMenu

    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The controls and the label of the group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if isInMenu {
            configuration.menuRow(showsTitles: true)
        } else {
            HStack(spacing: 16) { configuration.content }
                .labelStyle(.iconOnly)
                .accessibilityElement(children: .contain)
                .labeled(by: configuration.label)
        }
    }
}

/// The style with a row of symbols in a menu. Elsewhere it is ``AutomaticControlGroupStyle``.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle, SystemStyle {
    @Environment(\.isInMenu) private var isInMenu

    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The controls and the label of the group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if isInMenu {
            configuration.menuRow(showsTitles: false)
        } else {
            JoinedControls(content: configuration.content).labeled(by: configuration.label)
        }
    }
}

/// The style of a button with the group's label that shows a menu of the controls; in a menu, a submenu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The controls and the label of the group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            MenuGroupLabel(configuration: configuration)
        }
    }
}

/// The style of a button with the group's label that shows a menu with the controls in one row; in a menu, a submenu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The controls and the label of the group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            MenuRow(content: configuration.content, showsTitles: true)
        } label: {
            MenuGroupLabel(configuration: configuration)
        }
    }
}

extension ControlGroupStyleConfiguration {
    /// The controls as a separate row of a menu.
    @MainActor fileprivate func menuRow(showsTitles: Bool) -> some View {
        Section { MenuRow(content: content, showsTitles: showsTitles).labeled(by: label) }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls beside each other without a background.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A row of symbols in a menu.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button that shows a menu of the controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A button that shows a menu with the controls in one row.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The label of a group that is a menu; three points for a group without a label, whose button would be empty.
private nonisolated struct MenuGroupLabel: View, SystemView {
    let configuration: ControlGroupStyleConfiguration

    nonisolated init(configuration: ControlGroupStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        if configuration.hasLabel {
            configuration.label
        } else {
            Image(systemName: "ellipsis").accessibilityLabel(SystemWord.more.text)
        }
    }
}
