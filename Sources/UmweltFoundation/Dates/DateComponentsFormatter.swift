import Foundation
import UmweltBase

/// A formatter of amounts of time, as in "1:10:00" or "1 hour, 10 minutes".
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.hour, .minute]
/// formatter.unitsStyle = .abbreviated
/// let text = formatter.string(from: 4200)  // "1h 10m"
/// ```
///
/// It replaces the class that Foundation has on Apple's platforms only. Sendable without a check, as Foundation's own
/// formatters are: set its properties before other threads use it.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The units that may be written: years, months, weeks (`weekOfMonth`), days, hours, minutes and seconds. Empty,
    /// the default, allows all units.
    open var allowedUnits: NSCalendar.Unit = []

    /// The style of the units; the default is positional, as in "1:10:00".
    open var unitsStyle = UnitsStyle.positional

    /// The treatment of units whose value is zero.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default

    /// The greatest number of units, from the largest that is not dropped; 0 for no limit.
    open var maximumUnitCount = 0

    /// The calendar that divides time, and whose locale the text is for; nil for the process's.
    open var calendar: Calendar? = .autoupdatingCurrent

    /// The date from which days, months and years are counted; nil for 1 January 2001.
    open var referenceDate: Date?

    /// True to mark the amount as approximate, as in "About 2 minutes". Translations of `About %@` are looked up among
    /// the app's.
    open var includesApproximationPhrase = false

    /// True to add that the time remains, as in "2 minutes remaining". Translations of `%@ remaining` are looked up
    /// among the app's.
    open var includesTimeRemainingPhrase = false

    /// Makes a formatter.
    public override init() { super.init() }

    /// Makes a formatter; a coder's values are not read.
    ///
    /// - Parameter coder: Not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a number of seconds as text.
    ///
    /// - Parameter interval: The amount of time in seconds.
    open func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite else { return nil }
        return string(from: start, to: start.addingTimeInterval(interval))
    }

    /// Returns the text of an amount of time; nil if the calendar cannot add it to a date.
    ///
    /// - Parameter components: The amount of time.
    open func string(from components: DateComponents) -> String? {
        divider.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Returns the text of the time from a date to another.
    ///
    /// - Parameters:
    ///   - startDate: The start.
    ///   - endDate: The end.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = TimeUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit) }
        guard !units.isEmpty else { return nil }
        let isNegative = endDate < startDate
        let parts = divider.dateComponents(
            Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
        let amounts = units.map { TimeAmount(count: parts.value(for: $0.component) ?? 0, unit: $0) }
        let shown = zeroFormattingBehavior.apply(to: amounts, isPositional: unitsStyle == .positional)
        let limited = maximumUnitCount > 0 ? Array(shown.prefix(maximumUnitCount)) : shown
        let text = TimeAmountFormat(
            style: unitsStyle, pads: zeroFormattingBehavior.contains(.pad), locale: locale
        ).string(limited, isNegative: isNegative)
        return phrase(around: text)
    }

    /// Returns `DateComponents` or a number of seconds as text; nil for other objects.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    /// Returns the text of an amount of time in a style.
    ///
    /// - Parameters:
    ///   - components: The amount of time.
    ///   - unitsStyle: The length of the names of units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var divider: Calendar { calendar ?? .current }
    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    /// The locale of a calendar that was set, or the current one.
    private var locale: Locale {
        calendar.flatMap { $0 == .autoupdatingCurrent ? nil : $0.locale } ?? CurrentLocale.locale
    }

    private func phrase(around text: String) -> String {
        let key: String
        switch (includesApproximationPhrase, includesTimeRemainingPhrase) {
        case (true, true): key = "About %@ remaining"
        case (true, false): key = "About %@"
        case (false, true): key = "%@ remaining"
        case (false, false): return text
        }
        return Bundle.main.localizedString(forKey: key, value: key, table: nil).replacing("%@", with: text)
    }
}

extension DateComponentsFormatter {
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        /// By position, separated by colons, as in "1:10:00".
        case positional = 0
        /// By letters, as in "1h 10m".
        case abbreviated
        /// As in "1 hr, 10 min".
        case short
        /// As in "1 hour, 10 minutes".
        case full
        /// With numbers as words, as in "one hour, ten minutes".
        case spellOut
        /// As in "1hr 10min".
        case brief
    }

    /// The treatment of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The behaviours as bits.
        public let rawValue: UInt

        /// Makes behaviours of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the positional style leading zeros are dropped, in other styles all zeros.
        public static let `default` = Self(rawValue: 1 << 0)

        /// Zero values at the start are dropped.
        public static let dropLeading = Self(rawValue: 1 << 1)

        /// Zero values between others are dropped.
        public static let dropMiddle = Self(rawValue: 1 << 2)

        /// Zero values at the end are dropped.
        public static let dropTrailing = Self(rawValue: 1 << 3)

        /// All are dropped.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]

        /// All are written, with two digits where units have places, as in "00:05".
        public static let pad = Self(rawValue: 1 << 16)
    }
}

extension TimeUnit {
    fileprivate var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
