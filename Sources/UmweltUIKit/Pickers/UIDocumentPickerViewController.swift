import Foundation
import Umwelt
import UmweltDocuments
import UniformTypeIdentifiers

/// The controller with which the user chooses files, for a ``UIViewControllerRepresentable``: the file dialog of
/// `fileImporter`, which opens when the controller appears.
///
/// ```swift
/// func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.audio])
///     picker.delegate = context.coordinator
///     return picker
/// }
/// ```
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    /// The types of files that can be chosen.
    private let types: [UTType]

    /// The object that is called with the choice; nil for none.
    public weak var delegate: (any UIDocumentPickerDelegate)?

    /// True if several files can be chosen.
    public var allowsMultipleSelection = false

    /// True if names show their extensions. The dialogs of browsers and desktops always show them.
    public var shouldShowFileExtensions = false

    /// Makes a controller for opening files of some types.
    ///
    /// - Parameters:
    ///   - contentTypes: The types.
    ///   - asCopy: True if the app receives copies. Files are read at their location, or copied from the browser.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        types = contentTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an archive, for opening any file.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
        types = [.item]
        super.init(coder: coder)
    }

    package override var hostedView: AnyView { AnyView(DocumentChooser(picker: self)) }

    /// The view of the controller: the dialog for files, with buttons behind it for a user who closes the dialog.
    private struct DocumentChooser: View, SystemView {
        let picker: UIDocumentPickerViewController
        @State private var isChoosing = false

        init(picker: UIDocumentPickerViewController) { self.picker = picker }

        var body: some View {
            ChooserButtons(symbol: "folder", choose: { isChoosing = true }, cancel: cancel)
                .onAppear { isChoosing = true }
                .fileImporter(
                    isPresented: $isChoosing, allowedContentTypes: picker.types,
                    allowsMultipleSelection: picker.allowsMultipleSelection, onCompletion: finish,
                    onCancellation: cancel)
        }

        private func finish(_ result: Result<[URL], any Error>) {
            close()
            switch result {
            case .success(let files): picker.delegate?.documentPicker(picker, didPickDocumentsAt: files)
            case .failure(let error): Log.views.error("The files cannot be read: \(error)")
            }
        }

        private func cancel() {
            close()
            picker.delegate?.documentPickerWasCancelled(picker)
        }

        /// Dismisses the picker if a controller presents it: UIKit's closes itself.
        private func close() {
            if picker.presentingViewController != nil { picker.dismiss(animated: true) }
        }
    }
}

/// An object that is called with the files that the user chooses.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the files that were chosen.
    ///
    /// - Parameters:
    ///   - controller: The view controller.
    ///   - urls: The URLs of the files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called when the user chooses no file.
    ///
    /// - Parameter controller: The view controller.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
