import SwiftUI
import TestSupport
import Testing
import UmweltTesting

@MainActor @Suite("Gestures") struct GestureTests {
    let journal = GestureJournal()

    func host<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> TestHost {
        TestHost(size: CGSize(width: 200, height: 200), typeSetter: FixedMetrics(), content: content)
    }

    func square(_ color: Color = .blue) -> some View { color.frame(width: 100, height: 100) }

    // MARK: Taps

    @Test("A tap on what a view draws calls the action, a tap beside it does not")
    func tap() {
        let host = host { square().onTapGesture { journal.write("tap") } }
        #expect(host.tap(at: CGPoint(x: 100, y: 100)))
        #expect(!host.tap(at: CGPoint(x: 20, y: 20)))
        #expect(journal.read() == ["tap"])
    }

    @Test("A tap tells its place in the view, in the window, or in a view with a name")
    func tapPlaces() {
        func write(_ point: CGPoint) { journal.write("\(point.x) \(point.y)") }
        let host = host {
            square()
                .onTapGesture { journal.write("local \($0.x) \($0.y)") }
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .global).onEnded { write($0.location) })
                .simultaneousGesture(SpatialTapGesture(coordinateSpace: .named("pad")).onEnded { write($0.location) })
                .padding(10)
                .coordinateSpace(.named("pad"))
        }
        host.tap(at: CGPoint(x: 60, y: 70))
        #expect(journal.read() == ["local 10.0 20.0", "60.0 70.0", "20.0 30.0"])
    }

    @Test("A pointer that moves ten points away taps nothing")
    func movedTap() {
        let host = host { square().onTapGesture { journal.write("tap") } }
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 105, y: 100))
        #expect(journal.read() == ["tap"])
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 110, y: 100))
        #expect(journal.read() == [])
    }

    @Test("Two taps in a row are a double tap; a second one that comes late is not")
    func doubleTap() {
        let host = host { square().onTapGesture(count: 2) { journal.write("double") } }
        host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        #expect(journal.read() == ["double"])
        host.tap(at: CGPoint(x: 100, y: 100))
        host.advance(by: 0.4)
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(journal.read() == [])
        host.advance(by: 0.2)
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(journal.read() == ["double"])
    }

    @Test("A single tap waits until it cannot be a double tap any more")
    func singleAndDouble() {
        let host = host {
            square().onTapGesture(count: 2) { journal.write("double") }.onTapGesture { journal.write("single") }
        }
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(journal.read() == [])
        host.advance(by: 0.3)
        #expect(journal.read() == ["single"])
        host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        host.advance(by: 1)
        #expect(journal.read() == ["double"])
    }

    @Test("A tap that the system cancels is none")
    func cancelledTap() {
        let host = host { square().onTapGesture { journal.write("tap") } }
        host.touchDown(at: CGPoint(x: 100, y: 100))
        host.touchCancel(at: CGPoint(x: 100, y: 100))
        host.touchUp(at: CGPoint(x: 100, y: 100))
        #expect(journal.read() == [])
    }

    @Test("A tap runs only the body that reads what it changed")
    func exactBodies() {
        struct Count: View {
            let count: Int
            var body: some View { Text("\(count)") }
        }
        struct Pad: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Count(count: count)
                    Bystander()
                    Color.blue.frame(width: 50, height: 50).onTapGesture { count += 1 }
                }
            }
        }
        let host = host { Pad() }
        #expect(host.updates { host.tap(at: CGPoint(x: 100, y: 120)) } == ["Pad", "Count"])
        #expect(host.texts == ["1", "bystander"])
    }

    // MARK: Long presses

    @Test("A long press acts when it has lasted long enough, before the pointer is taken up")
    func longPress() {
        let host = host {
            square().onLongPressGesture {
                journal.write("long")
            } onPressingChanged: {
                journal.write("\($0)")
            }
        }
        host.touchDown(at: CGPoint(x: 100, y: 100))
        #expect(journal.read() == ["true"])
        host.advance(by: 0.49)
        #expect(journal.read() == [])
        host.advance(by: 0.01)
        #expect(journal.read() == ["long", "false"])
        host.touchUp(at: CGPoint(x: 100, y: 100))
        #expect(journal.read() == [])
    }

    @Test("A press that is let go, or moved, too early is not long")
    func shortPress() {
        let host = host {
            square().onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
                journal.write("long")
            } onPressingChanged: {
                journal.write("\($0)")
            }
        }
        host.longPress("", for: 0.9)
        host.touchDown(at: CGPoint(x: 100, y: 100))
        host.advance(by: 0.9)
        host.touchUp(at: CGPoint(x: 100, y: 100))
        #expect(journal.read() == ["true", "false"])
        host.touchDown(at: CGPoint(x: 100, y: 100))
        host.touchMove(to: CGPoint(x: 120, y: 100))
        host.touchMove(to: CGPoint(x: 121, y: 100))
        #expect(journal.read() == ["true", "false"])
        host.advance(by: 2)
        host.touchUp(at: CGPoint(x: 121, y: 100))
        #expect(journal.read() == [])
    }
}
