import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has no pencil gestures: add a button for the action.")
public struct PencilHoverPose: Hashable {
    public var location: CGPoint { .zero }

    public var anchor: UnitPoint { .center }

    public var zDistance: CGFloat { 0 }

    public var altitude: Angle { .zero }

    public var azimuth: Angle { .zero }

    public var roll: Angle { .zero }
}

@available(*, unavailable, message: "Umwelt has no pencil gestures: add a button for the action.")
public struct PencilDoubleTapGestureValue: Hashable {
    public var hoverPose: PencilHoverPose? { nil }
}

@available(*, unavailable, message: "Umwelt has no pencil gestures: add a button for the action.")
public struct PencilSqueezeGestureValue: Hashable {
    public var hoverPose: PencilHoverPose? { nil }
}

@available(*, unavailable, message: "Umwelt has no pencil gestures: add a button for the action.")
public enum PencilSqueezeGesturePhase: Equatable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

@available(*, unavailable, message: "Umwelt has no pencil gestures: add a button for the action.")
public struct PencilPreferredAction: Hashable {
    public static var switchEraser: PencilPreferredAction { PencilPreferredAction() }

    public static var switchPrevious: PencilPreferredAction { PencilPreferredAction() }

    public static var showColorPalette: PencilPreferredAction { PencilPreferredAction() }

    public static var showInkAttributes: PencilPreferredAction { PencilPreferredAction() }

    public static var showContextualPalette: PencilPreferredAction { PencilPreferredAction() }

    public static var runSystemShortcut: PencilPreferredAction { PencilPreferredAction() }

    public static var ignore: PencilPreferredAction { PencilPreferredAction() }
}

@available(*, unavailable, message: "Umwelt has no pencil gestures: add a button for the action.")
extension EnvironmentValues {
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

@available(*, unavailable, message: "Umwelt has no pencil gestures: add a button for the action.")
extension View {
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> some View { self }

    nonisolated public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
}
