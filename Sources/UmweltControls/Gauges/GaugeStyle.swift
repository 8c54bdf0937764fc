@_spi(Kernel) import Umwelt

/// How gauges look.
///
/// ```swift
/// struct Percentage: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.value, format: .percent)
///     }
/// }
/// ```
///
/// A gauge within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = GaugeStyleConfiguration

    /// Makes the looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``GaugeStyle`` is given.
public struct GaugeStyleConfiguration {
    /// What is measured.
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// How much there is, in words.
    public nonisolated struct CurrentValueLabel: ErasedContent {
        let content: AnyView
    }

    /// How little there can be.
    public nonisolated struct MinimumValueLabel: ErasedContent {
        let content: AnyView
    }

    /// How much there can be.
    public nonisolated struct MaximumValueLabel: ErasedContent {
        let content: AnyView
    }

    /// How much there is, from 0 to 1.
    public var value: Double

    /// What is measured.
    public var label: Label

    /// How much there is, in words; nil if nothing says that.
    public var currentValueLabel: CurrentValueLabel?

    /// How little there can be; nil if nothing says that.
    public var minimumValueLabel: MinimumValueLabel?

    /// How much there can be; nil if nothing says that.
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
    /// Sets how gauges in this view look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledGauge<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How gauges look.
    var gaugeStyle: StyleStack<GaugeStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension GaugeStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.gaugeStyle }

    nonisolated static var systemStyle: StyleStack<Self> { StyleStack(DefaultGaugeStyle(), as: StyledGauge.self) }
}

/// What a style makes of a gauge.
private nonisolated struct StyledGauge<Style: GaugeStyle>: StyledView {
    let style: Style
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
