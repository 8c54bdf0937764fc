import Foundation
import FoundationNetworking
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
/// `file`, `http` and `https` URLs are fetched. The images are cached as permitted by the server's headers
/// (`Cache-Control`, `Expires`, `ETag`) and the request's cache policy, so cached images appear without a delay. They
/// are read and decoded off the main actor.
public nonisolated struct AsyncImage<Content: View>: View, SystemView {
    private let request: Request
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    @State private var result: Fetched?
    @Environment(\.fetchesImages) private var fetchesImages
    @Environment(\.asyncImageURLSession) private var session

    /// The identity of the image to fetch.
    private struct Request: Equatable {
        var load: URLRequest?
        var scale: CGFloat

        init(_ load: URLRequest?, scale: CGFloat) {
            self.load = load
            self.scale = scale > 0 ? scale : 1
        }

        init(_ url: URL?, scale: CGFloat) { self.init(url.map { URLRequest(url: $0) }, scale: scale) }
    }

    /// The result of a request.
    private struct Fetched {
        var request: Request
        var phase: AsyncImagePhase
    }

    /// Fetches an image and shows it in its own size. Until then, and after an error, a placeholder fills the space.
    ///
    /// - Parameters:
    ///   - url: The address; nil for none yet.
    ///   - scale: The number of the image's pixels per point.
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        request = Request(url, scale: scale)
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
        request = Request(url, scale: scale)
        self.transaction = transaction
        self.content = content
    }

    /// Loads the image of a request and shows it in its own size. Until then, and after an error, a placeholder fills
    /// the space.
    ///
    /// ```swift
    /// var request = URLRequest(url: cover, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 15)
    /// request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    /// AsyncImage(request: request)
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, with its headers, cache policy and time limit.
    ///   - scale: The number of the image's pixels per point.
    nonisolated public init(request: URLRequest, scale: CGFloat = 1) where Content == Image {
        self.init(Request(request, scale: scale), Transaction()) { $0.shown }
    }

    /// Loads the image of a request and shows it by `content`; until then, and if that fails, the placeholder.
    ///
    /// - Parameters:
    ///   - request: The request; nil for none yet.
    ///   - scale: The number of the image's pixels per point.
    nonisolated public init<I: View, P: View>(
        request: URLRequest?, scale: CGFloat = 1, @ContentBuilder content: @escaping (Image) -> I,
        @ContentBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(request: request, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// Loads the image of a request and shows each phase by `content`.
    ///
    /// - Parameters:
    ///   - request: The request; nil for none yet.
    ///   - scale: The number of the image's pixels per point.
    ///   - transaction: The transaction of changes of the phase.
    nonisolated public init(
        request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ContentBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(Request(request, scale: scale), transaction, content)
    }

    private nonisolated init(
        _ request: Request, _ transaction: Transaction, _ content: @escaping (AsyncImagePhase) -> Content
    ) {
        (self.request, self.transaction, self.content) = (request, transaction, content)
    }

    /// The content for the phase.
    @MainActor public var body: some View {
        content(phase).task(id: fetchesImages ? request : nil) { await fetch() }
    }

    @MainActor private var phase: AsyncImagePhase {
        guard fetchesImages || request.load == nil else { return .failure(URLError(.notConnectedToInternet)) }
        if let result, result.request == request { return result.phase }
        // A session of the app's decides itself what it caches.
        guard let load = request.load, session == nil || load.url?.isFileURL == true,
            let file = RemoteImages.shared.cached(load)
        else { return .empty }
        return .success(Image(file: file, scale: request.scale))
    }

    @MainActor private func fetch() async {
        guard fetchesImages, let load = request.load, result?.request != request else { return }
        let phase: AsyncImagePhase
        do {
            let file = try await RemoteImages.shared.image(for: load, in: session)
            phase = .success(Image(file: file, scale: request.scale))
        } catch {
            if Task.isCancelled { return }
            OnceLog.images.warning("The image at \(load.url?.absoluteString ?? "no URL") cannot be shown. \(error)")
            phase = .failure(error)
        }
        if !Task.isCancelled { withTransaction(transaction) { result = Fetched(request: request, phase: phase) } }
    }
}

/// The phases of an ``AsyncImage``.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded yet.
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

struct AsyncImageURLSessionKey: EnvironmentKey {
    static var defaultValue: URLSession? { nil }
}

extension EnvironmentValues {
    /// The session that fetches asynchronous images; nil for the system's.
    var asyncImageURLSession: URLSession? {
        get { self[AsyncImageURLSessionKey.self] }
        set { self[AsyncImageURLSessionKey.self] = newValue }
    }
}

extension View {
    /// Sets the session that fetches the images of each ``AsyncImage`` in this view. The session's configuration
    /// decides which responses are cached.
    ///
    /// ```swift
    /// BookList().asyncImageURLSession(libraryServer.session)
    /// ```
    ///
    /// - Parameters:
    ///   - urlSession: The session.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func asyncImageURLSession(
        _ urlSession: URLSession, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.asyncImageURLSession, urlSession, fileID: fileID, line: line)
    }
}
