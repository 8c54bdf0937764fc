import Foundation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

/// The window around a document: a bar with the document's name and buttons for files, and the alert of a failure.
nonisolated struct DocumentBars<Content: View>: View, SystemView {
    /// The file of the document; nil for a new one.
    let fileURL: URL?

    /// The types of files that can be opened.
    let types: [UTType]

    /// True if the document can be saved.
    let isEditable: Bool

    @Binding var isSaving: Bool

    /// The reason of the last failure; nil for none.
    @Binding var failure: String?

    /// Opens a file.
    let open: (URL) -> Void

    /// The document's view; nil without a document.
    let content: Content?

    @State private var isOpening = false

    nonisolated init(
        fileURL: URL?, types: [UTType], isEditable: Bool, isSaving: Binding<Bool>, failure: Binding<String?>,
        open: @escaping (URL) -> Void, content: Content?
    ) {
        (self.fileURL, self.types, self.isEditable) = (fileURL, types, isEditable)
        (_isSaving, _failure) = (isSaving, failure)
        (self.open, self.content) = (open, content)
    }

    /// The name of a document.
    nonisolated static func name(of fileURL: URL?, hasDocument: Bool) -> String {
        fileURL?.deletingPathExtension().lastPathComponent ?? (hasDocument ? "Untitled" : "No Document")
    }

    @MainActor var body: some View {
        NavigationStack {
            Group {
                if let content {
                    content.environment(
                        \.documentConfiguration, DocumentConfiguration(isEditable: isEditable, fileURL: fileURL))
                } else {
                    ContentUnavailableView {
                        Label {
                            Text("No Document")
                        } icon: {
                            Image(systemName: "doc")
                        }
                    } actions: {
                        openButton
                    }
                }
            }
            .navigationTitle(Text(Self.name(of: fileURL, hasDocument: content != nil)))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    openButton.keyboardShortcut("o")
                    if isEditable { saveButton }
                }
            }
        }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: types) { result in
            switch result {
            case .success(let url): open(url)
            case .failure(let error): failure = error.localizedDescription
            }
        }
        .alert(
            Text(failure ?? ""),
            isPresented: Binding {
                failure != nil
            } set: {
                if !$0 { failure = nil }
            }
        ) {}
    }

    @MainActor private var openButton: some View {
        Button {
            isOpening = true
        } label: {
            Label {
                Text("Open…")
            } icon: {
                Image(systemName: "folder")
            }
        }
    }

    @MainActor private var saveButton: some View {
        Button {
            isSaving = true
        } label: {
            Label {
                SystemWord.save.text
            } icon: {
                Image(systemName: "square.and.arrow.down")
            }
        }
        .keyboardShortcut("s")
    }
}
