import Foundation

/// A format of numbers with units of time in a locale, which Foundation on Linux lacks for years.
struct UnitFormat {
    enum Width: String {
        case short = "unit-width-short"
        case wide = "unit-width-full-name"
    }

    let width: Width
    let locale: Locale

    /// Returns a number with its unit, as in "2 hr"; with `hasSign` as in "+2 hr".
    func string(_ count: Int, _ unit: TimeUnit, hasSign: Bool = false) -> String {
        let skeleton = "unit/\(unit.name) \(width.rawValue)" + (hasSign ? " sign-always" : "")
        return NumberText(skeleton, locale: locale).string(Double(count)) ?? "\(count) \(unit.name)"
    }

    /// Returns several numbers with their units, as in "2 hr, 3 min".
    func list(_ items: [String]) -> String { UnitList.string(items, width: .short, locale: locale) }
}
