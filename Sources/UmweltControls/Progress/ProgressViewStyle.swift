@_spi(Kernel) import Umwelt

/// A type that defines the appearance of progress views.
///
/// ```swift
/// struct Percentage: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.fractionCompleted ?? 0, format: .percent)
///     }
/// }
/// ```
///
/// A progress view inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the view for a progress view.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``ProgressViewStyle`` receives.
public struct ProgressViewStyleConfiguration {
    /// The label, which names the task.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The label of the current value.
    public nonisolated struct CurrentValueLabel: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    let amount: ProgressAmount

    /// The label with the name of the task; nil for none.
    public var label: Label?

    /// The label of the current value; nil for none.
    public var currentValueLabel: CurrentValueLabel?

    nonisolated init(amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.amount = amount
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// The fraction that is done, from 0 to 1; nil if it is unknown or follows the time.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = amount { fraction } else { nil }
    }
}

extension View {
    /// Sets the style of progress views in this view.
    ///
    /// ```swift
    /// ProgressView(value: 0.3).progressViewStyle(.circular)
    /// ```
    ///
    /// - Parameters:
    ///   - style: `.linear`, `.circular`, `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledProgressView<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of progress view styles.
    var progressViewStyle: StyleStack<ProgressViewStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.progressViewStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultProgressViewStyle(), as: StyledProgressView.self)
    }
}

/// The view that shows a progress view in a style.
private nonisolated struct StyledProgressView<Style: ProgressViewStyle>: StyledView {
    let style: Style
    let configuration: ProgressViewStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
