import Foundation
import Umwelt
import UmweltRendering

/// A window that the picture host has opened, and whose settings may change: an app's first, or a preview's.
@MainActor
package struct PictureWindow {
    package let host: ViewHost

    /// The name of the preview; nil for an app's window.
    package var name: String? { preview?.name }

    /// The app, which lives as long as its window; nil for a preview.
    fileprivate let app: AppHost?
    fileprivate let preview: ShownPreview?
}

extension PictureHost {
    /// Opens the first window of an app.
    ///
    /// - Throws: ``PictureHostError/noWindow(app:)``.
    package func openWindow<A: App>(of app: A) throws -> PictureWindow {
        let app = AppHost(app, typeSetter: PangoTypeSetter.shared)
        let window = app.openWindow(traits: settings.traits, proposedSize: ProposedViewSize(size(of: app)))
        guard let window else { throw PictureHostError.noWindow(app: "\(A.self)") }
        return PictureWindow(host: PictureStage(window, settings).host, app: app, preview: nil)
    }

    /// Opens the preview that the settings name, or else the first one.
    ///
    /// - Throws: ``PictureHostError`` if there is none.
    package func openPreview() throws -> PictureWindow {
        let shown = try settings.preview.map(preview) ?? LinkedPreview.all.first?.show(in: makeHost)
        guard let shown else { throw PictureHostError.nothingToDraw }
        return PictureWindow(host: shown.host, app: nil, preview: shown)
    }

    /// Shows a window with the settings. The state of its views remains.
    package func apply(to window: PictureWindow) throws {
        let traits = settings.traits
        window.host.traits = try window.preview.map { try self.traits(of: $0, traits) } ?? traits
        fit(window)
    }

    /// Makes a window as large as the settings say, or its content, and waits for the tasks of its views.
    package func fit(_ window: PictureWindow) {
        Self.fit(window.host) {
            if let preview = window.preview { return size(of: preview) }
            return window.app.map { settings.size ?? window.host.system.resizable(size(of: $0)) } ?? Self.windowSize
        }
        PictureStage(of: window.host, settings).finishTasks()
    }

    /// The size in points with which an app's window is opened.
    func size(of app: AppHost) -> CGSize { settings.size ?? app.defaultSize() ?? Self.windowSize }
}
