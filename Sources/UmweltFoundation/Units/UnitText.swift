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

    /// The usage, by which the locale chooses a unit, as in `road`; nil for the unit that it is given in.
    var usage: String?

    /// The precision of the number, as in `.00`; nil as it suits the usage.
    var precision: String?

    /// Returns the text of an amount, as in "3 km".
    func string(_ value: Double, _ unit: Unit) -> String { text(value, unit)?.text ?? plain(value, unit) }

    /// Returns the text of an amount whose number is written by a function.
    ///
    /// - Parameter number: Returns a number's text, and the number as that text says it, which chooses the plural form.
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

    /// The text of a unit that the locale's data does not know: the number and the unit's symbol.
    private func plain(_ value: Double, _ unit: Unit) -> String {
        let number = NumberText(precision ?? "", locale: locale).string(value) ?? "\(value)"
        return "\(number) \(unit.symbol)"
    }
}
