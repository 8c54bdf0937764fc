import Foundation
@_spi(Kernel) import Umwelt

/// The content of a sheet with a handle at its top, by which people change how high it is.
nonisolated struct GrabberSheet<Content: View>: View, SystemView {
    let content: Content
    let node: SheetNode
    let isShown: Bool
    let choose: (PresentationDetent) -> Void

    nonisolated init(
        content: Content, node: SheetNode, isShown: Bool, choose: @escaping (PresentationDetent) -> Void
    ) {
        self.content = content
        self.node = node
        self.isShown = isShown
        self.choose = choose
    }

    @MainActor var body: some View {
        // Without a handle the content stands in the middle of its card, as large as it wants to be.
        VStack { content }
            .frame(maxWidth: isShown ? .infinity : nil, maxHeight: isShown ? .infinity : nil)
            .overlay(alignment: .top) { if isShown { handle } }
    }

    @MainActor private var handle: some View {
        Button {
            change(by: nil)
        } label: {
            Capsule().fill(Color(system: .tertiary)).frame(width: 36, height: 5).padding(5).padding(.horizontal, 20)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Sheet Grabber")
        .simultaneousGesture(DragGesture(minimumDistance: 10).onEnded { change(by: $0.translation.height) })
    }

    /// Takes the height that is nearest to where the handle was dragged to, or, if it was pressed, the next one. Dragged
    /// far below the lowest the sheet ends.
    @MainActor private func change(by distance: CGFloat?) {
        if let distance, distance > node.card.height / 2, node.lowest >= node.card.height - 1 {
            _ = node.dismiss()
        } else if let detent = node.detent(after: distance) {
            choose(detent)
        }
    }
}
