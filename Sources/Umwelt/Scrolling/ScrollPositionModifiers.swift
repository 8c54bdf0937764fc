import Foundation

extension View {
    /// Keeps where what scrolls in this view is scrolled to, and scrolls it to what is written there.
    ///
    /// ```swift
    /// @State private var position = ScrollPosition(idType: Message.ID.self)
    ///
    /// ScrollView {
    ///     LazyVStack { ForEach(messages) { MessageView(message: $0) } }.scrollTargetLayout()
    /// }
    /// .scrollPosition($position)
    /// ```
    ///
    /// While its user scrolls it is the view at the top, of those that ``View/scrollTargetLayout(isEnabled:)`` says; with
    /// an anchor, the one at this point.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(position: position, anchor: anchor))
    }

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
        modifier(_ScrollPositionIDModifier(id: id, anchor: anchor))
    }
}

/// Keeps where something is scrolled to.
public nonisolated struct _ScrollPositionModifier: ViewModifier, SystemView {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.position = position
        self.anchor = anchor
    }

    /// The content, in which what scrolls knows its position.
    @MainActor public func body(content: Content) -> some View {
        let position = position
        let positionBinding = ScrollPositionBinding(
            place: position.wrappedValue.positionValue, anchor: anchor,
            afterUser: { id in position.wrappedValue.scrolledByUser(to: id).positionValue },
            write: { id in
                let new = position.wrappedValue.scrolledByUser(to: id)
                if new != position.wrappedValue { position.wrappedValue = new }
            })
        content.transformEnvironment(\.scrollSettings) { $0.position = positionBinding }
    }
}

/// Keeps which view something that scrolls begins with.
public nonisolated struct _ScrollPositionIDModifier<ID: Hashable>: ViewModifier, SystemView {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    /// The content, in which what scrolls knows its position.
    @MainActor public func body(content: Content) -> some View {
        let (id, anchor) = (id, anchor)
        let place: (ID?) -> ScrollPositionValue = { $0.map { .view(AnyHashable($0), anchor: anchor) } ?? .automatic }
        let positionBinding = ScrollPositionBinding(
            place: place(id.wrappedValue), anchor: anchor,
            // What has an identity of another kind cannot be said.
            afterUser: { new in place(new?.base as? ID ?? id.wrappedValue) },
            write: { new in
                if let new = new?.base as? ID, new != id.wrappedValue { id.wrappedValue = new }
            })
        content.transformEnvironment(\.scrollSettings) { $0.position = positionBinding }
    }
}

/// Where something is scrolled to, as somebody keeps it.
enum ScrollPositionValue: Equatable {
    /// Where it begins.
    case automatic
    /// Where its user has scrolled it, to a view if that is known.
    case byUser(AnyHashable?)
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

/// Who keeps where something is scrolled to.
struct ScrollPositionBinding {
    /// Where that is.
    var place: ScrollPositionValue

    /// The point at which a view is looked for while its user scrolls.
    let anchor: UnitPoint?

    /// What is kept after its user has scrolled it to a view.
    let afterUser: (AnyHashable?) -> ScrollPositionValue

    /// Says that its user has scrolled it to a view.
    let write: (AnyHashable?) -> Void
}
