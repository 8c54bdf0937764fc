@_spi(Kernel) import Umwelt

/// A badge on a capsule, by default white on red, for important information.
package nonisolated struct BadgeCapsule: View, SystemView {
    let label: Text
    let color: Color
    let background: Color

    package nonisolated init(label: Text, color: Color = .white, background: Color = .red) {
        self.label = label
        self.color = color
        self.background = background
    }

    @MainActor package var body: some View {
        label
            .lineLimit(1)
            .foregroundStyle(color)
            .padding(.horizontal, 5)
            .frame(minWidth: 17, minHeight: 17)
            .background(background, in: Capsule())
    }
}
