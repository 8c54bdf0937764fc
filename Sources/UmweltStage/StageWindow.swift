import Foundation
import Umwelt
import UmweltInspector
import UmweltLive
import UmweltPictures
import UmweltRendering

/// The window of a program on the stage: the first of an app, or a preview's.
@MainActor
final class StageWindow {
    private let window: PictureWindow
    private var settings: PictureSettings

    /// Opens the first window of an app, or the preview that the settings name.
    init<A: App>(app: A, _ settings: PictureSettings) throws {
        self.settings = settings
        let host = PictureHost(settings)
        window = try settings.preview == nil ? host.openWindow(of: app) : host.openPreview()
    }

    /// Opens the preview that the settings name, or the first one.
    init(preview settings: PictureSettings) throws {
        self.settings = settings
        window = try PictureHost(settings).openPreview()
    }

    /// Shows the window with other settings: its state remains.
    func show(with settings: PictureSettings) throws {
        self.settings = settings
        try PictureHost(settings).apply(to: window)
    }

    /// Returns the answer to a request.
    func answer(_ work: StageRequest.Work) throws -> StageReply {
        switch work {
        case .draw: try draw()
        case .describe: StageReply(text: title + SpokenText(of: window.host).withFrames)
        case .act(let steps): act(steps)
        case .explain(let steps, let view): try explain(steps, view: view)
        }
    }

    /// The line that names a preview among several; empty for an app's window.
    private var title: String {
        guard let name = window.name else { return "" }
        let others = LinkedPreview.all.map(\.name).filter { $0 != name }
        return "Preview “\(name)”. \(others.isEmpty ? "" : "Others: \(others.joined(separator: ", ")).")\n"
    }

    private func draw() throws -> StageReply {
        let host = PictureHost(settings)
        let sheet = settings.matrix?.sheet(of: window.host) { shown in
            host.fit(window)
            return shown.displayList
        }
        let picture = sheet ?? window.host.displayList.onWindowBackground(window.host.colorScheme)
        let scale = window.host.traits.displayScale
        let (width, height) = (Double(picture.size.width), Double(picture.size.height))
        return StageReply(
            text: title + "\(words(width)) × \(words(height)) points, \(words(Double(scale))) pixels a point.",
            picture: try picture.pngData(scale: scale, isOpaque: true))
    }

    private func words(_ number: Double) -> String { number.formatted(.number.grouping(.never)) }

    // MARK: Actions

    /// Does the steps. The text has the difference of the accessibility tree, also if a step fails.
    private func act(_ steps: [StageStep]) -> StageReply {
        let before = SpokenText(of: window.host)
        var failure: String?
        for (index, step) in steps.enumerated() {
            do {
                try perform(step, number: index + 1)
            } catch {
                failure = "\(error)"
                break
            }
        }
        let changes = SpokenText(of: window.host).changes(since: before)
        return StageReply(text: changes.isEmpty ? "Nothing changed." : changes, error: failure)
    }

    private func explain(_ steps: [StageStep], view: String?) throws -> StageReply {
        let diagnostics = window.host.diagnostics
        var parts: [String] = []
        for (index, step) in steps.enumerated() {
            let update = try diagnostics.recordUpdate { try perform(step, number: index + 1) }
            parts.append("\(step)\n\(update)")
        }
        if let view {
            guard let environment = diagnostics.environment(of: view) else {
                throw PictureHostError.unknownView(view, known: diagnostics.viewNames)
            }
            parts.append("\(environment)")
        }
        return StageReply(text: parts.joined(separator: "\n\n"))
    }

    private func perform(_ step: StageStep, number: Int) throws {
        let stage = PictureStage(of: window.host, settings)
        try StageAction(host: window.host, stage: stage, number: number).run(step)
        stage.finishTasks()
    }
}
