import Foundation
@_spi(Kernel) import Umwelt

/// A control to choose a date, a time of day, or both.
///
/// ```swift
/// DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
/// ```
public nonisolated struct DatePicker<Label: View>: View, SystemView {
    /// The parts of a date that can be chosen.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let minimum: Date?
    private let maximum: Date?
    private let components: Components
    private let label: Label

    @Environment(\.datePickerStyle) private var style

    nonisolated private init(
        _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: Components, label: Label
    ) {
        self.selection = selection
        self.minimum = minimum
        self.maximum = maximum
        self.components = components
        self.label = label
    }

    /// The picker in the environment's style.
    @MainActor public var body: some View {
        LabelScope(label) { label in
            style.makeView(
                DatePickerStyleConfiguration(
                    label: .init(label), selection: selection, minimumDate: minimum, maximumDate: maximum,
                    displayedComponents: components))
        }
    }
}

extension DatePicker {
    /// Makes a picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The date that the user chooses.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    ///   - label: Makes the label.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: nil, displayedComponents, label: label())
    }

    /// Makes a picker with a label, for dates in a range.
    ///
    /// - Parameters:
    ///   - selection: The date that the user chooses.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    ///   - label: Makes the label.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: label())
    }

    /// Makes a picker with a label, for dates from the start of a range on.
    ///
    /// - Parameters:
    ///   - selection: The date that the user chooses.
    ///   - range: The selectable dates, from the first one.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    ///   - label: Makes the label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: label())
    }

    /// Makes a picker with a label, for dates up to the end of a range.
    ///
    /// - Parameters:
    ///   - selection: The date that the user chooses.
    ///   - range: The selectable dates, up to the last one.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    ///   - label: Makes the label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    /// Makes a picker with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The date that the user chooses.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, to: nil, displayedComponents, label: Text(titleKey))
    }

    /// Makes a picker with a localized text, for dates in a range.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The date that the user chooses.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: Text(titleKey))
    }

    /// Makes a picker with a localized text, for dates from the start of a range on.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The date that the user chooses.
    ///   - range: The selectable dates, from the first one.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: Text(titleKey))
    }

    /// Makes a picker with a localized text, for dates up to the end of a range.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The date that the user chooses.
    ///   - range: The selectable dates, up to the last one.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: Text(titleKey))
    }

    /// Makes a picker with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The date that the user chooses.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, to: nil, displayedComponents, label: Text(title))
    }

    /// Makes a picker with a string, for dates in a range.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The date that the user chooses.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: Text(title))
    }

    /// Makes a picker with a string, for dates from the start of a range on.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The date that the user chooses.
    ///   - range: The selectable dates, from the first one.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: Text(title))
    }

    /// Makes a picker with a string, for dates up to the end of a range.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The date that the user chooses.
    ///   - range: The selectable dates, up to the last one.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: Text(title))
    }
}
