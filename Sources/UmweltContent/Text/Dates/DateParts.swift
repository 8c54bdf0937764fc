import Foundation

/// The time between two dates in units, as text.
struct DateParts: Hashable, Codable, Sendable {
    /// The units that may show, from the largest.
    let fields: [TimeUnit]

    /// The most units that show.
    let maxFieldCount: Int

    var calendar = Calendar.autoupdatingCurrent
    var locale = Locale.autoupdatingCurrent

    /// Returns the time between two dates, as in "2 hours, 5 minutes"; with a sign if requested.
    func string(from start: Date, to end: Date, isSigned: Bool) -> String {
        let shown = shown(from: start, to: end)
        let format = UnitFormat(width: .wide, locale: locale)
        let texts = shown.enumerated().map { index, part in
            let hasSign = isSigned && index == 0 && part.count > 0
            return format.string(part.count * (hasSign && end < start ? -1 : 1), part.unit, hasSign: hasSign)
        }
        return texts.joined(separator: ", ")
    }

    /// Returns a date relative to another, as in "in 5 minutes".
    func relativeString(to date: Date, from now: Date) -> String {
        guard let largest = shown(from: now, to: date).first else { return "" }
        let anchor = now + Double(largest.count) * largest.unit.seconds * (date < now ? -1 : 1)
        return Date.AnchoredRelativeFormatStyle(
            anchor: anchor, presentation: .numeric, unitsStyle: .wide, locale: locale, calendar: calendar
        )
        .format(now)
    }

    private func shown(from start: Date, to end: Date) -> [(count: Int, unit: TimeUnit)] {
        let parts = calendar.dateComponents(
            Set(fields.map(\.component)), from: min(start, end), to: max(start, end))
        let all = fields.map { (count: parts.value(for: $0.component) ?? 0, unit: $0) }
        let first = all.firstIndex { $0.count > 0 } ?? max(all.count - 1, 0)
        return all.dropFirst(first).prefix(max(maxFieldCount, 1)).enumerated()
            .filter { $0.offset == 0 || $0.element.count > 0 }.map(\.element)
    }
}

extension DateParts {
    init(fields: [TimeUnit], maxFieldCount: Int) {
        // Without any unit there would be nothing to write.
        self.fields = fields.isEmpty ? [.second] : fields
        self.maxFieldCount = maxFieldCount
    }

    /// Returns units from the largest.
    static func units(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> [TimeUnit] {
        TimeUnit.allCases.filter { unit in
            switch unit {
            case .year: fields.contains(.year)
            case .month: fields.contains(.month)
            case .week: fields.contains(.week)
            case .day: fields.contains(.day)
            case .hour: fields.contains(.hour)
            case .minute: fields.contains(.minute)
            case .second: fields.contains(.second)
            }
        }
    }
}
