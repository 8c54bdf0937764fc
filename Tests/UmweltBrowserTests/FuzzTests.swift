import Foundation
import NIOCore
import NIOWebSocket
import SwiftUI
import Testing

@testable import UmweltBrowser

@Suite(.serialized, .oneAtATime) @MainActor struct FuzzTests {
    /// The number of messages: `UMWELT_FUZZ` of them, as `make fuzz` says.
    nonisolated private static let wanted = Int(ProcessInfo.processInfo.environment["UMWELT_FUZZ"] ?? "")
    nonisolated static let count = wanted ?? 1000

    /// The seed of what is random: `UMWELT_FUZZ_SEED`, or the same each time.
    nonisolated static let seed = UInt64(ProcessInfo.processInfo.environment["UMWELT_FUZZ_SEED"] ?? "") ?? 20_261_121

    /// Says how fast messages were handled, if that was asked for.
    private func report(_ kind: String, _ count: Int, since start: ContinuousClock.Instant) {
        guard Self.wanted != nil else { return }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("\(count) \(kind) in \(Int(seconds)) s, \(Int(Double(count) / seconds)) a second, seed \(Self.seed)")
    }

    /// The codes with which a connection may be closed for what its page sends.
    private static let knownCodes: Set<UInt16> = [1000, 1002, 1003, 1007, 1008, 1009]

    @Test("Messages that were changed at random close their own page at most, and no other page hears of them")
    func mutations() async throws {
        var settings = try BrowserSettings(["UMWELT_PORT": "0"])
        settings.keepsWindowsFor = .seconds(1)
        let host = BrowserHost(FuzzedApp(), settings: settings)
        // A frame that is no message closes its page whatever that shows, and a small one is there again soon.
        let smallHost = BrowserHost(SmallApp(), settings: settings)
        var random = SeededGenerator(seed: Self.seed)
        let other = PageDriver(host)
        let otherButton = try #require(try await other.open().button)
        var presses = 0
        let page = try await FuzzedPage(host)
        let smallPage = try await FuzzedPage(smallHost)
        let start = ContinuousClock.now

        for round in 0..<Self.count {
            let message = try Mutation.make(number: page.nextNumber, nodes: page.nodes, using: &random)
            // Some of that kind come to the large one as well.
            let isForLarge = Mutation.isMessage(message) || Int.random(in: 0..<16, using: &random) == 0
            try await (isForLarge ? page : smallPage).receive(message)
            guard round % 100 == 0 else { continue }
            // Lets the windows of pages that are gone go as well.
            try await Task.sleep(for: .milliseconds(1))
            presses += 1
            other.send(pressing(otherButton))
            #expect(try await other.patch().texts.first == "Own \(presses)")
        }
        report("messages", Self.count, since: start)
        for codes in [page.closes, smallPage.closes] {
            #expect(Set(codes.keys).isSubset(of: Self.knownCodes))
            #expect(codes[1002, default: 0] > 0 && codes[1007, default: 0] > 0)
        }
        #expect(page.closes[1008, default: 0] > 0)
        // Many messages reach the views.
        #expect(page.handled > Self.count / 8)
        for _ in 0..<1200 {
            guard host.windowCount > 2 else { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(host.windowCount <= 2)
    }

    @Test("Sessions that were recorded, with messages left out, repeated, exchanged and changed, harm no other page")
    func sessions() async throws {
        var settings = try BrowserSettings(["UMWELT_PORT": "0"])
        settings.keepsWindowsFor = .seconds(1)
        let host = BrowserHost(FuzzedApp(), settings: settings)
        let other = PageDriver(host)
        let otherButton = try #require(try await other.open().button)
        let recorded = try await Self.record(host)
        var random = SeededGenerator(seed: Self.seed)
        let start = ContinuousClock.now
        var (sent, whole, presses) = (0, 0, 0)
        var session: String?
        while sent < Self.count {
            // A page that was closed connects again to its window: to make one takes the most time of all.
            let driver = PageDriver(host, session: session)
            try await driver.open(reads: session == nil)
            var code: UInt16?
            // One after the other in the same window.
            for event in (0..<4).flatMap({ _ in Mutation.session(recorded, using: &random) }) {
                sent += 1
                let message = Mutation.frame("{\"number\":\(driver.count + 1),\(event)}", using: &random)
                code = await driver.receive(message)
                if code != nil { break }
            }
            #expect(code.map(Self.knownCodes.contains) ?? true)
            if code == nil { whole += 1 }
            await driver.leave()
            session = code == nil ? nil : driver.session
            presses += 1
            other.send(pressing(otherButton))
            #expect(try await other.patch().texts.first == "Own \(presses)")
        }
        report("messages of sessions", sent, since: start)
        // Most sessions are right in all that their pages may send, as the messages themselves seldom change.
        #expect(whole > 0)
    }

    /// Uses each control of a page, and returns what the page sends for that.
    private static func record(_ host: BrowserHost) async throws -> [String] {
        let driver = PageDriver(host)
        let nodes = try await driver.open().n ?? []
        var events: [String] = []
        for node in nodes where node.a?.r != nil || node.p != nil {
            for event in Mutation.uses(of: node) {
                events.append(
                    "\"node\":\(node.i),\"event\":" + String(decoding: try JSONEncoder().encode(event), as: UTF8.self))
            }
        }
        #expect(events.count > 20)
        for event in events { driver.send(event) }
        #expect(!driver.isOver)
        await driver.leave()
        return events
    }
}

/// One of each thing that people use.
private struct FuzzedApp: App {
    var body: some Scene { WindowGroup { FuzzedView() } }
}

private struct FuzzedView: View {
    @State private var count = 0
    @State private var text = "ab"
    @State private var level = 0.5
    @State private var isOn = false
    @State private var choice = 1
    @State private var items = Array(0..<5)
    @State private var isShown = false

    var body: some View {
        VStack {
            Button {
                count += 1
            } label: {
                // No locale puts a separator into it.
                Text(verbatim: "Own \(count)")
            }
            TextField("Name", text: $text)
            TextEditor(text: $text)
            SecureField("Secret", text: $text)
            Slider(value: $level)
            Stepper("Items", value: $choice, in: 0...9)
            Toggle("On", isOn: $isOn)
            Picker("Choice", selection: $choice) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
            Menu("More") { Button("Shown") { isShown = true } }
            List {
                ForEach(items, id: \.self) { Text(verbatim: "Row \($0)") }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .frame(height: 100)
            Text("Dragged").gesture(DragGesture().onChanged { level = $0.translation.width })
                .onTapGesture { isShown.toggle() }
                .onHover { isOn = $0 }
                .accessibilityAction(named: "Act") { count += 0 }
        }
        .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
    }
}

private struct SmallApp: App {
    var body: some Scene { WindowGroup { SmallView() } }
}

private struct SmallView: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
}

/// A page that connects again when what it was sent has closed it.
@MainActor
private final class FuzzedPage {
    private let host: BrowserHost
    private var driver: PageDriver

    /// The nodes that the page has shown.
    private(set) var nodes: [UInt32] = []

    /// The number of times that the page was closed, by the code.
    private(set) var closes: [UInt16: Int] = [:]

    /// The number of messages that did not close it.
    private(set) var handled = 0

    init(_ host: BrowserHost) async throws {
        self.host = host
        driver = PageDriver(host)
        nodes = try await driver.open().nodes
    }

    /// The number of the message that is due.
    var nextNumber: Int { driver.count + 1 }

    func receive(_ message: WebSocketFrame) async throws {
        guard let code = await driver.receive(message) else {
            handled += 1
            return
        }
        closes[code, default: 0] += 1
        await driver.leave()
        // Most pages connect again to their window, as browsers do: to make one takes the most time of all.
        let count = closes.values.reduce(0, +)
        let isNew = count.isMultiple(of: 16)
        driver = PageDriver(host, session: isNew ? nil : driver.session)
        if isNew || count.isMultiple(of: 4) {
            nodes = try await driver.open().nodes
        } else {
            try await driver.open(reads: false)
        }
    }
}

extension Patch {
    /// The nodes of the patch.
    fileprivate var nodes: [UInt32] { (n ?? []).map(\.i) }
}

/// Messages as no page sends them.
private enum Mutation {
    /// Whatever people can do, to any node that there may be.
    private static let events: [NodeEvent] = [
        .press, .pressBegan, .pressEnded, .setValue(value: 0.5), .setValue(value: -1e300), .increment, .decrement,
        .dismiss, .scroll(x: 0, y: 100), .scroll(x: -1e9, y: 1e9), .delete, .move(by: 1), .move(by: -1000),
        .swipe(toLeft: true, isFull: true), .choose, .focus, .blur,
        .edit(number: 1, heard: 0, change: TextChange(from: "", to: "x")),
        .edit(number: 2, heard: 1, change: TextChange(from: "ab", to: "b\u{1F469}\u{200D}\u{1F469}")),
        .setText(text: "other"), .submit, .perform(action: .escape), .perform(action: .delete),
        .perform(action: .named(name: "Act")), .follow(link: URL(fileURLWithPath: "/")),
        .pointer(event: PointerEvent(.began, at: CGPoint(x: 100, y: 100), time: 1)),
        .pointer(event: PointerEvent(.moved, at: CGPoint(x: 120, y: 160), time: 1.1)),
        .pointer(event: PointerEvent(.ended, at: CGPoint(x: 120, y: 160), time: 1.2)),
        .pointer(event: PointerEvent(.cancelled, at: .zero, time: 0)),
        .pointer(event: PointerEvent(.hovered, at: CGPoint(x: 1, y: 1), time: 2, device: .pen)),
    ]

    private static func event(_ nodes: [UInt32], using random: inout SeededGenerator) throws -> String {
        switch Int.random(in: 0..<40, using: &random) {
        case 0: return system()
        case 1: return system(width: 100_000, language: "x")
        case 2: return "\"node\":4294967295,\"event\":{\"press\":{}}"
        default:
            let event = try JSONEncoder().encode(events.randomElement(using: &random))
            // Few are sent to nodes that have never been there.
            let isAny = Int.random(in: 0..<10, using: &random) == 0
            let node = (isAny ? nil : nodes.randomElement(using: &random)) ?? .random(in: 1...120, using: &random)
            return "\"node\":\(node),\"event\":\(String(decoding: event, as: UTF8.self))"
        }
    }

    /// The events of a user at a node.
    static func uses(of node: Patch.Node) -> [NodeEvent] {
        if node.p != nil {
            return [
                .pointer(event: PointerEvent(.began, at: CGPoint(x: 20, y: 20), time: 1)),
                .pointer(event: PointerEvent(.moved, at: CGPoint(x: 40, y: 20), time: 1.1)),
                .pointer(event: PointerEvent(.ended, at: CGPoint(x: 40, y: 20), time: 1.2)),
            ]
        }
        return switch node.a?.r {
        case "field", "secret", "editor":
            [.focus, .edit(number: 1, heard: 0, change: TextChange(from: "", to: "x")), .submit, .blur]
        case "slider": [.setValue(value: 0.25), .increment, .decrement]
        case "stepper": [.increment, .decrement]
        default: [.press]
        }
    }

    /// Returns the events of a session with some left out, repeated, exchanged, or those of other nodes.
    static func session(_ recorded: [String], using random: inout SeededGenerator) -> [String] {
        var events = recorded
        for _ in 0..<Int.random(in: 0...8, using: &random) where !events.isEmpty {
            let place = Int.random(in: 0..<events.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: events.remove(at: place)
            case 1: events.insert(events[place], at: Int.random(in: 0...events.count, using: &random))
            case 2: events.swapAt(place, Int.random(in: 0..<events.count, using: &random))
            case 3: events.removeSubrange(place...)
            default:
                let other = Int.random(in: 1...120, using: &random)
                events[place].replace(/"node":\d+/, with: "\"node\":\(other)")
            }
        }
        return events
    }

    /// Makes the frame of a message, which is seldom changed.
    static func frame(_ message: String, using random: inout SeededGenerator) -> WebSocketFrame {
        var bytes = Array(message.utf8)
        if Int.random(in: 0..<100, using: &random) == 0 { mutate(&bytes, using: &random) }
        return WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: bytes))
    }

    private static let words = [
        "null", "-1", "1e999", "18446744073709551616", "{}", "[]", "\"\\ud800\"", "true", "\u{0}", "\"", "NaN",
        "[[[[[[",
    ]

    /// Returns true if a frame is one whole message in the right form, whatever it says.
    static func isMessage(_ frame: WebSocketFrame) -> Bool {
        guard frame.opcode == .text && frame.fin && !frame.rsv1 else { return false }
        return (try? PageMessage(Data(frame.data.readableBytesView))) != nil
    }

    static func make(
        number: Int, nodes: [UInt32], using random: inout SeededGenerator
    ) throws -> WebSocketFrame {
        // Some come in the place of others.
        let place = Int.random(in: 0..<40, using: &random) == 0 ? number + 1 : number
        var bytes = Array("{\"number\":\(place),\(try event(nodes, using: &random))}".utf8)
        // A few are left as they are: what is right has to work between all that is wrong.
        for _ in 0..<Int.random(in: 0...3, using: &random) { mutate(&bytes, using: &random) }
        let opcodes = [
            .continuation, .binary, .ping, .pong, .connectionClose, WebSocketOpcode(encodedWebSocketOpcode: 3),
        ].compactMap { $0 }
        let isOdd = Int.random(in: 0..<20, using: &random) == 0
        return WebSocketFrame(
            fin: !isOdd || Bool.random(using: &random), rsv1: isOdd && Bool.random(using: &random),
            opcode: isOdd ? opcodes.randomElement(using: &random) ?? .text : .text, data: ByteBuffer(bytes: bytes))
    }

    private static func mutate(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...12, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case 3: bytes.insert(contentsOf: (words.randomElement(using: &random) ?? "").utf8, at: place)
        case 4: bytes.replaceSubrange(place..<end, with: (words.randomElement(using: &random) ?? "").utf8)
        default: bytes += Array(repeating: bytes[place], count: Int.random(in: 1...5000, using: &random))
        }
    }
}

/// The same numbers on every run: SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
