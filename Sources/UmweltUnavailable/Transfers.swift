import Umwelt

@available(*, unavailable, message: "Umwelt has no services of other apps: leave this out, or use ShareLink.")
extension View {
    nonisolated public func exportableToServices<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

    nonisolated public func exportableToServices<T>(
        _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
    ) -> some View { self }

    nonisolated public func importableFromServices<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
    ) -> some View { self }
}

@available(
    *, unavailable,
    message: "Umwelt's navigation titles cannot represent a document: use navigationTitle(_:) and ShareLink."
)
extension View {
    nonisolated public func navigationDocument<D>(_ document: D) -> some View { self }
}
