import Foundation
import UmweltBase

/// A number of units of time.
struct TimeAmount {
    let count: Int
    let unit: TimeUnit
}

extension DateComponentsFormatter.ZeroFormattingBehavior {
    /// Returns the amounts that are written; the smallest, if all would be dropped.
    func apply(to amounts: [TimeAmount], isPositional: Bool) -> [TimeAmount] {
        let standard: Self = isPositional ? .dropLeading : .dropAll
        let drops = contains(.pad) ? [] : contains(.default) ? union(standard) : self
        guard let first = amounts.firstIndex(where: { $0.count != 0 }),
            let last = amounts.lastIndex(where: { $0.count != 0 })
        else { return drops.isDisjoint(with: .dropAll) ? amounts : amounts.suffix(1) }
        return amounts.indices.filter { index in
            if index < first { return !drops.contains(.dropLeading) }
            if index > last { return !drops.contains(.dropTrailing) }
            return amounts[index].count != 0 || !drops.contains(.dropMiddle)
        }.map { amounts[$0] }
    }
}

/// The format of amounts of time in a locale.
struct TimeAmountFormat {
    let style: DateComponentsFormatter.UnitsStyle
    let pads: Bool
    let locale: Locale

    func string(_ amounts: [TimeAmount], isNegative: Bool) -> String {
        let signed = amounts.enumerated().map { index, amount in
            TimeAmount(count: index == 0 && isNegative ? -amount.count : amount.count, unit: amount.unit)
        }
        if style == .positional { return clock(signed) }
        let width: UnitList.Width =
            switch style {
            case .full, .spellOut: .wide
            case .short: .short
            default: .narrow
            }
        return UnitList.string(signed.map(text), width: width, locale: locale)
    }

    /// Amounts separated by colons; the first has no leading zero unless padding is chosen.
    private func clock(_ amounts: [TimeAmount]) -> String {
        amounts.enumerated().map { index, amount in
            let digits = index > 0 || pads ? "integer-width/+00" : "integer-width/+0"
            let text = NumberText("\(digits) group-off", locale: locale).string(Double(amount.count))
            return text ?? "\(amount.count)"
        }.joined(separator: ":")
    }

    private func text(_ amount: TimeAmount) -> String {
        let width =
            switch style {
            case .abbreviated: "unit-width-narrow"
            case .short, .brief: "unit-width-short"
            default: "unit-width-full-name"
            }
        let unit = "unit/\(amount.unit.name) \(width)"
        let text = NumberText(unit, locale: locale).string(Double(amount.count)) ?? "\(amount.count)"
        return switch style {
        case .brief: text.replacing(" ", with: "").replacing("\u{A0}", with: "")
        case .spellOut: spelled(amount.count, in: text)
        default: text
        }
    }

    /// A text with its number as words.
    private func spelled(_ count: Int, in text: String) -> String {
        let words = NumberFormatter()
        words.locale = locale
        words.numberStyle = .spellOut
        guard let digits = NumberText("", locale: locale).string(Double(count)),
            let word = words.string(from: NSNumber(value: count))
        else { return text }
        return text.replacing(digits, with: word)
    }
}
