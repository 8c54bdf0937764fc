import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UIActivityViewController in a sheet") struct ActivityTests {
    private final class Journal {
        var lines: [String] = []
    }

    private struct Sheet: UIViewControllerRepresentable {
        let items: [Any]
        let excluded: [UIActivity.ActivityType]
        let journal: Journal

        func makeUIViewController(context: Context) -> UIActivityViewController {
            let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
            controller.excludedActivityTypes = excluded
            controller.completionWithItemsHandler = { type, isComplete, _, _ in
                journal.lines.append("\(type?.rawValue ?? "none") \(isComplete)")
            }
            return controller
        }

        func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
    }

    private struct Page: View {
        let items: [Any]
        var excluded: [UIActivity.ActivityType] = []
        let journal: Journal
        @State private var isSharing = false

        var body: some View {
            Button("Share") { isSharing = true }
                .sheet(isPresented: $isSharing) {
                    VStack {
                        Button("Close") { isSharing = false }
                        Sheet(items: items, excluded: excluded, journal: journal)
                    }
                }
        }
    }

    @Test("Texts and links are sent by e-mail, and the sheet closes") func mail() {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Page(items: ["Hello", URL(string: "https://x.org")!], journal: journal)
        }
        host.onOpenURL = { url in
            journal.lines.append(url.absoluteString)
            return true
        }
        host.tap("Share")
        #expect(host.frame(of: "Open Link") != nil)
        host.tap("Send by E-mail")
        #expect(
            journal.lines == ["mailto:?body=Hello%0Ahttps://x.org", "com.apple.UIKit.activity.Mail true"])
        #expect(host.frame(of: "Send by E-mail") == nil)
        host.tap("Share")
        host.tap("Open Link")
        #expect(journal.lines.dropFirst(2) == ["https://x.org", "umwelt.activity.OpenLink true"])
    }

    @Test("Excluded actions do not show, and a sheet that closes without an action is not complete") func exclusion() {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Page(items: [URL(string: "https://x.org")!], excluded: [.mail, .airDrop], journal: journal)
        }
        host.tap("Share")
        #expect(host.frame(of: "Send by E-mail") == nil && host.frame(of: "Open Link") != nil)
        host.tap("Close")
        #expect(journal.lines == ["none false"])
    }

    @Test("Images are saved as files, after which the sheet closes") func images() async throws {
        let journal = Journal()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Page(items: [image, 7], journal: journal) }
        host.tap("Share")
        host.tap("Save to Files")
        let files = await host.receiveFiles()
        #expect(files.map(\.lastPathComponent) == ["Image.png"])
        #expect(try UIImage(data: Data(contentsOf: #require(files.first))) != nil)
        #expect(journal.lines == ["umwelt.activity.SaveToFiles true"])
    }
}
