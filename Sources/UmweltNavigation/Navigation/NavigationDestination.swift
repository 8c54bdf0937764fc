@_spi(Kernel) import Umwelt

extension View {
    /// Sets the view that the enclosing navigation stack shows for values of a type.
    ///
    /// The destination for `AnyHashable` shows the values of all types without their own.
    ///
    /// ```swift
    /// List(books) { NavigationLink($0.title, value: $0) }
    ///     .navigationDestination(for: Book.self) { BookView(book: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Makes the view for a value.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(destination: destination))
    }

    /// Pushes a view onto the navigation stack while a binding's value is true.
    ///
    /// ```swift
    /// Button("Sign in") { isSigningIn = true }
    ///     .navigationDestination(isPresented: $isSigningIn) { SignInView() }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: True while the view is on the stack; navigating back sets it to false.
    ///   - destination: Makes the view to push.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let view = destination()
        return modifier(PushModifier(source: .flag(isPresented)) { view })
    }

    /// Pushes a view for the value of a binding onto the navigation stack, while the value is not nil.
    ///
    /// ```swift
    /// MapView(places, chosen: $place)
    ///     .navigationDestination(item: $place) { PlaceView(place: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - item: The value for the sheet; nil to show none.
    ///   - destination: Makes the view for a value.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(PushModifier(source: .item(item) { AnyHashable($0) }, content: destination))
    }
}

/// A modifier that adds a destination to the enclosing navigation stack.
nonisolated struct DestinationModifier<Data: Hashable, Destination: View>: ViewModifier {
    typealias Body = Never
    let destination: (Data) -> Destination

    nonisolated init(destination: @escaping (Data) -> Destination) { self.destination = destination }

    nonisolated static func _makeElement<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _ElementInputs
    ) -> _ViewElement<ModifiedContent<V, Self>> {
        DestinationElement(view, inputs)
    }
}

private final class DestinationElement<Content: View, Data: Hashable, Destination: View>:
    SingleChildElement<ModifiedContent<Content, DestinationModifier<Data, Destination>>, Content>
{
    private var modifier: DestinationModifier<Data, Destination>
    private weak var controller: NavigationController?
    private var entry: NavigationDestination?

    init(_ view: ModifiedContent<Content, DestinationModifier<Data, Destination>>, _ inputs: _ElementInputs) {
        modifier = view.modifier
        super.init(inputs)
        graph.run(self)
        child = Content._makeElement(view.content, childInputs())
    }

    override func update(_ view: ModifiedContent<Content, DestinationModifier<Data, Destination>>) {
        if !areValuesEqual(modifier.destination, view.modifier.destination) {
            modifier = view.modifier
            entry?.make = make
        }
        child?.update(view.content)
    }

    /// Runs first, and when the view is in another stack.
    override func update() {
        let new = EnvironmentValues(at: scope, tracking: true).navigationController
        if let new, new === controller { return }
        if let entry { controller?.remove(entry) }
        controller = new
        let entry = NavigationDestination(type: ObjectIdentifier(Data.self), from: self, make: make)
        self.entry = entry
        new?.add(entry)
    }

    private var make: (AnyHashable) -> AnyView {
        let destination = modifier.destination
        return { value in
            // The controller passes values of this type only; every value is an `AnyHashable`.
            (value.base as? Data).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
        }
    }

    override func didLeaveTree() { if let entry { controller?.remove(entry) } }
}
