import Foundation
import Subprocess

/// The browser that the desktop opens pages with.
enum DesktopBrowser {
    /// Opens a page; says what to do if there is no way to.
    static func open(_ url: URL) async {
        do {
            let opener = try await Executable.name("xdg-open").resolveExecutablePath(in: .inherit)
            let result = try await Subprocess.run(
                .path(opener), arguments: [url.absoluteString], output: .discarded, error: .discarded)
            if !result.terminationStatus.isSuccess {
                standardError("xdg-open finds no browser: open \(url.absoluteString) yourself.")
            }
        } catch is CancellationError {
            // The tool ends; the page is open or not.
        } catch {
            standardError("`xdg-open` is not on PATH: open \(url.absoluteString) yourself, or install xdg-utils.")
        }
    }
}
