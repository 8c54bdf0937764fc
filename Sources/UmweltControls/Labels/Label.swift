@_spi(Kernel) import Umwelt

/// A title with an icon, in the environment's label style.
///
/// ```swift
/// Label("Favourites", systemImage: "star")
/// Label { Text("Favourites") } icon: { Circle().fill(.yellow).frame(width: 12) }
/// ```
///
/// The style determines which of them are shown: bars show the icon, lists show both.
public nonisolated struct Label<Title: View, Icon: View>: View, SystemView {
    let title: Title
    let icon: Icon

    @Environment(\.labelStyle) private var style

    /// Makes a label.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - icon: The image before the text.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Title and icon in the environment's style.
    @MainActor public var body: some View {
        style.makeView(LabelStyleConfiguration(title: .init(title), icon: .init(icon)))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label from a word of the library.
    package nonisolated init(_ word: SystemWord, systemImage: String) {
        self.init {
            word.text
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Makes a label from the configuration of a style, for styles that add to the next outer style.
    ///
    /// - Parameter configuration: The configuration that the style was passed.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}
