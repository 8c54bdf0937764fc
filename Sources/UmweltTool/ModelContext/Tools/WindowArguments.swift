import Foundation
import UmweltLive
import UmweltPictures

/// The arguments of tools that look at a window: the subject, and the settings of the window.
struct WindowArguments {
    let key: StageSessions.Key

    /// The settings as the variables of a picture.
    let settings: [String: String]
    let restarts: Bool

    /// The parameters that name a subject.
    static let subject: [ToolParameter] = [
        .text(
            "path", "A Swift file, a folder of Swift files, a project of Xcode, or a package; relative to the root.",
            isRequired: true),
        .text("target", "The app to take of a folder, project or package that has several."),
    ]

    static let parameters: [ToolParameter] =
        subject + [
            .text(
                "preview",
                "The preview to show, by its name. Without it, the app's first window, or else the first preview."),
            .choice("colorScheme", ["light", "dark"], "The appearance. Default: light."),
            .text("dynamicTypeSize", "The size of text, such as xSmall, large (the default) or accessibility3."),
            .text("device", "The device whose screen the window fills, such as “iPhone 15 Pro”."),
            .flag("landscape", "Turn the device on its side."),
            .text("size", "The size of the window in points, such as 390x844."),
            .text("locale", "The language and region, such as de_AT."),
            .choice("design", ["18", "26"], "The design of the system: that of iOS 18, the default, or 26."),
            .texts(
                "set",
                "Other values of the environment, such as {\"reduceMotion\": \"true\", \"timeZone\": \"Asia/Tokyo\"}."),
            .flag("restart", "Restart the program first: its views have their initial state."),
        ]

    init(_ arguments: ToolArguments, root: RootFolder, drawing: [String: String] = [:]) throws {
        let preview = try arguments.text("preview")
        key = StageSessions.Key(subject: try Self.subject(arguments, root: root), preview: preview)
        restarts = try arguments.flag("restart")
        var lines = try arguments.texts("set").map { "\($0.name)=\($0.text)" }
        for name in ["dynamicTypeSize", "design"] {
            if let value = try arguments.text(name) { lines.append("\(name)=\(value)") }
        }
        let scheme = try arguments.text("colorScheme") ?? "light"
        guard ["light", "dark"].contains(scheme) else {
            throw ToolError("“\(scheme)” is no colorScheme: write light or dark.")
        }
        var settings = drawing
        settings["UMWELT_PREVIEW"] = preview
        settings["UMWELT_DARK"] = scheme == "dark" ? "1" : "0"
        settings["UMWELT_DEVICE"] = try arguments.text("device")
        settings["UMWELT_LANDSCAPE"] = try arguments.flag("landscape") ? "1" : nil
        settings["UMWELT_SIZE"] = try arguments.text("size")
        settings["UMWELT_LOCALE"] = try arguments.text("locale")
        settings["UMWELT_SET"] = lines.joined(separator: "\n")
        // Before anything is compiled.
        _ = try PictureSettings(settings)
        self.settings = settings
    }

    static func subject(_ arguments: ToolArguments, root: RootFolder) throws -> SubjectBuilds.Key {
        SubjectBuilds.Key(
            path: try root.relativePath(arguments.requiredText("path")), target: try arguments.text("target"))
    }
}
