@_spi(Kernel) import Umwelt

/// The badge at the end of a row.
package nonisolated struct RowBadge: View, SystemView {
    let label: Text

    @Environment(\.badgeProminence) private var prominence

    package nonisolated init(label: Text) { self.label = label }

    @MainActor package var body: some View {
        switch prominence.kind {
        case .decreased: label.foregroundStyle(.tertiary)
        case .standard: label.foregroundStyle(.secondary)
        case .increased: BadgeCapsule(label: label).font(.subheadline)
        }
    }
}
