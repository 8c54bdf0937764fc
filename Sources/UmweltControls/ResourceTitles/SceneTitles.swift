import Foundation
import Umwelt

extension WindowGroup {
    /// Makes a group whose windows have a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(Text(titleResource), makeContent: makeContent)
    }

    /// Makes a group with a name for `openWindow`, whose windows have a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, id: String, @ViewBuilder makeContent: @escaping () -> Content
    ) {
        self.init(Text(titleResource), id: id, makeContent: makeContent)
    }
}

extension Window {
    /// Makes a window with a name for `openWindow`, and a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleResource), id: id, content: content)
    }
}

extension CommandMenu {
    /// Makes a menu of the menu bar with a title that is looked up by a resource.
    @_disfavoredOverload
    nonisolated public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }
}
