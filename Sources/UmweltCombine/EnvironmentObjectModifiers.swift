@preconcurrency import OpenCombine
import Umwelt

extension View {
    /// Sets an observable object in the environment of the view and its descendants, which find it by its type.
    ///
    /// ```swift
    /// Player().environmentObject(tape)
    /// ```
    ///
    /// Descendants read it with ``EnvironmentObject``. For classes with the macro `@Observable` use `environment(_:)`.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func environmentObject<T>(
        _ object: T, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where T: ObservableObject {
        environment(\.[object: KeyedObject<T>()], object, fileID: fileID, line: line)
    }
}

extension Scene {
    /// Sets an observable object in the environment of all windows of this scene, which find it by its type.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func environmentObject<T>(
        _ object: T, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene where T: ObservableObject {
        environment(\.[object: KeyedObject<T>()], object, fileID: fileID, line: line)
    }
}
