@_spi(Kernel) import Umwelt

/// The priority for keeping an item in a bar whose items do not all fit.
///
/// Items of lower priorities move into the menu at the bar's end first. Of items with the same priority, the one
/// nearest to the trailing edge moves first, as in AppKit's toolbars.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
    /// The priority as a number. Custom priorities are between the system's.
    let rank: Int

    /// The distance between the priorities of the system.
    private static let step = 1000

    private init(rank: Int) { self.rank = rank }

    /// The usual priority.
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)

    /// The priority of items that move into the menu before others.
    public static let low = ToolbarItemVisibilityPriority(rank: -step)

    /// The priority of items that stay in the bar longer than others.
    public static let high = ToolbarItemVisibilityPriority(rank: step)

    /// Makes a priority that is higher than another, and lower than the next system priority.
    ///
    /// - Parameter other: The other priority.
    public init(higherThan other: ToolbarItemVisibilityPriority) {
        let isLast = (other.rank + 1).isMultiple(of: Self.step)
        rank = isLast ? other.rank : other.rank + 1
    }

    /// Makes a priority that is lower than another, and higher than the next system priority.
    ///
    /// - Parameter other: The other priority.
    public init(lowerThan other: ToolbarItemVisibilityPriority) {
        let isLast = (other.rank - 1).isMultiple(of: Self.step)
        rank = isLast ? other.rank : other.rank - 1
    }
}

extension ToolbarContent {
    /// Sets the priority for keeping the items in a bar whose items do not all fit.
    ///
    /// ```swift
    /// .toolbar {
    ///     ToolbarItem { Button("Archive", systemImage: "archivebox", action: archive) }
    ///     ToolbarItem { Button("Share", systemImage: "square.and.arrow.up", action: share) }.visibilityPriority(.high)
    /// }
    /// ```
    ///
    /// - Parameter priority: The priority: items with a lower one move to the overflow menu first.
    @MainActor @preconcurrency
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        ModifiedToolbarItems(view: _ToolbarView(self).environment(\.toolbarItemPriority, priority))
    }
}

extension CustomizableToolbarContent {
    /// Sets the priority for keeping the items in a bar whose items do not all fit.
    ///
    /// - Parameter priority: The priority: items with a lower one move to the overflow menu first.
    @MainActor @preconcurrency
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some CustomizableToolbarContent {
        ModifiedToolbarItems(view: _ToolbarView(self).environment(\.toolbarItemPriority, priority))
    }
}

struct ToolbarItemPriorityKey: EnvironmentKey {
    static var defaultValue: ToolbarItemVisibilityPriority { .automatic }
}

extension EnvironmentValues {
    /// The priority of the items of a toolbar.
    var toolbarItemPriority: ToolbarItemVisibilityPriority {
        get { self[ToolbarItemPriorityKey.self] }
        set { self[ToolbarItemPriorityKey.self] = newValue }
    }
}
