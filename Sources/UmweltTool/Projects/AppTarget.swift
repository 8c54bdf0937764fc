import Foundation

/// Swift files that are compiled to one program, as the target of an app in Xcode is.
struct AppTarget: Sendable {
    let name: String
    let files: [URL]
    var settings = CompilerSettings()

    /// True for the app itself, false for an accompanying app, such as a watch app.
    var isMain = true

    /// True if the project's app is for iOS.
    var isForIOS = false

    /// The name of the module if it differs from the target's.
    var givenModule: String?

    /// The information property list that a project describes; nil without a project.
    var information: ProjectInformation?
}

/// The files of a unit test target, and the tested app.
struct UnitTestTarget: Sendable {
    let name: String
    let files: [URL]
    var settings = CompilerSettings()

    /// The name of the app's target; nil for the only one.
    let app: String?
}

/// A project's settings for compiling its source.
struct CompilerSettings: Equatable, Sendable {
    /// The language mode, such as 5 or 6. Most projects for SwiftUI are written in 5.
    var languageMode = "5"

    /// True if the default actor isolation is the main actor.
    var isOnMainActor = false

    /// True if `/…/` is a regular expression in Swift 5 mode, too, which is Xcode's default. Later modes always have
    /// it.
    var hasBareSlashRegex = true

    /// The conditions of `#if` that the project sets. `DEBUG` is always included.
    var conditions: [String] = []

    /// The arguments for the compiler.
    var arguments: [String] {
        ["-swift-version", languageMode] + otherArguments
            + (["DEBUG"] + conditions.filter { $0 != "DEBUG" }).flatMap { ["-D", $0] }
    }

    /// The arguments besides the language mode and conditions.
    var otherArguments: [String] {
        (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
            + (hasBareSlashRegex && languageMode == "5" ? ["-enable-bare-slash-regex"] : [])
    }
}
