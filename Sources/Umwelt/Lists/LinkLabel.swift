/// The label of something to press that leads on: in a list as long as the row, with an arrow at its end unless that is
/// hidden; elsewhere as it is.
nonisolated struct LinkLabel<Content: View>: View, SystemView {
    let content: Content

    @Environment(\.enclosingListStyle) private var listStyle
    @Environment(\.navigationLinkIndicatorVisibility) private var arrow

    nonisolated init(content: Content) { self.content = content }

    @MainActor var body: some View {
        if listStyle == nil {
            content
        } else {
            HStack(spacing: 8) {
                content
                Spacer(minLength: 0)
                if arrow != .hidden { Chevron(.forward).foregroundStyle(Color(system: .tertiary)) }
            }
            .foregroundColor(nil)
        }
    }
}
