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
    public nonisolated struct Label: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    /// How far it is, in words.
    public nonisolated struct CurrentValueLabel: View, SystemView {
        private let content: AnyView

        nonisolated init(_ content: AnyView) { self.content = content }

        /// The view that was given.
        @MainActor public var body: some View { content }
    }

    let progression: Progression

    /// What the progress is of; nil if nothing says that.
    public var label: Label?

    /// How far it is, in words; nil if nothing says that.
    public var currentValueLabel: CurrentValueLabel?

    nonisolated init(progression: Progression, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.progression = progression
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// How far it is, from 0 to 1; nil if nobody knows, or if it goes by the time.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = progression { fraction } else { nil }
    }
}

extension View {
    /// Sets how progress views in this view look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.progressViewStyle, transform: { $0.push(style) }, fileID: fileID, line: line)
    }
}

struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How progress views look.
    var progressViewStyle: StyleStack<any ProgressViewStyle> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension StyleStack<any ProgressViewStyle> {
    /// A progress view in the innermost style.
    @MainActor
    func makeView(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        func open<S: ProgressViewStyle>(_ style: S) -> AnyView {
            show(StyledProgressView(style: style, configuration: configuration), by: style, at: \.progressViewStyle)
        }
        if let style { return open(style) }
        return open(DefaultProgressViewStyle())
    }
}

/// What a style makes of a progress view, its properties installed.
private nonisolated struct StyledProgressView<S: ProgressViewStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: ProgressViewStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
