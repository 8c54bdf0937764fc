import Foundation
import Umwelt
import UmweltRendering

/// A view that fetches an image from a URL, and shows a placeholder meanwhile.
///
/// ```swift
/// AsyncImage(url: book.cover) { phase in
///     switch phase {
///     case .success(let image): image.resizable().scaledToFit()
///     case .failure: Image(systemName: "photo")
///     default: ProgressView()
///     }
/// }
/// ```
///
/// `file`, `http` and `https` URLs are fetched. The images are cached for a while, so that they show at once the next
/// time. They are read and decoded off the main actor.
public nonisolated struct AsyncImage<Content: View>: View, SystemView {
    private let request: Request
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    @State private var result: Fetched?
    @Environment(\.fetchesImages) private var fetchesImages

    /// The identity of the image to fetch.
    private struct Request: Equatable {
        var url: URL?
        var scale: CGFloat
    }

    /// The result of a request.
    private struct Fetched {
        var request: Request
        var phase: AsyncImagePhase
    }

    /// Fetches an image and shows it in its own size. Until then, and if that fails, a placeholder takes all of the
    /// space.
    ///
    /// - Parameters:
    ///   - url: The address; nil for none yet.
    ///   - scale: The number of the image's pixels per point.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        request = Request(url: url, scale: scale > 0 ? scale : 1)
        transaction = Transaction()
        content = { $0.shown }
    }

    /// Fetches an image and shows it by `content`; until then, and if that fails, the placeholder.
    ///
    /// - Parameter scale: The number of the image's pixels per point.
    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Fetches an image and shows each phase by `content`.
    ///
    /// - Parameters:
    ///   - scale: The number of the image's pixels per point.
    ///   - transaction: The transaction of changes of the phase.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = Request(url: url, scale: scale > 0 ? scale : 1)
        self.transaction = transaction
        self.content = content
    }

    /// The content for the phase.
    @MainActor public var body: some View {
        content(phase).task(id: fetchesImages ? request : nil) { await fetch() }
    }

    @MainActor private var phase: AsyncImagePhase {
        guard fetchesImages || request.url == nil else { return .failure(URLError(.notConnectedToInternet)) }
        if let result, result.request == request { return result.phase }
        guard let url = request.url, let file = RemoteImages.shared.cached(url) else { return .empty }
        return .success(Image(file: file, scale: request.scale))
    }

    @MainActor private func fetch() async {
        guard fetchesImages, let url = request.url, result?.request != request else { return }
        let phase: AsyncImagePhase
        do {
            phase = .success(Image(file: try await RemoteImages.shared.image(at: url), scale: request.scale))
        } catch {
            if Task.isCancelled { return }
            OnceLog.images.warning("The image at \(url.absoluteString) cannot be shown. \(error)")
            phase = .failure(error)
        }
        if !Task.isCancelled { withTransaction(transaction) { result = Fetched(request: request, phase: phase) } }
    }
}

/// The phases of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
    /// There is nothing to show yet.
    case empty
    /// The image was fetched.
    case success(Image)
    /// The image could not be fetched or decoded.
    case failure(any Error)

    /// The image; nil in other phases.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The reason of the failure; nil in other phases.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension AsyncImagePhase {
    /// The image or its placeholder, for apps that set no content.
    fileprivate var shown: Image {
        switch self {
        case .empty: .blank
        case .success(let image): image
        case .failure: .unavailable
        }
    }
}
