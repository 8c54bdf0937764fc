import Foundation

/// Swift files that are compiled to one program, as the target of an app in Xcode is.
struct AppTarget: Sendable {
    let name: String
    let files: [URL]
    var settings = CompilerSettings()

    /// True for the app itself, false for one that comes along with it, such as that of a watch.
    var isMain = true

    /// True if a project says that the app is for iOS.
    var isForIOS = false

    /// The name of the module if a project gives another one than the target's.
    var givenModule: String?

    /// The information property list that a project describes; nil without a project.
    var information: ProjectInformation?
}

/// The files of a target of unit tests, and the app that they test.
struct UnitTestTarget: Sendable {
    let name: String
    let files: [URL]
    var settings = CompilerSettings()

    /// The name of the app's target; nil for the only one.
    let app: String?
}

/// The settings that a project gives for compiling its source.
struct CompilerSettings: Equatable, Sendable {
    /// The language mode, such as 5 or 6. Most projects for SwiftUI are written in 5.
    var languageMode = "5"

    /// True if declarations that say nothing are isolated to the main actor.
    var isOnMainActor = false

    /// True if `/…/` is a regular expression in mode 5, too, as it is in Xcode unless a project says otherwise. Later
    /// modes always have it.
    var hasBareSlashRegex = true

    /// The conditions of `#if` that the project sets. `DEBUG` is always there.
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
