import Foundation
@_spi(Kernel) import Umwelt

/// The columns that a split view shows beside each other.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: String, Codable { case automatic, all, doubleColumn, detailOnly }

    private let kind: Kind

    /// Only the last column.
    public static var detailOnly: NavigationSplitViewVisibility { Self(kind: .detailOnly) }
    /// The last two columns.
    public static var doubleColumn: NavigationSplitViewVisibility { Self(kind: .doubleColumn) }
    /// All columns.
    public static var all: NavigationSplitViewVisibility { Self(kind: .all) }
    /// As many columns as fit.
    public static var automatic: NavigationSplitViewVisibility { Self(kind: .automatic) }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let index: Int

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { Self(index: 0) }
    /// The column in the middle, of three.
    public static var content: NavigationSplitViewColumn { Self(index: 1) }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { Self(index: 2) }
}

/// A type that defines how the columns of a split view share its width.
///
/// Only the system's styles conform to it.
public protocol NavigationSplitViewStyle {}

/// The default style: balanced.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

/// The style in which the last column is narrowed by the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

/// The style in which the last column keeps the whole width; the other columns are in front of it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style.
    public static var automatic: AutomaticNavigationSplitViewStyle { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The last column is narrowed by the other columns.
    public static var balanced: BalancedNavigationSplitViewStyle { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column keeps the whole width.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { Self() }
}

struct SplitViewOverlaysKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the other columns of split views are in front of the last one.
    var splitViewOverlays: Bool {
        get { self[SplitViewOverlaysKey.self] }
        set { self[SplitViewOverlaysKey.self] = newValue }
    }
}

extension View {
    /// Sets how the columns of split views in this view share the width.
    ///
    /// - Parameters:
    ///   - style: `.balanced`, `.prominentDetail` or `.automatic`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(
            \.splitViewOverlays, style is ProminentDetailNavigationSplitViewStyle, fileID: fileID, line: line)
    }

    /// Sets the width of the column that this view is in, in points.
    ///
    /// - Parameter width: The width, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the width of this view's column, in points: the ideal width if it fits, otherwise less, down to the
    /// minimum.
    ///
    /// - Parameters:
    ///   - min: The smallest width, in points; nil for the default.
    ///   - ideal: The width at first, in points.
    ///   - max: The largest width, in points; nil for the default.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }

    /// Removes a button that the system adds to the bars around this view.
    ///
    /// - Parameters:
    ///   - defaultItemKind: The kind of the button, such as `.sidebarToggle`; nil to remove none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func toolbar(
        removing defaultItemKind: ToolbarDefaultItemKind?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { settings in
            switch defaultItemKind?.kind {
            case .sidebarToggle: settings.hidesSidebarToggle = true
            case .title: settings.hidesTitle = true
            case .search, nil: break
            }
        }
        .transformEnvironment(
            \.searchAdditions, transform: { if defaultItemKind?.kind == .search { $0.isRemoved = true } },
            fileID: fileID, line: line)
    }
}

/// The items that the system adds to bars.
public struct ToolbarDefaultItemKind: Sendable {
    enum Kind { case sidebarToggle, title, search }

    let kind: Kind

    /// The button that shows and hides the first column of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)

    /// The title of the view.
    public static let title = ToolbarDefaultItemKind(kind: .title)

    /// The search field of the view.
    public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// The width that the content of a column asks for, in points.
struct ColumnWidth: Equatable {
    let min: CGFloat?
    let ideal: CGFloat
    let max: CGFloat?

    /// Returns the ideal width within the bounds, limited to the available width, but not below the minimum.
    func width(atMost room: CGFloat) -> CGFloat {
        let low = Swift.max(min ?? 0, 0)
        let high = Swift.max(max ?? .infinity, low)
        let wanted = ideal.isFinite ? Swift.min(Swift.max(ideal, low), high) : low
        return Swift.max(Swift.min(wanted, room), low)
    }
}

struct ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }

    /// The first of several counts.
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
