@_spi(Kernel) import Umwelt

/// A type that defines the appearance of tables.
///
/// Only the system's styles can show a table, as a configuration has no parts that apps can read.
@MainActor @preconcurrency
public protocol TableStyle {
    /// The type of the view that shows the table.
    associatedtype Body: View

    /// The table that a style shows.
    typealias Configuration = TableStyleConfiguration

    /// Returns the view that shows a table.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The table that a ``TableStyle`` shows.
public struct TableStyleConfiguration {
    let content: AnyView

    nonisolated init(content: AnyView) { self.content = content }
}

/// The default style: rows from side to side, with lines between them.
public nonisolated struct AutomaticTableStyle: TableStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The table; its members are not public.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The style of rows from side to side, with lines between them.
public nonisolated struct InsetTableStyle: TableStyle, SystemStyle {
    private let alternates: Bool

    /// Makes the style.
    nonisolated public init() { alternates = false }

    /// Makes the style; with `alternatingRowBackgrounds` in new source.
    ///
    /// - Parameter alternatesRowBackgrounds: If true, every other row has another background.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The table; its members are not public.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if alternates { configuration.content.alternatingRowBackgrounds() } else { configuration.content }
    }
}

/// The style with a border around the table and alternating row backgrounds.
public nonisolated struct BorderedTableStyle: TableStyle, SystemStyle {
    private let alternates: Bool

    /// Makes the style.
    nonisolated public init() { alternates = true }

    /// Makes the style; with `alternatingRowBackgrounds` in new source.
    ///
    /// - Parameter alternatesRowBackgrounds: If true, every other row has another background.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The table; its members are not public.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.content.alternatingRowBackgrounds(alternates ? .enabled : .automatic).border(Color.separator)
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows from side to side, with lines between them.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows from side to side, with lines between them; every other row may have another background.
    ///
    /// - Parameter alternatesRowBackgrounds: True if every other row has another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A border around the table.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// A border around the table; every other row may have another background.
    ///
    /// - Parameter alternatesRowBackgrounds: True if every other row has another background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension View {
    /// Sets the style of the tables in this view.
    ///
    /// - Parameters:
    ///   - style: The style, such as `.inset` or `.bordered`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tableStyle<S: TableStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledTable<S>.self, fileID: fileID, line: line)
    }

    /// Sets whether the tables in this view show the titles of their columns.
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tableColumnHeaders(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.tableColumnHeaders, visibility, fileID: fileID, line: line)
    }
}

struct TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The stack of table styles.
    var tableStyle: StyleStack<TableStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The visibility of tables' column titles.
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

extension TableStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.tableStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(AutomaticTableStyle(), as: StyledTable.self)
    }
}

/// The view that shows a table in a style.
private nonisolated struct StyledTable<Style: TableStyle>: StyledView {
    let style: Style
    let configuration: TableStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
