@_spi(Kernel) import Umwelt

/// An editor with an optional find bar above it.
///
/// Command-F opens the bar while the editor has the focus, and leads to its field while it is open.
nonisolated struct FindingEditor<Editor: View>: View, SystemView {
    let context: FindContext
    let value: FieldValue

    /// Makes the editor for a find session; nil for none.
    let editor: (FindSession?) -> Editor

    @State private var session = FindSession()
    @State private var requests = 0
    @FocusState private var hasFocus: Bool

    nonisolated init(context: FindContext, value: FieldValue, editor: @escaping (FindSession?) -> Editor) {
        self.context = context
        self.value = value
        self.editor = editor
    }

    @MainActor var body: some View {
        let isFinding = context.isPresented?.wrappedValue == true
        VStack(spacing: 0) {
            if isFinding { FindBar(session: session, context: context, value: value, requests: requests) }
            editor(isFinding ? session : nil).focused($hasFocus).primarySemantics()
        }
        .primarySemanticsScope()
        .background(alignment: .topLeading) {
            if hasFocus || isFinding {
                Button {
                    context.isPresented?.wrappedValue = true
                    requests += 1
                } label: {
                    SystemWord.find.text
                }
                .keyboardShortcut("f")
                .forShortcutsOnly()
            }
        }
    }
}

/// The find bar, with UIKit's parts and words: a field, the number of matches, buttons for the next and the previous
/// match, and a second row for replacing.
private nonisolated struct FindBar: View, SystemView {
    @Bindable var session: FindSession
    let context: FindContext
    let value: FieldValue

    /// The number of times that the bar was asked for by its key.
    let requests: Int

    @FocusState private var isFocused: Bool

    nonisolated init(session: FindSession, context: FindContext, value: FieldValue, requests: Int) {
        self.session = session
        self.context = context
        self.value = value
        self.requests = requests
    }

    /// The text as the editor has it.
    @MainActor private var text: String {
        FieldContent.hostText(value.storage.text(in: EnvironmentValues()), kind: .lines)
    }

    @MainActor var body: some View {
        let matches = session.matches(in: text)
        VStack(spacing: 8) {
            HStack(spacing: 12) {
                HStack(spacing: 6) {
                    Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                    field(.find, text: $session.query)
                        .focused($isFocused)
                        .submitLabel(.search)
                        .onSubmit { session.move(by: 1, in: text) }
                        .submitScope()
                    if !session.query.isEmpty {
                        Text(count(of: matches)).foregroundStyle(.secondary).monospacedDigit()
                    }
                }
                .modifier(FindFieldBox())
                button(.previous, symbol: "chevron.up") { session.move(by: -1, in: text) }.disabled(matches.isEmpty)
                button(.next, symbol: "chevron.down") { session.move(by: 1, in: text) }.disabled(matches.isEmpty)
                Button {
                    context.isPresented?.wrappedValue = false
                } label: {
                    SystemWord.done.text
                }
                // The escape key ends the search, too.
                .keyboardShortcut(.cancelAction)
            }
            if context.supportsReplace {
                HStack(spacing: 12) {
                    field(.replace, text: $session.replacement).modifier(FindFieldBox())
                    Button {
                        session.replace(in: text)
                    } label: {
                        SystemWord.replace.text
                    }
                    Button {
                        session.replaceAll(in: text)
                    } label: {
                        SystemWord.replaceAll.text
                    }
                }
                .disabled(matches.isEmpty)
            }
        }
        .buttonStyle(.borderless)
        .font(.body)
        .padding(8)
        .background(.bar)
        .accessibilityAction(.escape) { context.isPresented?.wrappedValue = false }
        .onAppear { isFocused = true }
        .onChange(of: requests) { isFocused = true }
    }

    /// Returns the number of the current match and the number of matches.
    @MainActor private func count(of matches: [Range<Int>]) -> String {
        "\(session.reached(in: matches).map { $0 + 1 } ?? 0)/\(matches.count)"
    }

    @MainActor private func field(_ word: SystemWord, text: Binding<String>) -> some View {
        TextField(text: text, prompt: word.text.foregroundStyle(.secondary)) { word.text }
            .textFieldStyle(.plain)
            .autocorrectionDisabled()
            .textInputAutocapitalization(.never)
    }

    @MainActor private func button(
        _ word: SystemWord, symbol: String, action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action) { Image(systemName: symbol) }.accessibilityLabel(word.text)
    }
}

/// The box around a field of the bar.
private nonisolated struct FindFieldBox: ViewModifier, SystemView {
    @MainActor func body(content: Content) -> some View {
        content
            .padding(.horizontal, 8)
            .padding(.vertical, 7)
            .background(ControlFill.soft, in: RoundedRectangle(cornerRadius: 10))
    }
}
