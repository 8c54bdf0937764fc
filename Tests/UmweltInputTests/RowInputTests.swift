import SwiftUI
import Testing
import Umwelt
import UmweltInput

@testable import UmweltTesting

/// Rows of lists by raw input: swipes and moves.
@MainActor
struct RowInputTests {
    @Test("A swipe of 40 points reveals the actions", arguments: [(39.0, false), (40.0, true)])
    func aSwipeOf40PointsRevealsTheActions(distance: Double, isRevealed: Bool) throws {
        let host = TestHost { Letters(letters: .init(["A", "B", "C"])) }
        let row = try #require(host.frame(of: "B"))
        host.press(at: CGPoint(x: 300, y: row.midY))
        host.move(to: CGPoint(x: 300 - distance, y: row.midY))
        host.release()
        #expect((host.control("Delete") { $0.role == .button } != nil) == isRevealed)
    }

    @Test("A swipe over more than six tenths of a row performs the first action", arguments: [(234.0, 3), (235.0, 2)])
    func aSwipeOverMoreThanSixTenthsOfARowPerformsTheFirstAction(distance: Double, count: Int) throws {
        let letters = Recorded(["A", "B", "C"])
        let host = TestHost { Letters(letters: letters) }
        let row = try #require(host.frame(of: "B"))
        host.press(at: CGPoint(x: 360, y: row.midY))
        // The row is as wide as the window: 390 points.
        host.move(to: CGPoint(x: 360 - distance, y: row.midY))
        host.release()
        #expect(letters.value.count == count)
    }

    @Test("A row follows a swipe by half of its distance")
    func aRowFollowsASwipeByHalfOfItsDistance() throws {
        let host = TestHost { Letters(letters: .init(["A", "B", "C"])) }
        let row = try #require(host.frame(of: "B"))
        let surface = OffsetSurface(host.host)
        let input = InputEngine(surface)
        input.pointer(PointerEvent(.began, at: CGPoint(x: 300, y: row.midY), time: 0))
        input.pointer(PointerEvent(.moved, at: CGPoint(x: 200, y: row.midY), time: 0.1))
        #expect(surface.offsets == [CGPoint(x: -50, y: 0)])
        input.pointer(PointerEvent(.ended, at: CGPoint(x: 200, y: row.midY), time: 0.2))
        #expect(surface.offsets.last == .zero)
    }

    @Test("A revealed row is swiped back")
    func aRevealedRowIsSwipedBack() {
        let host = TestHost { Letters(letters: .init(["A", "B", "C"])) }
        #expect(host.swipe("B", toLeft: true))
        #expect(host.control("Delete") { $0.role == .button } != nil)
        #expect(host.swipe("B", toLeft: false))
        #expect(host.control("Delete") { $0.role == .button } == nil)
    }

    @Test("Named gestures of rows move a pointer")
    func namedGesturesOfRowsMoveAPointer() {
        let letters = Recorded(["A", "B", "C"])
        let host = TestHost { Letters(letters: letters) }
        let time = host.clock.time
        #expect(host.drag(row: "A", by: 2))
        #expect(letters.value == ["B", "C", "A"])
        #expect(host.drag(row: "A", by: -1))
        #expect(letters.value == ["B", "A", "C"])
        #expect(host.swipe("C", toLeft: true, isFull: true))
        #expect(letters.value == ["B", "A"])
        #expect(host.clock.time == time)
    }

    @Test("A mouse drags a row to another place")
    func aMouseDragsARowToAnotherPlace() throws {
        let letters = Recorded(["A", "B", "C"])
        let host = TestHost { Letters(letters: letters) }
        let (first, last) = (try #require(host.frame(of: "A")), try #require(host.frame(of: "C")))
        host.press(at: CGPoint(x: 100, y: first.midY), with: .mouse)
        host.move(to: CGPoint(x: 100, y: last.midY + 5))
        host.release()
        #expect(letters.value == ["B", "C", "A"])
    }

    @Test("A finger that rests on a row for 0.4 seconds drags it", arguments: [(0.39, false), (0.4, true)])
    func aFingerThatRestsDragsTheRow(seconds: Double, isMoved: Bool) throws {
        let letters = Recorded(["A", "B", "C"])
        let host = TestHost { Letters(letters: letters) }
        let (first, last) = (try #require(host.frame(of: "A")), try #require(host.frame(of: "C")))
        host.press(at: CGPoint(x: 100, y: first.midY))
        host.advance(by: seconds)
        host.move(to: CGPoint(x: 100, y: last.midY + 5), after: 0)
        host.release()
        #expect(letters.value == (isMoved ? ["B", "C", "A"] : ["A", "B", "C"]))
    }

    @Test("A cancelled move leaves the row in its place")
    func aCancelledMoveLeavesTheRowInItsPlace() throws {
        let letters = Recorded(["A", "B", "C"])
        let host = TestHost { Letters(letters: letters) }
        let first = try #require(host.frame(of: "A"))
        host.press(at: CGPoint(x: 100, y: first.midY), with: .mouse)
        host.move(to: CGPoint(x: 100, y: first.midY + 200))
        host.move(to: CGPoint(x: 100, y: first.midY))
        host.release()
        #expect(letters.value == ["A", "B", "C"])
    }

    /// A list of letters that are deleted and moved.
    private struct Letters: View {
        let letters: Recorded<[String]>
        @State private var shown: [String]

        init(letters: Recorded<[String]>) {
            self.letters = letters
            shown = letters.value
        }

        var body: some View {
            List {
                ForEach(shown, id: \.self) { letter in
                    Text(letter)
                        .swipeActions {
                            Button("Delete", role: .destructive) {
                                shown.removeAll { $0 == letter }
                                letters.value = shown
                            }
                        }
                }
                .onMove { offsets, target in
                    shown.move(fromOffsets: offsets, toOffset: target)
                    letters.value = shown
                }
            }
        }
    }
}

/// A window that records the distances at which the input engine shows nodes.
@MainActor
private final class OffsetSurface: InputSurface {
    let view: ViewHost
    private(set) var offsets: [CGPoint] = []

    init(_ view: ViewHost) { self.view = view }

    func update() { view.update() }

    func offset(_ node: HostNode, by distance: CGPoint) { offsets.append(distance) }

    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
}
