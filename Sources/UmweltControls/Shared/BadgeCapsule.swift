@_spi(Kernel) import Umwelt

/// A badge in white on a red capsule, for what the user should notice at once.
nonisolated struct BadgeCapsule: View, SystemView {
    let label: Text

    nonisolated init(label: Text) { self.label = label }

    @MainActor var body: some View {
        label
            .lineLimit(1)
            .foregroundStyle(Color.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 17, minHeight: 17)
            .background(Color.red, in: Capsule())
    }
}
