@_spi(Kernel) import Umwelt

extension View {
    /// Sets the background of bars while the view is shown: it is visible while content scrolls under them, or always
    /// with ``toolbarBackgroundVisibility(_:for:)``.
    ///
    /// - Parameter bars: The bars; the navigation bar if empty.
    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { settings in
            settings.look(of: bars) { $0.background = AnyShapeStyle(style) }
        }
    }

    /// Sets whether bars have a background while the view is shown.
    ///
    /// - Parameter bars: The bars; the navigation bar if empty.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { settings in
            settings.look(of: bars) { $0.visibility = visibility }
        }
    }

    /// Sets whether bars have a background while the view is shown.
    ///
    /// - Parameter bars: The bars; the navigation bar if empty.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { settings in
            settings.look(of: bars) { $0.visibility = visibility }
        }
    }

    /// Sets the colour scheme of bars while the view is shown: of their background, the title, the back button, and the
    /// items added by this view or its subviews. Nil for the window's.
    ///
    /// - Parameter bars: The bars; the navigation bar if empty.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let kinds = ToolbarPlacement.kinds(bars)
        return transformPreference(NavigationBarSettingsKey.self) { settings in
            settings.look(of: bars) { $0.colorScheme = colorScheme }
        }
        .transformEnvironment(
            \.barColorSchemes, transform: { schemes in for kind in kinds { schemes[kind] = colorScheme } },
            fileID: fileID, line: line)
    }

    /// Sets the size and position of the view's title in the bar of its navigation stack.
    ///
    /// - Parameter mode: The size and position, such as `.inline` or `.large`.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.titleDisplayMode)
    }
}

/// The size and position of a title in a bar.
public struct ToolbarTitleDisplayMode {
    let titleDisplayMode: NavigationBarItem.TitleDisplayMode

    /// The mode of the level below; large at the root of a stack.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(titleDisplayMode: .automatic) }
    /// Large, below the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(titleDisplayMode: .large) }
    /// Large, below the bar: bars here cannot contain a large title.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(titleDisplayMode: .large) }
    /// Small, in the middle of the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(titleDisplayMode: .inline) }
}

extension ToolbarPlacement {
    static func kinds(_ bars: [ToolbarPlacement]) -> [Bar] { bars.isEmpty ? [.navigation] : bars.map(\.bar) }
}

/// The appearance of a bar, as far as a view sets it.
struct BarLook: Equatable {
    /// The background; nil for the usual one.
    var background: AnyShapeStyle?
    var visibility: Visibility?
    var colorScheme: ColorScheme?

    /// True if there is no line while content scrolls under the bar.
    var hidesLine = false

    /// Applies the settings of another appearance.
    mutating func add(_ other: BarLook) {
        background = other.background ?? background
        visibility = other.visibility ?? visibility
        colorScheme = other.colorScheme ?? colorScheme
        hidesLine = hidesLine || other.hidesLine
    }

    /// Returns the background of a bar, and whether it shows without content beneath; nil for no background.
    ///
    /// - Parameters:
    ///   - appearance: The appearance of all bars of the kind, where no view sets another.
    ///   - edge: The side of the content at which the bar is.
    func background(
        in values: EnvironmentValues, _ appearance: BarAppearance = BarAppearance(), at edge: Edge = .top
    ) -> BarBackground? {
        if visibility == .hidden { return nil }
        let values = self.values(values)
        if let background {
            let paint = background._paint(in: values)
            return BarBackground(paint: paint, edgePaint: visibility == .visible ? paint : nil, isOwn: true)
        }
        let isUsual = appearance.background == .usual
        let paint =
            isUsual
            ? values.appearance.scrollEdges.backdrop(at: edge)._paint(in: values)
            : appearance.background.paint(in: values)
        if visibility == .visible {
            let shown = (isUsual ? nil : paint) ?? Material.bar._paint(in: values)
            return BarBackground(paint: shown, edgePaint: shown, isOwn: !isUsual)
        }
        return BarBackground(
            paint: paint, edgePaint: appearance.edgeBackground.paint(in: values), isOwn: !isUsual)
    }

    /// Returns an environment with the colour scheme of the bar.
    func values(_ values: EnvironmentValues) -> EnvironmentValues {
        var values = values
        if let colorScheme { values.colorScheme = colorScheme }
        return values
    }

    /// Returns the line of a bar; nil for none. Where content fades beneath bars, only an app's own background has one.
    func line(in values: EnvironmentValues, _ appearance: BarAppearance = BarAppearance()) -> Paint? {
        if visibility == .hidden || hidesLine { return nil }
        if values.appearance.scrollEdges.fades && background == nil && visibility != .visible { return nil }
        return appearance.line.paint(in: values)
    }
}

/// The drawn background of a bar.
struct BarBackground: Equatable {
    /// The paint while content scrolls under the bar; nil for none.
    let paint: Paint?

    /// The paint while no content is under the bar; nil for none.
    let edgePaint: Paint?

    /// True if it is the app's.
    let isOwn: Bool
}

extension NavigationBarSettings {
    mutating func look(of bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void) {
        for bar in ToolbarPlacement.kinds(bars) { change(&looks[bar, default: BarLook()]) }
    }
}

struct BarColorSchemesKey: EnvironmentKey {
    static var defaultValue: [ToolbarPlacement.Bar: ColorScheme] { [:] }
}

extension EnvironmentValues {
    /// The colour schemes of bars, for items created here.
    var barColorSchemes: [ToolbarPlacement.Bar: ColorScheme] {
        get { self[BarColorSchemesKey.self] }
        set { self[BarColorSchemesKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour scheme of this view; nil for the inherited one.
    nonisolated func inColorScheme(_ scheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
    }
}
