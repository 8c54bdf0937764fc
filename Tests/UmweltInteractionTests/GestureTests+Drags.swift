import SwiftUI
import TestSupport
import Testing
import UmweltTesting

extension GestureTests {
    // MARK: Drags

    @Test("A drag begins after ten points and tells where it is, where it began, and how fast it goes")
    func drag() {
        var last: DragGesture.Value?
        let host = host {
            square().gesture(
                DragGesture().onChanged {
                    last = $0
                    journal.write("\($0.translation.width)")
                }.onEnded { journal.write("end \($0.translation.width)") })
        }
        host.touchDown(at: CGPoint(x: 60, y: 60))
        host.touchMove(to: CGPoint(x: 69, y: 60))
        #expect(journal.read() == [])
        host.advance(by: 0.1)
        host.touchMove(to: CGPoint(x: 79, y: 60))
        #expect(journal.read() == ["19.0"])
        #expect(last?.startLocation == CGPoint(x: 10, y: 10))
        #expect(last?.location == CGPoint(x: 29, y: 10))
        #expect(last?.velocity.width == 190)
        #expect(last?.predictedEndLocation == CGPoint(x: 76.5, y: 10))
        host.touchUp(at: CGPoint(x: 80, y: 60))
        #expect(journal.read() == ["end 20.0"])
    }

    @Test("A drag goes on outside of the view, and one without a distance begins at once")
    func dragOutside() {
        let host = host {
            square().gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { journal.write("\($0.location.x)") }
                    .onEnded { journal.write("end \($0.location.x)") })
        }
        host.touchDown(at: CGPoint(x: 100, y: 100))
        host.touchMove(to: CGPoint(x: 190, y: 100))
        host.touchMove(to: CGPoint(x: -50, y: 100))
        host.touchUp(at: CGPoint(x: -50, y: 100))
        #expect(journal.read() == ["100.0", "190.0", "-50.0", "end -50.0"])
    }

    @Test("A pointer that rests before it is let go has no speed")
    func restingDrag() {
        var velocity: CGSize?
        let host = host { square().gesture(DragGesture().onEnded { velocity = $0.velocity }) }
        host.touchDown(at: CGPoint(x: 60, y: 60))
        host.touchMove(to: CGPoint(x: 90, y: 60))
        host.advance(by: 1)
        host.touchUp(at: CGPoint(x: 90, y: 60))
        #expect(velocity == .zero)
    }

    @Test("A gesture state follows a drag and goes back when it ends, with one run of the body each")
    func gestureState() {
        struct Card: View {
            @GestureState private var offset = CGSize.zero
            var body: some View {
                Text("\(Int(offset.width))")
                    .frame(width: 100, height: 100)
                    .background(.blue)
                    .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
            }
        }
        let host = host { Card() }
        host.touchDown(at: CGPoint(x: 100, y: 100))
        #expect(host.updates { host.touchMove(to: CGPoint(x: 130, y: 100)) } == ["Card"])
        #expect(host.texts == ["30"])
        #expect(host.updates { host.touchUp(at: CGPoint(x: 130, y: 100)) } == ["Card"])
        #expect(host.texts == ["0"])
        host.touchDown(at: CGPoint(x: 100, y: 100))
        host.touchMove(to: CGPoint(x: 150, y: 100))
        #expect(host.texts == ["50"])
        host.touchCancel(at: CGPoint(x: 150, y: 100))
        #expect(host.texts == ["0"])
    }

    @Test("A gesture state goes back with the transaction that its author gave, who is told the last value")
    func resetTransaction() {
        struct Card: View {
            let journal: GestureJournal
            @GestureState private var offset: CGFloat
            init(journal: GestureJournal) {
                self.journal = journal
                _offset = GestureState(wrappedValue: 0) { value, _ in journal.write("reset \(value)") }
            }
            var body: some View {
                Color.blue.frame(width: 100, height: 100)
                    .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
            }
        }
        let host = host { Card(journal: journal) }
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 100))
        #expect(journal.read() == ["reset 40.0"])
    }

    // MARK: Several gestures

    @Test("The gesture inside goes before the one around it")
    func innerWins() {
        let host = host {
            square(.red).frame(width: 150, height: 150).background(.blue).onTapGesture { journal.write("outer") }
                .overlay { square(.green).frame(width: 20, height: 20).onTapGesture { journal.write("inner") } }
                .gesture(DragGesture().onEnded { _ in journal.write("drag") })
                .onTapGesture { journal.write("around") }
        }
        host.tap(at: CGPoint(x: 100, y: 100))
        host.tap(at: CGPoint(x: 40, y: 40))
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
        #expect(journal.read() == ["inner", "outer", "drag"])
    }

    @Test("A gesture of high priority goes before those inside, and one at the same time disturbs nobody")
    func priorities() {
        let host = host {
            VStack {
                Color.red.frame(width: 50, height: 50).onTapGesture { journal.write("red") }
                    .highPriorityGesture(TapGesture().onEnded { journal.write("high") })
                Color.green.frame(width: 50, height: 50).onTapGesture { journal.write("green") }
                    .simultaneousGesture(TapGesture().onEnded { journal.write("same") })
            }
        }
        host.tap(at: CGPoint(x: 100, y: 70))
        #expect(journal.read() == ["high"])
        host.tap(at: CGPoint(x: 100, y: 130))
        #expect(journal.read() == ["green", "same"])
    }

    @Test("A mask says whether the gesture that is added, those inside, or neither may happen")
    func masks() {
        for (mask, expected) in [
            (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
        ] {
            let host = host {
                square().onTapGesture { journal.write("inner") }
                    .gesture(TapGesture().onEnded { journal.write("outer") }, including: mask)
            }
            host.tap(at: CGPoint(x: 100, y: 100))
            #expect(journal.read() == expected)
        }
    }

    @Test("A button inside of a view with a gesture keeps working")
    func buttonInside() {
        let host = host {
            VStack(spacing: 0) {
                Button("Delete") { journal.write("delete") }
                Text("Row")
            }
            .onTapGesture { journal.write("row") }
        }
        host.tap(at: host.frame(of: "Delete")?.origin ?? .zero)
        #expect(journal.read() == ["delete"])
        host.tap("Row")
        #expect(journal.read() == ["row"])
    }

    @Test("A disabled button lets the view around have the tap; a disabled view has no gestures")
    func disabled() {
        let host = host {
            VStack(spacing: 0) {
                Button("Delete") { journal.write("delete") }.disabled(true)
                Text("Row").onTapGesture { journal.write("text") }.disabled(true)
            }
            .onTapGesture { journal.write("row") }
        }
        host.tap(at: host.frame(of: "Delete")?.origin ?? .zero)
        host.tap("Row")
        #expect(journal.read() == ["row", "row"])
    }

    @Test("A gesture of high priority keeps a button from being pressed")
    func highPriorityOverButton() {
        let host = host {
            Button("Hold") { journal.write("press") }
                .highPriorityGesture(LongPressGesture().onEnded { _ in journal.write("long") })
        }
        host.longPress("Hold")
        #expect(journal.read() == ["long"])
        host.tap(at: host.frame(of: "Hold")?.origin ?? .zero)
        #expect(journal.read() == ["press"])
    }

    @Test("A gesture that goes on is broken off when its view is disabled")
    func disabledMidway() {
        struct Card: View {
            @GestureState private var offset: CGFloat = 0
            @State private var isDisabled = false
            var body: some View {
                Text("\(Int(offset))").frame(width: 100, height: 100).background(.blue)
                    .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
                    .disabled(isDisabled)
                Button("Stop") { isDisabled = true }
            }
        }
        let host = host { Card() }
        let frame = host.frame(of: "0") ?? .zero
        host.touchDown(at: frame.origin)
        host.touchMove(to: CGPoint(x: frame.minX + 40, y: frame.minY))
        #expect(host.texts == ["40", "Stop"])
        host.tap("Stop")
        #expect(host.texts == ["0", "Stop"])
        host.touchMove(to: CGPoint(x: frame.minX + 50, y: frame.minY))
        host.touchUp(at: CGPoint(x: frame.minX + 50, y: frame.minY))
        #expect(host.texts == ["0", "Stop"])
    }

    @Test("A gesture goes on while its view's body runs again, with the new actions")
    func updatedMidway() {
        struct Card: View {
            let journal: GestureJournal
            @State private var step = 0
            var body: some View {
                Color.blue.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged { _ in
                            journal.write("\(step)")
                            step += 1
                        })
            }
        }
        let host = host { Card(journal: journal) }
        host.touchDown(at: CGPoint(x: 100, y: 100))
        host.touchMove(to: CGPoint(x: 110, y: 100))
        host.touchMove(to: CGPoint(x: 120, y: 100))
        #expect(journal.read() == ["0", "1", "2"])
    }

    @Test("A view that goes away while it is dragged leaves nothing behind")
    func removedMidway() {
        struct Card: View {
            let journal: GestureJournal
            @State private var isShown = true
            var body: some View {
                if isShown {
                    Color.blue.frame(width: 100, height: 100)
                        .gesture(
                            DragGesture().onChanged { _ in isShown = false }.onEnded { _ in journal.write("end") })
                } else {
                    Color.red.frame(width: 100, height: 100).onTapGesture { journal.write("red") }
                }
            }
        }
        let host = host { Card(journal: journal) }
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 100))
        host.tap(at: CGPoint(x: 100, y: 100))
        #expect(journal.read() == ["red"])
    }
}
