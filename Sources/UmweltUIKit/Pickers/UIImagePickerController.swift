import Foundation
import Umwelt
import UmweltDocuments
import UniformTypeIdentifiers

/// The controller with which the user chooses a photo or a film, for a ``UIViewControllerRepresentable`` in a sheet.
/// The library is the user's files, as for `fileImporter`; there is no camera.
///
/// ```swift
/// func makeUIViewController(context: Context) -> UIImagePickerController {
///     let picker = UIImagePickerController()
///     picker.sourceType = .photoLibrary
///     picker.delegate = context.coordinator
///     return picker
/// }
/// ```
///
/// The dialog for files opens when the controller appears. The delegate closes the sheet.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
    /// The source of photos.
    public enum SourceType: Int, Sendable {
        /// The library of photos: files.
        case photoLibrary
        /// The camera, which is not available.
        case camera
        /// The photos of the camera: files, too.
        case savedPhotosAlbum
    }

    /// The key of a value about the chosen item.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The key as a string.
        public let rawValue: String

        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of the type, a `String`: `public.image` or `public.movie`.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The photo, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The photo, a `UIImage`, if the picker allows editing. It is the original: there is no editor here.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The `URL` of the photo's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The `URL` of the film's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// Returns true if photos can be chosen from a source: from files, but not from the camera.
    ///
    /// - Parameter sourceType: The source.
    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    /// The object that hears about the choice; nil for none.
    public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// The source. An unavailable source is logged as an error, and the source does not change.
    public var sourceType: SourceType {
        get { source }
        set {
            if Self.isSourceTypeAvailable(newValue) { return source = newValue }
            Log.views.error(
                "There is no camera: the picker shows the library. Ask isSourceTypeAvailable(.camera) before.")
        }
    }

    private var source = SourceType.photoLibrary

    /// The identifiers of the types that can be chosen: `public.image` by default, and `public.movie` for films.
    public var mediaTypes = [UTType.image.identifier]

    /// True if the delegate gets the photo as an edited one, too.
    public var allowsEditing = false

    package override var hostedView: AnyView { AnyView(PhotoChooser(picker: self)) }

    fileprivate func finish(with file: URL) {
        let isFilm = UTType(filenameExtension: file.pathExtension)?.conforms(to: .movie) == true
        var info: [InfoKey: Any] = [.mediaType: (isFilm ? UTType.movie : UTType.image).identifier]
        if isFilm {
            info[.mediaURL] = file
        } else {
            guard let image = UIImage(contentsOfFile: file.path) else {
                return Log.views.error("\(file.lastPathComponent) is no image: nothing is chosen.")
            }
            info[.originalImage] = image
            info[.imageURL] = file
            if allowsEditing { info[.editedImage] = image }
        }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    fileprivate func cancel() { delegate?.imagePickerControllerDidCancel(self) }
}

/// An object that hears about the choice of a photo or a film.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called with the chosen item.
    ///
    /// - Parameters:
    ///   - picker: The view controller.
    ///   - info: The chosen item by keys: its URL, image and type.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Called when the user cancels.
    ///
    /// - Parameter picker: The view controller.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}

    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The protocol that delegates of a ``UIImagePickerController`` have beside their own. It has no methods: there are no
/// UIKit navigation stacks.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {}

/// The view of the picker: the dialog for files, with buttons behind it for a user who closes it.
private struct PhotoChooser: View, SystemView {
    let picker: UIImagePickerController

    @State private var isChoosing = false

    init(picker: UIImagePickerController) { self.picker = picker }

    var body: some View {
        ChooserButtons(symbol: "photo.on.rectangle", choose: { isChoosing = true }, cancel: picker.cancel)
            .onAppear { isChoosing = true }
            .fileImporter(
                isPresented: $isChoosing, allowedContentTypes: picker.mediaTypes.compactMap { UTType($0) }
            ) { result in
                switch result {
                case .success(let file): picker.finish(with: file)
                case .failure(let error): Log.views.error("The photo cannot be read: \(error)")
                }
            }
    }
}
