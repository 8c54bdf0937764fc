internal import _FoundationICU
import Foundation
import UmweltBase

/// A formatter of the time between two dates in its largest unit, as in "2 weeks ago" or "in 5 minutes".
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.dateTimeStyle = .named
/// let text = formatter.localizedString(for: date, relativeTo: .now)  // "yesterday"
/// ```
///
/// It replaces the class that Foundation has on Apple's platforms only. Sendable without a check, as Foundation's own
/// formatters are: set its properties before other threads use it.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The style of near times: numbers, or names such as "tomorrow".
    public enum DateTimeStyle: Int, Sendable {
        /// Always a number, as in "1 day ago".
        case numeric = 0
        /// A name where the language has one, as in "yesterday".
        case named
    }

    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        /// As in "2 months ago".
        case full = 0
        /// With numbers as words, as in "two months ago".
        case spellOut
        /// As in "2 mo. ago".
        case short
        /// As in "2mo ago".
        case abbreviated
    }

    /// The style of near times; numbers by default.
    open var dateTimeStyle = DateTimeStyle.numeric

    /// The style of units; in full by default.
    open var unitsStyle = UnitsStyle.full

    /// The place where the text is used, which determines whether its first letter is a capital.
    open var formattingContext = Formatter.Context.unknown

    /// The calendar that divides time; nil for the process's.
    open var calendar: Calendar! = .autoupdatingCurrent

    /// The locale of the text; nil for the process's.
    open var locale: Locale! = CurrentLocale.locale

    /// Makes a formatter.
    public override init() { super.init() }

    /// Makes a formatter; a coder's values are not read.
    ///
    /// - Parameter coder: Not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a date as text relative to another date, such as "2 days ago".
    ///
    /// - Parameters:
    ///   - date: The date to describe.
    ///   - referenceDate: The date that counts as now.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let parts = divider.dateComponents(Set(TimeUnit.allCases.map(\.component)), from: referenceDate, to: date)
        return localizedString(from: parts)
    }

    /// Returns the largest unit of an amount of time as text; negative amounts are in the past.
    ///
    /// - Parameter dateComponents: The amount of time; negative for the past.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let amounts = TimeUnit.allCases.compactMap { unit in
            dateComponents.value(for: unit.component).map { TimeAmount(count: $0, unit: unit) }
        }
        return text(amounts.first { $0.count != 0 } ?? TimeAmount(count: 0, unit: amounts.last?.unit ?? .second))
    }

    /// Returns a number of seconds as text; negative numbers are in the past.
    ///
    /// - Parameter timeInterval: The amount of time in seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// Returns a date as text relative to now; nil for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var divider: Calendar { calendar ?? .current }

    private func text(_ amount: TimeAmount) -> String {
        let locale = locale ?? CurrentLocale.locale
        var status = U_ZERO_ERROR
        let style =
            switch unitsStyle {
            case .full, .spellOut: UDAT_STYLE_LONG
            case .short: UDAT_STYLE_SHORT
            case .abbreviated: UDAT_STYLE_NARROW
            }
        // The formatter takes the words and closes them.
        let words =
            unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
        let formatter = swift_ureldatefmt_open(locale.identifier, words, style, capitalization, &status)
        defer { swift_ureldatefmt_close(formatter) }
        let count = Double(amount.count)
        let text = ICUText.read {
            dateTimeStyle == .named
                ? swift_ureldatefmt_format(formatter, count, amount.unit.relativeUnit, $0, $1, &status)
                : swift_ureldatefmt_formatNumeric(formatter, count, amount.unit.relativeUnit, $0, $1, &status)
        }
        return text ?? "\(amount.count) \(amount.unit.name)"
    }

    private var capitalization: UDisplayContext {
        switch formattingContext {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}

extension TimeUnit {
    fileprivate var relativeUnit: URelativeDateTimeUnit {
        switch self {
        case .year: UDAT_REL_UNIT_YEAR
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
    }
}
