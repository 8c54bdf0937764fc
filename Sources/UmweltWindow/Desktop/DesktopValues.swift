internal import CGTK
import Foundation
import Umwelt

/// The settings of the desktop's user, and other system values.
///
/// The settings portal has priority, including GNOME's keys that it forwards, then the stored values of these keys, and
/// then GTK's settings.
@MainActor
final class DesktopValues {
    /// Values that the program's variables set in place of the desktop's.
    let settings: TraitSettings

    /// Called after a value has changed.
    var onChange: (() -> Void)?

    /// The bus of the user's session; nil for none.
    let session = Bus(G_BUS_TYPE_SESSION)

    // Those that always are there are given functions of this object when it is made, at the end of the initialiser.
    private var toolkit: ToolkitSettings!
    private var portal: PortalSettings?
    private var stored: StoredSettings!
    private let system = Bus(G_BUS_TYPE_SYSTEM)

    /// The state of the bus of assistive technology: that some is in use, and that it reads the screen.
    private var assistance: [String: Variant] = [:]

    /// The locale that the system has changed to; nil for the process's.
    private var locale: Locale?

    /// Reads the desktop's values, and follows them.
    init(_ settings: TraitSettings) {
        self.settings = settings
        let changed = { [weak self] in
            guard let self else { return }
            onChange?()
        }
        toolkit = ToolkitSettings(changed)
        stored = StoredSettings(changed)
        portal = session.map { PortalSettings($0, changed) }
        watchAssistance(changed)
        watchSystem(changed)
    }

    // MARK: Values

    private func setting(_ space: String, _ key: String) -> Variant? {
        portal?.values[space]?[key] ?? stored.value(space, key)
    }
    private func appearance(_ key: String) -> Variant? { setting("org.freedesktop.appearance", key) }
    private func desktop(_ key: String) -> Variant? { setting("org.gnome.desktop.interface", key) }
    private func help(_ key: String) -> Variant? { setting("org.gnome.desktop.a11y.interface", key) }

    /// The traits of a window of this desktop, without those of the window itself.
    var traits: HostTraits {
        var traits = HostTraits()
        // Drives colorScheme: the portal's `color-scheme`, else GNOME's, else the theme
        traits.colorScheme = isDark ? .dark : .light
        // Drives colorSchemeContrast: the portal's `contrast`, else `high-contrast`, else the theme
        let hasMoreContrast = hasMoreContrast
        traits.colorSchemeContrast = hasMoreContrast ? .increased : .standard
        // Drives accessibilityReduceTransparency: elementary's `use-transparency`, and more contrast
        // Elementary calls its key "Reduce transparency" in the settings of accessibility. No other desktop has one,
        // but contrast includes it, as on a Mac.
        traits.accessibilityReduceTransparency = usesNoTransparency || hasMoreContrast
        // Drives accessibilityShowBorders: more contrast
        // GNOME's programs draw outlines around buttons then: no desktop has a setting for these alone.
        traits.accessibilityShowBorders = hasMoreContrast
        // Drives accentColor: the portal's `accent-color`
        traits.accentColor = accentColor
        let reducesMotion = reducesMotion
        // Drives accessibilityReduceMotion, accessibilityDimFlashingLights: `reduced-motion`, `enable-animations`
        traits.accessibilityReduceMotion = reducesMotion
        traits.accessibilityDimFlashingLights = reducesMotion
        // Drives accessibilityPlayAnimatedImages: false with `reduced-motion`
        traits.accessibilityPlayAnimatedImages = !reducesMotion
        // Drives dynamicTypeSize: `text-scaling-factor` or the resolution, to the nearest step
        traits.dynamicTypeSize = DynamicTypeSize(
            nearestToBodySize: 17 * (desktop("text-scaling-factor")?.number ?? toolkit.textScale))
        // Drives accessibilityDifferentiateWithoutColor: `show-status-shapes`
        // GNOME's shapes on switches distinguish on from off without colour.
        traits.accessibilityDifferentiateWithoutColor = help("show-status-shapes")?.flag ?? false
        // Drives legibilityWeight: bold if the desktop's font is
        let font = desktop("font-name")?.text ?? toolkit.fontName
        traits.legibilityWeight = font.localizedCaseInsensitiveContains(" bold") ? .bold : nil
        // Drives accessibilityInvertColors: the magnifier's `invert-lightness`
        traits.accessibilityInvertColors =
            setting("org.gnome.desktop.a11y.applications", "screen-magnifier-enabled")?.flag == true
            && setting("org.gnome.desktop.a11y.magnifier", "invert-lightness")?.flag == true
        let reads =
            assistance["ScreenReaderEnabled"]?.flag ?? false
            || setting("org.gnome.desktop.a11y.applications", "screen-reader-enabled")?.flag ?? false
        // Drives accessibilityVoiceOverEnabled, accessibilityEnabled: the bus of assistive technology
        traits.accessibilityVoiceOverEnabled = reads
        traits.accessibilityEnabled = reads || usesAssistance
        // Drives locale: the process's, or `locale1` after it changes
        // Drives calendar: the locale's
        // Drives timeZone: the process's, read again when `timedate1` reports a change
        if let locale { traits.adopt(locale) }
        settings.apply(to: &traits)
        return traits
    }

    /// True if assistive technology is in use.
    var usesAssistance: Bool { assistance["IsEnabled"]?.flag ?? false }

    private var isDark: Bool {
        switch appearance("color-scheme")?.number {
        case 1: return true
        case 2: return false
        default: break
        }
        if let scheme = desktop("color-scheme")?.text, scheme != "default" { return scheme == "prefer-dark" }
        return toolkit.prefersDark || toolkit.themeName.lowercased().hasSuffix("-dark")
    }

    private var hasMoreContrast: Bool {
        if let contrast = appearance("contrast")?.number { return contrast == 1 }
        return help("high-contrast")?.flag ?? toolkit.themeName.lowercased().contains("highcontrast")
    }

    private var usesNoTransparency: Bool {
        setting("io.elementary.desktop.wingpanel", "use-transparency")?.flag == false
    }

    private var reducesMotion: Bool {
        if appearance("reduced-motion")?.number == 1 { return true }
        return !(desktop("enable-animations")?.flag ?? toolkit.animates)
    }

    private var accentColor: Color.Resolved? {
        let parts = appearance("accent-color")?.list.compactMap(\.number) ?? []
        // Numbers outside of the range say that there is none.
        guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return Color.Resolved(red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]))
    }

    // MARK: Changes

    private static let properties = "org.freedesktop.DBus.Properties"

    private func watchAssistance(_ changed: @escaping () -> Void) {
        guard let session else { return }
        session.listen(path: "/org/a11y/bus", interface: Self.properties, "PropertiesChanged") { [weak self] parts in
            guard parts.count > 1, parts[0].text == "org.a11y.Status" else { return }
            self?.assistance.merge(parts[1].table) { $1 }
            changed()
        }
        let method = Bus.Method(
            destination: "org.a11y.Bus", path: "/org/a11y/bus", interface: Self.properties, name: "GetAll")
        session.call(method, Bus.texts(["org.a11y.Status"])) { [weak self] answer in
            guard let self, let table = answer?.first?.table, table != assistance else { return }
            assistance = table
            changed()
        }
    }

    /// Follows the system's time zone and language, as the services of systemd report them.
    private func watchSystem(_ changed: @escaping () -> Void) {
        guard let system else { return }
        system.listen(
            path: "/org/freedesktop/timedate1", interface: Self.properties, "PropertiesChanged"
        ) { parts in
            // The value may be left to be read; Foundation reads the system's own.
            guard parts.first?.text == "org.freedesktop.timedate1" else { return }
            NotificationCenter.default.post(name: .NSSystemTimeZoneDidChange, object: nil)
        }
        system.listen(
            path: "/org/freedesktop/locale1", interface: Self.properties, "PropertiesChanged"
        ) { [weak self] parts in
            guard parts.count > 1, let list = parts[1].table["Locale"]?.list else { return }
            self?.setLocale(from: list.compactMap(\.text))
            changed()
        }
    }

    /// Sets the locale from the system's language variables, such as `LANG=de_AT.UTF-8`.
    private func setLocale(from lines: [String]) {
        var variables: [String: String] = [:]
        for line in lines {
            guard let sign = line.firstIndex(of: "=") else { continue }
            variables[String(line[..<sign])] = String(line[line.index(after: sign)...])
        }
        let name = variables["LC_ALL"] ?? variables["LC_MESSAGES"] ?? variables["LANG"] ?? ""
        locale = ProcessEnvironment.locale(posix: name)
    }
}
