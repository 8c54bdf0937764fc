import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt does not have this row modifier of watchOS: use listRowBackground(_:).")
extension View {
    nonisolated public func listRowPlatterColor(_ color: Color?) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's sections have no actions yet: add a button to the header.")
extension SectionConfiguration {
    public var actions: Actions { Actions() }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}
