import Umwelt

@available(
    *, unavailable,
    message: "Umwelt has no focus sections: keys move the focus in the order of the views, container by container."
)
extension View {
    nonisolated public func focusSection() -> some View { self }
}
