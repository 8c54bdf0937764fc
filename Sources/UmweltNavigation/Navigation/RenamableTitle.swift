@_spi(Kernel) import Umwelt

extension View {
    /// Sets a title that the user can edit: the title in the bar is a button, which is replaced by a text field.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.navigationTitle($shelf.name)
    /// ```
    ///
    /// - Parameter title: The title, written when the user has changed it.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(RenamableTitleModifier(title: title))
    }
}

/// A modifier that sends up a title, and the binding to change it.
private nonisolated struct RenamableTitleModifier: ViewModifier, SystemView {
    let title: Binding<String>

    nonisolated init(title: Binding<String>) { self.title = title }

    @MainActor func body(content: Content) -> some View {
        content.navigationTitle(Text(verbatim: title.wrappedValue))
            .preference(key: RenamableTitleKey.self, value: title)
    }
}

/// The binding of the title; nil if the title cannot be changed.
struct RenamableTitleKey: PreferenceKey {
    static var defaultValue: Binding<String>? { nil }

    /// The first one in view order applies, as for titles.
    static func reduce(value: inout Binding<String>?, nextValue: () -> Binding<String>?) {
        value = value ?? nextValue()
    }
}

/// The title in a bar, as a button that renames it; a field while the user does that.
nonisolated struct RenamableTitle<Title: View>: View, SystemView {
    let title: Title
    let binding: Binding<String>

    @State private var isRenaming = false
    @FocusState private var isFocused: Bool

    nonisolated init(title: Title, binding: Binding<String>) {
        self.title = title
        self.binding = binding
    }

    @MainActor var body: some View {
        if isRenaming {
            TextField(text: binding) { SystemWord.name.text }
                .font(.headline)
                .multilineTextAlignment(.center)
                .frame(maxWidth: 240)
                .focused($isFocused)
                .onAppear { isFocused = true }
                .onSubmit { isRenaming = false }
                .onChange(of: isFocused) { old, new in if old && !new { isRenaming = false } }
        } else {
            Button {
                isRenaming = true
            } label: {
                HStack(spacing: 5) {
                    title
                    Chevron(.down).foregroundStyle(Color.secondary)
                }
            }
            .buttonStyle(.plain)
            .accessibilityHint(SystemWord.rename.text)
        }
    }
}
