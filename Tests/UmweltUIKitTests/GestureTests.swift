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
