@_spi(Kernel) import Umwelt

/// A view that shows the progress of a task: a bar, or a spinner while the progress is unknown.
///
/// ```swift
/// ProgressView()
/// ProgressView("Downloading", value: done, total: 100)
/// ```
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View, SystemView {
    private let amount: ProgressAmount
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    @Environment(\.progressViewStyle) private var style

    nonisolated init(_ amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.amount = amount
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// The progress in the environment's style.
    @MainActor public var body: some View {
        LabelScope(label) { shownLabel in
            LabelScope(currentValueLabel) { shownValue in
                // One group for assistive technology, however many views the style makes.
                VStack {
                    style.makeView(
                        ProgressViewStyleConfiguration(
                            amount: amount,
                            label: label == nil ? nil : ProgressViewStyleConfiguration.Label(shownLabel),
                            currentValueLabel: currentValueLabel == nil
                                ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(shownValue)))
                }
                .modifier(ProgressSemanticsModifier(amount: amount))
                .labeled(by: shownLabel)
                .valueLabeled(by: shownValue)
            }
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Makes a progress view for a task whose progress is unknown.
    nonisolated public init() where Label == EmptyView { self.init(.unknown, label: nil, currentValueLabel: nil) }

    /// Makes a progress view with a label, for a task whose progress is unknown.
    ///
    /// - Parameter label: The description of the task, near the indicator.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(.unknown, label: label(), currentValueLabel: nil)
    }

    /// Makes a progress view with a localized text, for a task whose progress is unknown.
    ///
    /// - Parameter titleKey: The title, a key of the app's localized strings.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.unknown, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Makes a progress view with a string, for a task whose progress is unknown.
    ///
    /// - Parameter title: The title, which is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.unknown, label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Makes a progress view for a part of a total.
    ///
    /// - Parameters:
    ///   - value: The part that is done; nil if it is unknown. Values outside the range are clamped.
    ///   - total: The value of the completed task.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(ProgressAmount(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// Makes a progress view for a part of a total, with a label; the progress is unknown if `value` is nil.
    ///
    /// - Parameters:
    ///   - value: The part that is done; nil while it is unknown.
    ///   - total: The value of the completed task.
    ///   - label: Makes the label.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(ProgressAmount(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// Makes a progress view for a value and a total, with a label and a label for the current value; the progress is
    /// indeterminate if `value` is nil.
    ///
    /// - Parameters:
    ///   - value: The part that is done; nil while it is unknown.
    ///   - total: The value of the completed task.
    ///   - label: Makes the label.
    ///   - currentValueLabel: Makes the text for the current value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(ProgressAmount(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Makes a progress view for a part of a total, with a localized text.
    ///
    /// The progress is unknown if `value` is nil.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The part that is done; nil while it is unknown.
    ///   - total: The value of the completed task.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(ProgressAmount(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Makes a progress view for a part of a total, with a string; the progress is unknown if `value` is nil.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The part that is done; nil while it is unknown.
    ///   - total: The value of the completed task.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(ProgressAmount(value, of: total), label: Text(title), currentValueLabel: nil)
    }

    /// Makes a progress view from the configuration of a style, for styles that add to the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
    {
        self.init(
            configuration.amount, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
