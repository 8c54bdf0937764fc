import Foundation

/// Overrides of the host's values for a window; nil for values without an override.
package struct HostOverrides: Equatable, Sendable {
    package var colorScheme: ColorScheme?
    package var contrast: ColorSchemeContrast?
    package var dynamicTypeSize: DynamicTypeSize?
    package var locale: Locale?
    package var layoutDirection: LayoutDirection?
    package var calendar: Calendar.Identifier?
    package var timeZone: TimeZone?
    package var horizontalSizeClass: UserInterfaceSizeClass?
    package var verticalSizeClass: UserInterfaceSizeClass?
    package var reducesMotion: Bool?
    package var reducesTransparency: Bool?
    package var showsBorders: Bool?
    package var differentiatesWithoutColor: Bool?
    package var invertsColors: Bool?
    package var isBold: Bool?
    package var scenePhase: ScenePhase?
    package var controlActiveState: ControlActiveState?
    package var displayScale: CGFloat?
    package var fetchesImages: Bool?

    package init() {}

    /// Sets the values that are overridden.
    func apply(to traits: inout HostTraits) {
        func set<Value>(_ path: WritableKeyPath<HostTraits, Value>, _ value: Value?) {
            if let value { traits[keyPath: path] = value }
        }
        set(\.colorScheme, colorScheme)
        set(\.colorSchemeContrast, contrast)
        set(\.dynamicTypeSize, dynamicTypeSize)
        set(\.accessibilityReduceMotion, reducesMotion)
        set(\.accessibilityReduceTransparency, reducesTransparency)
        set(\.accessibilityShowBorders, showsBorders)
        set(\.accessibilityDifferentiateWithoutColor, differentiatesWithoutColor)
        set(\.accessibilityInvertColors, invertsColors)
        set(\.scenePhase, scenePhase)
        set(\.controlActiveState, controlActiveState)
        set(\.displayScale, displayScale)
        set(\.fetchesImages, fetchesImages)
        if let layoutDirection { traits.layoutDirection = layoutDirection }
        if let horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
        if let verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
        if let isBold { traits.legibilityWeight = isBold ? .bold : nil }
        if let locale { traits.adopt(locale) }
        if let timeZone { traits.adopt(timeZone) }
        if let calendar { traits.adopt(calendar: calendar) }
    }
}
