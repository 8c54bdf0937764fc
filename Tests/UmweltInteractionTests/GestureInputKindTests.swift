import SwiftUI
import Testing

import Umwelt
@testable import UmweltTesting

private let all = "drag 1, first 1, place 1, press 1, tap 1"

/// A view whose gestures follow some kinds of input, with a count for each.
private struct Kinds: View {
    let kinds: GestureInputKinds
    @State private var done: [String: Int] = [:]

    private func count(_ name: String) { done[name, default: 0] += 1 }

    var body: some View {
        VStack(spacing: 0) {
            box("tap").gesture(TapGesture(inputKinds: kinds).onEnded { count("tap") })
            box("place").onTapGesture(inputKinds: kinds) { _ in count("place") }
            box("drag").gesture(DragGesture(minimumDistance: 0, inputKinds: kinds).onEnded { _ in count("drag") })
            box("press").onLongPressGesture(minimumDuration: 0, inputKinds: kinds) { count("press") }
            box("either").gesture(
                TapGesture(inputKinds: kinds).exclusively(before: TapGesture())
                    .onEnded { if case .first = $0 { count("first") } else { count("second") } })
            Text(done.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        }
    }

    private func box(_ name: String) -> some View { Color.red.frame(width: 100, height: 40).accessibilityLabel(name) }
}

@MainActor @Suite("Kinds of input of gestures") struct GestureInputKindTests {
    /// Taps each box with a device, and returns what its gestures have counted.
    private func counts(_ kinds: GestureInputKinds, tappedBy device: PointerEvent.Device) -> String {
        let host = TestHost(size: CGSize(width: 100, height: 300)) { Kinds(kinds: kinds) }
        for name in ["tap", "place", "drag", "press", "either"] {
            guard let frame = host.frame(of: name) else { return "no \(name)" }
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            for phase in [PointerEvent.Phase.began, .ended] {
                _ = host.host.send(PointerEvent(phase, at: middle, time: host.clock.time, device: device, pointer: 1))
                host.update()
            }
        }
        return host.texts.last ?? ""
    }

    @Test("A gesture follows its kinds of input and leaves the others to other gestures")
    func kinds() {
        let samples: [(GestureInputKinds, PointerEvent.Device, String)] = [
            (.pencil, .pen, all), (.pencil, .touch, "second 1"), (.pencil, .mouse, "second 1"),
            (.directTouch, .touch, all), (.directTouch, .pen, "second 1"),
            (.pointer, .mouse, all), (.pointer, .touch, "second 1"),
            ([.pointer, .pencil], .pen, all), (.all, .touch, all), (.indirectTouch, .mouse, "second 1"),
        ]
        for (kinds, device, counted) in samples {
            #expect(counts(kinds, tappedBy: device) == counted, "\(kinds) by \(device)")
        }
    }

    @Test("Two fingers make no gesture for pens")
    func pinches() {
        func grows(_ kinds: GestureInputKinds) -> Bool {
            var isGrown = false
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                Color.red.gesture(MagnifyGesture(inputKinds: kinds).onChanged { _ in isGrown = true })
            }
            host.touchDown(at: CGPoint(x: 40, y: 50), finger: 1)
            host.touchDown(at: CGPoint(x: 60, y: 50), finger: 2)
            host.touchMove(to: CGPoint(x: 90, y: 50), finger: 2)
            return isGrown
        }
        #expect(grows(.all) && grows(.directTouch) && !grows(.pencil))
    }
}
