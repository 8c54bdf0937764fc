import Foundation
import Umwelt
import UmweltLive
import UmweltPictures

/// The host of programs that `umwelt mcp` keeps: it shows one window without a screen, and answers requests.
///
/// The program stands still between two requests: timers and tasks of the main actor continue during the next one.
@MainActor
package enum StageHost {
    /// The name of the host, as the value of `UMWELT_HOST`.
    package static let name = "stage"

    /// Shows the first window of an app, or the preview that the variables name, until the tool ends the connection.
    package static func run<A: App>(_ app: A, _ variables: [String: String], failed: (any Error) -> Never) -> Never {
        run(variables, failed: failed) { try StageWindow(app: app, $0) }
    }

    /// Shows the preview that the variables name, or the first one, until the tool ends the connection.
    package static func runPreviews(_ variables: [String: String], failed: (any Error) -> Never) -> Never {
        run(variables, failed: failed) { try StageWindow(preview: $0) }
    }

    private static func run(
        _ variables: [String: String], failed: (any Error) -> Never, open: (PictureSettings) throws -> StageWindow
    ) -> Never {
        let channel: LiveChannel
        do {
            channel = try LiveChannel(path: variables[LiveChannel.variable] ?? "")
            // The variable is for this process alone, not for the processes that the program may start.
            unsetenv(LiveChannel.variable)
        } catch {
            failed(error)
        }
        var window: StageWindow?
        while let request = channel.next(StageRequest.self) {
            let reply = reply(to: request, in: &window, open: open)
            print(request.mark)
            fflush(nil)
            channel.send(reply)
        }
        exit(EXIT_SUCCESS)
    }

    private static func reply(
        to request: StageRequest, in window: inout StageWindow?, open: (PictureSettings) throws -> StageWindow
    ) -> StageReply {
        do {
            var settings = try PictureSettings(request.settings)
            settings.drainsQueues = true
            settings.isUsed = true
            let shown = try window ?? open(settings)
            window = shown
            try shown.show(with: settings)
            return try shown.answer(request.work)
        } catch {
            return StageReply(error: "\(error)")
        }
    }
}
