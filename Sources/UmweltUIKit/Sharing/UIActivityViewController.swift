import CoreTransferable
import Foundation
import Umwelt
import UmweltDocuments
import UmweltPictures

/// The controller with actions for shared items, for a ``UIViewControllerRepresentable`` in a sheet. A ``ShareLink``
/// has the same actions.
///
/// ```swift
/// struct ShareSheet: UIViewControllerRepresentable {
///     let items: [Any]
///
///     func makeUIViewController(context: Context) -> UIActivityViewController {
///         UIActivityViewController(activityItems: items, applicationActivities: nil)
///     }
///
///     func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
/// }
/// ```
///
/// Links and texts are sent by e-mail, links are opened, and images and other `Transferable` values are saved as files.
/// After that the sheet closes.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// The type of the closure that is called at the end.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ activityError: Error?
    ) -> Void

    /// The closure that is called once, after an action or when the list disappears without one; nil for none.
    public var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The actions that are left out; nil for none.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private let items: [SharedItem]
    private var isFinished = false

    /// Makes a controller.
    ///
    /// - Parameters:
    ///   - activityItems: The links, texts, images and other `Transferable` values. Other items are left out, with a
    ///     log message.
    ///   - applicationActivities: The app's own actions; none are supported.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems.compactMap(Self.item)
        super.init(nibName: nil, bundle: nil)
    }

    /// Always nil: there are no storyboards here.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { nil }

    package override var hostedView: AnyView {
        AnyView(
            ShareSheet(items, hasMail: excludedActivityTypes?.contains(.mail) != true) { [weak self] in self?.end($0) })
    }

    private static func item(of value: Any) -> SharedItem? {
        switch value {
        case let image as UIImage:
            let image = Image(uiImage: image)
            return SharedItem(image, preview: SharePreviewContent(Text("Image"), image, nil))
        case let url as URL: return .link(url)
        case let text as String: return .text(text)
        case let value as any Transferable:
            return SharedItem(value, preview: SharePreviewContent(Text(verbatim: "\(type(of: value))"), nil, nil))
        default:
            Log.views.error("A \(type(of: value)) cannot be shared: it is no link, text, image or Transferable value.")
            return nil
        }
    }

    private func end(_ activity: ShareSheet.Activity?) {
        if isFinished { return }
        isFinished = true
        let type: UIActivity.ActivityType? =
            switch activity {
            case .mail: .mail
            case .link: .openLink
            case .files: .saveToFiles
            case nil: nil
            }
        completionWithItemsHandler?(type, activity != nil, nil, nil)
    }
}
