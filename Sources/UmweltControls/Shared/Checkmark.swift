import Foundation
@_spi(Kernel) import Umwelt

/// The mark of a selected item in a list: a tick, or a dash if only a part is selected.
package nonisolated struct Checkmark: View, SystemView {
    private let isDash: Bool

    @Environment(\.dynamicTypeSize) private var typeSize

    package nonisolated init(isDash: Bool = false) { self.isDash = isDash }

    @MainActor package var body: some View {
        let scale = Font.TextStyle.body.scale(for: typeSize)
        CheckmarkShape(isDash: isDash).stroke(style: CheckmarkShape.stroke(scale: scale))
            .frame(width: 22 * scale, height: 22 * scale)
            .frame(width: 14 * scale, height: 16 * scale)
    }
}
