import Foundation
import Umwelt

@available(*, unavailable, message: "Umwelt has none of a watch's rows: use listRowBackground(_:).")
extension View {
    nonisolated public func listRowPlatterColor(_ color: Color?) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's lists have no index beside them yet: leave this out.")
extension View {
    // For any label: of one for texts and one for strings the compiler would try each with all else in the expression,
    // which took it three times as long. So with those that follow.
    nonisolated public func sectionIndexLabel<Label>(_ label: Label?) -> some View { self }

    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's sections have no actions yet: put a button into the header.")
extension SectionConfiguration {
    public var actions: Actions { Actions() }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

@available(*, unavailable, message: "Umwelt's lists do not select by typing yet: use searchable.")
extension View {
    nonisolated public func typeSelectEquivalent<Label>(_ text: Label?) -> some View { self }
}

@available(*, unavailable, message: "Umwelt's rows have one size: use controlSize(_:) or dynamicTypeSize(_:).")
public enum SidebarRowSize: Sendable {
    case small
    case medium
    case large
}

@available(*, unavailable, message: "Umwelt's rows have one size: use controlSize(_:) or dynamicTypeSize(_:).")
extension EnvironmentValues {
    public var sidebarRowSize: SidebarRowSize {
        get { .medium }
        set {}
    }
}

@available(*, unavailable, message: "Umwelt's sections have the margins of their list's style: leave this out.")
extension View {
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}
