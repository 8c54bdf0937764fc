import Foundation
import SwiftUI
import Testing
import UmweltTesting

private enum Kind: CaseIterable {
    case sheet, cover, popover, alert, dialog, menu
}

private struct Presenter: View {
    let kind: Kind
    var isDisabling = false
    var log: (String) -> Void = { _ in }
    @State private var isPresented = false

    var body: some View {
        VStack {
            Text("behind")
            button
            Spacer()
        }
    }

    @ViewBuilder private var button: some View {
        let button = Button("Present") {
            withTransaction(\.disablesAnimations, isDisabling) { isPresented = true }
        }
        let content = VStack {
            Text("inside")
            Button("Done") { isPresented = false }
        }
        .onDisappear { log("gone") }
        switch kind {
        case .sheet: button.sheet(isPresented: $isPresented, onDismiss: { log("dismissed") }) { content }
        case .cover: button.fullScreenCover(isPresented: $isPresented, onDismiss: { log("dismissed") }) { content }
        case .popover:
            button.popover(isPresented: $isPresented) { content.presentationCompactAdaptation(.popover) }
        case .alert: button.alert("inside", isPresented: $isPresented) { Button("Done") {} }
        case .dialog:
            button.confirmationDialog("inside", isPresented: $isPresented, titleVisibility: .visible) {
                Button("Done") {}
            }
        case .menu:
            Menu("Present") {
                Text("inside")
                Button("Done") {}
            }
        }
    }
}

/// Presentations that come and go.
@MainActor
struct PresentationMotionTests {
    private func host(
        _ kind: Kind, _ traits: HostTraits = .testing, isDisabling: Bool = false,
        _ log: @escaping (String) -> Void = { _ in }
    ) -> TestHost {
        let host = TestHost(size: CGSize(width: 400, height: 600), traits: traits) {
            Presenter(kind: kind, isDisabling: isDisabling, log: log)
        }
        host.movesScreens = true
        return host
    }

    /// The frame of the text when nothing moves: its label is also that of what is around it.
    private func end(_ kind: Kind) throws -> CGRect {
        let host = host(kind)
        host.movesScreens = false
        host.tap("Present")
        return try shown(host).frame
    }

    private func shown(_ host: TestHost) throws -> ViewPresentation {
        try #require(host.presentation(of: "inside"))
    }

    @Test(arguments: [Kind.sheet, .cover, .dialog])
    private func `Sheets, covers and dialogs at the bottom come from below and go there`(
        kind: Kind
    ) throws {
        let host = host(kind)
        let end = try end(kind)
        host.tap("Present")
        // The layout is that of the end.
        #expect(try #require(host.frame(of: "Done")).maxY <= 600)
        #expect(try shown(host).frame.minY > 599)
        host.advance(by: 0.1)
        let middle = try shown(host)
        #expect(middle.frame.minY > end.minY + 10 && middle.frame.minY < 590)
        #expect(middle.opacity == 1)
        #expect(host.waitUntilIdle())
        #expect(try abs(shown(host).frame.minY - end.minY) < 0.6)
        host.tap("Done")
        #expect(try abs(shown(host).frame.minY - end.minY) < 0.6)
        host.advance(by: 0.1)
        #expect(try shown(host).frame.minY > end.minY + 10)
        #expect(host.frame(of: "inside") == nil)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "inside") == nil)
    }

    @Test(arguments: [(Kind.popover, true), (.menu, true), (.alert, false)])
    private func `Popovers and menus grow, alerts shrink, and all of them fade`(
        kind: Kind, grows: Bool
    ) throws {
        let host = host(kind)
        host.tap("Present")
        #expect(try shown(host).opacity == 0)
        host.advance(by: 0.1)
        let middle = try shown(host)
        let end = try end(kind)
        #expect(middle.opacity > 0.1 && middle.opacity < 0.9)
        #expect(grows ? middle.frame.width < end.width - 1 : middle.frame.width > end.width + 1)
        #expect(host.waitUntilIdle())
        #expect(try shown(host).opacity == 1)
        #expect(try abs(shown(host).frame.width - end.width) < 0.6)
        host.tap("Done")
        host.advance(by: 0.1)
        #expect(try shown(host).opacity < 0.9)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "inside") == nil)
    }

    @Test(arguments: Kind.allCases)
    private func `SEMANTICS 54: what is presented only fades for people who ask for less motion`(kind: Kind) throws {
        var traits = HostTraits.testing
        traits.accessibilityReduceMotion = true
        let host = host(kind, traits)
        let end = try end(kind)
        host.tap("Present")
        host.advance(by: 0.1)
        let middle = try shown(host)
        #expect(middle.opacity > 0 && middle.opacity < 1)
        #expect(abs(middle.frame.minY - end.minY) < 0.6 && abs(middle.frame.width - end.width) < 0.6)
        #expect(host.waitUntilIdle())
        host.tap("Done")
        host.advance(by: 0.1)
        #expect(try shown(host).opacity < 1)
        #expect(host.waitUntilIdle())
        #expect(host.presentation(of: "inside") == nil)
    }

    @Test(arguments: Kind.allCases)
    private func `Nothing is left of what was presented`(kind: Kind) {
        let host = host(kind)
        let before = host.displayList
        for _ in 1...2 {
            host.tap("Present")
            #expect(host.updates { host.advance(by: 0.1) } == [])
            host.waitUntilIdle()
            host.tap("Done")
            host.advance(by: 0.1)
            host.waitUntilIdle()
        }
        #expect(host.displayList == before)
        #expect(!host.isAnimating)
    }

    @Test func `A presentation that moves out is neither used nor read, and is removed at the end`() throws {
        var log: [String] = []
        let host = host(.sheet) { log.append($0) }
        host.tap("Present")
        host.waitUntilIdle()
        let place = try #require(host.frame(of: "Done"))
        host.tap("Done")
        #expect(host.texts == ["behind", "Present"])
        #expect(log == [])
        #expect(!host.tap(at: CGPoint(x: place.midX, y: place.midY)))
        host.waitUntilIdle()
        #expect(log.sorted() == ["dismissed", "gone"])
    }

    @Test func `Presented again while it goes there is a new one, from below`() throws {
        var log: [String] = []
        let host = host(.sheet) { log.append($0) }
        host.tap("Present")
        host.waitUntilIdle()
        host.tap("Done")
        host.advance(by: 0.1)
        host.tap("Present")
        #expect(host.frame(of: "inside") != nil)
        #expect(host.waitUntilIdle())
        #expect(log.sorted() == ["dismissed", "gone"])
        #expect(host.frame(of: "inside") != nil)
        host.tap("Done")
        #expect(host.waitUntilIdle())
        #expect(log.count == 4)
    }

    @Test func `Dismissed in the middle it goes back from where it shows`() throws {
        let host = host(.sheet)
        host.tap("Present")
        host.advance(by: 0.1)
        let middle = try shown(host).frame.minY
        host.tap("Done")
        #expect(try abs(shown(host).frame.minY - middle) < 0.01)
        #expect(host.waitUntilIdle())
        #expect(host.texts == ["behind", "Present"])
    }

    @Test func `Without animations it is there at once`() throws {
        let host = host(.sheet, isDisabling: true)
        host.tap("Present")
        #expect(!host.isAnimating)
        let end = try end(.sheet)
        #expect(try abs(shown(host).frame.minY - end.minY) < 0.6)
    }

    @Test func `A presentation is removed with its presenter`() {
        struct Sample: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("Away") { isThere = false }
                    if isThere { Presenter(kind: .sheet) }
                }
            }
        }
        let host = TestHost { Sample() }
        host.movesScreens = true
        host.tap("Present")
        host.waitUntilIdle()
        host.tap("Done")
        host.advance(by: 0.05)
        host.tap("Away")
        #expect(host.presentation(of: "inside") == nil)
        #expect(host.waitUntilIdle())
    }
}
