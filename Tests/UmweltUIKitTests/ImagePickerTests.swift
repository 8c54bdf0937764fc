import SwiftUI
import Testing
import UmweltTesting
import UmweltUIKit

@MainActor @Suite("UIImagePickerController in a sheet") struct ImagePickerTests {
    @MainActor private final class Journal {
        var lines: [String] = []
    }

    private struct Picker: UIViewControllerRepresentable {
        let journal: Journal
        let allowsEditing: Bool
        let mediaTypes: [String]
        @Environment(\.dismiss) private var dismiss

        final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            let parent: Picker

            init(_ parent: Picker) {
                self.parent = parent
                super.init()
            }

            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                let image = info[.originalImage] as? UIImage
                let edited = info[.editedImage] as? UIImage
                let film = (info[.mediaURL] as? URL)?.lastPathComponent
                parent.journal.lines.append(
                    "\(info[.mediaType] ?? "-") \(image?.size.width ?? 0) \(edited?.size.width ?? 0) \(film ?? "-")")
                parent.dismiss()
            }

            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
                parent.journal.lines.append("cancelled")
                parent.dismiss()
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.sourceType = .photoLibrary
            picker.allowsEditing = allowsEditing
            picker.mediaTypes = mediaTypes
            picker.delegate = context.coordinator
            return picker
        }

        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
    }

    private struct Page: View {
        let journal: Journal
        var allowsEditing = false
        var mediaTypes = ["public.image"]
        @State private var isChoosing = false

        var body: some View {
            Button("Photo") { isChoosing = true }
                .sheet(isPresented: $isChoosing) {
                    Picker(journal: journal, allowsEditing: allowsEditing, mediaTypes: mediaTypes)
                }
        }
    }

    private func withFile(_ name: String, _ data: Data, _ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        try await body(file)
    }

    private func photo() throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format)
        return renderer.pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
        }
    }

    @Test("The dialog opens by itself, the delegate gets the photo, and the sheet closes", arguments: [false, true])
    func choice(allowsEditing: Bool) async throws {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Page(journal: journal, allowsEditing: allowsEditing)
        }
        host.tap("Photo")
        try await withFile("a.png", photo()) { #expect(await host.chooseFiles([$0])) }
        #expect(journal.lines == ["public.image 6.0 \(allowsEditing ? "6.0" : "0.0") -"])
        #expect(host.frame(of: "Cancel") == nil)
    }

    @Test("A film is a URL") func film() async throws {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Page(journal: journal, mediaTypes: ["public.image", "public.movie"])
        }
        host.tap("Photo")
        try await withFile("a.mov", Data("film".utf8)) { #expect(await host.chooseFiles([$0])) }
        #expect(journal.lines == ["public.movie 0.0 0.0 a.mov"])
    }

    @Test("A user who closes the dialog can choose again or cancel") func cancellation() async throws {
        let journal = Journal()
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Page(journal: journal) }
        host.tap("Photo")
        #expect(await host.cancelFiles())
        #expect(journal.lines == [])
        host.tap("Cancel")
        #expect(journal.lines == ["cancelled"] && host.frame(of: "Cancel") == nil)
    }

    @Test("There is no camera: a picker that asks for it shows the library") func camera() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        #expect(picker.sourceType == .photoLibrary)
    }
}
