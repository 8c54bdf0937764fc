import Foundation
import UmweltBase

/// The format of amounts of a unit in a locale.
struct UnitText {
    /// The width of the unit's name.
    enum Width: String {
        case narrow = "unit-width-narrow"
        case short = "unit-width-short"
        case wide = "unit-width-full-name"
    }

    let width: Width
    let locale: Locale

    /// The purpose, from which the locale chooses a unit, such as `road`; nil to keep the given unit.
    var usage: String?

    /// The precision of the number, such as `.00`; nil for the default of the purpose.
    var precision: String?

    /// Returns the text of an amount, as in "3 km".
    func string(_ value: Double, _ unit: Unit) -> String { text(value, unit)?.text ?? plain(value, unit) }

    /// Returns the text of an amount whose number is written by a function.
    ///
    /// - Parameter number: Returns the number as text, and as a value rounded like that text, which determines the
    ///   plural form.
    func string(_ value: Double, _ unit: Unit, number: (Double) -> (text: String, number: Double)) -> String {
        var exact = self
        exact.precision = ".##########"
        guard let converted = exact.text(value, unit) else {
            return "\(number(value).text) \(unit.symbol)"
        }
        let written = number(converted.number)
        let rounded = usage == nil ? exact.text(written.number, unit) ?? converted : converted
        guard let digits = NumberText(".##########", locale: locale).string(rounded.number) else { return rounded.text }
        return rounded.text.replacing(digits, with: written.text, maxReplacements: 1)
    }

    private func text(_ value: Double, _ unit: Unit) -> (text: String, number: Double)? {
        guard let code = UnitCodes.code(of: unit) else { return nil }
        let parts = ["unit/\(code)", usage.map { "usage/\($0)" }, precision, width.rawValue]
        return NumberText(parts.compactMap { $0 }.joined(separator: " "), locale: locale).text(value)
    }

    /// The text for a unit that the locale's data does not contain: the number and the unit's symbol.
    private func plain(_ value: Double, _ unit: Unit) -> String {
        let number = NumberText(precision ?? "", locale: locale).string(value) ?? "\(value)"
        return "\(number) \(unit.symbol)"
    }
}
