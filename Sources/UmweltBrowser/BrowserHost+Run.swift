internal import CoreMetrics
import Foundation
import Umwelt
internal import UmweltLive
import UmweltServing

extension BrowserHost {
    /// Serves an app until the process ends, and prints its URL.
    ///
    /// - Parameters:
    ///   - app: The app. It is created after the detection of endless initializers has started.
    ///   - settings: The settings of the host.
    ///   - failed: Called with the reason if the app cannot be served.
    public static func run<A: App>(
        _ app: @autoclosure () -> A, settings: BrowserSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        serve(settings, failed) { BrowserHost(app(), settings: settings, launch: $0) }
    }

    /// Serves the previews of the program until the process ends, and prints their URL.
    ///
    /// - Parameters:
    ///   - settings: The settings of the host.
    ///   - failed: Called with the reason if the previews cannot be served, such as `BrowserHostError.nothingToShow`.
    public static func runPreviews(
        settings: BrowserSettings, failed: @escaping @MainActor (any Error) -> Never
    ) -> Never {
        serve(settings, failed) { launch in
            let previews = PreviewList()
            guard !previews.names.isEmpty else { throw BrowserHostError.nothingToShow }
            return BrowserHost(previews, settings: settings, launch: launch)
        }
    }

    /// The reception of SIGTERM, for the life of the process.
    private static var drainSignal: DrainSignal?

    private static func serve(
        _ settings: BrowserSettings, _ failed: @escaping @MainActor (any Error) -> Never,
        _ make: (LiveLaunch?) throws -> BrowserHost
    ) -> Never {
        do {
            let tool = try settings.tool.map(ToolConnection.init(path:))
            // The variables are for this process alone, not for those that the app may start.
            unsetenv(LiveChannel.variable)
            unsetenv("UMWELT_KEY")
            unsetenv("UMWELT_REDIS")
            let sockets = InheritedSockets.claim()
            beginLogs(settings)
            let hangs = HangNotifier(restart: tool?.restart)
            Watchdog.watchAnswers { hang in
                Hang.report(hang)
                hangs.show(hang)
            }
            let manager = ServiceManager.claim()
            manager?.beginSigns { hangs.hang == nil }
            let host = try make(tool?.launch)
            host.hangs = hangs
            host.listener = tool?.socket.map(PageListener.init(descriptor:)) ?? sockets?.pages
            host.operatorListener = sockets?.operators
            host.onFirstShown = tool?.reportShown
            host.onFirstUse = tool?.reportUse
            host.onEdit = tool?.edit
            host.onFailure = { failed($0) }
            drainSignal = settings.drainTime.map { host.drainSignal(within: $0, manager) }
            Task {
                do {
                    let url = try await host.start()
                    if let tool {
                        tool.say(url, token: host.token ?? "")
                        await host.follow(tool)
                    }
                    if sockets == nil && settings.port != 0 && url.port != Int(settings.port) {
                        print("Port \(settings.port) is taken, so this is the next free one.")
                    }
                    manager?.send(.ready)
                    print("Open \(url.absoluteString)")
                    fflush(nil)
                } catch {
                    failed(error)
                }
            }
            // Timers run on the main run loop, which serves the main queue too and does not return.
            RunLoop.main.run()
            dispatchMain()
        } catch {
            failed(error)
        }
    }

    /// Starts logs and metrics before the app is created, which may have its own.
    private static func beginLogs(_ settings: BrowserSettings) {
        if let logs = settings.logs { JSONLog.begin(logs) }
        if settings.operators != nil { MetricsSystem.bootstrap(PrometheusMetrics()) }
    }

    /// Returns the handler that at SIGTERM disconnects the pages over a time, and then ends the process.
    private func drainSignal(within time: Duration, _ manager: ServiceManager?) -> DrainSignal {
        // The last answers and the closing handshakes of pages last some seconds at most.
        DrainSignal(within: time / .seconds(1) + 10) {
            manager?.send(.stopping)
            Task { @MainActor in
                await self.drain()
                exit(EXIT_SUCCESS)
            }
        }
    }
}
