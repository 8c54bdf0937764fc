import SwiftUI
import Testing
import UmweltTesting

@testable import Gallery

@MainActor @Suite("Gallery")
struct GalleryTests {
    @Test("Every page is drawn in every appearance, and nothing is complained of")
    func pages() async {
        // In a process of its own: the log is written to standard error, which nothing else writes to there.
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                for page in GalleryPage.allCases {
                    let host = ViewHost(
                        proposedSize: ProposedViewSize(width: 390, height: nil), traits: .testing,
                        typeSetter: PangoTypeSetter.shared, content: page.content)
                    let sheet = PictureMatrix.matrix(
                        .colorScheme, .dynamicTypeSize(.large, .accessibility5), .layoutDirection
                    ).sheet(of: host)
                    precondition(sheet.size.width >= 390 * 4, "\(page) is not as wide as its window")
                    // To be looked at.
                    if let folder = ProcessInfo.processInfo.environment["UMWELT_GALLERY"] {
                        try sheet.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(page).png"))
                    } else {
                        _ = try sheet.pngData()
                    }
                }
            }
        }
        #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "")
    }
}
