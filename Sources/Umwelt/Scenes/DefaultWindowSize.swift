import Foundation

struct DefaultWindowSizeKey: EnvironmentKey {
    static var defaultValue: CGSize? { nil }
}

extension EnvironmentValues {
    /// How large the windows of a scene are when they open; nil where the host decides.
    var defaultWindowSize: CGSize? {
        get { self[DefaultWindowSizeKey.self] }
        set { self[DefaultWindowSizeKey.self] = newValue }
    }
}

extension Scene {
    /// Opens the scene's windows in a size in points: pictures of the first one have it, and the browser shows windows
    /// that views open apart from its tabs.
    ///
    /// ```swift
    /// Window("Player", id: "player") { PlayerView() }.defaultSize(width: 320, height: 120)
    /// ```
    nonisolated public func defaultSize(
        _ size: CGSize, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.defaultWindowSize, size, fileID: fileID, line: line)
    }

    /// Opens the scene's windows in a size in points.
    nonisolated public func defaultSize(
        width: CGFloat, height: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        defaultSize(CGSize(width: width, height: height), fileID: fileID, line: line)
    }
}
