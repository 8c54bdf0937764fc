import Foundation
@_spi(Kernel) import Umwelt

/// A button with a day or a time.
///
/// Hosts with native date controls, such as browsers, use these to change it. Elsewhere a press opens a month, or
/// wheels.
nonisolated struct DateField: View, SystemView {
    private let kind: DateFieldSemantics.Kind
    private let configuration: DatePickerStyleConfiguration

    @State private var isOpen = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.appearance.pickers) private var measures

    nonisolated init(_ kind: DateFieldSemantics.Kind, _ configuration: DatePickerStyleConfiguration) {
        self.kind = kind
        self.configuration = configuration
    }

    @MainActor var body: some View {
        Text(verbatim: shown)
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .foregroundStyle(Color.primary)
            .padding(kind == .day ? measures.dayInsets : measures.timeInsets)
            .background(ControlFill.soft, in: RoundedRectangle(cornerRadius: measures.dateCornerRadius))
            .opacity(isEnabled ? 1 : 0.4)
            .modifier(ControlModifier(semantics) { event in handle(event) })
            .labeled(by: configuration.label)
            .popover(isPresented: $isOpen) {
                chooser.padding().presentationCompactAdaptation(.popover)
            }
    }

    /// The width of the month, in points: a guess, close to a phone's screen.
    private static let monthWidth: CGFloat = 320

    @MainActor @ViewBuilder private var chooser: some View {
        switch kind {
        case .day:
            MonthView(
                of: configuration.selection, label: configuration.label,
                days: SingleDay(configuration: configuration)
            )
            .frame(width: Self.monthWidth)
        case .time:
            DateWheels(configuration: timeConfiguration)
        }
    }

    private var timeConfiguration: DatePickerStyleConfiguration {
        var configuration = configuration
        configuration.displayedComponents = .hourAndMinute
        return configuration
    }

    private var shown: String {
        let date = configuration.selection
        if kind == .time { return date.shortTime(locale: locale, calendar: calendar, timeZone: timeZone) }
        return date.formatted(
            Date.FormatStyle(
                date: .abbreviated, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone))
    }

    private var written: DateFieldText { DateFieldText(kind, timeZone: timeZone) }

    private var semantics: Semantics {
        let written = written
        let selection = configuration.selection
        // The limits of a time apply on the first and on the last day only.
        func limit(_ date: Date?) -> String? {
            date.flatMap { kind == .day || written.isOneDay($0, selection) ? written.string($0) : nil }
        }
        return Semantics(
            role: .dateField(
                DateFieldSemantics(
                    kind: kind, value: written.string(selection), minimum: limit(configuration.minimumDate),
                    maximum: limit(configuration.maximumDate))), isEnabled: isEnabled)
    }

    @MainActor private func handle(_ event: NodeEvent) -> Bool {
        if case .press = event {
            isOpen = true
            return true
        }
        guard case .setText(let text) = event,
            let date = written.date(configuration.selection, changedTo: text)
        else { return false }
        configuration.selection = configuration.nearest(to: date)
        return true
    }
}
