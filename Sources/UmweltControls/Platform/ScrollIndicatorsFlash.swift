@_spi(Kernel) import Umwelt

extension View {
    /// Has no effect: scroll indicators show when the browser or the desktop decides, as on a Mac whose user wants them
    /// always.
    ///
    /// - Parameter value: Not used.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Has no effect: scroll indicators show when the browser or the desktop decides, as on a Mac whose user wants them
    /// always.
    ///
    /// - Parameter onAppear: Not used.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
}
