import Foundation
import Umwelt

/// The settings of the window host, which environment variables of the process set.
public struct WindowSettings: Sendable {
    /// The folder for windows' state until the next start, set by `XDG_STATE_HOME`.
    public var stateFolder: SceneStateFolder

    /// The size of windows without one from the app, in points. A guess: it fits a list and a detail, and every screen.
    static let defaultSize = CGSize(width: 900, height: 640)

    /// Values of the host that are set in place of the desktop's, by the lines of `UMWELT_SET`, as in
    /// `reduceMotion=true`.
    var values = TraitSettings()

    /// Reads the settings from environment variables.
    ///
    /// - Parameter variables: The environment of the process.
    /// - Throws: ``WindowHostError/invalidTrait(_:)`` for an unknown value, or an unknown setting of one.
    public init(_ variables: [String: String] = [:]) throws(WindowHostError) {
        stateFolder = SceneStateFolder(variables: variables)
        do {
            values = try TraitSettings(variables["UMWELT_SET"] ?? "")
        } catch {
            throw .invalidTrait("\(error)")
        }
    }

    /// True if there may be a display for windows, according to `WAYLAND_DISPLAY` or `DISPLAY`.
    ///
    /// - Parameter variables: The environment of the process.
    public static func hasDisplay(_ variables: [String: String]) -> Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { variables[$0]?.isEmpty == false }
    }
}

/// The reasons why windows cannot be shown.
public enum WindowHostError: Error, Equatable, CustomStringConvertible {
    /// A value of the host is unknown, or has no such setting; with the message for the user.
    case invalidTrait(String)
    /// There is no display, or it refuses the program.
    case noDisplay
    /// The display was closed while windows were shown on it.
    case displayLost
    /// The app has no scene with windows.
    case noWindow
    /// No preview is linked into the program.
    case nothingToShow

    /// The message for the user.
    public var description: String {
        switch self {
        case .invalidTrait(let message): message
        case .noDisplay:
            """
            There is no display for a window: set WAYLAND_DISPLAY or DISPLAY to one that this user may use, or set \
            UMWELT_HOST=browser.
            """
        case .displayLost:
            """
            The display was disconnected, and the app ends with its windows. The next launch restores their stored \
            state.
            """
        case .noWindow: "The app has no window: its body needs a WindowGroup or a Window."
        case .nothingToShow: "There is nothing to show: write an App with @main, or a #Preview."
        }
    }
}
