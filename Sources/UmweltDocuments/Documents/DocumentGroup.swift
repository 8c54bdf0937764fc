import Foundation
import Observation
@_spi(Kernel) import Umwelt
import UniformTypeIdentifiers

/// A scene whose windows show documents, each its own.
///
/// ```swift
/// DocumentGroup(newDocument: Letter()) { file in
///     TextEditor(text: file.$document.text)
/// }
/// ```
///
/// A window starts with a new document. The buttons in its bar open a file chosen by the user, and export the document
/// to a file. A document with a file is saved into it after changes.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
    private let isEditable: Bool
    private let makeWindow: (Binding<DocumentReference<Document>?>) -> AnyView

    /// The windows.
    @MainActor public var body: some Scene {
        WindowGroup(
            id: DocumentReference<Document>.sceneID(isEditable: isEditable), for: DocumentReference<Document>.self
        ) { makeWindow($0) }
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Makes a group of windows for editing documents.
    ///
    /// - Parameters:
    ///   - newDocument: Makes the initial document of a window.
    ///   - editor: Makes the view of a window.
    nonisolated public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ContentBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        isEditable = true
        makeWindow = { reference in
            AnyView(FileDocumentWindow(newDocument, reference: reference, isEditable: true, content: editor))
        }
    }

    /// Makes a group of windows for viewing documents. They are empty until the user chooses a file.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Makes the view of a window.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ContentBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        isEditable = false
        makeWindow = { AnyView(FileDocumentWindow(nil, reference: $0, isEditable: false, content: viewer)) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Makes a group of windows for editing documents that are objects. The document of a window is also in the
    /// environment of its view.
    ///
    /// - Parameters:
    ///   - newDocument: Makes the initial document of a window, a new one each time.
    ///   - editor: Makes the view of a window.
    nonisolated public init(
        newDocument: @escaping @Sendable () -> Document,
        @ContentBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        isEditable = true
        makeWindow = { reference in
            AnyView(ReferenceDocumentWindow(newDocument, reference: reference, isEditable: true, content: editor))
        }
    }

    /// Makes a group of windows for viewing documents that are objects. They are empty until the user chooses a file.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Makes the view of a window.
    nonisolated public init(
        viewing documentType: Document.Type,
        @ContentBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        isEditable = false
        makeWindow = { AnyView(ReferenceDocumentWindow(nil, reference: $0, isEditable: false, content: viewer)) }
    }
}

extension DocumentGroup
where
    Document: ReadableDocument & WritableDocument & Observable, Document.Reader.Source == URL,
    Document.Writer.Destination == URL
{
    /// Makes a group of windows for editing documents that are observable objects.
    ///
    /// ```swift
    /// DocumentGroup { page in
    ///     PageEditor(page: page)
    /// } makeDocument: { configuration, context in
    ///     Page()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - allowCreating: True if a window starts with a new document; false if it is empty until the user chooses a
    ///     file.
    ///   - editor: Makes the view of a window.
    ///   - makeDocument: Makes a document, for a new one and for each file. It throws `CancellationError` for none.
    nonisolated public init(
        allowCreating: Bool = true, @ContentBuilder editor: @escaping (Document) -> Content,
        makeDocument: @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws -> Document
    ) {
        isEditable = true
        makeWindow = { reference in
            AnyView(
                ObjectDocumentWindow(
                    reference: reference, isCreating: allowCreating, make: makeDocument, content: editor,
                    writing: DocumentWriting()))
        }
    }
}

extension DocumentGroup where Document: ReadableDocument & Observable, Document.Reader.Source == URL {
    /// Makes a group of windows for viewing documents that are observable objects. They are empty until the user
    /// chooses a file.
    ///
    /// - Parameters:
    ///   - viewer: Makes the view of a window.
    ///   - makeReadableDocument: Makes the document of a file. It throws `CancellationError` for none.
    nonisolated public init(
        @ContentBuilder viewer: @escaping (Document) -> Content,
        makeReadableDocument:
            @escaping @MainActor (URLDocumentConfiguration, DocumentCreationContext) async throws
            -> Document
    ) {
        isEditable = false
        makeWindow = { reference in
            AnyView(
                ObjectDocumentWindow(
                    reference: reference, isCreating: false, make: makeReadableDocument, content: viewer,
                    writing: nil))
        }
    }
}
