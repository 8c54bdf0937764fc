@_spi(Kernel) import Umwelt

/// The style of labels in the toolbars of windows.
public struct ToolbarLabelStyle: Sendable, Equatable {
    enum Kind {
        case automatic, titleAndIcon, iconOnly, titleOnly
    }

    let kind: Kind

    /// The default: icons, and in the title's place icon and title.
    public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(kind: .automatic) }

    /// Icons with titles.
    public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleAndIcon) }

    /// Icons alone.
    public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .iconOnly) }

    /// Titles alone.
    public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(kind: .titleOnly) }
}

struct ToolbarLabelStyleKey: EnvironmentKey {
    static var defaultValue: ToolbarLabelStyle? { nil }
}

extension EnvironmentValues {
    /// The style of labels in toolbars; nil if the window's scene sets none.
    ///
    /// Items of toolbars read it. Set it with ``Scene/windowToolbarLabelStyle(fixed:fileID:line:)``.
    public internal(set) var toolbarLabelStyle: ToolbarLabelStyle? {
        get { self[ToolbarLabelStyleKey.self] }
        set { self[ToolbarLabelStyleKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the style of labels in the toolbars of this scene's windows.
    ///
    /// ```swift
    /// WindowGroup { LibraryView() }.windowToolbarLabelStyle(fixed: .titleAndIcon)
    /// ```
    ///
    /// - Parameters:
    ///   - fixed: The style, which the user cannot change.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func windowToolbarLabelStyle(
        fixed: ToolbarLabelStyle, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.toolbarLabelStyle, fixed, fileID: fileID, line: line)
    }

    /// Sets the style of labels in the toolbars of this scene's windows with a binding, which the app changes: windows
    /// here have no menu for it.
    ///
    /// - Parameters:
    ///   - toolbarLabelStyle: The style, which the user may change.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func windowToolbarLabelStyle(
        _ toolbarLabelStyle: Binding<ToolbarLabelStyle>, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.toolbarLabelStyle, toolbarLabelStyle.wrappedValue, fileID: fileID, line: line)
    }
}

/// The style of labels in bars: the window's, or only the icon, except in the title's place.
nonisolated struct BarLabelStyle: LabelStyle, SystemStyle {
    private let kind: ToolbarLabelStyle.Kind

    nonisolated init(_ style: ToolbarLabelStyle?, hasTitle: Bool) {
        let kind = style?.kind ?? .automatic
        self.kind = kind == .automatic ? (hasTitle ? .titleAndIcon : .iconOnly) : kind
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        switch kind {
        case .titleAndIcon, .automatic: TitleAndIconLabelStyle().makeBody(configuration: configuration)
        case .iconOnly: IconOnlyLabelStyle().makeBody(configuration: configuration)
        case .titleOnly: TitleOnlyLabelStyle().makeBody(configuration: configuration)
        }
    }
}
