@_spi(Kernel) import Umwelt

/// How progress views look.
///
/// ```swift
/// struct Percentage: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.fractionCompleted ?? 0, format: .percent)
///     }
/// }
/// ```
///
/// A progress view within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the progress view's looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Makes a progress view's looks.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` is given.
public struct ProgressViewStyleConfiguration {
    /// What the progress is of.
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// How far it is, in words.
    public nonisolated struct CurrentValueLabel: ErasedContent {
        let content: AnyView
    }

    let amount: ProgressAmount

    /// What the progress is of; nil if nothing says that.
    public var label: Label?

    /// How far it is, in words; nil if nothing says that.
    public var currentValueLabel: CurrentValueLabel?

    nonisolated init(amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.amount = amount
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// How far it is, from 0 to 1; nil if nobody knows, or if it goes by the time.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = amount { fraction } else { nil }
    }
}

extension View {
    /// Sets how progress views in this view look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledProgressView<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// How progress views look.
    var progressViewStyle: StyleStack<ProgressViewStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.progressViewStyle }

    nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultProgressViewStyle(), as: StyledProgressView.self)
    }
}

/// What a style makes of a progress view.
private nonisolated struct StyledProgressView<Style: ProgressViewStyle>: StyledView {
    let style: Style
    let configuration: ProgressViewStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
