import Foundation

extension View {
    /// Binds the position of scrollable views in this view: it is written when the user scrolls, and a new value
    /// scrolls.
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
    /// While the user scrolls, it is the first visible target view (``View/scrollTargetLayout(isEnabled:)``); with an
    /// anchor, the view at this point.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - anchor: The point of the scrollable view at which the view is; nil for its start.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(position: position, anchor: anchor))
    }

    /// Binds the identity of the first visible target view (``View/scrollTargetLayout(isEnabled:)``) in the scrollable
    /// views inside; setting it scrolls to the view with that identity.
    ///
    /// ```swift
    /// ScrollView {
    ///     LazyVStack { ForEach(messages) { MessageView(message: $0) } }.scrollTargetLayout()
    /// }
    /// .scrollPosition(id: $firstMessage)
    /// ```
    ///
    /// With an anchor it is the view at this point, and scrolling to a view stops there. Identities are those of a
    /// `ForEach`.
    ///
    /// - Parameters:
    ///   - id: The identity of the view; nil if no target view is visible.
    ///   - anchor: The point of the scrollable view at which the view is; nil for its start.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionIDModifier(id: id, anchor: anchor))
    }
}

/// The modifier that binds the position of scrollable views.
public nonisolated struct _ScrollPositionModifier: ViewModifier, SystemView {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    nonisolated init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.position = position
        self.anchor = anchor
    }

    /// The content, with the binding in its environment.
    ///
    /// - Parameter content: The view to modify.
    @MainActor public func body(content: Content) -> some View {
        let position = position
        let positionBinding = ScrollPositionBinding(
            place: position.wrappedValue.positionValue, anchor: anchor, followsReaders: true,
            afterUser: { id in position.wrappedValue.scrolledByUser(to: id).positionValue },
            write: { id in
                let new = position.wrappedValue.scrolledByUser(to: id)
                if new != position.wrappedValue { position.wrappedValue = new }
            })
        content.transformEnvironment(\.scrollSettings) { $0.position = positionBinding }
    }
}

/// The modifier that binds the identity of the first visible view.
public nonisolated struct _ScrollPositionIDModifier<ID: Hashable>: ViewModifier, SystemView {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    nonisolated init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    /// The content, with the binding in its environment.
    ///
    /// - Parameter content: The view to modify.
    @MainActor public func body(content: Content) -> some View {
        let (id, anchor) = (id, anchor)
        let place: (ID?) -> ScrollPositionValue = { $0.map { .view(AnyHashable($0), anchor: anchor) } ?? .automatic }
        let positionBinding = ScrollPositionBinding(
            place: place(id.wrappedValue), anchor: anchor, followsReaders: false,
            // An identity of another type cannot be written.
            afterUser: { new in place(new?.base as? ID ?? id.wrappedValue) },
            write: { new in
                if let new = new?.base as? ID, new != id.wrappedValue { id.wrappedValue = new }
            })
        content.transformEnvironment(\.scrollSettings) { $0.position = positionBinding }
    }
}

/// The value of a scroll position binding.
enum ScrollPositionValue: Equatable {
    /// The beginning.
    case automatic
    /// The position to which the user has scrolled, with the identity of the view if known.
    case byUser(AnyHashable?)
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

/// The value that a program reads and writes for the position of a scrollable view.
struct ScrollPositionBinding {
    /// The value.
    var place: ScrollPositionValue

    /// The point of the viewport that determines the view while the user scrolls.
    let anchor: UnitPoint?

    /// True if the value is written when a `ScrollViewReader` scrolls. SwiftUI does not change a bound identity then.
    let followsReaders: Bool

    /// Returns the value after the user has scrolled to a view.
    let afterUser: (AnyHashable?) -> ScrollPositionValue

    /// Writes that the user has scrolled to a view.
    let write: (AnyHashable?) -> Void
}
