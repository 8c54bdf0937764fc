import Foundation

struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
    /// Where `@AppStorage` properties that name no store keep their values.
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Names the store for the ``AppStorage`` properties in this view that name none.
    nonisolated public func defaultAppStorage(
        _ store: UserDefaults, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.defaultAppStorage, store, fileID: fileID, line: line)
    }
}

extension Scene {
    /// Names the store for the ``AppStorage`` properties in the windows of this scene that name none.
    nonisolated public func defaultAppStorage(
        _ store: UserDefaults, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some Scene {
        environment(\.defaultAppStorage, store, fileID: fileID, line: line)
    }
}
