@_spi(Kernel) import Umwelt

/// What is to be noticed at once: in white on a red capsule.
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
