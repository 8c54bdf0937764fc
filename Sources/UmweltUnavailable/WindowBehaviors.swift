import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt's views open no windows of a style of their own: leave this out.")
extension View {
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}
