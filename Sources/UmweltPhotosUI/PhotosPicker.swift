import SwiftUI

/// A button with which the user chooses photos or films.
///
/// ```swift
/// PhotosPicker("Choose a Photo", selection: $item, matching: .images)
///     .onChange(of: item) {
///         Task { photo = try? await item?.loadTransferable(type: Image.self) }
///     }
/// ```
///
/// The library is the user's files: the page's file field, or the dialog of the desktop.
public nonisolated struct PhotosPicker<Label: View>: View {
    private let request: PhotosRequest
    private let label: Label

    @State private var isPresented = false

    nonisolated private init(_ request: PhotosRequest, _ label: Label) {
        self.request = request
        self.label = label
    }

    /// The button.
    @MainActor public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(PhotosDialog(isPresented: $isPresented, request: request))
    }

    /// Makes a picker of an item.
    ///
    /// - Parameters:
    ///   - selection: The chosen item; nil for none.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - label: The label.
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosRequest(selection, matching: filter, hasIdentifiers: false), label())
    }

    /// Makes a picker of an item of a library.
    ///
    /// - Parameters:
    ///   - selection: The chosen item; nil for none.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - photoLibrary: The library. Items from a library have identifiers.
    ///   - label: The label.
    nonisolated public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosRequest(selection, matching: filter, hasIdentifiers: true), label())
    }

    /// Makes a picker of several items.
    ///
    /// - Parameters:
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The time at which the selection is set. It is the end of the dialog.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - label: The label.
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosRequest(selection, limit: maxSelectionCount, matching: filter, hasIdentifiers: false), label())
    }

    /// Makes a picker of several items of a library.
    ///
    /// - Parameters:
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The time at which the selection is set. It is the end of the dialog.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - photoLibrary: The library. Items from a library have identifiers.
    ///   - label: The label.
    nonisolated public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosRequest(selection, limit: maxSelectionCount, matching: filter, hasIdentifiers: true), label())
    }
}

extension PhotosPicker where Label == Text {
    /// Makes a picker of an item with a text as its label.
    ///
    /// - Parameters:
    ///   - titleKey: The label, a key of the app's localized strings.
    ///   - selection: The chosen item; nil for none.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosRequest(selection, matching: filter, hasIdentifiers: false), Text(titleKey))
    }

    /// Makes a picker of an item with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The label, which is not localized.
    ///   - selection: The chosen item; nil for none.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosRequest(selection, matching: filter, hasIdentifiers: false), Text(title))
    }

    /// Makes a picker of an item of a library with a text as its label.
    ///
    /// - Parameters:
    ///   - titleKey: The label, a key of the app's localized strings.
    ///   - selection: The chosen item; nil for none.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - photoLibrary: The library. Items from a library have identifiers.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosRequest(selection, matching: filter, hasIdentifiers: true), Text(titleKey))
    }

    /// Makes a picker of an item of a library with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The label, which is not localized.
    ///   - selection: The chosen item; nil for none.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - photoLibrary: The library. Items from a library have identifiers.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosRequest(selection, matching: filter, hasIdentifiers: true), Text(title))
    }

    /// Makes a picker of several items with a text as its label.
    ///
    /// - Parameters:
    ///   - titleKey: The label, a key of the app's localized strings.
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The time at which the selection is set. It is the end of the dialog.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            PhotosRequest(selection, limit: maxSelectionCount, matching: filter, hasIdentifiers: false), Text(titleKey))
    }

    /// Makes a picker of several items with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The label, which is not localized.
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The time at which the selection is set. It is the end of the dialog.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(
            PhotosRequest(selection, limit: maxSelectionCount, matching: filter, hasIdentifiers: false), Text(title))
    }

    /// Makes a picker of several items of a library with a text as its label.
    ///
    /// - Parameters:
    ///   - titleKey: The label, a key of the app's localized strings.
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The time at which the selection is set. It is the end of the dialog.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - photoLibrary: The library. Items from a library have identifiers.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(
            PhotosRequest(selection, limit: maxSelectionCount, matching: filter, hasIdentifiers: true), Text(titleKey))
    }

    /// Makes a picker of several items of a library with a text as its label.
    ///
    /// - Parameters:
    ///   - title: The label, which is not localized.
    ///   - selection: The chosen items.
    ///   - maxSelectionCount: The greatest number of items; nil for any number.
    ///   - selectionBehavior: The time at which the selection is set. It is the end of the dialog.
    ///   - filter: The kinds of items; nil for photos and films.
    ///   - preferredItemEncoding: The encoding of items that have several. Files have one.
    ///   - photoLibrary: The library. Items from a library have identifiers.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(
            PhotosRequest(selection, limit: maxSelectionCount, matching: filter, hasIdentifiers: true), Text(title))
    }
}
