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
    public nonisolated struct Label: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// How much there is, in words.
    public nonisolated struct CurrentValueLabel: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// How little there can be.
    public nonisolated struct MinimumValueLabel: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// How much there can be.
    public nonisolated struct MaximumValueLabel: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
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
        transformEnvironment(\.gaugeStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GaugeStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How gauges look.
    var gaugeStyle: StyleStack<any GaugeStyle> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension StyleStack<any GaugeStyle> {
    /// A gauge in the innermost style.
    @MainActor
    func makeView(_ configuration: GaugeStyleConfiguration) -> AnyView {
        func open<S: GaugeStyle>(_ style: S) -> AnyView {
            show(StyledGauge(style: style, configuration: configuration), by: style, at: \.gaugeStyle)
        }
        if let style { return open(style) }
        return open(DefaultGaugeStyle())
    }
}

/// What a style makes of a gauge, its properties installed.
private nonisolated struct StyledGauge<S: GaugeStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
