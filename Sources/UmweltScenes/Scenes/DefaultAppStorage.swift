import Foundation

struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
    /// The store of `@AppStorage` properties that name none.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of the ``AppStorage`` properties in this view that name none.
    ///
    /// - Parameters:
    ///   - store: The user defaults.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func defaultAppStorage(
        _ store: UserDefaults, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.defaultAppStorage, store, fileID: fileID, line: line)
    }
}

extension Scene {
    /// Sets the store of the ``AppStorage`` properties in the windows of this scene that name none.
    ///
    /// - Parameters:
    ///   - store: The user defaults.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func defaultAppStorage(
        _ store: UserDefaults, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.defaultAppStorage, store, fileID: fileID, line: line)
    }
}
