import Foundation
@_spi(Kernel) import Umwelt

/// A control that opens a URL when it is pressed.
///
/// ```swift
/// Link("Terms of use", destination: termsURL)
/// ```
///
/// It opens the URL with ``EnvironmentValues/openURL``.
public nonisolated struct Link<Label: View>: View, SystemView {
    private let destination: URL
    private let label: Label

    nonisolated private init(to destination: URL, label: Label) {
        self.destination = destination
        self.label = label
    }

    /// Makes a link with a label.
    ///
    /// - Parameters:
    ///   - destination: The URL.
    ///   - label: Makes the label.
    @MainActor @preconcurrency
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(to: destination, label: label())
    }

    /// The label in the environment's button style.
    @MainActor public var body: some View { LinkButton(destination: destination, label: label) }
}

extension Link where Label == Text {
    /// Makes a link with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - destination: The URL.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(to: destination, label: Text(titleKey))
    }

    /// Makes a link with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - destination: The URL.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(to: destination, label: Text(title))
    }
}

/// A button that opens a URL.
private struct LinkButton<Label: View>: View, SystemView {
    let destination: URL
    let label: Label

    @Environment(\.openURL) private var openURL
    @Environment(\.buttonStyle) private var style

    init(destination: URL, label: Label) {
        self.destination = destination
        self.label = label
    }

    var body: some View {
        style.makeView(
            PrimitiveButtonStyleConfiguration(role: nil, label: .init(ofButton: label)) { [openURL, destination] in
                openURL(destination)
            }
        )
        .modifier(RoleModifier(.link(destination)))
    }
}
