import SwiftUI
import Testing
import UmweltTesting

private struct Drawn: View {
    @State private var isHidden = true
    private let names = [
        "checkmark", "circle", "star.fill", "wifi", "gear", "bell", "xmark.circle.fill", "person.2",
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            line { $0.symbolEffect(.drawOn, isActive: isHidden) }
            line { $0.symbolEffect(.drawOn.individually, isActive: isHidden) }
            line { $0.fontWeight(.black).symbolEffect(.drawOn.wholeSymbol, isActive: isHidden) }
            line { $0.symbolEffect(.drawOff, isActive: !isHidden) }
            line { $0.symbolEffect(.drawOff.reversed, isActive: !isHidden) }
            Button("Draw") { isHidden = false }
        }
        .font(.title2)
        .padding(6)
        .frame(width: 260, height: 220, alignment: .topLeading)
    }

    private func line<Content: View>(_ content: @escaping (Image) -> Content) -> some View {
        HStack(spacing: 8) { ForEach(names, id: \.self) { content(Image(systemName: $0)) } }
    }
}

/// Symbols on the way, as they are drawn and taken away by a pen.
@MainActor struct SymbolDrawingPictureTests {
    @Test func `symbols are drawn and taken away as by a pen`() {
        let host = TestHost(size: CGSize(width: 260, height: 220)) { Drawn() }
        #expect(host.tap("Draw"))
        expectFilm(of: host, named: "drawn-symbols", at: [0, 0.2, 0.4, 0.6, 0.9])
    }
}
