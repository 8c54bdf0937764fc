import SwiftUI
import Testing
import UmweltTesting

/// Figures of sheets, alerts and dialogs that were recorded on iOS 26.0, on an iPhone SE without a status bar, and of the
/// window behind a sheet on iOS 18.
@MainActor @Suite("Presentations as recorded") struct PresentationFiguresTests {
    private static let phone = CGSize(width: 375, height: 667)

    private func window<Content: View>(
        _ design: InterfaceDesign = .iOS26, @ViewBuilder _ content: @escaping () -> Content
    ) -> TestHost {
        TestHost(size: Self.phone, scale: 2, design: design, content: content)
    }

    private func card(_ host: TestHost) throws -> CGRect {
        try #require(
            host.semantics.lazy.compactMap { node in
                if case .dialog(let dialog) = node.role { dialog.card } else { nil }
            }.first)
    }

    private func sheet(_ detents: Set<PresentationDetent>, _ design: InterfaceDesign = .iOS26) -> TestHost {
        window(design) {
            Color.white.sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents(detents) }
        }
    }

    @Test("A sheet of the greatest height is 31 below a bare top")
    func largeSheet() throws {
        #expect(try card(sheet([.large])) == CGRect(x: 0, y: 31, width: 375, height: 667 - 31))
    }

    @Test("A sheet of the medium height is 6 from the sides and the lower edge")
    func mediumSheet() throws {
        let card = try card(sheet([.medium]))
        #expect(card.minX == 6 && card.maxX == 369 && card.maxY == 661)
    }

    @Test("On a device a sheet is 10 below what covers the top")
    func sheetOnDevice() throws {
        let host = try TestHost(on: "iPhone 15 Pro") {
            Text("Window").sheet(isPresented: .constant(true)) { Text("Sheet") }
        }
        #expect(try card(host).minY == 69)
    }

    private func colors(_ host: TestHost, _ points: [CGPoint]) throws -> [UInt32] {
        let pixels = try #require(Pixels(try host.pngData()))
        return points.map { pixels[Int($0.x), Int($0.y)] }
    }

    @Test("Behind a sheet of the greatest height the window is set back on black, behind a lower one it is not")
    func setback() throws {
        // Beside the window, and in it, above the sheet. Both are dimmed.
        let points = [CGPoint(x: 4, y: 36), CGPoint(x: 187, y: 36)]
        let large = try colors(sheet([.large], .iOS18), points)
        #expect(large == [0, 0xCCCCCC])
        #expect(try colors(sheet([.medium], .iOS18), points) == [0xCCCCCC, 0xCCCCCC])
    }

    private struct TwoSheets: View {
        let upper: Set<PresentationDetent>
        @State private var showsUpper = true

        var body: some View {
            Color.white.sheet(isPresented: .constant(true)) {
                Color.red.ignoresSafeArea().sheet(isPresented: $showsUpper) {
                    Button("Close") { showsUpper = false }.presentationDetents(upper)
                }
            }
        }
    }

    @Test(
        "A sheet goes back behind another one of the greatest height", arguments: [.iOS18, .iOS26] as [InterfaceDesign])
    func sheetBehind(design: InterfaceDesign) throws {
        // In the middle, 4 above the top of both sheets, and beside the lower sheet when it is set back.
        let top = design == .iOS26 ? 31.0 : 40
        let points = [CGPoint(x: 187, y: top - 4), CGPoint(x: 4, y: 400)]
        let host = window(design) { TwoSheets(upper: [.large]) }
        #expect(try isRed(host, points) == [true, false])
        host.tap("Close")
        host.waitUntilIdle()
        #expect(try isRed(host, points) == [false, true])
        #expect(
            try isRed(window(design) { TwoSheets(upper: [.medium]) }, [points[0], CGPoint(x: 4, y: 200)]) == [
                false, true,
            ])
    }

    private func isRed(_ host: TestHost, _ points: [CGPoint]) throws -> [Bool] {
        try colors(host, points).map { color in
            let (red, green) = (color >> 16 & 0xFF, color >> 8 & 0xFF)
            return red > 2 * green
        }
    }

    @Test("The window goes back as the app makes the sheet higher, and moves as the sheet does")
    func growingSheet() throws {
        let beside = [CGPoint(x: 4, y: 36)]
        let host = window(.iOS18) { GrowingSheet(animation: nil) }
        #expect(try colors(host, beside) == [0xCCCCCC])
        host.tap("Grow")
        #expect(try colors(host, beside) == [0])
        let moving = window(.iOS18) { GrowingSheet(animation: .linear(duration: 1)) }
        moving.tap("Grow")
        moving.advance(by: 0.1)
        #expect(try colors(moving, beside) == [0xCCCCCC])
        #expect(moving.waitUntilIdle())
        #expect(try colors(moving, beside) == [0])
    }

    @Test("For people who ask for less motion the window does not move behind a sheet")
    func stillWindow() throws {
        var traits = HostTraits.testing
        traits.accessibilityReduceMotion = true
        let host = TestHost(size: Self.phone, traits: traits, design: .iOS18) { GrowingSheet(isPresented: false) }
        host.movesScreens = true
        host.tap("Present")
        host.advance(by: 0.02)
        #expect(host.isAnimating)
        #expect(try colors(host, [CGPoint(x: 4, y: 36)]) == [0])
    }

    @Test("An alert is 299 wide, and its buttons are 46.5 high")
    func alert() throws {
        let host = window {
            Text("Window").alert("Delete?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            }
        }
        #expect(try card(host).width == 299)
        let (cancel, delete) = (try #require(host.frame(of: "Keep")), try #require(host.frame(of: "Delete")))
        #expect(cancel.height == 46.5 && delete.height == 46.5)
        #expect(cancel.maxX < delete.minX)
    }

    @Test("A confirmation dialog is a popover 238 wide beside its source, without a button that cancels")
    func confirmation() throws {
        var isPresented = true
        let binding = Binding(get: { isPresented }, set: { isPresented = $0 })
        let host = window {
            Button("Empty") {}.confirmationDialog("Empty?", isPresented: binding) {
                Button("All", role: .destructive) {}
                Button("Stop", role: .cancel) {}
            }
        }
        let card = try card(host)
        #expect(card.width == 238)
        #expect(card.midX == 187.5)
        #expect(host.frame(of: "Stop") == nil && host.frame(of: "Cancel") == nil)
        host.tap(at: CGPoint(x: 20, y: 600))
        #expect(!isPresented)
    }
}

/// A sheet of the medium height that the app makes higher; of the greatest height if it presents the sheet later.
private struct GrowingSheet: View {
    var animation: Animation?
    @State var isPresented = true
    @State private var detent = PresentationDetent.medium

    var body: some View {
        Color.white.overlay { Button("Present") { isPresented = true } }
            .sheet(isPresented: $isPresented) {
                Button("Grow") { withAnimation(animation) { detent = .large } }
                    .presentationDetents([.medium, .large], selection: $detent)
            }
            .onAppear { if !isPresented { detent = .large } }
    }
}
