@_spi(Kernel) import Umwelt

/// The default style: sections as cards on a background; in the sidebar of a split view, rows without a background.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The appearance of the style.
    public var _appearance: _ListAppearance { _ListAppearance(kind: nil) }
}

/// The style of rows from side to side.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The appearance of the style.
    public var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// The style of rows from side to side, with space between the sections on a background.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The appearance of the style.
    public var _appearance: _ListAppearance { _ListAppearance(kind: .grouped) }
}

/// The style of sections as cards on a background.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The appearance of the style.
    public var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// The style of rows with a margin at the sides.
public struct InsetListStyle: ListStyle {
    private let alternatesRows: Bool

    /// Makes the style.
    public init() { alternatesRows = false }

    /// Makes the style; with `alternatingRowBackgrounds` in new source.
    ///
    /// - Parameter alternatesRowBackgrounds: If true, every other row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

    /// The appearance of the style.
    public var _appearance: _ListAppearance { _ListAppearance(kind: .inset(alternatesRows: alternatesRows)) }
}

/// The style of rows from side to side in a border.
public struct BorderedListStyle: ListStyle {
    private let alternatesRows: Bool

    /// Makes the style.
    public init() { alternatesRows = false }

    /// Makes the style; with `alternatingRowBackgrounds` in new source.
    ///
    /// - Parameter alternatesRowBackgrounds: If true, every other row has another background.
    public init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

    /// The appearance of the style.
    public var _appearance: _ListAppearance { _ListAppearance(kind: .bordered(alternatesRows: alternatesRows)) }
}

/// The style of rows without a background, for the side of a window.
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The appearance of the style.
    public var _appearance: _ListAppearance { _ListAppearance(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style: sections as cards on a background; in the sidebar of a split view, rows without a background.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Rows from side to side, with space between the sections on a background.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards on a background.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a margin at the sides.
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows with a margin at the sides. If `alternatesRowBackgrounds` is true, every second row has a different
    /// background.
    ///
    /// - Parameter alternatesRowBackgrounds: True if every other row has another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows from side to side in a border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Rows from side to side in a border. If `alternatesRowBackgrounds` is true, every second row has a different
    /// background.
    ///
    /// - Parameter alternatesRowBackgrounds: True if every other row has another background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows without a background, for the side of a window.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
