import Foundation
import SwiftUI
import Testing

import Umwelt
@testable import UmweltScenes
@testable import UmweltTesting

private struct Board: View {
    @State private var shift = CGSize.zero
    @State private var pinch = ""
    @State private var presses = 0
    @State private var doubles = 0
    @State private var singles = 0
    @State private var spot = CGPoint.zero

    var body: some View {
        VStack(spacing: 0) {
            Text("\(Int(shift.width.rounded())) \(Int(shift.height.rounded())), \(pinch)")
            Text("\(presses) presses, \(doubles) doubles, \(singles) singles, \(Int(spot.x.rounded()))")
            Text("Card").frame(width: 100, height: 50).contentShape(Rectangle())
                .gesture(DragGesture().onChanged { shift = $0.translation })
            Color.red.frame(width: 100, height: 50).accessibilityLabel("Hold")
                .onLongPressGesture(minimumDuration: 0.8) { presses += 1 }
            Color.red.frame(width: 200, height: 200).accessibilityLabel("Map")
                .gesture(
                    MagnifyGesture().simultaneously(with: RotateGesture())
                        .onChanged { value in
                            let scale = Int(((value.first?.magnification ?? 1) * 100).rounded())
                            pinch = "\(scale) % \(Int((value.second?.rotation.degrees ?? 0).rounded()))°"
                        })
            Color.red.frame(width: 100, height: 50).accessibilityLabel("Twice")
                .onTapGesture(count: 2) { doubles += 1 }
                .onTapGesture { singles += 1 }
            Color.green.frame(width: 100, height: 50).accessibilityLabel("Spot").onTapGesture { spot = $0 }
            Color.blue.frame(width: 100, height: 50).onTapGesture { singles += 100 }
        }
    }
}

private struct Pages: View {
    @State private var position = ScrollPosition()
    @State private var count = 0

    var body: some View {
        VStack(spacing: 0) {
            Text("\(count)")
            Button("Count") { count += 1 }
                .gesture(LongPressGesture().onEnded { _ in })
            Button("Down") { position.scrollTo(y: 400) }
            ScrollView { Color.red.frame(height: 2000) }.frame(height: 100)
            ScrollView { Color.green.frame(height: 3000) }.scrollPosition($position).frame(height: 100)
        }
    }
}

private struct Shelf: View {
    @State private var books = ["Emma", "Moby Dick", "Walden"]
    @State private var chosen: String?
    @State private var said = ""
    @State private var isOn = false
    @FocusState private var isFocused

    var body: some View {
        VStack {
            Text("\(chosen ?? "none"), \(said), \(isOn ? "on" : "off")")
            Toggle("Large", isOn: $isOn)
            Text("Keys").focusable().focused($isFocused)
                .onKeyPress { key in
                    said += "\(key.characters)\(key.modifiers.contains(.shift) ? "⇧" : "")"
                    return .handled
                }
            Text("Menu").contextMenu { Button("Shout") { said += "!" } }
            List(selection: $chosen) {
                ForEach(books, id: \.self) { Text($0) }
                    .onDelete { books.remove(atOffsets: $0) }
                    .onMove { books.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }
}

private struct Exchange: View {
    @State private var cart: [String] = []

    var body: some View {
        VStack {
            Text("Emma").draggable("Emma")
            Text("Cart").dropDestination(for: String.self) { items, _ in
                cart += items
                return true
            }
            Text("Floor")
            Text("Bought: \(cart.joined(separator: ", "))")
        }
    }
}

@MainActor @Suite("Recordings of gestures") struct GestureRecordingTests {
    /// Does something in a window, and returns the recording.
    private func record(in host: TestHost, _ act: () throws -> Void) rethrows -> Recording {
        let inspection = host.host.diagnostics.beginInspection()
        inspection.beginRecording()
        try act()
        inspection.endRecording()
        return inspection.recording ?? Recording(subject: "", isApp: false, size: .zero)
    }

    /// Plays a recording in a window, after it was written and read.
    private func play(_ recording: Recording, in host: TestHost) throws {
        let read = try JSONDecoder().decode(Recording.self, from: JSONEncoder().encode(recording))
        #expect(read == recording)
        for (index, step) in read.steps.enumerated() {
            try host.host.diagnostics.replay(step, number: index + 1, on: host)
        }
    }

    /// The lines of the test that does the same, without those around the steps.
    private func lines(of recording: Recording) -> [String] {
        recording.test(expecting: []).split(separator: "\n").dropFirst(2).dropLast(2)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("A drag in a view with a label is a line with its path and its time, and does the same again")
    func drag() throws {
        let host = TestHost { Board() }
        let frame = try #require(host.frame(of: "Card"))
        let start = CGPoint(x: frame.minX + 10, y: frame.minY + 20)
        let recording = record(in: host) {
            host.drag(along: [start, CGPoint(x: start.x + 60, y: start.y), CGPoint(x: start.x + 60, y: start.y + 30)])
        }
        #expect(host.texts.first?.hasPrefix("60 30") == true)
        let line = try #require(lines(of: recording).first)
        #expect(line.hasPrefix("#expect(host.drag(\"Card\", along: [CGPoint(x: 10, y: 20), CGPoint(x: "), "\(line)")
        #expect(line.hasSuffix(", y: 50)], for: 0.1))"), "\(line)")
        #expect(lines(of: recording).count == 1)
        let (other, third) = (TestHost { Board() }, TestHost { Board() })
        try play(recording, in: other)
        #expect(other.texts == host.texts)
        #expect(third.drag("Card", along: [.init(x: 10, y: 20), .init(x: 70, y: 20), .init(x: 70, y: 50)], for: 0.1))
        #expect(third.texts == host.texts)
    }

    @Test("A press that is held is one of its time")
    func longPress() throws {
        let host = TestHost { Board() }
        let recording = record(in: host) { host.longPress("Hold", for: 1) }
        #expect(lines(of: recording) == [#"#expect(host.longPress("Hold", at: CGPoint(x: 50, y: 25), for: 1))"#])
        let (other, third) = (TestHost { Board() }, TestHost { Board() })
        try play(recording, in: other)
        #expect(third.longPress("Hold", at: CGPoint(x: 50, y: 25), for: 1))
        #expect(host.texts[1].hasPrefix("1 presses"))
        #expect(other.texts == host.texts && third.texts == host.texts)
    }

    @Test("Two fingers are a pinch with its magnification and its rotation")
    func pinch() throws {
        let host = TestHost { Board() }
        let recording = record(in: host) { host.pinch("Map", magnification: 1.5, rotation: .degrees(30)) }
        #expect(host.texts.first?.hasSuffix("150 % 30°") == true, "\(host.texts)")
        let line = try #require(lines(of: recording).first)
        #expect(
            line.hasPrefix(#"#expect(host.pinch("Map", at: CGPoint(x: 100, y: 100), magnification: 1.5, rotation: "#),
            "\(line)")
        let other = TestHost { Board() }
        try play(recording, in: other)
        #expect(other.texts == host.texts)
    }

    @Test("Taps that follow each other are one row, and slower ones are told apart by the time between them")
    func taps() throws {
        let host = TestHost { Board() }
        let recording = record(in: host) {
            host.tap("Twice", count: 2)
            host.advance(by: 0.5)
            host.tap("Twice", count: 1)
            host.advance(by: 0.5)
            host.tap("Twice", count: 1)
            host.advance(by: 5)
        }
        #expect(host.texts[1].hasPrefix("0 presses, 1 doubles, 2 singles"), "\(host.texts)")
        guard recording.steps.count == 5, case .wait(let pause) = recording.steps[1] else {
            Issue.record("\(recording.steps)")
            return
        }
        #expect(recording.steps[0] == .taps("Twice", count: 2) && recording.steps[2] == .tap("Twice"))
        #expect(abs(pause - 0.55) < 0.02)
        let other = TestHost { Board() }
        try play(recording, in: other)
        other.advance(by: 5)
        #expect(other.texts == host.texts)
    }

    @Test("A tap whose place counts, or in a view without a label, is one at that place")
    func places() throws {
        let host = TestHost { Board() }
        let spot = try #require(host.frame(of: "Spot"))
        let recording = record(in: host) {
            host.tap(at: CGPoint(x: spot.minX + 7, y: spot.minY + 9))
            host.advance(by: 2)
            host.tap(at: CGPoint(x: spot.midX, y: spot.maxY + 25))
        }
        #expect(host.texts[1].hasSuffix("100 singles, 7"), "\(host.texts)")
        #expect(
            lines(of: recording) == [
                #"#expect(host.tap("Spot", at: CGPoint(x: 7, y: 9)))"#,
                "#expect(host.tap(at: \(Recording.point(CGPoint(x: spot.midX, y: spot.maxY + 25)))))",
            ])
        let other = TestHost { Board() }
        try play(recording, in: other)
        #expect(other.texts == host.texts)
    }

    @Test("A press that the host tells by a pointer, too, is one step; a pointer that the system takes away is none")
    func presses() throws {
        let host = TestHost { Pages() }
        _ = host.host.nextFrame()
        let node = try #require(host.control("Count") { $0.role == .button })
        let id = try #require((1...UInt32(10_000)).first { host.host.sent.recorder?.node($0) === node.node })
        let recording = record(in: host) {
            let (place, first) = (node.frame.middle, PointerEvent.Phase.began)
            for (phase, time) in [(first, 1.0), (.ended, 1.1), (.began, 4), (.cancelled, 4.1)] {
                host.host.send(.pointer(event: PointerEvent(phase, at: place, time: time)), to: id)
                if phase == .ended { host.host.send(.press, to: id) }
            }
        }
        #expect(recording.steps == [.tap("Count")])
    }

    @Test("Scrolling by the user is a step for each scroll view, and that of the app is none")
    func scrolling() throws {
        let host = TestHost { Pages() }
        _ = host.host.nextFrame()
        let areas = SemanticsNode.all(in: host.semantics, where: \.role.isScrollArea)
        let ids = areas.compactMap { area in
            (1...UInt32(10_000)).first { host.host.sent.recorder?.node($0) === area.node }
        }
        try #require(ids.count == 2)
        let recording = record(in: host) {
            host.host.send(.scroll(x: 0, y: 100), to: ids[0])
            host.host.send(.scroll(x: 0, y: 250), to: ids[0])
            host.host.send(.scroll(x: 0, y: 30), to: ids[1])
            host.press("Down")
            // As a page reports the offset to which it has scrolled for the app.
            host.host.send(.scroll(x: 0, y: 400), to: ids[1])
        }
        #expect(recording.steps == [.scroll(area: 0, x: 0, y: 250), .scroll(area: 1, x: 0, y: 30)])
        #expect(
            lines(of: recording) == [
                "#expect(host.scroll(to: CGPoint(x: 0, y: 250)))",
                "#expect(host.scroll(to: CGPoint(x: 0, y: 30), area: 1))",
            ])
        let other = TestHost { Pages() }
        try play(recording, in: other)
        let others = SemanticsNode.all(in: other.semantics, where: \.role.isScrollArea)
        #expect(others.map(\.hostNode.scrollOffset) == [CGPoint(x: 0, y: 250), CGPoint(x: 0, y: 30)])
    }

    @Test("Rows, switches, menus, keys with the focus and modifier keys have lines of their own")
    func others() throws {
        let host = TestHost { Shelf() }
        _ = host.host.nextFrame()
        func send(_ event: NodeEvent, _ isWanted: (SemanticsNode) -> Bool) throws {
            host.update()
            _ = host.host.nextFrame()
            let found = SemanticsNode.first(in: host.semantics, where: isWanted)
            let node = try #require(found)
            let id = try #require((1...UInt32(10_000)).first { host.host.sent.recorder?.node($0) === node.node })
            host.host.send(event, to: id)
            host.update()
        }
        let recording = try record(in: host) {
            try send(.press) { if case .toggle = $0.role { true } else { false } }
            try send(.press) { if case .listItem = $0.role { $0.said == "Walden" } else { false } }
            try send(.delete) { if case .listItem = $0.role { $0.said == "Emma" } else { false } }
            try send(.move(by: 1)) { if case .listItem = $0.role { $0.said == "Moby Dick" } else { false } }
            try send(.focus) { $0.label == "Keys" && $0.isFocusable }
            let stroke = KeyStroke(.down, "a", characters: "A", modifiers: .shift)
            try send(.key(stroke: stroke)) { $0.label == "Keys" && $0.isFocusable }
            try send(.modifierKeys(held: .option)) { $0.label == "Keys" }
            try send(.showMenu(x: 1, y: 1)) { $0.semantics.actions.contains(.showMenu) }
        }
        #expect(
            lines(of: recording) == [
                #"#expect(host.toggle("Large"))"#,
                #"#expect(host.select("Walden"))"#,
                #"#expect(host.delete("Emma"))"#,
                #"#expect(host.move("Moby Dick", by: 1))"#,
                #"#expect(host.focus("Keys"))"#,
                #"#expect(host.press("a", modifiers: [.shift]))"#,
                "host.setModifiers([.option])",
                #"#expect(host.openContextMenu("Menu"))"#,
            ])
        let other = TestHost { Shelf() }
        try play(recording, in: other)
        let books = host.texts.filter { ["Emma", "Moby Dick", "Walden"].contains($0) }
        #expect(other.texts == host.texts && books == ["Walden", "Moby Dick"])
    }

    @Test("What a view takes that is dropped on it is a step of a test that waits for it")
    func drops() async throws {
        let host = TestHost { Exchange() }
        let inspection = host.host.diagnostics.beginInspection()
        inspection.beginRecording()
        #expect(await host.drag("Emma", onto: "Cart"))
        #expect(await !host.drag("Emma", onto: "Floor"))
        inspection.endRecording()
        let recording = try #require(inspection.recording)
        #expect(recording.steps == [.dragAndDrop("Emma", onto: "Cart")])
        #expect(recording.test(expecting: []).hasPrefix("@MainActor @Test func recorded() async throws {"))
        #expect(lines(of: recording) == [#"#expect(await host.drag("Emma", onto: "Cart"))"#])
        let other = TestHost { Exchange() }
        try play(recording, in: other)
        await other.host.transfers.finishWork()
        #expect(other.texts.last == "Bought: Emma" && other.texts == host.texts)
    }

    @Test("An open inspector hears of steps that change nothing in the window; what no view follows is none")
    func notices() {
        let host = TestHost { Board() }
        let inspection = host.host.diagnostics.beginInspection()
        var count = 0
        inspection.beginRecording()
        inspection.onUpdate = { count += 1 }
        host.tap(at: CGPoint(x: 1, y: 1))
        #expect(count == 0)
        host.tap("Hold", count: 1)
        #expect(count == 1 && inspection.recording?.steps == [.tap("Hold")])
    }

    @Test("Samples that a steady movement passes are left out, and rests are not")
    func thinning() {
        func pointer(_ samples: [(Double, Double)]) -> RecordedGesture.Pointer {
            RecordedGesture.Pointer(device: .touch, samples: samples.map { .init(time: $0.0, x: $0.1, y: 0) })
        }
        var steady = pointer((0...100).map { (Double($0) / 100, Double($0)) })
        steady.thin()
        #expect(steady.samples.map(\.x) == [0, 100])
        var resting = pointer((0...100).map { (Double($0) / 100, Double(min($0, 50))) })
        resting.thin()
        #expect(resting.samples.map(\.x) == [0, 50, 50])
    }

    @Test("A gesture that no view follows any more says so")
    func faults() {
        let host = TestHost { Board() }
        let pointer = RecordedGesture.Pointer(device: .touch, samples: [.init(time: 0, x: 1, y: 1)])
        func reason(_ view: String?) -> String {
            do {
                let step = Recording.Step.gesture(RecordedGesture(view: view, pointers: [pointer]))
                try host.host.diagnostics.replay(step, number: 1, on: host)
                return ""
            } catch {
                return "\(error)"
            }
        }
        #expect(reason("Nothing").contains("there is no “Nothing” in the window"))
        #expect(reason(nil).contains("no view follows the pointer there"))
    }
}
