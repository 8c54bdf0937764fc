import Foundation

/// The folder for this app's data: its name inside `XDG_DATA_HOME` or, by default, `~/.local/share`.
package enum DataFolder {
    /// The folder, which may not be there yet.
    package static var url: URL {
        let variables = ProcessInfo.processInfo.environment
        let home = variables["HOME"] ?? NSHomeDirectory()
        let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
        return URL(fileURLWithPath: data, isDirectory: true)
            .appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
    }
}
