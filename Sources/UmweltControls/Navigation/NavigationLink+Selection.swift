@_spi(Kernel) import Umwelt

extension NavigationLink {
    /// Makes a link to a view, which is shown while a binding has the link's tag.
    ///
    /// - Parameters:
    ///   - tag: The value that stands for the link.
    ///   - selection: The tag of the link whose view is shown; nil for none.
    ///   - destination: The view.
    ///   - label: The label of the link.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }

    /// Makes a link to a view, which is shown while a binding has the link's tag.
    ///
    /// - Parameters:
    ///   - destination: The view.
    ///   - tag: The value that stands for the link.
    ///   - selection: The tag of the link whose view is shown; nil for none.
    ///   - label: The label of the link.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination, isActive: selection[dynamicMember: \.[has: tag]]))
    }
}

extension NavigationLink where Label == Text {
    /// Makes a link to a view, which is shown while a binding's value is true, with a title that is looked up in the
    /// language of the environment.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(titleKey, destination: destination(), isActive: isActive)
    }

    /// Makes a link to a view, which is shown while a binding's value is true, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, destination: destination(), isActive: isActive)
    }

    /// Makes a link to a view, which is shown while a binding's value is true, with a title that is looked up in the
    /// language of the environment.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: isActive))
    }

    /// Makes a link to a view, which is shown while a binding's value is true, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), target: .view(destination, isActive: isActive))
    }

    /// Makes a link to a view, which is shown while a binding has the link's tag, with a title that is looked up in the
    /// language of the environment.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(titleKey, destination: destination(), tag: tag, selection: selection)
    }

    /// Makes a link to a view, which is shown while a binding has the link's tag, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, destination: destination(), tag: tag, selection: selection)
    }

    /// Makes a link to a view, which is shown while a binding has the link's tag, with a title that is looked up in the
    /// language of the environment.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// Makes a link to a view, which is shown while a binding has the link's tag, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension Optional where Wrapped: Hashable {
    /// True if the tag is that of a link. Setting it chooses the link, or none if it was the one.
    fileprivate subscript(has tag: Wrapped) -> Bool {
        get { self == tag }
        set {
            if newValue {
                self = tag
            } else if self == tag {
                self = nil
            }
        }
    }
}
