@_spi(Kernel) import Umwelt

/// A view for missing content: a label, a description and actions. It fills the proposed space.
///
/// ```swift
/// ContentUnavailableView {
///     Label("No Books", systemImage: "books.vertical")
/// } description: {
///     Text("Books that you add are shown here.")
/// } actions: {
///     Button("Add a Book") { isAdding = true }
/// }
/// ```
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, SystemView {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Makes a view with a label, a description and, below it, actions.
    ///
    /// - Parameters:
    ///   - label: Makes the label.
    ///   - description: Makes the text below the label.
    ///   - actions: Makes the buttons below the description.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// Label, description and actions below each other, centred in the space.
    @MainActor public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == UmweltControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes a view with a localized title, and an image of the app's.
    ///
    /// - Parameters:
    ///   - title: The title, a key of the app's localized strings.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    ///   - description: The text below the title; nil for none.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { UmweltControls.Label(title, image: name) }, description: { description })
    }

    /// Makes a view with a localized title, and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, a key of the app's localized strings.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    ///   - description: The text below the title; nil for none.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { UmweltControls.Label(title, systemImage: name) }, description: { description })
    }

    /// Makes a view with a title and an image of the app's.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    ///   - description: The text below the title; nil for none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { UmweltControls.Label(title, image: name) }, description: { description })
    }

    /// Makes a view with a title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - name: The name of a symbol, or of an image in the app's assets.
    ///   - description: The text below the title; nil for none.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { UmweltControls.Label(title, systemImage: name) }, description: { description })
    }
}

/// A label style with a large icon above a title.
private nonisolated struct UnavailableLabelStyle: LabelStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
