@_spi(Kernel) import Umwelt

extension Picker where Label == Text {
    /// Makes a picker with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: Text(titleKey), content: content())
    }

    /// Makes a picker with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: Text(title), content: content())
    }

    /// Makes a picker with a localized text, and a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], label: Text(titleKey), currentValueLabel: AnyView(currentValueLabel()), content: content())
    }

    /// Makes a picker with a string, and a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], label: Text(title), currentValueLabel: AnyView(currentValueLabel()), content: content())
    }

    /// Makes a picker for several values, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - sources: The values to set together.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources.map { $0[keyPath: selection] }, label: Text(titleKey), content: content())
    }

    /// Makes a picker for several values, with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - sources: The values to set together.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources.map { $0[keyPath: selection] }, label: Text(title), content: content())
    }

    /// Makes a picker for several values, with a localized text, and a label that is shown instead of the selected
    /// option.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - sources: The values to set together.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, label: Text(titleKey),
            currentValueLabel: AnyView(currentValueLabel()), content: content())
    }

    /// Makes a picker for several values, with a string, and a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - sources: The values to set together.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, label: Text(title),
            currentValueLabel: AnyView(currentValueLabel()), content: content())
    }
}
