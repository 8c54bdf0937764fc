@_spi(Kernel) import Umwelt

/// The change of a bar while content is scrolled.
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    private enum Kind { case automatic, onScrollDown, onScrollUp, never }

    private let kind: Kind

    /// The bar is not minimized.
    public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(kind: .automatic) }

    /// The bar disappears when content is scrolled down.
    public static let onScrollDown = ToolbarMinimizationBehavior(kind: .onScrollDown)

    /// The bar disappears when content is scrolled up.
    public static let onScrollUp = ToolbarMinimizationBehavior(kind: .onScrollUp)

    /// The bar is not minimized.
    public static let never = ToolbarMinimizationBehavior(kind: .never)

    /// The scroll direction that hides the bar: true for down, false for up; nil for none.
    var isDown: Bool? {
        switch kind {
        case .onScrollDown: true
        case .onScrollUp: false
        case .automatic, .never: nil
        }
    }
}

/// The rule when a bar appears again that has disappeared while content was scrolled.
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
    let isAtEdge: Bool

    /// The bar appears when the direction of scrolling turns.
    public static let automatic = ToolbarMinimizationRestoration(isAtEdge: false)

    /// The bar appears when the content is at its beginning, if ``ToolbarMinimizationBehavior/onScrollDown`` has made it
    /// disappear.
    public static let atScrollEdge = ToolbarMinimizationRestoration(isAtEdge: true)
}

/// The rule whether the safe area changes with a bar that disappears while content is scrolled.
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
    let isEnabled: Bool

    private let isAutomatic: Bool

    /// The usual rule: the safe area changes.
    public static let automatic = ToolbarMinimizationSafeAreaAdjustment(isEnabled: true, isAutomatic: true)

    /// The safe area shrinks with the bar: content below moves up.
    public static let enabled = ToolbarMinimizationSafeAreaAdjustment(isEnabled: true, isAutomatic: false)

    /// The safe area does not change: content below the bar does not move.
    public static let disabled = ToolbarMinimizationSafeAreaAdjustment(isEnabled: false, isAutomatic: false)

    private init(isEnabled: Bool, isAutomatic: Bool) {
        self.isEnabled = isEnabled
        self.isAutomatic = isAutomatic
    }
}

/// The settings of a bar that disappears while content is scrolled, as far as a view sets them.
struct BarMinimization: Equatable {
    var behavior: ToolbarMinimizationBehavior?
    var restoration: ToolbarMinimizationRestoration?
    var adjustment: ToolbarMinimizationSafeAreaAdjustment?

    /// Applies the values of other settings.
    mutating func add(_ other: BarMinimization) {
        behavior = other.behavior ?? behavior
        restoration = other.restoration ?? restoration
        adjustment = other.adjustment ?? adjustment
    }
}

extension View {
    /// Sets how bars are minimized while content in the view scrolls.
    ///
    /// ```swift
    /// ScrollView { Article() }.toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
    /// ```
    ///
    /// - Parameter bars: The bars. Of these the navigation bar changes; for the bar of tabs there is
    ///   ``View/tabBarMinimizeBehavior(_:fileID:line:)``.
    nonisolated public func toolbarMinimizationBehavior(
        _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
    ) -> some View {
        minimization(of: bars) { $0.behavior = behavior }
    }

    /// Sets when bars appear again that have disappeared while content was scrolled.
    ///
    /// - Parameter bars: The bars. Of these the navigation bar changes.
    nonisolated public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
    ) -> some View {
        minimization(of: bars) { $0.restoration = restoration }
    }

    /// Sets whether the safe area changes with bars that disappear while content is scrolled.
    ///
    /// - Parameter bars: The bars. Of these the navigation bar changes.
    nonisolated public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View {
        minimization(of: bars) { $0.adjustment = adjustment }
    }

    nonisolated private func minimization(
        of bars: [ToolbarPlacement], _ change: @escaping (inout BarMinimization) -> Void
    ) -> some View {
        let isNavigation = ToolbarPlacement.kinds(bars).contains(.navigation)
        return transformPreference(NavigationBarSettingsKey.self) { settings in
            if isNavigation { change(&settings.minimization) }
        }
    }
}
