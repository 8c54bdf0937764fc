import Foundation
@_spi(Kernel) import Umwelt

/// The default style: the day and the time, each a button to change it.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The label, the date, its bounds and the displayed components of the picker.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// The style of a label and, at the trailing end of the row, the day and the time, each a button to change it.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The label, the date, its bounds and the displayed components of the picker.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label, stacksLargeType: true, hasOwnPadding: true, isHigh: true) {
            HStack(spacing: 6) {
                if configuration.displayedComponents.contains(.date) { DateField(.day, configuration) }
                if configuration.displayedComponents.contains(.hourAndMinute) { DateField(.time, configuration) }
            }
            // Beside a long label they keep their size, and the label breaks into lines, as on an iPhone.
            .layoutPriority(1)
        }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The day and the time, each a button to change it.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
