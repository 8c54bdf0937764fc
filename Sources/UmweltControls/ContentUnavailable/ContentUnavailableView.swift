@_spi(Kernel) import Umwelt

/// Says that there is nothing to show, why, and what to do about it; it takes all of the room.
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

    /// Says what is missing by a label, and more by a description; actions are below.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// One below the other, in the middle of the room.
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
    /// Says what is missing by a text that is looked up in the language of the environment, and an image of the app's.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { UmweltControls.Label(title, image: name) }, description: { description })
    }

    /// Says what is missing by a text that is looked up in the language of the environment, and a symbol.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { UmweltControls.Label(title, systemImage: name) }, description: { description })
    }

    /// Says what is missing by a string and an image of the app's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { UmweltControls.Label(title, image: name) }, description: { description })
    }

    /// Says what is missing by a string and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { UmweltControls.Label(title, systemImage: name) }, description: { description })
    }
}

/// A large icon above a title.
private nonisolated struct UnavailableLabelStyle: LabelStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
