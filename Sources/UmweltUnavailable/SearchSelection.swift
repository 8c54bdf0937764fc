import Umwelt
import UmweltControls

@available(*, unavailable, message: "Umwelt's search fields do not report their selection yet: leave this out.")
extension View {
    nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}
