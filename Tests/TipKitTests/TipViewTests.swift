import SwiftUI
import Testing
import TipKit
import Umwelt
import UmweltTesting

@Suite("Views of tips") @MainActor struct TipViewTests {
    @Test("A tip is in the layout until it is closed")
    func inline() async throws {
        try await TipDatastore.test { _, _ in
            let host = TestHost {
                VStack {
                    TipView(PlainTip())
                    Text("List")
                }
            }
            #expect(host.texts == ["Save", "It is at the top of the list.", "List"])
            host.tap("Close")
            host.waitUntilIdle()
            #expect(host.texts == ["List"])
            #expect(PlainTip().status == .invalidated(.tipClosed))
        }
    }

    @Test("A tip appears when its rule is satisfied")
    func appearance() async throws {
        try await TipDatastore.test { _, _ in
            let host = TestHost { TipView(RuledTip()) }
            #expect(host.texts == [])
            RuledTip.visits = 2
            RuledTip.isLoggedIn = true
            host.update()
            #expect(host.texts == ["Rules"])
        }
    }

    @Test("A list has a row for a tip while it is shown")
    func listRow() async throws {
        try await TipDatastore.test { _, _ in
            let plain = TestHost { List { Text("Row") } }
            let host = TestHost {
                List {
                    TipView(PlainTip())
                    Text("Row")
                }
            }
            #expect(host.rows.count == 2)
            host.tap("Close")
            host.waitUntilIdle()
            #expect(host.rows.count == 1 && host.frame(of: "Row") == plain.frame(of: "Row"))
            let ruled = TestHost {
                List {
                    TipView(RuledTip())
                    Text("Row")
                }
            }
            #expect(ruled.rows.count == 1 && ruled.frame(of: "Row") == plain.frame(of: "Row"))
        }
    }

    @Test("Buttons call their own function and the view's")
    func actions() async throws {
        try await TipDatastore.test { _, _ in
            let log = Log()
            let host = TestHost { TipView(ActionTip()) { log.ids.append("\($0.index ?? -1) \($0.id)") } }
            host.tap("Learn More")
            host.tap("Done")
            #expect(log.ids == ["0 more", "1 1"])
            #expect(ActionTip().status == .invalidated(.actionPerformed))
        }
    }

    @Test("A tip in a popover is beside its view until it is closed")
    func popover() async throws {
        try await TipDatastore.test { _, _ in
            let host = TestHost { Text("Button").popoverTip(PlainTip(), arrowEdge: .top) }
            #expect(host.texts == ["Button", "Save", "It is at the top of the list."])
            host.tap("Close")
            host.waitUntilIdle()
            #expect(host.texts == ["Button"])
        }
    }

    @Test("A style draws the parts of a tip")
    func styles() async throws {
        try await TipDatastore.test { _, _ in
            let host = TestHost { TipView(ActionTip()).tipViewStyle(TitleStyle()) }
            #expect(host.texts == ["Title: Actions"] || host.texts == ["Title:", "Actions"])
        }
    }

    @Test("The app hides a tip by a binding, which becomes true when the tip appears")
    func binding() async throws {
        try await TipDatastore.test { _, _ in
            let host = TestHost { Hiding() }
            #expect(host.texts == ["Save", "It is at the top of the list.", "true", "Toggle"])
            host.tap("Toggle")
            host.waitUntilIdle()
            #expect(host.texts == ["false", "Toggle"])
            host.tap("Toggle")
            host.waitUntilIdle()
            #expect(host.texts == ["Save", "It is at the top of the list.", "true", "Toggle"])
        }
    }

    @Test("A tip has room for its arrow")
    func arrow() async throws {
        try await TipDatastore.test { _, _ in
            let plain = TestHost { TipView(OtherTip()).fixedSize(horizontal: false, vertical: true) }
            let pointing = TestHost {
                TipView(OtherTip(), arrowEdge: .bottom).fixedSize(horizontal: false, vertical: true)
            }
            let (low, high) = try (#require(plain.frame(of: "Share")), #require(pointing.frame(of: "Share")))
            #expect(high.midY < low.midY)
        }
    }
}

@MainActor private final class Log {
    var ids: [String] = []
}

private struct TitleStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("Title:")
            configuration.title
        }
    }
}

private struct Hiding: View {
    @State private var isPresented = false
    var body: some View {
        TipView(PlainTip(), isPresented: $isPresented)
        Text("\(isPresented)")
        Button("Toggle") { isPresented.toggle() }
    }
}
