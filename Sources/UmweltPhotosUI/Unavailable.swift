import SwiftUI

// Names of PhotosUI that Umwelt has not: declared so that the compiler can say so in their line.

@available(*, unavailable, message: "Use PhotosPicker or photosPicker(isPresented:selection:).")
open class PHPickerViewController: NSObject {}

@available(*, unavailable, message: "Use PhotosPicker or photosPicker(isPresented:selection:).")
public protocol PHPickerViewControllerDelegate: AnyObject {}

@available(*, unavailable, message: "Use the parameters of PhotosPicker.")
public struct PHPickerConfiguration {
    @available(*, unavailable, message: "Use the parameters of PhotosPicker.")
    public init() {}

    @available(*, unavailable, message: "Use the parameters of PhotosPicker.")
    public init(photoLibrary: PHPhotoLibrary) {}
}

@available(*, unavailable, message: "Use PhotosPickerItem.")
public struct PHPickerResult {}

@available(*, unavailable, message: "Load the photo by PhotosPickerItem.loadTransferable(type:).")
open class PHAsset: NSObject {}

@available(*, unavailable, message: "Umwelt has no Live Photos: show an Image.")
open class PHLivePhoto: NSObject {}

/// The place of a photos picker: a dialog that its button opens.
public struct PhotosPickerStyle: Sendable {
    /// A dialog that the button opens.
    public static let presentation = PhotosPickerStyle()

    @available(*, unavailable, message: "Umwelt has no inline photo picker: use .presentation.")
    public static var inline: PhotosPickerStyle { PhotosPickerStyle() }

    @available(*, unavailable, message: "Umwelt has no inline photo picker: use .presentation.")
    public static var compact: PhotosPickerStyle { PhotosPickerStyle() }
}

@available(*, unavailable, message: "The dialog for files has no capabilities to disable.")
public struct PHPickerCapabilities: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension View {
    /// Sets the place of photos pickers in this view. There is one: a dialog.
    nonisolated public func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View { self }

    @available(*, unavailable, message: "The dialog for files has no capabilities to disable.")
    nonisolated public func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View
    {
        self
    }

    @available(*, unavailable, message: "The dialog for files has no accessories.")
    nonisolated public func photosPickerAccessoryVisibility(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { self }
}
