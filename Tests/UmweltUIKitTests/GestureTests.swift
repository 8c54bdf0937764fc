import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("Gestures of UIKit's views") struct GestureTests {
    /// An object whose methods write down the gestures.
    @MainActor private final class Journal {
        var lines: [String] = []

        func tapped(_ tap: UITapGestureRecognizer) {
            let (own, window) = (tap.location(in: tap.view), tap.location(in: nil))
            lines.append("tap \(tap.state) \(Int(own.x)),\(Int(own.y)) \(Int(window.x)),\(Int(window.y))")
        }

        func twice() { lines.append("twice") }

        func panned(_ pan: UIPanGestureRecognizer) {
            let distance = pan.translation(in: pan.view?.superview)
            lines.append("\(pan.state) \(Int(distance.x)),\(Int(distance.y))")
        }

        func dragged(_ pan: UIPanGestureRecognizer) {
            let distance = pan.translation(in: pan.view)
            pan.view?.center.x += distance.x
            pan.setTranslation(.zero, in: pan.view)
        }

        func pressed(_ press: UILongPressGestureRecognizer) {
            lines.append("\(press.state) \(Int(press.location(in: press.view).x))")
        }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Makes a view of 100 points with a box of 40 at (20, 10), at (50, 50) in a window.
    private func host() -> (TestHost, view: UIView, box: UIView) {
        let view = UIView()
        let box = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 40))
        box.backgroundColor = .red
        view.addSubview(box)
        let host = TestHost(size: CGSize(width: 200, height: 200)) { Shown(view: view).frame(width: 100, height: 100) }
        return (host, view, box)
    }

    @Test("A tap calls its method with its point in the view and in the window, unless it is off or removed")
    func taps() {
        let journal = Journal()
        let (host, view, box) = host()
        let tap = UITapGestureRecognizer(target: journal, action: Selector(Journal.tapped(_:)))
        box.addGestureRecognizer(tap)
        host.update()
        host.tap(at: CGPoint(x: 75, y: 65))
        #expect(journal.lines == ["tap ended 5,5 75,65"] && tap.state == .possible)
        #expect(tap.location(in: view) == CGPoint(x: 25, y: 15))
        host.tap(at: CGPoint(x: 120, y: 120))
        tap.isEnabled = false
        host.update()
        host.tap(at: CGPoint(x: 75, y: 65))
        #expect(journal.lines.count == 1)
        tap.isEnabled = true
        view.addGestureRecognizer(tap)
        #expect(box.gestureRecognizers == nil && view.gestureRecognizers == [tap] && tap.view === view)
        host.update()
        host.tap(at: CGPoint(x: 120, y: 120))
        #expect(journal.lines.last == "tap ended 70,70 120,120")
        view.gestureRecognizers = nil
        host.update()
        host.tap(at: CGPoint(x: 120, y: 120))
        #expect(journal.lines.count == 2 && tap.view == nil)
    }

    @Test("A view has several gestures, and one inside of it comes first") func several() {
        let journal = Journal()
        let (host, view, box) = host()
        let twice = UITapGestureRecognizer(target: journal, action: Selector(Journal.twice))
        twice.numberOfTapsRequired = 2
        box.addGestureRecognizer(twice)
        box.addGestureRecognizer(UIPanGestureRecognizer(target: journal, action: Selector(Journal.panned(_:))))
        view.addGestureRecognizer(UITapGestureRecognizer(target: journal, action: Selector(Journal.tapped(_:))))
        host.update()
        host.tap(at: CGPoint(x: 75, y: 65), count: 2)
        #expect(journal.lines.filter { $0 == "twice" } == ["twice"])
        journal.lines = []
        host.drag(from: CGPoint(x: 75, y: 65), to: CGPoint(x: 95, y: 65))
        #expect(journal.lines.first?.hasPrefix("began") == true && journal.lines.last == "ended 20,0")
    }

    @Test("A pan calls its method when it begins, moves and ends, and is cancelled by what ends it") func pans() {
        let journal = Journal()
        let (host, _, box) = host()
        let pan = UIPanGestureRecognizer(target: journal, action: Selector(Journal.panned(_:)))
        box.addGestureRecognizer(pan)
        host.update()
        host.touchDown(at: CGPoint(x: 75, y: 65))
        host.touchMove(to: CGPoint(x: 95, y: 65))
        host.touchMove(to: CGPoint(x: 95, y: 75))
        host.touchUp(at: CGPoint(x: 95, y: 75))
        host.update()
        #expect(journal.lines == ["began 20,0", "changed 20,10", "ended 20,10"] && pan.state == .possible)
        journal.lines = []
        host.touchDown(at: CGPoint(x: 75, y: 65))
        host.touchMove(to: CGPoint(x: 95, y: 65))
        host.touchCancel(at: CGPoint(x: 95, y: 65))
        host.update()
        #expect(journal.lines == ["began 20,0", "cancelled 20,0"])
    }

    @Test("A pan that moves its view, and measures on from there, moves it as far as the pointer") func moves() {
        let journal = Journal()
        let (host, _, box) = host()
        box.addGestureRecognizer(UIPanGestureRecognizer(target: journal, action: Selector(Journal.dragged(_:))))
        host.update()
        host.touchDown(at: CGPoint(x: 75, y: 65))
        for x in [90, 100, 110, 95] {
            host.touchMove(to: CGPoint(x: CGFloat(x), y: 65))
            host.update()
        }
        host.touchUp(at: CGPoint(x: 95, y: 65))
        #expect(box.frame == CGRect(x: 40, y: 10, width: 40, height: 40))
    }

    @Test("A press that lasts calls its method then, when it moves and when it ends; a shorter one does not")
    func presses() {
        let journal = Journal()
        let (host, _, box) = host()
        let press = UILongPressGestureRecognizer(target: journal, action: Selector(Journal.pressed(_:)))
        press.minimumPressDuration = 0.8
        box.addGestureRecognizer(press)
        host.update()
        host.longPress(at: CGPoint(x: 75, y: 65), for: 0.6)
        #expect(journal.lines == [])
        host.touchDown(at: CGPoint(x: 75, y: 65))
        host.advance(by: 0.9)
        #expect(journal.lines == ["began 5"])
        host.touchMove(to: CGPoint(x: 80, y: 65))
        host.touchUp(at: CGPoint(x: 80, y: 65))
        host.update()
        #expect(journal.lines == ["began 5", "changed 10", "ended 10"])
    }
}

@MainActor @Suite("Gestures of two fingers, swipes and delegates") struct MoreGestureTests {
    @MainActor private final class Journal: NSObject, UIGestureRecognizerDelegate {
        var lines: [String] = []
        var isSimultaneous = false
        var begins = true

        func pinched(_ pinch: UIPinchGestureRecognizer) {
            if pinch.state == .ended { lines.append("pinch \((pinch.scale * 10).rounded() / 10)") }
        }

        func turned(_ rotation: UIRotationGestureRecognizer) {
            if rotation.state == .ended { lines.append("turn \((rotation.rotation * 10).rounded() / 10)") }
        }

        func swiped(_ swipe: UISwipeGestureRecognizer) { lines.append("swipe \(swipe.direction.rawValue)") }

        func tapped() { lines.append("tap") }

        func twice() { lines.append("twice") }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isSimultaneous }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func host(_ recognizers: UIGestureRecognizer...) -> TestHost {
        let view = UIView()
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        return TestHost(size: CGSize(width: 200, height: 200)) { Shown(view: view) }
    }

    @Test("Two fingers pinch or turn: both at once only if a delegate allows it") func pinches() {
        let journal = Journal()
        let pinch = UIPinchGestureRecognizer(target: journal, action: Selector(Journal.pinched(_:)))
        let turn = UIRotationGestureRecognizer(target: journal, action: Selector(Journal.turned(_:)))
        pinch.delegate = journal
        let host = host(pinch, turn)
        host.pinch(at: CGPoint(x: 100, y: 100), magnification: 2)
        host.pinch(at: CGPoint(x: 100, y: 100), rotation: .radians(1))
        #expect(journal.lines == ["pinch 2.0", "turn 1.0"])
        journal.lines = []
        host.pinch(at: CGPoint(x: 100, y: 100), magnification: 2, rotation: .radians(1))
        #expect(journal.lines.count == 1)
        journal.lines = []
        journal.isSimultaneous = true
        host.pinch(at: CGPoint(x: 100, y: 100), magnification: 2, rotation: .radians(1))
        #expect(Set(journal.lines) == ["pinch 2.0", "turn 1.0"])
    }

    @Test("A swipe is recognised in its direction, unless the delegate refuses it") func swipes() {
        let journal = Journal()
        let swipe = UISwipeGestureRecognizer(target: journal, action: Selector(Journal.swiped(_:)))
        swipe.direction = .left
        swipe.delegate = journal
        let host = host(swipe)
        host.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 100))
        #expect(journal.lines == [])
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100))
        #expect(journal.lines == ["swipe 2"])
        journal.begins = false
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100))
        #expect(journal.lines == ["swipe 2"])
    }

    @Test("A tap that requires a double tap to fail waits for it") func doubleTaps() {
        let journal = Journal()
        let twice = UITapGestureRecognizer(target: journal, action: Selector(Journal.twice))
        twice.numberOfTapsRequired = 2
        let once = UITapGestureRecognizer(target: journal, action: Selector(Journal.tapped))
        once.require(toFail: twice)
        let host = host(twice, once)
        host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        #expect(journal.lines == ["twice"])
        host.advance(by: 2)
        host.tap(at: CGPoint(x: 100, y: 100))
        host.advance(by: 2)
        #expect(journal.lines == ["twice", "tap"])
    }
}
