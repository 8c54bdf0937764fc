import Foundation
import Umwelt
import UmweltRendering

/// An image that is fetched from a URL while other things are shown.
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
/// `file`, `http` and `https` URLs are fetched. What was fetched is kept for a while, so that it is there at once where it
/// is shown again. It is read and decoded off the main actor.
public nonisolated struct AsyncImage<Content: View>: View, SystemView {
    private let request: Request
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    @State private var result: Fetched?

    /// What is to be fetched.
    private struct Request: Equatable {
        var url: URL?
        var scale: CGFloat
    }

    /// What came of a request.
    private struct Fetched {
        var request: Request
        var phase: AsyncImagePhase
    }

    /// Fetches an image, of which `scale` pixels are a point, and shows it in its own size. Until it is there, and if it
    /// cannot be had, a placeholder takes all of the room.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        request = Request(url: url, scale: scale > 0 ? scale : 1)
        transaction = Transaction()
        content = { $0.shown }
    }

    /// Fetches an image and shows what `content` makes of it; until then, and if it cannot be had, a placeholder.
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

    /// Fetches an image and shows what `content` makes of each phase. Changes of the phase are part of `transaction`.
    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = Request(url: url, scale: scale > 0 ? scale : 1)
        self.transaction = transaction
        self.content = content
    }

    /// What the content makes of the phase.
    @MainActor public var body: some View {
        content(phase).task(id: request) { await fetch() }
    }

    @MainActor private var phase: AsyncImagePhase {
        if let result, result.request == request { return result.phase }
        guard let url = request.url, let file = RemoteImages.shared.cached(url) else { return .empty }
        return .success(Image(file: file, scale: request.scale))
    }

    @MainActor private func fetch() async {
        guard let url = request.url, result?.request != request else { return }
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

/// How far an ``AsyncImage`` is.
public enum AsyncImagePhase: Sendable {
    /// There is nothing to show yet.
    case empty
    /// The image is there.
    case success(Image)
    /// The image could not be had.
    case failure(any Error)

    /// The image, if it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why the image could not be had, if that is so.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension AsyncImagePhase {
    /// What is shown where the app says nothing.
    fileprivate var shown: Image {
        switch self {
        case .empty: .blank
        case .success(let image): image
        case .failure: .unavailable
        }
    }
}
