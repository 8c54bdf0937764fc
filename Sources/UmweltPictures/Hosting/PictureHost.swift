import Foundation
import Umwelt
import UmweltRendering

/// The host without a screen: draws the first window of an app, or previews, to files.
///
/// A picture shows what is there when the views have appeared and the tasks that they start are done; of tasks that take
/// longer than a second, what they have done by then.
@MainActor
public struct PictureHost {
    /// The size of a window, and the width that previews have to do with, where nobody says otherwise.
    public static let windowSize = CGSize(width: 390, height: 844)

    private let settings: PictureSettings

    /// Makes a host that draws as the settings say.
    public init(_ settings: PictureSettings) { self.settings = settings }

    /// Draws an app's first window, or the preview that the settings name. Answers the files that were written.
    public func draw<A: App>(app: A) throws -> [URL] {
        if settings.preview != nil { return try drawPreviews() }
        let host = AppHost(app, typeSetter: PangoTypeSetter.shared)
        let size = settings.size ?? host.defaultSize() ?? Self.windowSize
        let window = host.openWindow(traits: settings.traits, proposedSize: ProposedViewSize(size))
        guard let window else { throw PictureHostError.noWindow(app: "\(A.self)") }
        try write(window, to: settings.output, scale: settings.scale) { size }
        return [settings.output]
    }

    /// Draws the preview that the settings name, or else all that are linked into the program: one to the given file,
    /// several to files beside it, each with its preview's name. Answers the files that were written.
    public func drawPreviews() throws -> [URL] {
        let previews = ShownPreview.all { content in
            ViewHost(
                proposedSize: ProposedViewSize(settings.size ?? Self.windowSize), traits: settings.traits,
                typeSetter: PangoTypeSetter.shared, content: AnyView(content))
        }
        guard !previews.isEmpty else { throw PictureHostError.nothingToDraw }
        if let name = settings.preview {
            guard let preview = previews.first(where: { $0.name == name }) else {
                throw PictureHostError.unknownPreview(name, known: previews.map(\.name))
            }
            return [try draw(preview, to: settings.output)]
        }
        if previews.count == 1 { return [try draw(previews[0], to: settings.output)] }
        let files = settings.output.besides(previews.map(\.name))
        return try zip(previews, files).map { try draw($0, to: $1) }
    }

    private func draw(_ preview: ShownPreview, to file: URL) throws -> URL {
        let screen = try screen(of: preview)
        let scale = screen.map { settings.isScaleGiven ? settings.scale : $0.scale } ?? settings.scale
        preview.host.traits.displayScale = scale
        try write(preview.host, to: file, scale: scale) { settings.size ?? size(of: preview, on: screen) }
        return file
    }

    /// The screen of the device that a preview is shown as if on; nil if it says nothing of that.
    private func screen(of preview: ShownPreview) throws -> PreviewDevice.Screen? {
        guard let device = preview.device else { return nil }
        guard let screen = device.screen else { throw PictureHostError.unknownDevice(device.rawValue) }
        return screen
    }

    /// The size that a preview asks for: that of its device's screen, or else that of a window if its content fills one,
    /// as what scrolls does, or the size that the content takes of a window's width.
    private func size(of preview: ShownPreview, on screen: PreviewDevice.Screen?) -> CGSize {
        let window = screen?.size ?? Self.windowSize
        switch preview.layout {
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .device: return window
        case nil where screen != nil: return window
        case .sizeThatFits, nil:
            finishTasks(of: preview.host)
            let filled = preview.host.sizeThatFits(ProposedViewSize(window))
            if preview.layout == nil && filled.height == window.height { return window }
            let size = preview.host.sizeThatFits(ProposedViewSize(width: window.width, height: nil))
            return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
    }

    /// Lets the tasks that views have started come to their ends, which for some never happens. A view without tasks waits
    /// for nothing.
    private func finishTasks(of host: ViewHost) {
        let end = Date(timeIntervalSinceNow: 1)
        host.update()
        guard host.hasRunningTasks else { return }
        while host.hasRunningTasks && Date() < end {
            _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.005)))
            host.update()
        }
        // What a task has left to the main queue.
        _ = RunLoop.main.run(mode: .default, before: Date())
    }

    /// Draws a host, or the sheet of its variants; `size` tells how large the host is with the traits that it has.
    private func write(_ host: ViewHost, to file: URL, scale: CGFloat, size: () -> CGSize) throws {
        func draw(_ host: ViewHost) -> DisplayList {
            host.proposedSize = ProposedViewSize(size())
            finishTasks(of: host)
            return host.displayList
        }
        let picture = settings.matrix?.sheet(of: host, draw: draw) ?? draw(host).onWindowBackground(host.colorScheme)
        try picture.write(to: file, scale: scale)
    }
}

/// Why there is no picture.
public enum PictureHostError: Error, Equatable, CustomStringConvertible {
    /// The app's scenes show no window.
    case noWindow(app: String)
    /// No preview is linked into the program.
    case nothingToDraw
    /// A preview is to be shown on a device that nobody knows.
    case unknownDevice(String)
    /// No preview has the name.
    case unknownPreview(String, known: [String])

    /// What to tell the user.
    public var description: String {
        switch self {
        case .noWindow(let app): "\(app) has no window to draw: put a WindowGroup into its body."
        case .nothingToDraw: "There is nothing to draw: write an App with @main, or a #Preview."
        case .unknownDevice(let name):
            "There is no device “\(name)” for previewDevice(_:). Known are, in all their generations: "
                + "\(PreviewDevice.knownNames.joined(separator: ", "))."
        case .unknownPreview(let name, let known):
            "There is no preview “\(name)”. There are: \(known.map { "“\($0)”" }.joined(separator: ", "))."
        }
    }
}

extension URL {
    /// Files beside this one, told apart by names.
    func besides(_ names: [String]) -> [URL] {
        let stem = relativePath.dropLast(pathExtension.count + 1)
        var taken: Set<String> = []
        return names.map { name in
            let word = name.split { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }.joined(separator: "-")
            var candidate = word
            var count = 2
            while !taken.insert(candidate).inserted {
                candidate = "\(word)-\(count)"
                count += 1
            }
            return URL(fileURLWithPath: "\(stem)-\(candidate).\(pathExtension)")
        }
    }
}
