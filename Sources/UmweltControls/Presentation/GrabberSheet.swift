import Foundation
@_spi(Kernel) import Umwelt

/// The content of a sheet with a grabber at its top, with which the user changes the sheet's height.
nonisolated struct GrabberSheet<Content: View>: View, SystemView {
    let content: Content
    let node: SheetNode
    let isShown: Bool

    /// True if the content covers the whole card, for a custom background.
    let isFilled: Bool

    nonisolated init(content: Content, node: SheetNode, isShown: Bool, isFilled: Bool) {
        self.content = content
        self.node = node
        self.isShown = isShown
        self.isFilled = isFilled
    }

    @MainActor var body: some View {
        // Without a handle the content is in the middle of its card, with the size that it takes.
        let isLarge = isShown || isFilled
        VStack { content }
            .frame(maxWidth: isLarge ? .infinity : nil, maxHeight: isLarge ? .infinity : nil)
            .background { if isShown { room } }
            .overlay(alignment: .top) { if isShown { bar } }
    }

    /// The part of the card not covered by the content, which also drags the sheet, because the grabber is small for a
    /// finger.
    @MainActor private var room: some View { Color.clear.contentShape(Rectangle()).gesture(node.dragGesture) }

    /// The drag area of the sheet: the grabber, and the space beside it.
    @MainActor private var bar: some View {
        handle.frame(maxWidth: .infinity).contentShape(Rectangle()).gesture(node.dragGesture)
    }

    @MainActor private var handle: some View {
        Button {
            node.change(by: nil)
        } label: {
            Capsule().fill(Color(system: .tertiary)).frame(width: 36, height: 5).padding(5).padding(.horizontal, 20)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(SystemWord.sheetGrabber.text)
        .simultaneousGesture(node.dragGesture)
    }
}
