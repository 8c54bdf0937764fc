import SwiftUI

/// The gestures that move a map.
struct MapGestures: ViewModifier {
    let viewport: MapViewport
    let modes: MapInteractionModes
    let model: MapModel
    @Binding var isTouched: Bool
    let move: (MapViewport) -> Void

    /// The viewport at the start of a gesture; nil without one.
    @State private var start: MapViewport?

    /// True while two fingers are down, whose gestures also see one of them drag.
    @State private var isPinched = false
    @State private var pinch = Pinch()

    private struct Pinch {
        var factor: CGFloat = 1
        var angle = Angle.zero
        var anchor = CGPoint.zero
    }

    func body(content: Content) -> some View {
        content
            .gesture(pan.simultaneously(with: magnify.simultaneously(with: rotate)))
            .simultaneousGesture(doubleTap)
            .accessibilityZoomAction { action in
                zoom(by: action.direction == .zoomIn ? 2 : 0.5, around: middle)
            }
    }

    private var middle: CGPoint { CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2) }

    private var pan: (some Gesture)? {
        modes.contains(.pan) ? DragGesture().onChanged(drag).onEnded(release) : nil
    }

    private func drag(_ value: DragGesture.Value) {
        guard !isPinched else { return }
        move(begin().moved(by: value.translation))
    }

    /// The distance in points that a release would travel, below which the map stays where it is. A guess.
    private static let coasting: CGFloat = 20

    private func release(_ value: DragGesture.Value) {
        guard !isPinched else { return end() }
        let far = CGSize(
            width: value.predictedEndTranslation.width - value.translation.width,
            height: value.predictedEndTranslation.height - value.translation.height)
        let start = begin()
        end()
        guard hypot(far.width, far.height) > Self.coasting else { return move(start.moved(by: value.translation)) }
        // A scroll view's deceleration has about this course.
        withAnimation(.easeOut(duration: 0.6)) { move(start.moved(by: value.predictedEndTranslation)) }
    }

    private var magnify: (some Gesture)? {
        modes.contains(.zoom)
            ? MagnifyGesture()
                .onChanged { value in
                    pinch.factor = value.magnification
                    pinch.anchor = value.startLocation
                    model.isMagnifying = true
                    apply()
                }
                .onEnded { _ in end() } : nil
    }

    private var rotate: (some Gesture)? {
        modes.contains(.rotate)
            ? RotateGesture()
                .onChanged { value in
                    pinch.angle = value.rotation
                    pinch.anchor = value.startLocation
                    apply()
                }
                .onEnded { _ in end() } : nil
    }

    private func apply() {
        let start = begin()
        isPinched = true
        move(start.magnified(by: pinch.factor, turnedBy: pinch.angle, around: pinch.anchor))
    }

    private func begin() -> MapViewport {
        if let start { return start }
        start = viewport
        isTouched = true
        return viewport
    }

    private func end() {
        start = nil
        isPinched = false
        isTouched = false
        pinch = Pinch()
        model.isMagnifying = false
    }

    private var doubleTap: (some Gesture)? {
        modes.contains(.zoom) ? SpatialTapGesture(count: 2).onEnded { zoom(by: 2, around: $0.location) } : nil
    }

    private func zoom(by factor: Double, around anchor: CGPoint) {
        withAnimation { move(viewport.magnified(by: factor, around: anchor)) }
    }
}
