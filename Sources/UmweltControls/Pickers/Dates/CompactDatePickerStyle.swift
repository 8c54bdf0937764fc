import Foundation
@_spi(Kernel) import Umwelt

/// The usual looks: the day and the time, each to be pressed and changed.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// The label, and at the far end of the row the day and the time, each to be pressed and changed.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlRow(label: configuration.label, stacksLargeType: true, hasOwnPadding: true) {
            HStack(spacing: 6) {
                if configuration.displayedComponents.contains(.date) { DateField(.day, configuration) }
                if configuration.displayedComponents.contains(.hourAndMinute) { DateField(.time, configuration) }
            }
        }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The usual looks.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The day and the time, each to be pressed and changed.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
