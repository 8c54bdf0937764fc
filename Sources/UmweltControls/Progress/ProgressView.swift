@_spi(Kernel) import Umwelt

/// How far something has come: a bar, or a spinner while nobody knows.
///
/// ```swift
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
        // However many views the style makes, they are one thing that goes on.
        VStack {
            style.makeView(
                ProgressViewStyleConfiguration(
                    amount: amount, label: label.map { .init($0) },
                    currentValueLabel: currentValueLabel.map { .init($0) }))
        }
        .modifier(ProgressSemanticsModifier(amount: amount))
        .labeled(by: label)
        .valueLabeled(by: currentValueLabel)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows that something goes on.
    nonisolated public init() where Label == EmptyView { self.init(.unknown, label: nil, currentValueLabel: nil) }

    /// Shows that something goes on, and says what.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(.unknown, label: label(), currentValueLabel: nil)
    }

    /// Shows that something goes on, and says what by a text that is looked up in the language of the environment.
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.unknown, label: Text(titleKey), currentValueLabel: nil)
    }

    /// Shows that something goes on, and says what by a string.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.unknown, label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView {
    /// Shows how much of a total is done; with nil, only that something goes on.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(ProgressAmount(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// Shows how much of a total is done, and says of what; with nil, only that something goes on.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(ProgressAmount(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// Shows how much of a total is done, and says of what, and how much; with nil, only that something goes on.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(ProgressAmount(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Shows how much of a total is done, and says of what by a text that is looked up in the language of the
    /// environment; with nil, only that something goes on.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(ProgressAmount(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// Shows how much of a total is done, and says of what by a string; with nil, only that something goes on.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(ProgressAmount(value, of: total), label: Text(title), currentValueLabel: nil)
    }

    /// Makes the progress view that a style was given, for styles that add to the style outside of them.
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
