import Foundation

struct DefaultWindowSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
    /// The initial size of the scene's windows in points; nil for the host's.
    var defaultWindowSize: CGSize? {
        get { self[DefaultWindowSizeKey.self] }
        set { self[DefaultWindowSizeKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the initial size of the scene's windows in points.
    ///
    /// Pictures of the first window have this size, and the browser shows windows that views open apart from its tabs.
    ///
    /// ```swift
    /// Window("Player", id: "player") { PlayerView() }.defaultSize(width: 320, height: 120)
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size, in points.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func defaultSize(
        _ size: CGSize, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.defaultWindowSize, size, fileID: fileID, line: line)
    }

    /// Sets the initial size of the scene's windows in points.
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func defaultSize(
        width: CGFloat, height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        defaultSize(CGSize(width: width, height: height), fileID: fileID, line: line)
    }
}
