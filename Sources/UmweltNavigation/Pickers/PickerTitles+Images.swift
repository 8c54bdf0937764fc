@_spi(Kernel) import Umwelt

extension Picker where Label == UmweltControls.Label<Text, Image> {
    /// Makes a picker with a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: .init(titleKey, systemImage: systemImage), content: content())
    }

    /// Makes a picker with a string and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: .init(title, systemImage: systemImage), content: content())
    }

    /// Makes a picker for several values, with a localized text, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - sources: The values to set together.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources.map { $0[keyPath: selection] }, label: .init(titleKey, systemImage: systemImage),
            content: content())
    }

    /// Makes a picker for several values, with a string and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - sources: The values to set together.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C.Element == Binding<SelectionValue> {
        self.init(
            sources.map { $0[keyPath: selection] }, label: .init(title, systemImage: systemImage), content: content())
    }

    /// Makes a picker with a localized text, a symbol, and a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], label: .init(titleKey, systemImage: systemImage),
            currentValueLabel: AnyView(currentValueLabel()), content: content())
    }

    /// Makes a picker with a string, a symbol, and a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - systemImage: The name of a symbol, such as `star.fill`.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], label: .init(title, systemImage: systemImage),
            currentValueLabel: AnyView(currentValueLabel()), content: content())
    }
}
