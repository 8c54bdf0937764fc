import Foundation
import Umwelt

extension Picker where Label == Text {
    /// Makes a picker with a title from a resource, and a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) },
            currentValueLabel: currentValueLabel)
    }

    /// Makes a picker for several values, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - sources: The values to set together.
    ///   - selection: The key path of each value's selection.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
    }

    /// Makes a picker for several values, with a title from a resource, and a label that is shown instead of the
    /// selected option.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - sources: The values to set together.
    ///   - selection: The key path of each value's selection.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleResource) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == UmweltControls.Label<Text, Image> {
    /// Makes a picker with a title from a resource, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            UmweltControls.Label(titleResource, systemImage: systemImage)
        }
    }

    /// Makes a picker with a title from a resource, a symbol, and a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content,
            label: { UmweltControls.Label(titleResource, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// Makes a picker for several values, with a title from a resource, and a symbol.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - sources: The values to set together.
    ///   - selection: The key path of each value's selection.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C.Element == Binding<SelectionValue> {
        self.init(sources: sources, selection: selection, content: content) {
            UmweltControls.Label(titleResource, systemImage: systemImage)
        }
    }
}

extension DatePicker where Label == Text {
    /// Makes a picker of dates in an interval, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The tag of the selected option.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }
}

extension DatePicker where Label == Text {
    /// Makes a picker of dates from a date on, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The tag of the selected option.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }
}

extension DatePicker where Label == Text {
    /// Makes a picker of dates up to a date, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The tag of the selected option.
    ///   - range: The dates that can be chosen.
    ///   - displayedComponents: The components to choose: the date, the time of day, or both.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleResource)
        }
    }
}

extension ColorPicker where Label == Text {
    /// Makes a colour picker with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The colour that the user chooses.
    ///   - supportsOpacity: True if the user may choose an opacity, too.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}

extension MultiDatePicker where Label == Text {
    /// Makes a picker of days with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The days that the user chooses.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleResource) }
    }

    /// Makes a picker of the days of a range, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// Makes a picker of days from the start of a range on, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }

    /// Makes a picker of days before the end of a range, with a title from a resource.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the resource's table and bundle.
    ///   - selection: The days that the user chooses.
    ///   - bounds: The days that can be chosen.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleResource) }
    }
}
