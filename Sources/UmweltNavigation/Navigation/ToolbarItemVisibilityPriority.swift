@_spi(Kernel) import Umwelt

/// The priority with which an item stays in a bar that has no room for all of its items.
///
/// Items of lower priorities go into the menu at the bar's end first. Of items with the same priority, the one nearest
/// to the trailing edge does, as in toolbars of AppKit.
public struct ToolbarItemVisibilityPriority: Hashable, Sendable {
    /// The priority as a number. Between those of the system there are others.
    let rank: Int

    /// The distance between the priorities of the system.
    private static let step = 1000

    private init(rank: Int) { self.rank = rank }

    /// The usual priority.
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)

    /// The priority of items that go into the menu before others.
    public static let low = ToolbarItemVisibilityPriority(rank: -step)

    /// The priority of items that stay in the bar longer than others.
    public static let high = ToolbarItemVisibilityPriority(rank: step)

    /// Makes a priority that is higher than another one, and lower than the next one of the system.
    ///
    /// - Parameter other: The priority from which it starts.
    public init(higherThan other: ToolbarItemVisibilityPriority) {
        let isLast = (other.rank + 1).isMultiple(of: Self.step)
        rank = isLast ? other.rank : other.rank + 1
    }

    /// Makes a priority that is lower than another one, and higher than the next one of the system.
    ///
    /// - Parameter other: The priority from which it starts.
    public init(lowerThan other: ToolbarItemVisibilityPriority) {
        let isLast = (other.rank - 1).isMultiple(of: Self.step)
        rank = isLast ? other.rank : other.rank - 1
    }
}

extension ToolbarContent {
    /// Sets the priority with which the items stay in a bar that has no room for all.
    ///
    /// ```swift
    /// .toolbar {
    ///     ToolbarItem { Button("Archive", systemImage: "archivebox", action: archive) }
    ///     ToolbarItem { Button("Share", systemImage: "square.and.arrow.up", action: share) }.visibilityPriority(.high)
    /// }
    /// ```
    @MainActor @preconcurrency
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        ModifiedToolbarItems(view: _ToolbarView(self).environment(\.toolbarItemPriority, priority))
    }
}

extension CustomizableToolbarContent {
    /// Sets the priority with which the items stay in a bar that has no room for all.
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
