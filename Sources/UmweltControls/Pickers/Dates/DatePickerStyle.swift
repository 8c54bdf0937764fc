import Foundation
@_spi(Kernel) import Umwelt

/// How date pickers look.
///
/// ```swift
/// struct Tomorrow: DatePickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button("A day later") { configuration.selection += 86_400 }
///     }
/// }
/// ```
///
/// A date picker within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = DatePickerStyleConfiguration

    /// Makes the looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``DatePickerStyle`` is given.
public struct DatePickerStyleConfiguration {
    /// What the date is for.
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// The date.
    @Binding public var selection: Date

    /// The earliest date that can be chosen; nil for any.
    public var minimumDate: Date?

    /// The latest date that can be chosen; nil for any.
    public var maximumDate: Date?

    /// What can be chosen.
    public var displayedComponents: DatePickerComponents

    /// What the date is for.
    public let label: Label

    nonisolated init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// The date that can be chosen that is nearest to another.
    nonisolated func nearest(to date: Date) -> Date {
        let date = minimumDate.map { max($0, date) } ?? date
        return maximumDate.map { min($0, date) } ?? date
    }
}

extension View {
    /// Sets how date pickers in this view look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledDatePicker<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How date pickers look.
    var datePickerStyle: StyleStack<DatePickerStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.datePickerStyle }

    nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultDatePickerStyle(), as: StyledDatePicker.self)
    }
}

/// What a style makes of a date picker.
private nonisolated struct StyledDatePicker<Style: DatePickerStyle>: StyledView {
    let style: Style
    let configuration: DatePickerStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
