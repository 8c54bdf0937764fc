import SwiftUI

/// A window's content: the library, with the settings that its reader has chosen.
struct ReaderWindow: View {
    let failure: LibraryFileError?

    @AppStorage("theme") private var theme = ReadingTheme.paper
    @AppStorage("textSize") private var textSize = TextSize.regular
    @State private var showsFailure = false

    var body: some View {
        NavigationStack {
            LibraryView()
                .navigationDestination(for: Book.ID.self) { BookView(id: $0) }
        }
        .environment(\.readingTheme, theme)
        .modifier(ChosenTextSize(size: textSize))
        .tint(theme.accent)
        .animation(.easeInOut, value: theme)
        .onAppear { showsFailure = failure != nil }
        .alert("The books cannot be shown", isPresented: $showsFailure, presenting: failure) { _ in
            Button("OK") {}
        } message: { failure in
            Text("\(failure.file): \(failure.reason) The file is as it was. Mend it and start again.")
        }
    }
}

/// The reader's text size, beside the system's.
enum TextSize: String, CaseIterable {
    case small, regular, large, huge

    var name: String { rawValue.capitalized }

    /// The step that the user has chosen; nil for the system's.
    var step: DynamicTypeSize? {
        switch self {
        case .small: .small
        case .regular: nil
        case .large: .xxLarge
        case .huge: .accessibility2
        }
    }
}

/// Sets text in the size that was chosen.
private struct ChosenTextSize: ViewModifier {
    let size: TextSize

    @Environment(\.dynamicTypeSize) private var system

    func body(content: Content) -> some View {
        content.dynamicTypeSize(size.step ?? system)
    }
}
