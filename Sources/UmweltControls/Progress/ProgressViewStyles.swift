import Foundation
@_spi(Kernel) import Umwelt

/// The default style: a bar, or a spinner while the progress is unknown.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The completed fraction, which is nil if it is unknown, and the labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.amount == .unknown {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A progress view style with a bar that fills up, or a moving segment while the progress is unknown.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }

    /// Makes the style with a colour for the bar, whatever the environment's tint is.
    ///
    /// - Parameter tint: The colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The completed fraction, which is nil if it is unknown, and the labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressColumn(alignment: .leading) {
            ShownLabel(label: configuration.label)
            ProgressIndicator(configuration.amount, shape: .bar, tint: tint)
                .overlay { if configuration.amount == .unknown { IndeterminateBar(tint: tint) } }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A progress view style with a spinner, or a ring that fills up.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }

    /// Makes the style with a colour for the spinner, whatever the environment's tint is.
    ///
    /// - Parameter tint: The colour.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The completed fraction, which is nil if it is unknown, and the labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ProgressColumn(alignment: .center) {
            if configuration.amount == .unknown {
                Spinner(tint: tint)
            } else {
                ProgressIndicator(configuration.amount, shape: .ring, tint: tint)
            }
            ShownLabel(label: configuration.label).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style with a bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style with a spinner, or a ring that fills up.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A column of an indicator with its labels.
private nonisolated struct ProgressColumn<Content: View>: View, SystemView {
    let alignment: HorizontalAlignment
    let content: Content

    @Environment(\.appearance.labeledControls.progressLabelDistance) private var distance

    nonisolated init(alignment: HorizontalAlignment, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor var body: some View { VStack(alignment: alignment, spacing: distance) { content } }
}

/// A label, unless the environment hides labels.
nonisolated struct ShownLabel<Label: View>: View, SystemView {
    let label: Label

    @Environment(\.labelsVisibility) private var labelsVisibility

    nonisolated init(label: Label) { self.label = label }

    @MainActor var body: some View {
        if labelsVisibility != .hidden { label }
    }
}
