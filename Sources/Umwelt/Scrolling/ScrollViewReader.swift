/// Gives its content a way to scroll to views inside.
///
/// ```swift
/// ScrollViewReader { proxy in
///     List(messages) { MessageRow(message: $0) }
///     Button("Latest") { proxy.scrollTo(messages.last?.id) }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View, SystemView {
    /// Makes the content, given what scrolls it.
    public var content: (ScrollViewProxy) -> Content

    @State private var place = ScrollReaderPlace()

    /// Makes a view whose content can be scrolled by what the content is given.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    /// The content.
    @MainActor public var body: some View {
        content(ScrollViewProxy(place: place)).modifier(ScrollReaderModifier(place: place))
    }
}

/// Scrolls to views by their identity: within a ``ScrollViewReader``, which makes it.
public struct ScrollViewProxy {
    fileprivate let place: ScrollReaderPlace

    /// Scrolls so that the view with an identity, its `id` or that of its element in a `ForEach`, can be seen.
    ///
    /// With an anchor, that point of the view comes to the same point of what scrolls; without, the view comes into
    /// sight by the shortest way. If there is no such view nothing happens. It is for actions; a body that calls it
    /// scrolls after the update.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader = place.element, !reader.isRemoved else { return }
        reader.tree.afterUpdate { [weak reader] in
            guard let reader, !reader.isRemoved else { return }
            guard let element = ScrollDestination.find(AnyHashable(id), below: reader)?.makeElement() else { return }
            // It has a place after the layout that follows.
            reader.tree.afterUpdate { ScrollDestination.reveal(element, anchor: anchor) }
        }
    }
}

/// Where a reader is in its tree.
private final class ScrollReaderPlace {
    weak var element: _Element?
}

/// Tells a place which element it is.
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
