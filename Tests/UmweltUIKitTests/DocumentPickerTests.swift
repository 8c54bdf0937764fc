import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit
import UniformTypeIdentifiers

@MainActor @Suite("UIDocumentPickerViewController in a sheet") struct DocumentPickerTests {
    @MainActor private final class Journal {
        var lines: [String] = []
    }

    private struct Picker: UIViewControllerRepresentable {
        let journal: Journal

        final class Coordinator: NSObject, UIDocumentPickerDelegate {
            let journal: Journal

            init(_ journal: Journal) { self.journal = journal }

            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                journal.lines.append(urls.map(\.lastPathComponent).joined(separator: " "))
            }

            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
                journal.lines.append("cancelled")
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(journal) }

        func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
            picker.allowsMultipleSelection = true
            picker.shouldShowFileExtensions = true
            picker.delegate = context.coordinator
            return picker
        }

        func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
    }

    private struct Page: View {
        let journal: Journal
        @State private var isChoosing = false

        var body: some View {
            Button("Import") { isChoosing = true }.sheet(isPresented: $isChoosing) { Picker(journal: journal) }
        }
    }

    @Test("The dialog opens by itself, and the delegate receives the files") func choice() async throws {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Page(journal: journal) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.txt", "b.txt"].map { folder.appendingPathComponent($0) }
        for file in files { try Data("text".utf8).write(to: file) }
        host.tap("Import")
        #expect(await host.chooseFiles(files))
        #expect(journal.lines == ["a.txt b.txt"])
    }

    @Test("The delegate is called when the user chooses no file") func cancellation() {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Page(journal: journal) }
        host.tap("Import")
        #expect(host.tap("Cancel"))
        #expect(journal.lines == ["cancelled"])
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController

        func makeUIViewController(context: Context) -> UIViewController { controller }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    @Test("A picker that a controller presents closes itself") func presented() {
        let (page, delegate) = (UIViewController(), Picker.Coordinator(Journal()))
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Shown(controller: page) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
        picker.delegate = delegate
        page.present(picker, animated: false)
        host.waitUntilIdle()
        #expect(host.tap("Cancel"))
        host.waitUntilIdle()
        #expect(delegate.journal.lines == ["cancelled"] && page.presentedViewController == nil)
        #expect(host.node("Cancel") == nil)
    }
}
