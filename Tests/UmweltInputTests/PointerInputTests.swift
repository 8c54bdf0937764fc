import SwiftUI
import Testing
import UmweltTesting

/// Presses and drags by raw input.
@MainActor
struct PointerInputTests {
    @Test("A button is pressed where the pointer is lifted on it")
    func aButtonIsPressedWhereThePointerIsLiftedOnIt() throws {
        let count = Recorded(0)
        let host = TestHost { Button("Add") { count.value += 1 } }
        let frame = try #require(host.frame(of: "Add"))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(host.press(at: middle))
        host.release()
        #expect(count.value == 1)
        host.press(at: middle)
        host.move(to: CGPoint(x: middle.x, y: middle.y + 300))
        host.release()
        #expect(count.value == 1)
    }

    @Test("A slider follows the pointer")
    func aSliderFollowsThePointer() throws {
        let value = Recorded(0.0)
        let host = TestHost(size: CGSize(width: 228, height: 100)) { Volume(value: value) }
        let frame = try #require(host.frame(of: "Volume"))
        host.press(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(abs(value.value - 0.5) < 0.01)
        host.move(to: CGPoint(x: frame.maxX, y: frame.midY))
        #expect(value.value == 1)
        host.release()
        host.press(at: CGPoint(x: frame.minX, y: frame.midY))
        #expect(value.value == 0)
        host.release()
    }

    @Test(
        "A click beside a dialog closes it unless it moves more than 16 points",
        arguments: [(16.0, false), (17.0, true)])
    func aClickBesideADialogClosesItUnlessItMovesMoreThan16Points(distance: Double, isShown: Bool) {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Opener() }
        host.tap("Open")
        #expect(host.texts.contains("Inside"))
        host.advance(by: 1)
        host.press(at: CGPoint(x: 5, y: 5), with: .mouse)
        host.move(to: CGPoint(x: 5, y: 5 + distance))
        host.release()
        host.advance(by: 1)
        #expect(host.texts.contains("Inside") == isShown)
    }

    @Test("A finger that rests for half a second opens the context menu", arguments: [(0.49, false), (0.5, true)])
    func aFingerThatRestsOpensTheContextMenu(seconds: Double, isOpen: Bool) throws {
        let host = TestHost { Text("Photo").contextMenu { Button("Share") {} } }
        let photo = try #require(host.frame(of: "Photo"))
        host.press(at: CGPoint(x: photo.midX, y: photo.midY))
        host.move(to: CGPoint(x: photo.midX + 5, y: photo.midY), after: 0)
        host.advance(by: seconds)
        host.release()
        #expect(host.texts.contains("Share") == isOpen)
    }

    @Test("A finger that rests may move by 10 points", arguments: [(10.0, true), (11.0, false)])
    func aFingerThatRestsMayMoveBy10Points(distance: Double, isOpen: Bool) throws {
        let host = TestHost { Text("Photo").contextMenu { Button("Share") {} } }
        let photo = try #require(host.frame(of: "Photo"))
        host.press(at: CGPoint(x: photo.midX, y: photo.midY))
        host.move(to: CGPoint(x: photo.midX + distance, y: photo.midY), after: 0)
        host.advance(by: 0.5)
        host.release()
        #expect(host.texts.contains("Share") == isOpen)
    }

    @Test("A named tap presses a button without showing it pressed")
    func aNamedTapPressesAButtonWithoutShowingItPressed() throws {
        let (count, shown) = (Recorded(0), Recorded<[Bool]>([]))
        let host = TestHost { Button("Add") { count.value += 1 }.buttonStyle(PressRecorder(shown: shown)) }
        let frame = try #require(host.frame(of: "Add"))
        #expect(host.tap("Add"))
        #expect(count.value == 1)
        #expect(!shown.value.contains(true))
        host.press(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(shown.value.last == true)
        host.release()
        #expect(shown.value.last == false)
        #expect(count.value == 2)
    }

    @Test("A named tap misses a button that a mask hides completely", arguments: [(0.0, false), (0.2, true)])
    func aNamedTapMissesAButtonThatAMaskHidesCompletely(part: Double, isDone: Bool) {
        let count = Recorded(0)
        let host = TestHost {
            Button(action: { count.value += 1 }, label: { Text("Hidden").frame(width: 100, height: 50) })
                .mask(alignment: .leading) { Color.black.frame(width: 100 * part) }
        }
        #expect(host.tap("Hidden") == isDone)
        #expect(count.value == (isDone ? 1 : 0))
    }

    @Test("A named tap activates a button that is covered or out of sight")
    func aNamedTapActivatesAButtonThatIsCoveredOrOutOfSight() {
        let pressed = Recorded<[String]>([])
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack {
                Button("Covered") { pressed.value.append("Covered") }
                    .overlay { Color.red.onTapGesture { pressed.value.append("Cover") } }
                ScrollView {
                    Color.green.frame(height: 1000)
                    Button("Below") { pressed.value.append("Below") }
                }
            }
        }
        #expect(host.tap("Covered"))
        #expect(host.tap("Below"))
        #expect(pressed.value == ["Covered", "Below"])
    }

    @Test("A drag begins after more than 8 points", arguments: [(8.0, false), (9.0, true)])
    func aDragBeginsAfterMoreThan8Points(distance: Double, isDragged: Bool) async throws {
        let dropped = Recorded<[String]>([])
        let host = TestHost {
            Text("Book").draggable("Moby Dick").padding(50)
                .dropDestination(for: String.self) { items, _ in
                    dropped.value += items
                    return true
                }
        }
        let book = try #require(host.frame(of: "Book"))
        host.press(at: CGPoint(x: book.midX, y: book.midY), with: .mouse)
        host.move(to: CGPoint(x: book.midX + distance, y: book.midY))
        host.release()
        await host.finishDrop()
        #expect(dropped.value == (isDragged ? ["Moby Dick"] : []))
    }

    @Test("A mouse drags a view onto a drop destination")
    func aMouseDragsAViewOntoADropDestination() async throws {
        let dropped = Recorded<[String]>([])
        let host = TestHost {
            VStack(spacing: 100) {
                Text("Book").draggable("Moby Dick")
                Text("Shelf").dropDestination(for: String.self) { items, _ in
                    dropped.value += items
                    return true
                }
            }
        }
        let (book, shelf) = (try #require(host.frame(of: "Book")), try #require(host.frame(of: "Shelf")))
        host.press(at: CGPoint(x: book.midX, y: book.midY), with: .mouse)
        host.move(to: CGPoint(x: shelf.midX, y: shelf.midY))
        host.release()
        await host.finishDrop()
        #expect(dropped.value == ["Moby Dick"])
    }

    @Test("A drag gesture outside of a scroll view follows a finger")
    func aDragGestureOutsideOfAScrollViewFollowsAFinger() {
        let distance = Recorded(CGSize.zero)
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            Color.red.gesture(DragGesture().onChanged { distance.value = $0.translation })
        }
        host.press(at: CGPoint(x: 50, y: 50))
        host.move(to: CGPoint(x: 90, y: 80))
        host.release()
        #expect(distance.value == CGSize(width: 40, height: 30))
    }

    private struct Volume: View {
        let value: Recorded<Double>
        @State private var volume = 0.3

        var body: some View {
            Slider(value: $volume) { Text("Volume") }
                .onChange(of: volume) { value.value = volume }
        }
    }

    /// A button style that records whether it shows buttons pressed.
    private struct PressRecorder: ButtonStyle {
        let shown: Recorded<[Bool]>

        func makeBody(configuration: Configuration) -> some View {
            shown.value.append(configuration.isPressed)
            return configuration.label
        }
    }

    private struct Opener: View {
        @State private var isShown = false

        var body: some View {
            Button("Open") { isShown = true }
                .popover(isPresented: $isShown) { Text("Inside").presentationCompactAdaptation(.popover) }
        }
    }
}
