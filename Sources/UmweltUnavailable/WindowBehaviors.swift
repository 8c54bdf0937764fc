import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt's views cannot open windows in another style: leave this out.")
extension View {
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}
