@_spi(Kernel) import Umwelt

/// A control to choose one of several options.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///     ForEach(Flavour.allCases) { Text($0.name).tag($0) }
/// }
/// ```
///
/// The value of an option is its ``View/tag(_:includeOptional:)``, or its identity in a `ForEach`. Both count only if
/// they have the selection's type.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, SystemView {
    private let label: Label
    private let currentValueLabel: AnyView?
    private let content: Content
    private let selection: PickerSelection<SelectionValue>

    @Environment(\.pickerStyle) private var style

    nonisolated init(
        _ sources: [Binding<SelectionValue>], label: Label, currentValueLabel: AnyView? = nil, content: Content
    ) {
        selection = PickerSelection(sources)
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.content = content
    }

    /// The options in the environment's picker style.
    @MainActor public var body: some View {
        LabelScope(label) { label in
            style._makeBody(
                _PickerParts(
                    label: label, currentValueLabel: currentValueLabel, options: AnyView(content),
                    selection: selection))
        }
    }
}

extension Picker {
    /// Makes a picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init([selection], label: label(), content: content())
    }

    /// Makes a picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The tag of the selected option.
    ///   - label: The label.
    ///   - content: Makes the content.
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: label, content: content())
    }

    /// Makes a picker with a label, and a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], label: label(), currentValueLabel: AnyView(currentValueLabel()), content: content())
    }

    /// Makes a picker for several values, each with a binding at a key path.
    ///
    /// An option is selected if it is the value of all of them.
    ///
    /// ```swift
    /// Picker(sources: $alarms, selection: \.sound) {
    ///     ForEach(Sound.allCases) { Text($0.name).tag($0) }
    /// } label: {
    ///     Text("Sound of all alarms")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The values to set together.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources.map { $0[keyPath: selection] }, label: label(), content: content())
    }

    /// Makes a picker for several values, with a label that is shown instead of the selected option.
    ///
    /// - Parameters:
    ///   - sources: The values to set together.
    ///   - selection: The tag of the selected option.
    ///   - content: Makes the content.
    ///   - label: Makes the label.
    ///   - currentValueLabel: Makes the view for the current value, where the style shows one.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, label: label(), currentValueLabel: AnyView(currentValueLabel()),
            content: content())
    }
}
