import Foundation

/// What a host knows of the system and of its user: the environment values that the system sets.
public struct HostTraits: Equatable, Sendable {
    /// Light or dark.
    public var colorScheme: ColorScheme = .light

    /// How much colours stand out from each other.
    public var colorSchemeContrast: ColorSchemeContrast = .standard

    /// Whether the user wants things to move less.
    public var accessibilityReduceMotion = false

    /// Whether the user wants nothing to show through other things.
    public var accessibilityReduceTransparency = false

    /// Whether the system shows all colours inverted.
    public var accessibilityInvertColors = false

    /// Whether the user wants that nothing is told by colour alone.
    public var accessibilityDifferentiateWithoutColor = false

    /// Whether the user wants to see how far what can be pressed reaches.
    public var accessibilityShowBorders = false

    /// Whether somebody uses the app with assistive technology.
    public var accessibilityEnabled = false

    /// Pixels a point.
    public var displayScale: CGFloat = 1

    /// The language and customs; nil for the process's.
    public var locale: Locale?

    /// The calendar; nil for the process's.
    public var calendar: Calendar?

    /// The time zone; nil for the process's.
    public var timeZone: TimeZone?

    /// Which way layouts run; nil for the way that the locale's language is written.
    public var layoutDirection: LayoutDirection?

    /// How large text is.
    public var dynamicTypeSize: DynamicTypeSize = .large

    /// How heavy text is; nil for as it is designed.
    public var legibilityWeight: LegibilityWeight?

    /// How much room there is across; nil for what the window's width says.
    public var horizontalSizeClass: UserInterfaceSizeClass?

    /// How much room there is from top to bottom; nil for what the window's height says.
    public var verticalSizeClass: UserInterfaceSizeClass?

    /// How much the user has to do with the window.
    public var scenePhase: ScenePhase = .active

    /// Whether the window is worked with.
    public var controlActiveState: ControlActiveState = .key

    /// Whether views can open other windows of their app.
    public var supportsMultipleWindows = false

    /// How far content has to stay from the window's edges, in points, because of what is in front of them.
    public var safeAreaInsets = EdgeInsets()

    /// Traits of the app's own, by their definitions; the environment reads them through
    /// ``UITraitBridgedEnvironmentKey``.
    public var custom = UITraitCollection()

    /// The traits of a window that is worked with, on a system where everything is as usual.
    public init() {}

    /// The direction in which layouts run, by what is known.
    var resolvedLayoutDirection: LayoutDirection {
        if let layoutDirection { return layoutDirection }
        let locale = locale ?? ProcessEnvironment.locale
        return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The insets of the safe area with the left in place of the leading side, and the right in place of the trailing one.
    var physicalSafeAreaInsets: EdgeInsets {
        guard resolvedLayoutDirection == .rightToLeft else { return safeAreaInsets }
        return EdgeInsets(
            top: safeAreaInsets.top, leading: safeAreaInsets.trailing, bottom: safeAreaInsets.bottom,
            trailing: safeAreaInsets.leading)
    }

    /// Writes what differs from `old` into the root of an environment.
    func write(to root: EnvironmentRoot, windowSize: ProposedViewSize, instead old: HostTraits?) {
        func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: (HostTraits) -> Key.Value)
        where Key.Value: Equatable {
            let new = value(self)
            if old.map({ value($0) != new }) ?? true { root.set(new, for: key) }
        }
        write(ColorSchemeKey.self) { $0.colorScheme }
        write(ColorSchemeContrastKey.self) { $0.colorSchemeContrast }
        write(AccessibilityReduceMotionKey.self) { $0.accessibilityReduceMotion }
        write(AccessibilityReduceTransparencyKey.self) { $0.accessibilityReduceTransparency }
        write(AccessibilityInvertColorsKey.self) { $0.accessibilityInvertColors }
        write(AccessibilityDifferentiateWithoutColorKey.self) { $0.accessibilityDifferentiateWithoutColor }
        write(AccessibilityShowBordersKey.self) { $0.accessibilityShowBorders }
        write(AccessibilityEnabledKey.self) { $0.accessibilityEnabled }
        write(DisplayScaleKey.self) { $0.displayScale }
        write(LocaleKey.self) { $0.locale ?? ProcessEnvironment.locale }
        write(CalendarKey.self) { $0.calendar ?? CalendarKey.defaultValue }
        write(TimeZoneKey.self) { $0.timeZone ?? TimeZone.current }
        write(LayoutDirectionKey.self) { $0.resolvedLayoutDirection }
        write(DynamicTypeSizeKey.self) { $0.dynamicTypeSize }
        write(LegibilityWeightKey.self) { $0.legibilityWeight }
        write(ScenePhaseKey.self) { $0.scenePhase }
        write(ControlActiveStateKey.self) { $0.controlActiveState }
        write(SupportsMultipleWindowsKey.self) { $0.supportsMultipleWindows }
        writeSizeClasses(to: root, windowSize: windowSize)
        if old?.custom != custom { custom.write(to: root) }
    }
    /// Writes the size classes of a window of a size.
    func writeSizeClasses(to root: EnvironmentRoot, windowSize: ProposedViewSize) {
        root.set(
            horizontalSizeClass ?? UserInterfaceSizeClass(windowWidth: windowSize.width),
            for: HorizontalSizeClassKey.self)
        root.set(
            verticalSizeClass ?? UserInterfaceSizeClass(windowHeight: windowSize.height), for: VerticalSizeClassKey.self
        )
    }
}
