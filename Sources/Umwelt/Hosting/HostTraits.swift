import Foundation

/// What a host knows of the system and of its user: the environment values that the system sets.
public struct HostTraits: Equatable, Sendable {
    /// Light or dark.
    public var colorScheme: ColorScheme = .light

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

    /// Traits of the app's own, by their definitions; the environment reads them through
    /// ``UITraitBridgedEnvironmentKey``.
    public var custom = UITraitCollection()

    /// The traits of a process without a host.
    public init() {}

    /// The direction in which layouts run, by what is known.
    var resolvedLayoutDirection: LayoutDirection {
        if let layoutDirection { return layoutDirection }
        let locale = locale ?? ProcessEnvironment.locale
        return locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Writes what differs from `old` into the root of an environment.
    func write(to root: EnvironmentRoot, instead old: HostTraits?) {
        func write<Key: EnvironmentKey>(_ key: Key.Type, _ value: (HostTraits) -> Key.Value)
        where Key.Value: Equatable {
            let new = value(self)
            if old.map({ value($0) != new }) ?? true { root.set(new, for: key) }
        }
        write(ColorSchemeKey.self) { $0.colorScheme }
        write(DisplayScaleKey.self) { $0.displayScale }
        write(LocaleKey.self) { $0.locale ?? ProcessEnvironment.locale }
        write(CalendarKey.self) { $0.calendar ?? CalendarKey.defaultValue }
        write(TimeZoneKey.self) { $0.timeZone ?? TimeZone.current }
        write(LayoutDirectionKey.self) { $0.resolvedLayoutDirection }
        write(DynamicTypeSizeKey.self) { $0.dynamicTypeSize }
        if old?.custom != custom { custom.write(to: root) }
    }
}
