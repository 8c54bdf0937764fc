import SwiftUI
import Testing
import UmweltTesting

/// A window of a size that presents something, as PNG.
@MainActor
private func window<V: View>(_ size: CGSize, _ view: V) throws -> Data {
    let renderer = ImageRenderer(
        content: view.environment(\.locale, Locale(identifier: "en_US")).frame(width: size.width, height: size.height))
    renderer.proposedSize = ProposedViewSize(size)
    renderer.isOpaque = true
    return try renderer.pngData()
}

@MainActor @Suite("Pictures of what is presented")
struct PresentationPictureTests {
    private let lines = VStack(alignment: .leading) {
        ForEach(0..<6) { Text("Line \($0) of what is behind").font(.footnote) }
    }

    @Test("The corners of a sheet cut off what is inside, also what fills it")
    func corners() throws {
        let size = CGSize(width: 100, height: 200)
        let png = try window(size, Color.white.sheet(isPresented: .constant(true)) { Color.red.ignoresSafeArea() })
        let pixels = try #require(Pixels(png))
        let red = pixels[50, 150]
        #expect(pixels[50, 41] == red && pixels[0, 60] == red && pixels[0, 199] == red)
        #expect(pixels[0, 41] != red && pixels[99, 41] != red)
    }

    @Test("A popover that is dark over a window that is light")
    func popover() throws {
        let anchor = Text("Settings").foregroundStyle(.blue).popover(isPresented: .constant(true)) {
            VStack {
                Text("Popover").font(.headline)
                Text("It alone is dark.")
            }
            .padding()
            .preferredColorScheme(.dark)
            .presentationCompactAdaptation(.popover)
        }
        try expectPicture(
            of: window(
                CGSize(width: 240, height: 160),
                VStack {
                    HStack {
                        Spacer()
                        anchor
                    }
                    lines
                }
                .padding(8)), named: "popover-dark")
    }

    @Test("A sheet over a dimmed window")
    func sheet() throws {
        try expectPicture(
            of: window(
                CGSize(width: 240, height: 160),
                lines.sheet(isPresented: .constant(true)) { Text("Sheet").font(.title) }), named: "sheet")
    }

    @Test("An alert in the dark, from right to left")
    func alert() throws {
        try expectPicture(
            of: window(
                CGSize(width: 300, height: 190),
                Color.black.alert("Delete the book?", isPresented: .constant(true)) {
                    Button("Delete", role: .destructive) {}
                    Button("Keep", role: .cancel) {}
                } message: {
                    Text("It has 635 pages, and you have read none of them.")
                }
                .environment(\.colorScheme, .dark)
                .environment(\.layoutDirection, .rightToLeft)), named: "alert-dark")
    }

    @Test("A confirmation dialog with a title")
    func confirmationDialog() throws {
        try expectPicture(
            of: window(
                CGSize(width: 300, height: 300),
                lines.confirmationDialog("Empty the bin?", isPresented: .constant(true), titleVisibility: .visible) {
                    Button("Empty", role: .destructive) {}
                    Button("Show") {}
                }), named: "confirmation-dialog")
    }
}
