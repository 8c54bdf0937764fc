import FlyingFox
import Foundation
import SwiftUI
import Testing

@testable import UmweltBrowser

@Suite(.serialized, .oneAtATime) @MainActor struct FuzzTests {
    /// How many messages: `UMWELT_FUZZ` of them, as `make fuzz` says.
    nonisolated static let count = Int(ProcessInfo.processInfo.environment["UMWELT_FUZZ"] ?? "") ?? 2000

    @Test("Messages that were changed at random close their own page at most, and no other page hears of them")
    func mutations() async throws {
        var settings = try BrowserSettings(["UMWELT_PORT": "0"])
        settings.keepsWindowsFor = .zero
        let host = BrowserHost(SampleApp(), settings: settings)
        var random = SeededGenerator(seed: 20_261_121)
        let other = PageDriver(host)
        let otherButton = try #require(try await other.open().button)
        var presses = 0
        var driver = PageDriver(host)
        _ = try await driver.open()
        var closes: [UInt16: Int] = [:]

        for round in 0..<Self.count {
            let message = Mutation.make(number: driver.count + 1, using: &random)
            driver.count += 1
            if let code = await driver.receive(message) {
                closes[code, default: 0] += 1
                driver = PageDriver(host)
                _ = try await driver.open()
            }
            guard round % 100 == 0 else { continue }
            // Lets the windows of pages that are gone go as well.
            try await Task.sleep(for: .milliseconds(1))
            presses += 1
            other.send(pressing(otherButton))
            #expect(try await other.patch().texts.first == "Own \(presses)")
        }
        #expect(Set(closes.keys).isSubset(of: [1000, 1002, 1003, 1007, 1008, 1009]))
        #expect(closes[1002, default: 0] > 0 && closes[1007, default: 0] > 0 && closes[1008, default: 0] > 0)
        try await Task.sleep(for: .milliseconds(200))
        #expect(host.windowCount <= 2)
    }
}

/// A page that speaks to the host without a socket between.
@MainActor
private final class PageDriver {
    private let connection: PageConnection
    var count = 0

    init(_ host: BrowserHost) { connection = PageConnection(host: host, visit: Visit()) }

    func send(_ event: String) {
        count += 1
        connection.receive(
            WSFrame(fin: true, opcode: .text, mask: nil, payload: Data("{\"number\":\(count),\(event)}".utf8)))
    }

    func open() async throws -> Patch {
        send(system())
        return try await patch()
    }

    func patch() async throws -> Patch {
        let frame = try #require(await connection.next())
        return try Patch(String(decoding: frame.payload, as: UTF8.self))
    }

    /// Takes a frame. Answers the code if the connection closes over it.
    func receive(_ frame: WSFrame) async -> UInt16? {
        connection.receive(frame)
        guard connection.isOver else { return nil }
        while let answer = await connection.next() {
            if answer.opcode == .close { return UInt16(answer.payload[0]) << 8 | UInt16(answer.payload[1]) }
        }
        return 1000
    }
}

/// Messages as no page sends them.
private enum Mutation {
    private static let events = [
        system(), system(width: 100_000, language: "x"), "\"node\":2,\"event\":{\"press\":{}}",
        "\"node\":4294967295,\"event\":{\"press\":{}}", "\"node\":3,\"event\":{\"focus\":{}}",
        "\"node\":3,\"event\":{\"edit\":{\"number\":1,\"heard\":0,\"change\":[1,-1,\"x\"]}}",
    ]

    private static let words = [
        "null", "-1", "1e999", "18446744073709551616", "{}", "[]", "\"\\ud800\"", "true", "\u{0}", "\"", "NaN",
        "[[[[[[",
    ]

    static func make(number: Int, using random: inout SeededGenerator) -> WSFrame {
        let events = Self.events
        var bytes = Array("{\"number\":\(number),\(events.randomElement(using: &random) ?? "")}".utf8)
        // A few are left as they are: what is right has to work between all that is wrong.
        for _ in 0..<Int.random(in: 0...4, using: &random) { mutate(&bytes, using: &random) }
        let opcodes: [WSFrame.Opcode] = [.continuation, .binary, .ping, .pong, .close, .init(3)]
        let isOdd = Int.random(in: 0..<20, using: &random) == 0
        return WSFrame(
            fin: !isOdd || Bool.random(using: &random), rsv1: isOdd && Bool.random(using: &random),
            opcode: isOdd ? opcodes.randomElement(using: &random) ?? .text : .text, mask: nil, payload: Data(bytes))
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
