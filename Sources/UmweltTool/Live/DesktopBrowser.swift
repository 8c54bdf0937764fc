import Foundation
import Subprocess

/// The default browser of the desktop.
enum DesktopBrowser {
    /// Opens a page; prints advice if that is not possible.
    static func open(_ url: URL) async {
        do {
            let opener = try await Executable.name("xdg-open").resolveExecutablePath(in: .inherit)
            let result = try await Subprocess.run(
                .path(opener), arguments: [url.absoluteString], output: .discarded, error: .discarded)
            if !result.terminationStatus.isSuccess {
                standardError("xdg-open finds no browser: open \(url.absoluteString) yourself.")
            }
        } catch is CancellationError {
            // The tool ends, whether or not the page is open.
        } catch {
            standardError("`xdg-open` is not on PATH: open \(url.absoluteString) yourself, or install xdg-utils.")
        }
    }
}
