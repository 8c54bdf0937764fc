import Foundation
import Umwelt
import UmweltControls
import UmweltDocuments

/// A control for a date: the ``DatePicker`` without a label.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    /// The parts of a date.
    public enum Mode: Int, Sendable {
        /// The time of the day.
        case time
        /// The day.
        case date
        /// Both.
        case dateAndTime
    }

    /// The forms of the control.
    public enum UIDatePickerStyle: Int, Sendable {
        /// The usual form.
        case automatic
        /// Wheels.
        case wheels
        /// A label that opens a calendar.
        case compact
        /// A calendar.
        case inline
    }

    /// The date.
    open var date = Date() { didSet { setNeedsDisplay() } }
    /// The parts of the date that the user sets.
    open var datePickerMode = Mode.dateAndTime { didSet { setNeedsDisplay() } }
    /// The form of the control.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { setNeedsDisplay() } }
    /// The first date; nil for any.
    open var minimumDate: Date? { didSet { setNeedsDisplay() } }
    /// The last date; nil for any.
    open var maximumDate: Date? { didSet { setNeedsDisplay() } }
    /// The locale; nil for that of the environment.
    open var locale: Locale? { didSet { setNeedsDisplay() } }
    /// The calendar; nil for that of the environment.
    open var calendar: Calendar! { didSet { setNeedsDisplay() } }
    /// The time zone; nil for that of the environment.
    open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }

    /// Sets the date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - animated: True to animate the change.
    open func setDate(_ date: Date, animated: Bool) {
        withTransaction(Transaction(animation: animated ? .default : nil)) { self.date = date }
    }

    override var sizesContent: Bool { true }

    override var hasAccessibleContent: Bool { true }

    override var ownContent: AnyView {
        let date = Binding(get: { [weak self] in self?.date ?? Date() }) { [weak self] in self?.userSets($0) }
        let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        let parts: DatePickerComponents =
            switch datePickerMode {
            case .time: .hourAndMinute
            case .date: .date
            case .dateAndTime: [.date, .hourAndMinute]
            }
        let picker = DatePicker(selection: date, in: first...max(first, last), displayedComponents: parts) {
            // The fields of the parts have it as their label.
            Text(verbatim: accessibilityLabel ?? "")
        }
        .labelsHidden()
        .transformEnvironment(\.locale) { [locale] in $0 = locale ?? $0 }
        .transformEnvironment(\.calendar) { [calendar] in $0 = calendar ?? $0 }
        .transformEnvironment(\.timeZone) { [timeZone] in $0 = timeZone ?? $0 }
        .disabled(!isEnabled)
        return switch preferredDatePickerStyle {
        case .automatic, .compact: AnyView(picker.datePickerStyle(.compact))
        case .inline: AnyView(picker.datePickerStyle(.graphical))
        case .wheels: AnyView(picker.datePickerStyle(.wheel))
        }
    }

    private func userSets(_ new: Date) {
        date = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
