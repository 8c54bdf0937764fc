import Foundation

extension View {
    /// Keeps the identity of the view that what scrolls in this view begins with, of those that
    /// ``View/scrollTargetLayout(isEnabled:)`` says; and scrolls to the view whose identity is written there.
    ///
    /// ```swift
    /// ScrollView {
    ///     LazyVStack { ForEach(messages) { MessageView(message: $0) } }.scrollTargetLayout()
    /// }
    /// .scrollPosition(id: $firstMessage)
    /// ```
    ///
    /// With an anchor it is the view at this point, and a view that is scrolled to comes to rest there. Identities are
    /// those of a `ForEach`.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(id: id, anchor: anchor))
    }
}

/// Keeps which view something that scrolls begins with.
public nonisolated struct _ScrollPositionModifier<ID: Hashable>: ViewModifier, SystemView {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    /// The content, in which what scrolls knows its position.
    @MainActor public func body(content: Content) -> some View {
        let id = id
        let position = ScrollPositionKeeper(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) { new in
            // What has an identity of another kind cannot be said.
            if let new = new.base as? ID { id.wrappedValue = new }
        }
        content.transformEnvironment(\.scrollSettings) { $0.position = position }
    }
}

/// What keeps which view something begins with.
struct ScrollPositionKeeper {
    var id: AnyHashable?
    let anchor: UnitPoint?
    let write: (AnyHashable) -> Void
}
