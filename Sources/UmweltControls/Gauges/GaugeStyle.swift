@_spi(Kernel) import Umwelt

/// A type that defines the appearance of gauges.
///
/// ```swift
/// struct Percentage: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.value, format: .percent)
///     }
/// }
/// ```
///
/// A gauge inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = GaugeStyleConfiguration

    /// Returns the view for a gauge.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``GaugeStyle`` receives.
public struct GaugeStyleConfiguration {
    /// The label, which names the measured value.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label of the current value.
    public nonisolated struct CurrentValueLabel: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label of the lower bound.
    public nonisolated struct MinimumValueLabel: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label of the upper bound.
    public nonisolated struct MaximumValueLabel: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The value as a fraction of the range, from 0 to 1.
    public var value: Double

    /// The label, which names the measured value.
    public var label: Label

    /// The label of the current value; nil for none.
    public var currentValueLabel: CurrentValueLabel?

    /// The label of the lower bound; nil for none.
    public var minimumValueLabel: MinimumValueLabel?

    /// The label of the upper bound; nil for none.
    public var maximumValueLabel: MaximumValueLabel?

    nonisolated init(
        value: Double, label: Label, currentValueLabel: CurrentValueLabel?, minimumValueLabel: MinimumValueLabel?,
        maximumValueLabel: MaximumValueLabel?
    ) {
        self.value = value
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }
}

extension View {
    /// Sets the style of gauges in this view.
    ///
    /// - Parameters:
    ///   - style: The style, such as `.accessoryCircular` or `.linearCapacity`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func gaugeStyle<S: GaugeStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledGauge<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of gauge styles.
    var gaugeStyle: StyleStack<GaugeStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension GaugeStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.gaugeStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultGaugeStyle(), as: StyledGauge.self)
    }
}

/// The view that shows a gauge in a style.
private nonisolated struct StyledGauge<Style: GaugeStyle>: StyledView {
    let style: Style
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
