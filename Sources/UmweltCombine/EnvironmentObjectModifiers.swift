@preconcurrency import OpenCombine
import Umwelt

extension View {
    /// Sets an object in the environment, to be found by its type.
    ///
    /// ```swift
    /// Player().environmentObject(tape)
    /// ```
    nonisolated public func environmentObject<T>(
        _ object: T, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where T: ObservableObject {
        environment(\.[object: KeyedObject<T>()], object, fileID: fileID, line: line)
    }
}

extension Scene {
    /// Sets an object in the environment of all windows of this scene, to be found by its type.
    nonisolated public func environmentObject<T>(
        _ object: T, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene where T: ObservableObject {
        environment(\.[object: KeyedObject<T>()], object, fileID: fileID, line: line)
    }
}
