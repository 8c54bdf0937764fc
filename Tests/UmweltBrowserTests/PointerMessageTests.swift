import Foundation
import SwiftUI
import Testing
import UmweltBrowser

private struct DragApp: App {
    var body: some Scene { WindowGroup { DragView() } }
}

private struct DragView: View {
    @GestureState private var offset: CGFloat = 0
    @State private var isRound = false

    var body: some View {
        Text(verbatim: "\(Int(offset))").frame(width: 100, height: 100)
            .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
        Text("dot").contentShape(Circle()).onHover { isRound = $0 }
        Text("ghost").allowsHitTesting(false)
        if isRound { Text("round") }
    }
}

@Suite(.serialized) @MainActor struct PointerMessageTests {
    private func pointer(_ node: UInt32, _ phase: String, x: Double, time: Double = 1, extra: String = "") -> String {
        """
        "node":\(node),"event":{"pointer":{"event":{"phase":"\(phase)","device":"mouse","pointer":1,\
        "location":[\(x),50],"time":\(time),"modifiers":0\(extra)}}}
        """
    }

    @Test("A page receives the nodes that handle pointers, and their events")
    func interests() async throws {
        try await withApp(DragApp()) { _, url, token in
            let (_, first) = try await openPage(at: url, token: token)
            let interests = (first.n ?? []).compactMap(\.p)
            #expect(interests.map(\.e) == [3, 4, nil, nil])
            #expect(interests.map(\.x) == [nil, nil, nil, 1])
            #expect(interests[2].s?.hasPrefix("M") == true)
        }
    }

    @Test("A drag begins at a node and continues at the root, even if the node is removed")
    func drag() async throws {
        try await withApp(DragApp()) { _, url, token in
            let (page, first) = try await openPage(at: url, token: token)
            let node = try #require(first.n?.first { $0.p?.e == 3 }?.i)
            let root = try #require(first.n?.first?.i)
            try await page.send(event: pointer(node, "began", x: 100, extra: ",\"place\":[5,5]"))
            try await page.send(event: pointer(root, "moved", x: 130))
            #expect(try await page.patch().texts == ["30"])
            try await page.send(event: pointer(root, "ended", x: 140))
            #expect(try await page.patch().texts == ["0"])
            // Nothing is down any more.
            try await page.send(event: pointer(root, "moved", x: 150))
            try await page.send(event: system(width: 500))
            #expect(try await !page.patch().texts.contains("50"))
        }
    }

    @Test(
        "Pointers that cannot be close the page",
        arguments: [
            (
                "\"began\",\"device\":\"mouse\",\"pointer\":1,\"location\":[1e9,0],\"time\":1,\"modifiers\":0",
                "No pointer is there."
            ),
            (
                "\"began\",\"device\":\"mouse\",\"pointer\":1,\"location\":[0,0],\"time\":-1,\"modifiers\":0",
                "That is no time."
            ),
            (
                "\"began\",\"device\":\"mouse\",\"pointer\":1,\"location\":[0,0],\"time\":1,\"modifiers\":64",
                "There are no such keys."
            ),
            (
                "\"flown\",\"device\":\"mouse\",\"pointer\":1,\"location\":[0,0],\"time\":1,\"modifiers\":0",
                "A message must be a JSON object with the values that its event needs."
            ),
        ])
    func malformed(event: String, reason: String) async throws {
        try await withApp(DragApp()) { _, url, token in
            let (page, _) = try await openPage(at: url, token: token)
            try await page.send(event: "\"node\":1,\"event\":{\"pointer\":{\"event\":{\"phase\":\(event)}}}")
            #expect(try await page.receive() == .close(1007, reason))
        }
    }
}
