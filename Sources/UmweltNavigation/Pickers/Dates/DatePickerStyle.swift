import Foundation
@_spi(Kernel) import Umwelt

/// A type that defines the appearance of date pickers.
///
/// ```swift
/// struct Tomorrow: DatePickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button("A day later") { configuration.selection += 86_400 }
///     }
/// }
/// ```
///
/// A date picker inside of `makeBody` has the next outer style.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that shows a date picker.
    associatedtype Body: View

    /// The parts of a date picker that a style shows.
    typealias Configuration = DatePickerStyleConfiguration

    /// Returns the view that shows a date picker.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker, for a ``DatePickerStyle``.
public struct DatePickerStyleConfiguration {
    /// The label of the date picker.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) {
            self.content = content
        }
    }

    /// The chosen date.
    @Binding public var selection: Date

    /// The earliest date that can be chosen; nil for any.
    public var minimumDate: Date?

    /// The latest date that can be chosen; nil for any.
    public var maximumDate: Date?

    /// The parts of the date that can be chosen.
    public var displayedComponents: DatePickerComponents

    /// The label of the date picker.
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

    /// Returns the date in the range of the picker that is nearest to another.
    nonisolated func nearest(to date: Date) -> Date {
        let date = minimumDate.map { max($0, date) } ?? date
        return maximumDate.map { min($0, date) } ?? date
    }
}

extension View {
    /// Sets the style of the date pickers in this view.
    ///
    /// - Parameters:
    ///   - style: The style, such as `.compact`, `.graphical` or `.wheel`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledDatePicker<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The styles of date pickers, from the inside out.
    var datePickerStyle: StyleStack<DatePickerStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.datePickerStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultDatePickerStyle(), as: StyledDatePicker.self)
    }
}

/// The view that a style shows for a date picker.
private nonisolated struct StyledDatePicker<Style: DatePickerStyle>: StyledView {
    let style: Style
    let configuration: DatePickerStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
