import Foundation

/// The environment values that a host sets from the system and the user's settings.
public struct HostTraits: Equatable, Sendable {
    /// Light or dark.
    public var colorScheme: ColorScheme = .light

    /// The contrast between foreground and background colours.
    public var colorSchemeContrast: ColorSchemeContrast = .standard

    /// True if the user wants less motion.
    public var accessibilityReduceMotion = false

    /// True if the user wants no translucent backgrounds.
    public var accessibilityReduceTransparency = false

    /// True if the system inverts all colours.
    public var accessibilityInvertColors = false

    /// True if the user wants that colour is never the only distinction.
    public var accessibilityDifferentiateWithoutColor = false

    /// True if the user prefers visible borders around buttons.
    public var accessibilityShowBorders = false

    /// True if the user works with assistive technology.
    public var accessibilityEnabled = false

    /// True while a screen reader reads the window.
    public var accessibilityVoiceOverEnabled = false

    /// True while the user works with switches in place of a pointer and a keyboard.
    public var accessibilitySwitchControlEnabled = false

    /// True if the user wants films to be dimmed where they flash.
    public var accessibilityDimFlashingLights = false

    /// True if animated images may play automatically.
    public var accessibilityPlayAnimatedImages = true

    /// True if small controls can be shown large while they are pressed; nil to derive it from the size of text.
    public var accessibilityLargeContentViewerEnabled: Bool?

    /// The size of rows in sidebars.
    public var sidebarRowSize: SidebarRowSize = .medium

    /// True if images are loaded from URLs; false for windows that look the same without a network.
    package var fetchesImages = true

    /// True if the host shows web pages and plays sound and video; false if views show a card with the address instead.
    package var showsEmbeddedContent = false

    /// The colour that ``Color/accentColor`` resolves to where the app sets none; nil for the usual blue.
    public var accentColor: Color.Resolved?

    /// The number of pixels per point.
    public var displayScale: CGFloat = 1

    /// The locale; nil for the process's.
    public var locale: Locale?

    /// The calendar; nil for the process's.
    public var calendar: Calendar?

    /// The time zone; nil for the process's.
    public var timeZone: TimeZone?

    /// The layout direction; nil for that of the locale's language.
    public var layoutDirection: LayoutDirection?

    /// The size of text.
    public var dynamicTypeSize: DynamicTypeSize = .large

    /// The weight of text; nil for the regular one, which views read then, as on an iPhone.
    public var legibilityWeight: LegibilityWeight?

    /// The horizontal size class; nil to derive it from the window's width.
    public var horizontalSizeClass: UserInterfaceSizeClass?

    /// The vertical size class; nil to derive it from the window's height.
    public var verticalSizeClass: UserInterfaceSizeClass?

    /// The phase of the window's scene: active while the user works with it.
    public var scenePhase: ScenePhase = .active

    /// The state of the window's controls: key while the user works with it.
    public var controlActiveState: ControlActiveState = .key

    /// True if views can open other windows of their app.
    public var supportsMultipleWindows = false

    /// The version of the SDK whose rules the window's views follow; by default the process's.
    public var sdk = SDKVersion.process

    /// The design of the window's views; by default the process's.
    public var design = InterfaceDesign.process

    /// True if the window represents an item of the desktop's tray, and is not shown itself.
    package var isInTray = false

    /// The insets for bars or the keyboard at the window's edges, in points, which content avoids.
    public var safeAreaInsets = EdgeInsets()

    /// The radius of the corners of the screen that the window fills, in points.
    public var displayCornerRadius: CGFloat = 0

    /// Traits that the app defines; the environment reads them through ``UITraitBridgedEnvironmentKey``.
    public var custom = UITraitCollection()

    /// Makes the traits of an active window on a system with default settings.
    public init() {}

    /// The set layout direction, or the locale's.
    var resolvedLayoutDirection: LayoutDirection {
        if let layoutDirection { return layoutDirection }
        let locale = locale ?? ProcessEnvironment.locale
        return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The insets of the safe area with the left ones as leading, and the right ones as trailing.
    var physicalSafeAreaInsets: EdgeInsets {
        resolvedLayoutDirection == .rightToLeft ? safeAreaInsets.mirrored : safeAreaInsets
    }

    /// Writes the values that differ from `old` into the root of an environment; all of them if `old` is nil.
    func write(to root: EnvironmentRoot, windowSize: ProposedViewSize, instead old: HostTraits?) {
        func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: (HostTraits) -> Key.Value)
        where Key.Value: Equatable {
            let new = value(self)
            if old.map({ value($0) != new }) ?? true { root.set(new, for: key) }
        }
        write(ColorSchemeKey.self) { $0.colorScheme }
        write(WindowColorSchemeKey.self) { $0.colorScheme }
        write(ColorSchemeContrastKey.self) { $0.colorSchemeContrast }
        write(AccessibilityReduceMotionKey.self) { $0.accessibilityReduceMotion }
        write(AccessibilityReduceTransparencyKey.self) { $0.accessibilityReduceTransparency }
        write(AccessibilityInvertColorsKey.self) { $0.accessibilityInvertColors }
        write(AccessibilityDifferentiateWithoutColorKey.self) { $0.accessibilityDifferentiateWithoutColor }
        write(AccessibilityShowBordersKey.self) { $0.accessibilityShowBorders }
        write(AccessibilityEnabledKey.self) { $0.accessibilityEnabled }
        write(AccessibilityVoiceOverEnabledKey.self) { $0.accessibilityVoiceOverEnabled }
        write(AccessibilitySwitchControlEnabledKey.self) { $0.accessibilitySwitchControlEnabled }
        write(AccessibilityDimFlashingLightsKey.self) { $0.accessibilityDimFlashingLights }
        write(AccessibilityPlayAnimatedImagesKey.self) { $0.accessibilityPlayAnimatedImages }
        write(AccessibilityLargeContentViewerEnabledKey.self) {
            $0.accessibilityLargeContentViewerEnabled ?? $0.dynamicTypeSize.isAccessibilitySize
        }
        write(SidebarRowSizeKey.self) { $0.sidebarRowSize }
        write(FetchesImagesKey.self) { $0.fetchesImages }
        write(ShowsEmbeddedContentKey.self) { $0.showsEmbeddedContent }
        write(AccentColorKey.self) { $0.accentColor.map { Color($0) } }
        write(DisplayScaleKey.self) { $0.displayScale }
        write(LocaleKey.self) { $0.locale ?? ProcessEnvironment.locale }
        write(CalendarKey.self) { $0.calendar ?? CalendarKey.defaultValue }
        write(TimeZoneKey.self) { $0.timeZone ?? TimeZone.current }
        write(LayoutDirectionKey.self) { $0.resolvedLayoutDirection }
        write(DynamicTypeSizeKey.self) { $0.dynamicTypeSize }
        write(LegibilityWeightKey.self) { $0.legibilityWeight ?? .regular }
        write(ScenePhaseKey.self) { $0.scenePhase }
        write(ControlActiveStateKey.self) { $0.controlActiveState }
        write(SupportsMultipleWindowsKey.self) { $0.supportsMultipleWindows }
        write(SDKVersionKey.self) { $0.sdk }
        write(InterfaceDesignKey.self) { $0.design }
        write(DisplayCornerRadiusKey.self) { $0.displayCornerRadius }
        write(IsInTrayKey.self) { $0.isInTray }
        writeSizeClasses(to: root, windowSize: windowSize)
        if old?.custom != custom { custom.write(to: root) }
    }
    /// Sets unset size classes to those of a window size in points.
    package mutating func adoptSizeClasses(of size: CGSize) {
        horizontalSizeClass = horizontalSizeClass ?? UserInterfaceSizeClass(windowWidth: size.width)
        verticalSizeClass = verticalSizeClass ?? UserInterfaceSizeClass(heightOfWindow: ProposedViewSize(size))
    }

    /// Writes the set size classes, or those of a window size in points.
    func writeSizeClasses(to root: EnvironmentRoot, windowSize: ProposedViewSize) {
        root.set(
            horizontalSizeClass ?? UserInterfaceSizeClass(windowWidth: windowSize.width),
            for: HorizontalSizeClassKey.self)
        root.set(
            verticalSizeClass ?? UserInterfaceSizeClass(heightOfWindow: windowSize), for: VerticalSizeClassKey.self
        )
        root.set(WindowMarginKey.windowMargin(windowWidth: windowSize.width), for: WindowMarginKey.self)
    }
}
