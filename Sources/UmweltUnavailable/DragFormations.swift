import Umwelt

@available(*, unavailable, message: "Umwelt cannot arrange dragged items in a formation: leave the formation out.")
public struct DragDropPreviewsFormation: Hashable, Sendable {
    public static var `default`: DragDropPreviewsFormation { DragDropPreviewsFormation() }

    public static var none: DragDropPreviewsFormation { DragDropPreviewsFormation() }

    public static var pile: DragDropPreviewsFormation { DragDropPreviewsFormation() }

    public static var list: DragDropPreviewsFormation { DragDropPreviewsFormation() }

    public static var stack: DragDropPreviewsFormation { DragDropPreviewsFormation() }
}

@available(*, unavailable, message: "Umwelt cannot arrange dragged items in a formation: leave the formation out.")
extension View {
    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}
