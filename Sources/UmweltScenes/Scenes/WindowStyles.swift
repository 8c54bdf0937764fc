// The styles of windows' frames. Pages have none of their own, as the windows of an iPad have none, where these
// modifiers have no effect either.

/// A style of a window's frame.
public protocol WindowStyle: Sendable {}

/// The default style of windows.
public struct DefaultWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

/// A style of windows with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

/// A style of windows without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

/// A style of windows without a frame.
public struct PlainWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The default style.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// With a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// Without a frame.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A style of a window's toolbar.
public protocol WindowToolbarStyle: Sendable {}

/// The default style of toolbars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}

/// A style of toolbars in the line of the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}

    /// Makes the style, with or without the title.
    ///
    /// - Parameter showsTitle: True to show the title.
    public init(showsTitle: Bool) {}
}

/// A style of toolbars in the line of the title, with less space.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}

    /// Makes the style, with or without the title.
    ///
    /// - Parameter showsTitle: True to show the title.
    public init(showsTitle: Bool) {}
}

/// A style of toolbars below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default style.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// In the line of the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// In the line of the title, which may not show.
    ///
    /// - Parameter showsTitle: True to show the title.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// In the line of the title, with less space.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// In the line of the title, which may not show, with less space.
    ///
    /// - Parameter showsTitle: True to show the title.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
    /// Has no effect: a page has no frame, like windows on iPad.
    ///
    /// - Parameter style: The style.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

    /// Has no effect: a page has no frame, like windows on iPad.
    ///
    /// - Parameter style: The style.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
}
