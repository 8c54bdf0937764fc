import ArgumentParser
import Foundation
import UmweltPictures
import UmweltRendering

/// `umwelt picture`: compiles the subject of a path and draws it.
struct PictureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "picture", abstract: "Draws what SwiftUI source shows.",
        discussion: """
            Draws the first window of the App that the source has, or else its previews: one to the output file, \
            several beside it, each with its name. A picture shows the end of every animation, unless --at or --film \
            asks for what comes before.

            With --all-previews each preview of each target is drawn to a file of its own in the folder --output, and \
            index.json lists them. A preview that crashes, ends the program or hangs does not stop the others; the \
            command then ends with code 1.
            """)

    @Argument(help: "A Swift file, a folder of Swift files, a project of Xcode, or a package.", completion: .file())
    var path: String

    @Option(help: "The app to take of a folder, project or package that has several.")
    var target: String?

    @Option(
        name: .shortAndLong,
        help: """
            The file to draw to; its extension is png, svg or pdf. With --all-previews, a folder. \
            (default: picture.png, previews)
            """)
    var output: String?

    @Flag(help: "Draw each preview of each target, and list them in index.json.")
    var allPreviews = false

    @Option(help: "The device whose screen the window fills, such as “iPhone 15 Pro”: its size, scale and safe area.")
    var device: String?

    @Flag(help: "Turn the device on its side.")
    var landscape = false

    @Option(help: "The size in points, such as 390x844.")
    var size: String?

    @Option(help: "The pixels a point, for png (default: the device's, or 2).")
    var scale: String?

    @Flag(help: "Draw the dark appearance.")
    var dark = false

    @Option(help: "The language and region, such as de_AT.")
    var locale: String?

    @Option(name: .customLong("set"), help: TraitOption.help)
    var values: [String] = []

    @Option(help: "The preview to draw, by its name.")
    var preview: String?

    @Flag(help: "Draw a sheet: light and dark, in usual and large type, from both sides.")
    var matrix = false

    @Option(help: "What a sheet varies instead, such as colorScheme,dynamicTypeSize=large/accessibility3,locale=ar.")
    var axes: String?

    @Option(help: "What to tap first, by its label; several are tapped one after the other.")
    var tap: [String] = []

    @Option(help: "The moment to draw, in seconds after the last tap or after the views have appeared, such as 0.3.")
    var at: String?

    @Option(help: "A film to draw instead of a picture; its extension is png, gif or webp.", completion: .file())
    var film: String?

    @Option(help: "The length of the film in seconds (default: 2).")
    var seconds: String?

    @Option(help: "The pictures a second of the film (default: 30, for gif 25).")
    var fps: String?

    @Option(help: "The date that views read when they appear, such as 2025-06-16T12:00:00Z (default: now).")
    var date: String?

    @Flag(help: BrokenPart.help)
    var skipBroken = false

    @OptionGroup var system: SystemOptions

    func run() async throws {
        if allPreviews { return try await drawAllPreviews() }
        try checkSettings()
        let program = try await Subject(path: path, target: target).build(skipsBroken: skipBroken)
        try await program.draw(variables: variables)
    }

    /// The options as variables, for the picture host in the user's program.
    var variables: [String: String] {
        var variables = ["UMWELT_HOST": "picture", "UMWELT_DARK": dark ? "1" : "0"]
        variables["UMWELT_OUTPUT"] = allPreviews ? "" : output ?? "picture.png"
        variables["UMWELT_DEVICE"] = device ?? ""
        variables["UMWELT_LANDSCAPE"] = landscape ? "1" : ""
        variables["UMWELT_SIZE"] = size ?? ""
        variables["UMWELT_SCALE"] = scale ?? ""
        variables["UMWELT_LOCALE"] = locale ?? ""
        variables["UMWELT_PREVIEW"] = preview ?? ""
        variables["UMWELT_MATRIX"] = axes ?? (matrix ? "usual" : "")
        variables["UMWELT_SET"] = values.joined(separator: "\n")
        variables["UMWELT_TAP"] = tap.joined(separator: "\n")
        variables["UMWELT_AT"] = at ?? ""
        variables["UMWELT_FILM"] = film ?? ""
        variables["UMWELT_SECONDS"] = seconds ?? ""
        variables["UMWELT_FPS"] = fps ?? ""
        variables["UMWELT_DATE"] = date ?? ""
        return variables.merging(system.variables) { $1 }
    }

    /// Draws the previews of all targets.
    private func drawAllPreviews() async throws {
        if preview != nil || film != nil {
            throw ToolError("--all-previews draws pictures of all: leave out --preview and --film.", code: EX_USAGE)
        }
        let folder = URL(fileURLWithPath: output ?? "previews", isDirectory: true)
        do {
            _ = try PictureSettings(variables)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch let error as PictureSettingsError {
            throw ToolError("\(error)", code: EX_USAGE)
        } catch {
            throw ToolError("The folder \(folder.relativePath) cannot be made: \(FileFault.reason(at: folder.path)).")
        }
        let entries = try await AllPreviews(
            path: path, target: target, output: folder, variables: variables, skipsBroken: skipBroken
        ).draw()
        let failures = entries.count { $0.error != nil }
        if failures > 0 {
            let index = folder.appendingPathComponent(PreviewIndex.fileName).relativePath
            throw ToolError("\(failures) of \(entries.count) previews were not drawn: \(index) says why.")
        }
    }

    /// Checks the settings before the program is compiled, as the host would reject invalid ones only afterwards.
    private func checkSettings() throws {
        do {
            let settings = try PictureSettings(variables)
            let folder = settings.file.deletingLastPathComponent().path
            guard FileManager.default.isWritableFile(atPath: folder) else {
                throw ToolError(
                    "\(settings.file.relativePath) cannot be written: there is no folder \(folder) that is yours to write to."
                )
            }
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError("\(error)", code: EX_USAGE)
        }
    }
}
