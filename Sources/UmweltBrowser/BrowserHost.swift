import Dispatch
import Foundation
import Umwelt
import UmweltRendering

/// The host in the browser: serves an app on this machine, a window of it for each page.
///
/// ```swift
/// let host = BrowserHost(ReaderApp(), settings: try BrowserSettings())
/// print("Open \(try await host.start())")
/// ```
@MainActor
public final class BrowserHost {
    /// How many windows there may be.
    nonisolated static let mostPages = 1000

    let settings: BrowserSettings
    private let openWindow: (SystemValues) -> ViewHost?
    private var pages: [String: Page] = [:]
    private var server: BrowserServer?
    private var isUpdateDue = false

    /// Makes a host for an app, which starts to run.
    public init<A: App>(_ app: A, settings: BrowserSettings) {
        self.settings = settings
        let appHost = AppHost(app, typeSetter: PangoTypeSetter.shared)
        openWindow = { values in
            appHost.openWindow(traits: values.traits, proposedSize: ProposedViewSize(values.size))
        }
        appHost.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
    }

    /// Begins to listen. Answers where the app can be seen.
    public func start() async throws -> URL {
        let server = BrowserServer(settings: settings) { [weak self] session in
            await self?.connection(session: session)
        }
        self.server = server
        return try await server.start()
    }

    /// Ends all pages and listens no more.
    public func stop() async {
        for page in pages.values { page.close() }
        pages = [:]
        await server?.stop()
        server = nil
    }

    /// How many windows are open, those included that wait for their page.
    public var windowCount: Int { pages.count }

    private func connection(session: String?) -> PageConnection { PageConnection(host: self, session: session) }

    /// The window that a page asks for: its own if it comes back in time, else a new one.
    func page(session: String?, values: SystemValues) throws(PageFault) -> Page {
        if let session, let page = pages[session], !page.isConnected {
            page.set(values)
            return page
        }
        guard pages.count < Self.mostPages, let window = openWindow(values) else { throw .tooManyPages }
        let page = Page(session: Visitor.secret(), window: window, host: self)
        pages[page.session] = page
        return page
    }

    /// Closes the window of a page that has not come back.
    func release(_ session: String) {
        guard let page = pages[session], !page.isConnected else { return }
        pages[session] = nil
    }

    /// Updates once for all that the main actor changes in one turn.
    private func scheduleUpdate() {
        guard !isUpdateDue else { return }
        isUpdateDue = true
        Task {
            isUpdateDue = false
            for page in pages.values { page.update() }
        }
    }
}

extension BrowserHost {
    /// Serves an app until the process ends, and says where. `failed` is told why that is not possible.
    public static func run<A: App>(
        _ app: A, settings: BrowserSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        let host = BrowserHost(app, settings: settings)
        Task {
            do {
                let url = try await host.start()
                if settings.port != 0 && url.port != Int(settings.port) {
                    print("Port \(settings.port) is taken, so this is the next free one.")
                }
                print("Open \(url.absoluteString)")
                fflush(nil)
            } catch {
                failed(error)
            }
        }
        dispatchMain()
    }
}
