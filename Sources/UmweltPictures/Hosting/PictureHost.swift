import Foundation
import Umwelt
import UmweltRendering

/// The host without a screen: draws the first window of an app, or previews, to files.
///
/// A picture shows the views after they have appeared, the requested taps have been made, and the tasks have ended, or
/// after a second for longer tasks. All animations have ended, unless a moment or a film is requested: those show the
/// tasks' progress at that time.
@MainActor
public struct PictureHost {
    /// The default size of a window in points; its width is also offered to previews.
    public static let windowSize = CGSize(width: 390, height: 844)

    /// The number of times that a view is measured which has another size each time.
    private static let longestFit = 4

    let settings: PictureSettings

    /// Makes a host with settings.
    ///
    /// - Parameter settings: The size, the scale, the output file and the appearance.
    public init(_ settings: PictureSettings) { self.settings = settings }

    /// Draws an app's first window, or the preview that the settings name.
    ///
    /// - Parameter app: The app, whose scenes are searched for the first window.
    /// - Returns: The files that were written.
    /// - Throws: ``PictureHostError``, or an error of the drawing or the file.
    public func draw<A: App>(app: A) throws -> [URL] {
        if settings.asksForPreviews { return try drawPreviews() }
        let host = AppHost(app, typeSetter: PangoTypeSetter.shared)
        let opening = size(of: host)
        let window = host.openWindow(traits: settings.traits, proposedSize: ProposedViewSize(opening))
        guard let window else { throw PictureHostError.noWindow(app: "\(A.self)") }
        let size = settings.size ?? window.system.resizable(opening)
        if size != opening { window.proposedSize = ProposedViewSize(size) }
        return try write(PictureStage(window, settings), to: settings.file, scale: settings.scale) { size }
    }

    /// Draws the preview named by the settings, or all in the program.
    ///
    /// A single one is drawn to the given file, several to files beside it, each with its preview's name.
    ///
    /// - Returns: The files that were written.
    /// - Throws: ``PictureHostError``, or an error of the drawing or the file.
    public func drawPreviews() throws -> [URL] {
        if let file = settings.previewList {
            try JSONEncoder().encode(PreviewListing()).write(to: file, options: .atomic)
            return []
        }
        if let index = settings.previewIndex { return try drawPreviews(at: index) }
        if let name = settings.preview { return try draw(preview(named: name), to: settings.file) }
        let previews = ShownPreview.all(named: nil, in: makeHost)
        guard !previews.isEmpty else { throw PictureHostError.nothingToDraw }
        if previews.count == 1 { return try draw(previews[0], to: settings.file) }
        let files = settings.file.besides(previews.map(\.name))
        return try zip(previews, files).flatMap { try draw($0, to: $1) }
    }

    /// Shows the preview with a name.
    func preview(named name: String) throws -> ShownPreview {
        let previews = ShownPreview.all(named: name, in: makeHost)
        guard !previews.isEmpty else { throw PictureHostError.nothingToDraw }
        guard let preview = previews.first(where: { $0.name == name }) else {
            throw PictureHostError.unknownPreview(name, known: previews.map(\.name))
        }
        return preview
    }

    /// Makes the host of a preview's view.
    func makeHost(of content: any View) -> ViewHost {
        let host = LinkedPreview.window(
            of: AnyView(content), traits: settings.traits, size: settings.size ?? Self.windowSize,
            typeSetter: PangoTypeSetter.shared)
        return PictureStage(host, settings).host
    }

    /// Draws the previews of one declaration to files beside the given one, with their numbers appended.
    ///
    /// Each picture is reported once it is drawn, so that pictures before a crash are known.
    private func drawPreviews(at index: Int) throws -> [URL] {
        let sources = PreviewSource.all
        guard sources.indices.contains(index) else { throw PictureHostError.nothingToDraw }
        var report = PreviewReport()
        var files: [URL] = []
        for preview in sources[index].previews() {
            let start = ContinuousClock.now
            let shown = preview.show(in: makeHost)
            let file = settings.file.besides(["\(report.pictures.count)"])[0]
            files += try draw(shown, to: file)
            let size = shown.host.proposedSize
            report.pictures.append(
                PreviewReport.Picture(
                    name: shown.givenName, path: file.path, width: size.width.map(Double.init) ?? 0,
                    height: size.height.map(Double.init) ?? 0, scale: shown.host.traits.displayScale,
                    seconds: start.duration(to: .now) / .seconds(1)))
            if let file = settings.previewReport { try report.write(to: file) }
        }
        return files
    }

    private func draw(_ preview: ShownPreview, to file: URL) throws -> [URL] {
        preview.host.traits = try traits(of: preview, preview.host.traits)
        let scale = preview.host.traits.displayScale
        return try write(PictureStage(of: preview.host, settings), to: file, scale: scale) { size(of: preview) }
    }

    /// Returns the traits of a preview's window.
    ///
    /// - Parameter usual: The traits without those of its device.
    func traits(of preview: ShownPreview, _ usual: HostTraits) throws -> HostTraits {
        var traits = usual
        let screen = try screen(of: preview)
        if let screen, settings.screen == nil { traits.adopt(screen) }
        traits.displayScale = screen.map { settings.isScaleGiven ? settings.scale : $0.scale } ?? settings.scale
        // Those of the settings take precedence over the device's.
        settings.values.apply(to: &traits)
        // As on a phone that is held upright, also where the picture is lower than one: its own size is no window's.
        // A recording's windows have sizes of their own.
        if settings.size == nil && settings.replay == nil {
            traits.adoptSizeClasses(of: screen?.size ?? preview.oriented(Self.windowSize))
        }
        return traits
    }

    /// Returns the screen of a preview's device; nil for none. Throws if the device is unknown.
    private func screen(of preview: ShownPreview) throws -> PreviewDevice.Screen? {
        guard let device = preview.device else { return nil }
        guard let screen = preview.screen else { throw PictureHostError.unknownDevice(device.rawValue) }
        return screen
    }

    /// Returns the size of a preview in points.
    ///
    /// It is that of the settings or of the preview's layout, or its device's screen; otherwise a window's size if the
    /// content fills its height, as scroll views do, or the size of the content for a window's width.
    func size(of preview: ShownPreview) -> CGSize {
        if let size = settings.size ?? preview.fixedSize { return size }
        let window = preview.screen?.size ?? preview.oriented(Self.windowSize)
        if preview.layout == .device { return window }
        appear(on: PictureStage(of: preview.host, settings))
        let filled = preview.host.sizeThatFits(ProposedViewSize(window))
        if preview.layout == nil && filled.height == window.height { return window }
        let size = preview.host.sizeThatFits(ProposedViewSize(width: window.width, height: nil))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Has the views appear. Their tasks run as time passes if that is shown, and are awaited otherwise.
    private func appear(on stage: PictureStage) {
        if settings.showsMotion && settings.taps.isEmpty { stage.begin() } else { stage.finishTasks() }
    }

    /// Draws a window, the sheet of its variants, or a film of it, or explains its updates.
    ///
    /// A window drawn during animations keeps its size before the last tap: another size would move views immediately.
    ///
    /// - Parameter size: Returns the size of the window in points with its current traits.
    /// - Returns: The file; none for an explanation, which is printed.
    private func write(_ stage: PictureStage, to file: URL, scale: CGFloat, size: () -> CGSize) throws -> [URL] {
        func fit() {
            Self.fit(stage.host, to: size)
            appear(on: stage)
        }
        if let file = settings.replay {
            fit()
            print(try ReplayReport(of: stage, file: file))
            return []
        }
        if let format = settings.explanation {
            fit()
            print(try Explanation(of: stage, taps: settings.taps, view: settings.explainedView).written(as: format))
            return []
        }
        if settings.showsMotion || !settings.taps.isEmpty {
            fit()
            try stage.tap(settings.taps)
        }
        if let film = settings.film {
            try write(film, of: stage, to: file, scale: scale)
            return [file]
        }
        let picture: DisplayList
        if let moment = settings.moment {
            stage.pass(to: stage.time + moment)
            picture = stage.picture
        } else if let matrix = settings.matrix {
            picture = matrix.sheet(of: stage.host) { host in
                fit()
                return host.displayList
            }
        } else {
            fit()
            picture = stage.picture
        }
        try picture.write(to: file, scale: scale)
        return [file]
    }

    /// Makes a window as large as `size` returns.
    static func fit(_ host: ViewHost, to size: () -> CGSize) {
        // What is measured may depend on traits that follow from the size: it is measured again then.
        for _ in 0..<longestFit {
            let new = ProposedViewSize(size())
            if new == host.proposedSize { break }
            host.proposedSize = new
        }
    }

    private func write(_ film: FilmSettings, of stage: PictureStage, to file: URL, scale: CGFloat) throws {
        let start = stage.time
        // Drawn afterwards, because the machine's clock runs meanwhile.
        let pictures = film.times.map { time in
            stage.pass(to: start + time)
            return stage.picture
        }
        let writer = FilmWriter(film.format, scale: scale)
        for (time, picture) in zip(film.times, pictures) { try writer.add(picture, at: time) }
        let end = Double(film.times.count) / film.framesPerSecond
        try writer.data(until: end).writePicture(to: file)
    }
}

/// The reasons why the picture host draws nothing.
public enum PictureHostError: Error, Equatable, CustomStringConvertible {
    /// The app's scenes show no window.
    case noWindow(app: String)
    /// No preview is linked into the program.
    case nothingToDraw
    /// A preview is for a device that is unknown.
    case unknownDevice(String)
    /// No preview has the name.
    case unknownPreview(String, known: [String])
    /// No view to tap has the label.
    case unknownLabel(String, known: [String])
    /// No view with a body has the name.
    case unknownView(String, known: [String])
    /// The view with the label is disabled, or does not respond to taps.
    case deadLabel(String)
    /// The file is no recording of the inspector.
    case unreadableRecording(String)

    /// The message for the user.
    public var description: String {
        switch self {
        case .noWindow(let app): "\(app) has no window to draw: put a WindowGroup into its body."
        case .nothingToDraw: "There is nothing to draw: write an App with @main, or a #Preview."
        case .unknownDevice(let name):
            "There is no device “\(name)” for previewDevice(_:). \(UnknownDeviceError.list)"
        case .unknownPreview(let name, let known):
            "There is no preview “\(name)”. There are: \(known.quoted)."
        case .unknownLabel(let label, let known) where known.isEmpty:
            "There is nothing “\(label)” to tap: no view has a label."
        case .unknownLabel(let label, let known):
            "There is nothing “\(label)” to tap. There are: \(known.quoted)."
        case .unknownView(let name, let known):
            "There is no view “\(name)” in the window. There are: \(known.quoted)."
        case .unreadableRecording(let path):
            "\(path) is no recording: save there what the inspector's “Copy for umwelt replay” copies."
        case .deadLabel(let label):
            "“\(label)” does nothing when it is tapped: it is disabled, hidden by a mask, or no control."
        }
    }
}

extension [String] {
    /// The strings in quotation marks, with commas between.
    fileprivate var quoted: String { map { "“\($0)”" }.joined(separator: ", ") }
}

extension URL {
    /// Returns files in the same folder with this one's name and one of `names` each, made unique.
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
