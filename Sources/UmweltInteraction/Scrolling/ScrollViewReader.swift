/// A view whose content receives a proxy for scrolling to views inside.
///
/// ```swift
/// ScrollViewReader { proxy in
///     List(messages) { MessageRow(message: $0) }
///     Button("Latest") { proxy.scrollTo(messages.last?.id) }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View, SystemView {
    /// Makes the content with the proxy.
    public var content: (ScrollViewProxy) -> Content

    @State private var place = ScrollReaderPlace()

    /// Makes a view whose content can scroll to the views inside.
    ///
    /// - Parameter content: Makes the content from the proxy.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// The content.
    @MainActor public var body: some View {
        content(ScrollViewProxy(place: place)).modifier(ScrollReaderModifier(place: place))
    }
}

/// A value of a ``ScrollViewReader`` that scrolls to views inside by their identity.
public struct ScrollViewProxy {
    fileprivate let place: ScrollReaderPlace

    /// Scrolls to the view with an identity: its `id`, or that of its element in a `ForEach`.
    ///
    /// With an anchor, this point of the view moves to the same point of the scrollable view. Without an anchor, the
    /// view scrolls the shortest distance that makes it visible. Without such a view, nothing happens.
    ///
    /// Call it from actions; a body that calls it scrolls after the update. A binding of
    /// ``View/scrollPosition(id:anchor:)`` does not change; a binding of ``View/scrollPosition(_:anchor:)`` is set to
    /// the visible view.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - anchor: The point of the view that moves to the same point of the scrollable view; nil for the shortest
    ///     distance.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader = place.element, !reader.isRemoved else { return }
        let animation = Transaction.current.animation
        reader.tree.afterUpdate { [weak reader] in
            guard let reader, !reader.isRemoved else { return }
            guard let element = ScrollDestination.find(AnyHashable(id), below: reader)?.makeElement() else { return }
            // The view has a place only after the layout that follows.
            reader.tree.afterUpdate {
                ScrollDestination.reveal(element, anchor: anchor, with: animation, isByReader: true)
            }
        }
    }
}

/// The reference to the element of a reader.
private final class ScrollReaderPlace {
    weak var element: _Element?
}

/// The modifier that stores its element in the reader's reference.
private nonisolated struct ScrollReaderModifier: ViewModifier {
    typealias Body = Never
    let place: ScrollReaderPlace

    nonisolated init(place: ScrollReaderPlace) { self.place = place }

    nonisolated static func _makeElement<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<Content, Self>> {
        let element = PassThroughElement(view, inputs) { $0.content }
        view.modifier.place.element = element
        return element
    }
}
