import Foundation
@_spi(Kernel) import Umwelt

/// The drag of a sheet by its bars and its handle, which the card follows.
struct SheetDrag {
    /// The distance that the upper edge of the card was moved down from its height, in points.
    let distance: Binding<CGFloat>

    /// Takes a height.
    let choose: (PresentationDetent) -> Void
}

extension SheetNode {
    /// The drag gesture of the sheet. It uses window coordinates, because the card moves with it.
    @MainActor var dragGesture: some Gesture {
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .onChanged { [self] in if isDraggable { drag?.distance.wrappedValue = $0.translation.height } }
            .onEnded { [self] in change(by: $0.translation.height) }
    }

    /// Changes the height of the sheet after the handle or a bar was dragged, or the handle pressed.
    ///
    /// Closes a sheet that was dragged down to less than half of its least height. A centered card in a wide window is
    /// not draggable.
    ///
    /// - Parameter distance: The distance of the drag downwards, in points, which selects the nearest height; nil for a
    ///   press, which selects the next height.
    @MainActor func change(by distance: CGFloat?) {
        guard let drag, distance == nil || isDraggable else { return }
        withAnimation(element.tree.animations.movesScreens ? .screen : nil) {
            if let distance, restingHeight - distance < leastHeight / 2, dismiss() { return }
            drag.distance.wrappedValue = 0
            if let detent = detent(after: distance) { drag.choose(detent) }
        }
    }
}

/// The key of the sheet that the bars of its content drag.
private struct DraggedSheetKey: EnvironmentKey {
    static var defaultValue: SheetNode? { nil }
    static func _valuesEqual(_ lhs: SheetNode?, _ rhs: SheetNode?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
    /// The sheet that the bars of its content drag; nil outside a sheet.
    package var draggedSheet: SheetNode? {
        get { self[DraggedSheetKey.self] }
        set { self[DraggedSheetKey.self] = newValue }
    }
}

/// A modifier with which a bar drags its sheet.
package nonisolated struct DragsSheet: ViewModifier, SystemView {
    @Environment(\.draggedSheet) private var sheet

    package nonisolated init() {}

    @MainActor package func body(content: Content) -> some View {
        if let sheet { content.simultaneousGesture(sheet.dragGesture) } else { content }
    }
}
