import SwiftUI

/// The choice that a picker offers.
struct PhotosRequest {
    let filter: PHPickerFilter?
    let allowsSeveral: Bool

    /// Sets the selection.
    let choose: ([URL]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter?, hasIdentifiers: Bool) {
        self.filter = filter
        allowsSeveral = false
        choose = { files in
            selection.wrappedValue = files.first.map { PhotosPickerItem(file: $0, hasIdentifier: hasIdentifiers) }
        }
    }

    init(
        _ selection: Binding<[PhotosPickerItem]>, limit: Int?, matching filter: PHPickerFilter?, hasIdentifiers: Bool
    ) {
        self.filter = filter
        allowsSeveral = limit != 1
        choose = { files in
            selection.wrappedValue = files.prefix(limit ?? files.count).map {
                PhotosPickerItem(file: $0, hasIdentifier: hasIdentifiers)
            }
        }
    }
}

/// The dialog for files of a picker, as long as a binding is true.
nonisolated struct PhotosDialog: ViewModifier {
    let isPresented: Binding<Bool>
    let request: PhotosRequest

    nonisolated init(isPresented: Binding<Bool>, request: PhotosRequest) {
        self.isPresented = isPresented
        self.request = request
    }

    @MainActor func body(content: Content) -> some View {
        content.fileImporter(
            isPresented: isPresented,
            allowedContentTypes: (request.filter ?? .any(of: [.images, .videos])).contentTypes,
            allowsMultipleSelection: request.allowsSeveral
        ) { result in
            if case .success(let files) = result, !files.isEmpty { request.choose(files) }
        }
    }
}

extension View {
    /// Has the user choose a photo or a film, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: The binding, which is set to false at the end.
    ///   - selection: The chosen item; nil for none.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosDialog(
                isPresented: isPresented, request: PhotosRequest(selection, matching: filter, hasIdentifiers: false)))
    }

    /// Has the user choose a photo or a film of a library, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: The binding, which is set to false at the end.
    ///   - selection: The chosen item; nil for none.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - photoLibrary: The library. Items from a library have identifiers.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(
            PhotosDialog(
                isPresented: isPresented, request: PhotosRequest(selection, matching: filter, hasIdentifiers: true)))
    }

    /// Has the user choose photos or films, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: The binding, which is set to false at the end.
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The time at which the selection is set. It is the end of the dialog.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosDialog(
                isPresented: isPresented,
                request: PhotosRequest(selection, limit: maxSelectionCount, matching: filter, hasIdentifiers: false)))
    }

    /// Has the user choose photos or films of a library, as long as a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: The binding, which is set to false at the end.
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The time at which the selection is set. It is the end of the dialog.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - photoLibrary: The library. Items from a library have identifiers.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(
            PhotosDialog(
                isPresented: isPresented,
                request: PhotosRequest(selection, limit: maxSelectionCount, matching: filter, hasIdentifiers: true)))
    }
}
